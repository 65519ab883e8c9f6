import { checkPayload } from '#src/readings/flow/check-payload.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import type { Hafez } from './contract.ts';
import { withCouplet } from './couplet/find-couplet.server.ts';
import { hafezFacts } from './facts.server.ts';
import { messages } from './messages.ts';
import { hafezPrompt } from './prompt.server.ts';
import { hafezRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off. */
const LEAST_WORDS = 70;

/** The Hafez oracle: the verse that was drawn, read towards what was asked. */
export const hafez: Reading<Hafez> = {
	name: 'hafez-interpretation',

	check: (payload) =>
		checkPayload(hafezRequestSchema, payload, messages, { key: 'question_invalid', field: 'question' }),

	personalText: ({ question }) => question,

	lookUp: withCouplet,

	facts: hafezFacts,

	words: (request, facts) => ({
		fields: ['interpretation'],
		compose: () => ({ interpretation: compose(request) }),
		prompt: () => hafezPrompt(request, facts),
		allowed: {
			language: request.language,
			quotable: [facts.poem.verse.join(' '), facts.poem.translation?.join(' ') ?? '', request.question],
			numbers: [facts.poem.ghazal, facts.poem.couplet].filter((number) => typeof number === 'number'),
		},
		leastWords: LEAST_WORDS,
	}),

	answer: ({ interpretation = '' }) => ({ interpretation }),
};
