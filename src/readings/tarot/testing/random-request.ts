import type { Language } from '#src/language/languages.ts';
import { anyOf } from '#src/words/testing/random.ts';
import { DECK_SIZE, type TarotRequest } from '../request.ts';
import { spreadSizes } from '../spreads.ts';

/** A spread as somebody may draw it: any size, any cards, each upright or reversed. */
export function randomRequest(language: Language, random: () => number): TarotRequest {
	const spreadType = anyOf(spreadSizes, random);
	const left = Array.from({ length: DECK_SIZE }, (_, id) => id);
	const cards = Array.from({ length: spreadType }, (_, position) => {
		const [id = 0] = left.splice(Math.floor(random() * left.length), 1);
		return { card: { id }, position, revealed: true, reversed: random() < 0.5 };
	});
	return { spreadType, cards, language };
}
