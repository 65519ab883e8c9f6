import { type Element, elements } from './arcana.ts';
import { type Card, isMinor } from './cards.ts';
import { type Suit, suits } from './minor-arcana.ts';

/** How the numbers of the cards go, read in the order of time. */
export type Arc = 'rising' | 'falling' | 'hill' | 'valley' | 'restless';

/** The shape of a row of different numbers; null for fewer than three. `restless` turns more than once. */
export function arcOf(numbers: readonly number[]): Arc | null {
	if (numbers.length < 3) return null;
	const steps = numbers.slice(1).map((number, index) => (number > (numbers[index] ?? 0) ? 'up' : 'down'));
	const turns = steps.slice(1).filter((step, index) => step !== steps[index]).length;
	if (turns === 0) return steps[0] === 'up' ? 'rising' : 'falling';
	if (turns > 1) return 'restless';
	return steps[0] === 'up' ? 'hill' : 'valley';
}

/**
 * The quintessence: the sum of the numbers, folded by adding its digits until it is 22 or less; 22 is the Fool, who has
 * no number. A sum of 0 (the Fool alone) is the Fool too.
 */
export function quintessenceOf(numbers: readonly number[]): { sum: number; steps: readonly number[]; id: number } {
	const sum = numbers.reduce((total, number) => total + number, 0);
	const steps: number[] = [];
	let value = sum;
	while (value > 22) {
		value = [...String(value)].reduce((total, digit) => total + Number(digit), 0);
		steps.push(value);
	}
	return { sum, steps, id: value % 22 };
}

/** Cards by element, and which elements are missing. */
export function countElements(cards: readonly { element: Element }[]): {
	counts: Readonly<Record<Element, number>>;
	missing: readonly Element[];
} {
	const counts = { fire: 0, water: 0, air: 0, earth: 0 };
	for (const { element } of cards) counts[element]++;
	return { counts, missing: elements.filter((element) => counts[element] === 0) };
}

/** Cards of the whole deck by suit, the trumps, the courts, and which suits are missing. */
export type SuitCounts = {
	counts: Readonly<Record<Suit, number>>;
	trumps: number;
	courts: number;
	missing: readonly Suit[];
};

export function countSuits(cards: readonly Card[]): SuitCounts {
	const counts = { wands: 0, cups: 0, swords: 0, pentacles: 0 };
	const minors = cards.filter((card) => isMinor(card));
	for (const { suit } of minors) counts[suit]++;
	return {
		counts,
		trumps: cards.length - minors.length,
		courts: minors.filter(({ kind }) => kind === 'court').length,
		missing: suits.filter((suit) => counts[suit] === 0),
	};
}
