import type { Language } from '#src/language/languages.ts';
import type { Ask, Event, Person } from '../heard.ts';
import type { Lexicon } from '../lexicon/lexicons.server.ts';
import type { Mark } from '../lexicon/shape.ts';
import type { Match } from '../text/phrases.ts';
import type { Token } from '../text/token.ts';

/** A text with all that was found in it, before it is weighed. */
export type Reading = {
	readonly text: string;
	readonly language: Language;
	readonly tokens: readonly Token[];
	/** Per sentence: whether it asks. */
	readonly asking: readonly boolean[];
	readonly people: readonly Match<Person>[];
	/** Whom words look like that name nobody: the mother of "cáncer de mama". */
	readonly notMeant: readonly Person[];
	/** What words look like that an idiom tells otherwise: the quarrel of "nos llevamos de maravilla". */
	readonly notTold: readonly Event[];
	readonly events: readonly Match<{ readonly event: Event; readonly weak: boolean }>[];
	/** Events that the text tells did not happen. */
	readonly denied: readonly Event[];
	readonly always: readonly Match<Ask>[];
	readonly inQuestion: readonly Match<Ask>[];
	readonly marks: readonly Match<Mark>[];
	readonly how: Lexicon['how'];
};

export const sentenceOf = (reading: Reading, match: Match<unknown>): number =>
	reading.tokens[match.first]?.sentence ?? 0;

export const hasMark = (reading: Reading, mark: Mark, sentence?: number): boolean =>
	reading.marks.some(
		(match) => match.label === mark && (sentence === undefined || sentenceOf(reading, match) === sentence),
	);
