import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { boundedText } from '#src/language/text-length.ts';
import { symbolIds } from '#src/listening/symbols.ts';
import { feelings } from './intake.ts';

/** Length of a dream, in characters after trimming; both ends count. */
export const DREAM_LENGTH = { least: 10, most: 2000 } as const;

/** A dream as it is told. Issues carry keys of the messages. */
export const dreamSchema = boundedText(DREAM_LENGTH, {
	invalid: 'dream_invalid',
	tooShort: 'dream_too_short',
	tooLong: 'dream_too_long',
});

/**
 * The payload of `dream-interpretation`: the specification's two fields, and three more that the visitor may set. `symbols`, where
 * it is sent, is the visitor's own list and replaces what would be found. An unknown language counts as Persian.
 */
export const dreamRequestSchema = z.object({
	dream: dreamSchema,
	language: z.catch(z.enum(languages), 'fa'),
	symbols: z.optional(
		z.pipe(
			z.array(z.enum(symbolIds as [(typeof symbolIds)[number], ...typeof symbolIds]), 'dream_invalid'),
			z.transform((symbols) => [...new Set(symbols)]),
		),
	),
	feeling: z.optional(z.nullable(z.enum(feelings))),
	recurring: z.optional(z.boolean()),
});
export type DreamRequest = z.infer<typeof dreamRequestSchema>;
