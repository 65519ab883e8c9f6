import { lexicon as ar } from './ar.ts';
import { createStemFinder } from './create-stem-finder.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fa } from './fa.ts';
import type { Subject } from './subject.ts';

const find = createStemFinder<Exclude<Subject, 'open'>>({ en, fa, ar, es });

/** What a question is about, the most spoken of first, at most three; `['open']` where it names nothing known. */
export function findSubjects(text: string, language: string): readonly [Subject, ...Subject[]] {
	const [first, ...rest] = find(text, language).map(({ key }) => key);
	return first ? [first, ...rest.slice(0, 2)] : ['open'];
}
