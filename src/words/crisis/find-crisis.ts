import { fold } from '#src/words/fold.ts';
import { lexicon as ar } from './ar.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fa } from './fa.ts';
import { type HelpLine, helpLinesFor } from './help-lines.ts';
import { type PhraseSet, phraseSet } from './phrase-set.ts';
import type { CrisisLexicon } from './shape.ts';
import { tellsOfViolence } from './told-awake.ts';

/** What is said, and whom to call, instead of a reading. */
export type Crisis = { message: string; lines: HelpLine[] };

const lexicons: Readonly<Record<string, CrisisLexicon>> = { en, fa, ar, es };
/** People write in another language than the page's, so all four are always looked through. */
const all = (part: 'present' | 'ordinary') => phraseSet(Object.values(lexicons).flatMap((lexicon) => lexicon[part]));
const present = all('present');
const ordinary = all('ordinary');

/**
 * Whether a text is a cry for help: words of ending one's life, of self-harm, of violence done or suffered. A dream of
 * dying, a film or a figure of speech is not.
 * @param dreamt whether the text tells a dream: there people are slapped and pushed without harm
 * @returns what to say instead of a reading, in the language of the page, or null
 */
export function findCrisis(text: string, language: string, country?: string, dreamt = false): Crisis | null {
	const words = fold(text).split(' ');
	const found = (phrases: PhraseSet) =>
		words.flatMap((_, from) => phrases.endsOf(words, from).map((to) => [from, to] as const));
	const cries = found(present);
	const excuses = cries.length > 0 ? found(ordinary) : [];
	const unexcused =
		cries.some(([from, to]) => !excuses.some(([start, end]) => start <= from && to <= end)) ||
		(!dreamt && tellsOfViolence(words));
	return unexcused ? { message: (lexicons[language] ?? en).message, lines: helpLinesFor(language, country) } : null;
}
