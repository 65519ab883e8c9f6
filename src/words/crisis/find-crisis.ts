import { fold } from '#src/words/fold.ts';
import { lexicon as ar } from './ar.ts';
import { findAnothersDanger } from './danger-of-another.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fa } from './fa.ts';
import { type HelpLine, helpLinesFor } from './help-lines.ts';
import { type PhraseSet, phraseSet } from './phrase-set.ts';
import type { CrisisLexicon } from './shape.ts';
import { tellsOfViolence } from './told-awake.ts';

/** What is said, and whom to call, instead of a reading. */
export type Crisis = {
	message: string;
	/** Whether it is somebody else who may harm themselves. */
	ofAnother: boolean;
	lines: HelpLine[];
};

const lexicons: Readonly<Record<string, CrisisLexicon>> = { en, fa, ar, es };
/** People write in another language than the page's, so all four are always looked through. */
const all = (part: 'present' | 'ordinary') => phraseSet(Object.values(lexicons).flatMap((lexicon) => lexicon[part]));
const present = all('present');
const ordinary = all('ordinary');

/** Whether the person who writes cries for help, or tells of violence. */
function criesForHelp(text: string, dreamt: boolean): boolean {
	const words = fold(text).split(' ');
	const found = (phrases: PhraseSet) =>
		words.flatMap((_, from) => phrases.endsOf(words, from).map((to) => [from, to] as const));
	const cries = found(present);
	const excuses = cries.length > 0 ? found(ordinary) : [];
	return (
		cries.some(([from, to]) => !excuses.some(([start, end]) => start <= from && to <= end)) ||
		(!dreamt && tellsOfViolence(words))
	);
}

/**
 * Whether a text is a cry for help: words of ending one's life, of self-harm, of violence done or suffered, or of
 * somebody near who may harm themselves. A dream of dying, a film or a figure of speech is not.
 * @param dreamt whether the text tells a dream: there people are slapped and pushed without harm
 * @returns what to say instead of a reading, in the language of the page, or null
 */
export function findCrisis(text: string, language: string, country?: string, dreamt = false): Crisis | null {
	const another = dreamt ? { told: false, named: false, rest: text } : findAnothersDanger(text);
	const own = criesForHelp(another.named ? another.rest : text, dreamt);
	if (!own && !another.told) return null;
	const { message, messageForAnother } = lexicons[language] ?? en;
	return { message: own ? message : messageForAnother, ofAnother: !own, lines: helpLinesFor(language, country) };
}
