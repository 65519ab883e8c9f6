import { isMinor } from '#src/methods/tarot/cards.ts';
import { wholeDecks } from '#src/methods/tarot/deck/decks.ts';
import { dayIn } from '#src/readings/day-of.ts';
import { checkPayload } from '#src/readings/flow/check-payload.ts';
import type { Reading } from '#src/readings/reading.ts';
import { compose } from './compose.server.ts';
import type { Tarot } from './contract.ts';
import { tarotFacts } from './facts.server.ts';
import type { TarotFacts } from './facts.ts';
import { messages } from './messages.ts';
import { tarotPrompt } from './prompt.server.ts';
import { type TarotRequest, tarotRequestSchema } from './request.ts';

/** A model's reading shorter than this broke off, by how many cards there are. */
const leastWords = (cards: number) => (cards > 5 ? 200 : 90);

const DAY_MS = 86_400_000;

/**
 * The day from which a year is laid: the visitor's own, where it is one that it may be somewhere on earth, else that of the
 * server's clock, in Tehran for Persian as elsewhere (docs/methods.md, 8.3). Other spreads have none.
 */
function dated({ date, ...request }: TarotRequest, now: Date): TarotRequest {
	if (request.spreadType !== 12) return request;
	const near = date && /^\d{4}-\d\d-\d\d$/.test(date) && Math.abs(Date.parse(date) - now.getTime()) < 2 * DAY_MS;
	return { ...request, date: near ? date : dayIn(request.language, now) };
}

/** The numbers of its cards that a model may write. */
function numbersOf({ cards, quintessence }: TarotFacts): number[] {
	const ofCards = cards.flatMap((card) => {
		if (!isMinor(card)) return [card.id];
		if (card.kind === 'court') return card.degrees ? [card.degrees.degree] : [];
		return [card.number, ...(card.decan ? [card.decan.from, card.decan.to] : [])];
	});
	return [...ofCards, quintessence.sum, ...quintessence.steps];
}

/** The tarot: one to twelve cards of the 22 trumps or of the whole deck, read beside one another. */
export function createTarot(clock: () => Date = () => new Date()): Reading<Tarot> {
	return {
		name: 'tarot-interpretation',

		check: (payload) =>
			dated(checkPayload(tarotRequestSchema, payload, messages, { key: 'cards_invalid', field: 'cards' }), clock()),

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
				numbers: numbersOf(facts),
				names: {
					known: wholeDecks[request.language].map(({ name }) => name),
					allowed: [...facts.cards.map(({ name }) => name), facts.quintessence.name],
				},
			},
			leastWords: leastWords(facts.cards.length),
		}),

		// Each of up to twelve cards is told.
		builtInWords: { most: 600 },

		answer: ({ interpretation = '' }) => ({ interpretation }),
	};
}

export const tarot = createTarot();
