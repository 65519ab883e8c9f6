import { isLanguage } from '#src/language/languages.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { mbtiTypes } from '#src/psychology/mbti-types.ts';
import type { Reading } from '#src/psychology/reading.ts';
import { compose } from './compose.server.ts';
import type { Mbti } from './contract.ts';
import { mbtiFacts } from './facts.server.ts';
import { messages } from './messages.ts';
import { mbtiPrompt } from './prompt.server.ts';
import { mbtiRequestSchema } from './request.ts';

/** A model's description shorter than this broke off. */
const LEAST_WORDS = 150;
/** How many types there are, which a description may mention. */
const TYPES = 16;

/** `mbti-analysis`: four letters, told as a description of their type. */
export const mbti: Reading<Mbti> = {
	name: 'mbti-analysis',

	check(payload) {
		const parsed = mbtiRequestSchema.safeParse(payload);
		if (parsed.success) return parsed.data;
		const asked = (payload as { language?: unknown } | null)?.language;
		const language = isLanguage(asked) ? asked : 'fa';
		throw new Problem('answers_incomplete', 400, messages[language].answers_incomplete, { field: 'answers' });
	},

	personalText: () => '',

	facts: mbtiFacts,

	words: (request, facts) => ({
		fields: ['analysis'],
		compose: () => ({ analysis: compose(facts.mbtiType, request.language) }),
		prompt: () => mbtiPrompt(request, facts),
		allowed: {
			language: request.language,
			quotable: [],
			numbers: [TYPES],
			names: { known: mbtiTypes, allowed: [facts.mbtiType] },
		},
		leastWords: LEAST_WORDS,
	}),

	answer: ({ analysis = '' }, { mbtiType }) => ({ mbtiType, analysis }),
};
