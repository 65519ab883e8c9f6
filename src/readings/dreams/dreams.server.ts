import { isLanguage } from '#src/language/languages.ts';
import { Problem } from '#src/platform/problem.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import { type DreamFacts, dreamFacts } from './facts.server.ts';
import { type MessageKey, messages } from './messages.ts';
import { dreamPrompt } from './prompt.server.ts';
import { type DreamRequest, dreamRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off. */
const LEAST_WORDS = 100;

/** Dream interpretation: what is found in a dream, read through three lenses side by side. */
export const dreams: Reading<DreamRequest, DreamFacts> = {
	name: 'dream-interpretation',

	check(payload) {
		const parsed = dreamRequestSchema.safeParse(payload);
		if (parsed.success) return parsed.data;
		const issue = parsed.error.issues[0];
		const field = String(issue?.path[0] ?? 'dream');
		const asked = (payload as { language?: unknown } | null)?.language;
		const language = isLanguage(asked) ? asked : 'fa';
		const key = (issue && issue.message in messages.en ? issue.message : 'dream_invalid') as MessageKey;
		throw new Problem(key, 400, messages[language][key], { field });
	},

	personalText: ({ dream }) => dream,

	facts: dreamFacts,

	words: (request, facts) => ({
		fields: ['interpretation'],
		compose: () => ({ interpretation: compose(request, facts) }),
		prompt: () => dreamPrompt(request, facts),
		allowed: {
			language: request.language,
			quotable: [request.dream],
			numbers: [],
		},
		leastWords: LEAST_WORDS,
	}),

	answer: ({ interpretation }) => ({ interpretation }),
};
