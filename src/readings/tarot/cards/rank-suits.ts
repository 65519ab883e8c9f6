import { isMinor } from '#src/methods/tarot/cards.ts';
import { deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import {
	type CourtRank,
	courtRanks,
	type PipNumber,
	pipNumbers,
	type Suit,
	suits,
} from '#src/methods/tarot/minor-arcana.ts';
import type { TarotFacts } from '../facts.ts';
import { anyOf, atLeastAmong, noneAmong } from '../thesis/chances.ts';

/** What can be said of a spread of the whole deck by its suits, numbers and courts. `cards` are two of them, by index. */
export type SuitFact = { chance: number } & (
	| { kind: 'number'; key: PipNumber; cards: readonly [number, number] }
	| { kind: 'rank'; key: CourtRank; cards: readonly [number, number] }
	| { kind: 'suit'; key: Suit; count: number; card: number }
	| { kind: 'noSuit'; key: Suit }
	| { kind: 'manyTrumps' | 'manyCourts'; count: number }
	| { kind: 'noTrump' }
);

const SIZE = deckSizes.whole;
const [OF_A_SUIT, OF_A_NUMBER, TRUMPS] = [14, suits.length, deckSizes.trumps];
const COURTS = courtRanks.length * suits.length;
/** With so many cards it says something that a kind is missing; so many courts stand out. */
const ENOUGH_TO_MISS = 5;
const MANY_COURTS = 3;

/** What stands out among the suits of a spread of several cards, with how often it comes by chance; in no order. */
export function suitFacts({ cards, suits: found }: TarotFacts): SuitFact[] {
	if (!found) return [];
	const drawn = cards.length;
	const facts: SuitFact[] = [];
	const alike = (kinds: number, wanted: (index: number) => boolean) => {
		const [one, other, ...more] = cards.flatMap((_, index) => (wanted(index) ? [index] : []));
		if (one === undefined || other === undefined) return null;
		const chance = anyOf(kinds, atLeastAmong(2 + more.length, drawn, OF_A_NUMBER, SIZE));
		return { chance, cards: [one, other] as const };
	};
	const pip = (index: number) => {
		const card = cards[index];
		return card && isMinor(card) && card.kind === 'pip' ? card.number : null;
	};
	const court = (index: number) => {
		const card = cards[index];
		return card && isMinor(card) && card.kind === 'court' ? card.rank : null;
	};
	for (const key of pipNumbers) {
		const several = alike(pipNumbers.length, (index) => pip(index) === key);
		if (several) facts.push({ kind: 'number', key, ...several });
	}
	for (const key of courtRanks) {
		const several = alike(courtRanks.length, (index) => court(index) === key);
		if (several) facts.push({ kind: 'rank', key, ...several });
	}
	for (const key of suits) {
		const count = found.counts[key];
		const card = cards.findIndex((each) => isMinor(each) && each.suit === key);
		if (count * 2 > drawn)
			facts.push({
				kind: 'suit',
				key,
				count,
				card,
				chance: anyOf(suits.length, atLeastAmong(count, drawn, OF_A_SUIT, SIZE)),
			});
		if (count === 0 && drawn >= ENOUGH_TO_MISS)
			facts.push({ kind: 'noSuit', key, chance: anyOf(suits.length, noneAmong(drawn, OF_A_SUIT, SIZE)) });
	}
	if (found.trumps * 2 > drawn)
		facts.push({
			kind: 'manyTrumps',
			count: found.trumps,
			chance: atLeastAmong(found.trumps, drawn, TRUMPS, SIZE),
		});
	if (found.trumps === 0 && drawn >= ENOUGH_TO_MISS)
		facts.push({ kind: 'noTrump', chance: noneAmong(drawn, TRUMPS, SIZE) });
	if (found.courts >= MANY_COURTS)
		facts.push({
			kind: 'manyCourts',
			count: found.courts,
			chance: atLeastAmong(found.courts, drawn, COURTS, SIZE),
		});
	return facts;
}
