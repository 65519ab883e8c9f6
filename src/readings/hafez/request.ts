import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { boundedText } from '#src/readings/text-length.ts';
import { poems } from './poems.ts';

/** Length of a question, in characters after trimming; both ends count. */
export const QUESTION_LENGTH = { least: 5, most: 500 } as const;

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
	poem: z
		.string('poem_unknown')
		.check(z.refine((text) => poems.some((poem) => verseText(poem) === text.trim()), 'poem_unknown')),
	question: questionSchema,
	language: z.catch(z.enum(languages), 'fa'),
});
export type HafezRequest = z.infer<typeof hafezRequestSchema>;

/** The poem that a request was made with. */
export const poemOf = ({ poem: text }: HafezRequest): (typeof poems)[number] =>
	poems.find((poem) => verseText(poem) === text.trim()) ?? poems[0];
