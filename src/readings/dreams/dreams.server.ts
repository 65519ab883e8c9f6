import { checkPayload } from '#src/readings/flow/check-payload.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import type { Dreams } from './contract.ts';
import { dreamFacts } from './facts.server.ts';
import { messages } from './messages.ts';
import { dreamPrompt } from './prompt.server.ts';
import { dreamRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off; where no dream was told there is less to say. */
const LEAST_WORDS = { dream: 100, waking: 25 };

/** Dream interpretation: what is found in a dream, read through three lenses side by side. */
export const dreams: Reading<Dreams> = {
	name: 'dream-interpretation',

	check: (payload) => checkPayload(dreamRequestSchema, payload, messages, { key: 'dream_invalid', field: 'dream' }),

	personalText: ({ dream }) => dream,
	isDreamt: true,

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
		leastWords: LEAST_WORDS[facts.waking ? 'waking' : 'dream'],
	}),

	// A short dream gets a short reading.
	builtInWords: { least: 50 },

	answer: ({ interpretation = '' }) => ({ interpretation }),
};
