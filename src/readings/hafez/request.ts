import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { boundedText } from '#src/language/text-length.ts';
import { poems } from '#src/methods/divan/poems.ts';
import type { KeptCouplet } from '#src/platform/public-schema/json-values.ts';

/** Length of a question, in characters after trimming; both ends count. */
export const QUESTION_LENGTH = { least: 5, most: 500 } as const;
/** Length of a couplet, in characters after trimming. */
export const POEM_LENGTH = { least: 10, most: 1000 } as const;

/** The two lines as they travel: apart by a line break. */
export const verseText = (poem: (typeof poems)[number]): string => poem.verse.join('\n');

/** A question as it is asked. Issues carry keys of the texts. */
export const questionSchema = boundedText(QUESTION_LENGTH, {
	invalid: 'question_invalid',
	tooShort: 'question_too_short',
	tooLong: 'question_too_long',
});

/** The payload of `hafez-interpretation`. A language that is unknown counts as Persian, the language of this screen. */
export const hafezRequestSchema = z.object({
	poem: boundedText(POEM_LENGTH, { invalid: 'poem_length', tooShort: 'poem_length', tooLong: 'poem_length' }),
	question: questionSchema,
	language: z.catch(z.enum(languages), 'fa'),
	/** Where the couplet was drawn in the site's Divan. Pages send it where there is one. */
	place: z.catch(z.optional(z.object({ ghazal: z.int(), couplet: z.int() })), undefined),
});
export type HafezRequest = Omit<z.infer<typeof hafezRequestSchema>, 'place'> & {
	place?: { ghazal: number; couplet: number } | undefined;
	/** The couplet as it stands in the site's Divan: found by the server, or kept beside the reading. No client sends it. */
	found?: KeptCouplet;
};

const letters = (text: string) => text.replace(/[\s\u200c\p{P}\p{Mn}]+/gu, '');

/** The poem of the oracle that a request was made with; undefined where it brings a couplet of its own. */
export const findPoem = ({ poem }: Pick<HafezRequest, 'poem'>): (typeof poems)[number] | undefined =>
	poems.find((one) => letters(verseText(one)) === letters(poem));
