import { decks } from '#src/methods/tarot/deck/decks.ts';
import { checkPayload } from '#src/readings/check-payload.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import type { Tarot } from './contract.ts';
import { tarotFacts } from './facts.ts';
import { messages } from './messages.ts';
import { tarotPrompt } from './prompt.server.ts';
import { tarotRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off. */
const LEAST_WORDS = 90;

/** The tarot: one, three or five of the 22 trumps, read beside one another. */
export const tarot: Reading<Tarot> = {
	name: 'tarot-interpretation',

	check: (payload) => checkPayload(tarotRequestSchema, payload, messages, { key: 'cards_invalid', field: 'cards' }),

	// Nothing is written by the visitor: cards and a language only.
	personalText: () => '',

	facts: tarotFacts,

	words: (request, facts) => ({
		fields: ['interpretation'],
		compose: () => ({ interpretation: compose(request, facts) }),
		prompt: () => tarotPrompt(request, facts),
		allowed: {
			language: request.language,
			quotable: [],
			numbers: [...facts.cards.map(({ id }) => id), facts.quintessence.sum, ...facts.quintessence.steps],
			names: {
				known: decks[request.language].map(({ name }) => name),
				allowed: [...facts.cards.map(({ name }) => name), facts.quintessence.name],
			},
		},
		leastWords: LEAST_WORDS,
	}),

	answer: ({ interpretation = '' }) => ({ interpretation }),
};
