import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Language } from '#src/language/languages.ts';

const accept = z
	.object({
		events: z.array(z.string()).optional(),
		people: z.array(z.string()).optional(),
		asks: z.array(z.string()).optional(),
	})
	.optional();
const split = z.enum(['train', 'dev', 'test']);
/** What a text is for: `train` and `dev` teach the classifier, `dev` also shows how much it may be believed; `test` only scores. */
export type Split = z.infer<typeof split>;
const question = z.object({
	id: z.string(),
	text: z.string(),
	people: z.array(z.string()),
	events: z.array(z.string()),
	asks: z.string(),
	whose: z.enum(['self', 'other']).optional(),
	tense: z.enum(['past', 'now', 'ahead']).optional(),
	weight: z.enum(['light', 'plain', 'heavy']).optional(),
	presumesFalse: z.array(z.string()),
	accept,
	split,
});
const message = z.object({ id: z.string(), text: z.string(), asks: z.string(), accept, split });

/** A labelled question; `accept` widens a label, `none` in it means that an empty list is right too. */
export type LabelledQuestion = z.infer<typeof question>;
export type LabelledMessage = z.infer<typeof message>;

const load = (language: Language, name: string): unknown =>
	JSON.parse(readFileSync(new URL(`../corpus/${language}/${name}.json`, import.meta.url), 'utf8'));

/** The questions of the corpus in one language, of one split. */
export const questionsOf = (language: Language, half: Split): LabelledQuestion[] =>
	z
		.array(question)
		.parse(load(language, 'questions'))
		.filter(({ split: own }) => own === half);

/** The messages to the guide in one language, of one split. */
export const messagesOf = (language: Language, half: Split): LabelledMessage[] =>
	z
		.array(message)
		.parse(load(language, 'guide'))
		.filter(({ split: own }) => own === half);

/** Whether the first of a heard list is right, as the score of the contract counts. */
export function isFirstRight(
	heard: readonly string[],
	labels: readonly string[],
	accepted: readonly string[] = [],
): boolean {
	const [first] = heard;
	if (first === undefined) return labels.length === 0 || accepted.includes('none');
	return labels.includes(first) || accepted.includes(first);
}
