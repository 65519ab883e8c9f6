import type { Language } from '#src/language/languages.ts';
import { deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import { anyOf } from '#src/words/testing/random.ts';
import type { TarotRequest } from '../request.ts';
import { deckOf, spreadSizes } from '../spread/spreads.ts';

/** A spread as somebody may draw it: any size, of the trumps or the whole deck, any cards, each upright or reversed. */
export function randomRequest(language: Language, random: () => number): TarotRequest {
	const spreadType = anyOf(spreadSizes, random);
	const deck = deckOf(spreadType, random() < 0.5 ? 'whole' : 'trumps');
	const left = Array.from({ length: deckSizes[deck] }, (_, id) => id);
	const cards = Array.from({ length: spreadType }, (_, position) => {
		const [id = 0] = left.splice(Math.floor(random() * left.length), 1);
		return { card: { id }, position, revealed: true, reversed: random() < 0.5 };
	});
	const month = 1 + Math.floor(random() * 12);
	const date = `2026-${String(month).padStart(2, '0')}-11`;
	return { spreadType, cards, language, ...(deck === 'whole' && { deck }), ...(spreadType === 12 && { date }) };
}
