import { isLanguage } from '#src/language/languages.ts';
import { decks } from '#src/methods/tarot/deck/decks.ts';
import { Problem } from '#src/platform/problem.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import { type TarotFacts, tarotFacts } from './facts.ts';
import { type MessageKey, messages } from './messages.ts';
import { tarotPrompt } from './prompt.server.ts';
import { type TarotRequest, tarotRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off. */
const LEAST_WORDS = 90;

/** The tarot: one, three or five of the 22 trumps, read beside one another. */
export const tarot: Reading<TarotRequest, TarotFacts> = {
	name: 'tarot-interpretation',

	check(payload) {
		const parsed = tarotRequestSchema.safeParse(payload);
		if (parsed.success) return parsed.data;
		const issue = parsed.error.issues[0];
		const field = String(issue?.path[0] ?? 'cards');
		const asked = (payload as { language?: unknown } | null)?.language;
		const language = isLanguage(asked) ? asked : 'fa';
		const key = (issue && issue.message in messages.en ? issue.message : 'cards_invalid') as MessageKey;
		throw new Problem(key, 400, messages[language][key], { field });
	},

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

	answer: ({ interpretation }) => ({ interpretation }),
};
