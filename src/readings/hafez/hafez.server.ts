import { isLanguage } from '#src/language/languages.ts';
import { Problem } from '#src/platform/problem.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import { type HafezFacts, hafezFacts } from './facts.server.ts';
import { type MessageKey, messages } from './messages.ts';
import { hafezPrompt } from './prompt.server.ts';
import { type HafezRequest, hafezRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off. */
const LEAST_WORDS = 70;

/** The Hafez oracle: the verse that was drawn, read towards what was asked. */
export const hafez: Reading<HafezRequest, HafezFacts> = {
	name: 'hafez-interpretation',

	check(payload) {
		const parsed = hafezRequestSchema.safeParse(payload);
		if (parsed.success) return parsed.data;
		const issue = parsed.error.issues[0];
		const field = String(issue?.path[0] ?? 'question');
		const asked = (payload as { language?: unknown } | null)?.language;
		const language = isLanguage(asked) ? asked : 'fa';
		const key = (issue && issue.message in messages.en ? issue.message : 'question_invalid') as MessageKey;
		throw new Problem(key, 400, messages[language][key], { field });
	},

	personalText: ({ question }) => question,

	facts: hafezFacts,

	words: (request, facts) => ({
		fields: ['interpretation'],
		compose: () => ({ interpretation: compose(request, facts) }),
		prompt: () => hafezPrompt(request, facts),
		allowed: {
			language: request.language,
			quotable: [facts.poem.verse.join(' '), facts.poem.translation?.join(' ') ?? '', request.question],
			numbers: [facts.poem.ghazal],
		},
		leastWords: LEAST_WORDS,
	}),

	answer: ({ interpretation }) => ({ interpretation }),
};
