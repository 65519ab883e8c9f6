import * as z from 'zod/mini';
import { languages } from '#src/language/languages.ts';
import { boundedText } from '#src/language/text-length.ts';
import type { PageTexts } from '#src/readings/reading-page.ts';
import type { CoinTexts } from './texts/en.ts';

export const questionSchema = boundedText(
	{ least: 5, most: 200 },
	{ invalid: 'question_invalid', tooShort: 'question_invalid', tooLong: 'question_invalid' },
);
/** The payload of `coin-toss`. */
export const coinRequestSchema = z.object({
	question: questionSchema,
	side: z.enum(['heads', 'tails'], 'question_invalid'),
	language: z.catch(z.enum(languages), 'fa'),
});

/** What the coin exchanges. */
export type Coin = {
	name: 'coin-toss';
	Request: z.infer<typeof coinRequestSchema>;
	Facts: { side: 'heads' | 'tails' };
	Fields: { reading: string };
	Row: { question: string; side: 'heads' | 'tails'; reading: string };
};
/** What the loader of its page hands over. */
export type CoinLoaded = PageTexts & { texts: CoinTexts; messages: { question_invalid: string } };
