import { fold } from '#src/words/fold.ts';
import { lexicon as ar } from './ar.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fa } from './fa.ts';
import type { SubjectLexicon } from './shape.ts';
import { type Subject, subjects } from './subject.ts';

const lexicons: Readonly<Record<string, readonly [Subject, RegExp][]>> = Object.fromEntries(
	Object.entries({ en, fa, ar, es }).map(([language, lexicon]) => [language, compile(lexicon, language === 'ar')]),
);

/** One expression a subject: each entry from the beginning of a word; Arabic words may carry و ف ب ل ك and ال before them. */
function compile(lexicon: SubjectLexicon, arabic: boolean): [Subject, RegExp][] {
	const before = arabic ? '(?:[وف]?(?:[بلک]?(?:ال)?|لل))' : '';
	return Object.entries(lexicon).map(([subject, entries]) => {
		const stems = entries.map((entry) => (entry.endsWith('$') ? `${fold(entry.slice(0, -1))}(?= )` : fold(entry)));
		return [subject as Subject, new RegExp(`(?<= )${before}(?:${stems.join('|')})`, 'gu')];
	});
}

/**
 * What a question is about, the most spoken of first, at most three; `['open']` where it names nothing known. Looks in
 * the given language first, and in the others where that finds nothing: people ask in Persian on an English page.
 */
export function findSubjects(text: string, language: string): readonly [Subject, ...Subject[]] {
	const folded = ` ${fold(text)} `;
	const order = [language, ...Object.keys(lexicons).filter((other) => other !== language)];
	for (const candidate of order) {
		const found = (lexicons[candidate] ?? [])
			.map(([subject, pattern]) => {
				const places = [...folded.matchAll(pattern)].map((match) => match.index);
				return { subject, count: places.length, first: places[0] ?? 0 };
			})
			.filter(({ count }) => count > 0)
			.sort(
				(one, other) =>
					other.count - one.count ||
					one.first - other.first ||
					subjects.indexOf(one.subject) - subjects.indexOf(other.subject),
			)
			.map(({ subject }) => subject);
		const [first, ...rest] = found;
		if (first) return [first, ...rest.slice(0, 2)];
	}
	return ['open'];
}
