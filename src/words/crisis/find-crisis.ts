import { fold } from '#src/words/fold.ts';
import { lexicon as ar } from './ar.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fa } from './fa.ts';
import { type HelpLine, helpLinesFor } from './help-lines.ts';
import type { CrisisLexicon } from './shape.ts';

/** What is said, and whom to call, instead of a reading. */
export type Crisis = { message: string; lines: HelpLine[] };

const lexicons: Readonly<Record<string, CrisisLexicon>> = { en, fa, ar, es };
/** People write in another language than the page's, so all four are always looked through. */
const present = compile('present');
const ordinary = compile('ordinary');

function compile(part: 'present' | 'ordinary'): RegExp {
	const phrases = new Set(Object.values(lexicons).flatMap((lexicon) => lexicon[part].map(fold)));
	const longestFirst = [...phrases].filter(Boolean).sort((one, other) => other.length - one.length);
	return new RegExp(`(?<= )(?:${longestFirst.join('|')})(?= )`, 'gu');
}

/**
 * Whether a text is a cry for help: words of ending one's life, of self-harm, of violence done or suffered. A dream of
 * dying, a film or a figure of speech is not.
 * @returns what to say instead of a reading, in the language of the page, or null
 */
export function findCrisis(text: string, language: string, country?: string): Crisis | null {
	const folded = ` ${fold(text)} `;
	const excused = [...folded.matchAll(ordinary)].map((match) => [match.index, match.index + match[0].length] as const);
	for (const match of folded.matchAll(present)) {
		const end = match.index + match[0].length;
		if (excused.some(([from, to]) => from <= match.index && end <= to)) continue;
		const { message } = lexicons[language] ?? en;
		return { message, lines: helpLinesFor(language, country) };
	}
	return null;
}
