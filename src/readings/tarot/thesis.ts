import { arcana, type Element, elements } from '#src/methods/tarot/arcana.ts';
import { dignityOf, type TriadEffect, weighTriad } from '#src/methods/tarot/dignities.ts';
import type { Arc } from '#src/methods/tarot/spread-figures.ts';
import type { TarotFacts } from './facts.ts';

/** Two cards of the deck that speak to each other, by their ids, the lower first. */
export const speakingPairs = [
	...['0-9', '0-13', '0-21', '1-2', '1-15', '2-5', '2-18', '3-4', '3-13', '4-16', '5-6', '5-15', '6-15', '7-8'],
	...['7-12', '8-15', '9-17', '9-19', '10-11', '10-21', '11-20', '13-20', '14-16', '16-17', '17-18', '18-19'],
	...['19-20', '3-21'],
] as const;
export type SpeakingPair = (typeof speakingPairs)[number];

/** The key of two cards, if they speak to each other. */
export function speakingPair(one: number, other: number): SpeakingPair | undefined {
	const key = `${Math.min(one, other)}-${Math.max(one, other)}`;
	return speakingPairs.find((pair) => pair === key);
}

/** Two cards that pull against each other, by their indexes; all the reading serves them. */
export type Thesis = {
	between: readonly [number, number];
	speaking: SpeakingPair | null;
	/** One of them stands and the other is reversed. */
	turned: boolean;
};

/** Something that can be said of a spread as a whole, and how often it would come by chance. */
export type RankedFact = { chance: number } & (
	| { kind: 'arc'; key: Arc }
	| { kind: 'triad'; key: TriadEffect }
	| { kind: 'missing' | 'dominant'; key: Element }
	| { kind: 'allUpright' | 'allReversed' | 'quintessence' }
	| { kind: 'loneUpright' | 'loneReversed' | 'home'; card: number }
);

const DECK = arcana.length;
const share = (element: Element) => arcana.filter((card) => card.element === element).length / DECK;
const shares = elements.map((element) => ({ element, of: share(element) }));
const bits = (chance: number) => -Math.log2(chance);

/** How often two drawn cards get along like that. */
function dignityChance(one: Element, other: Element): number {
	const dignity = dignityOf(one, other);
	return shares.reduce(
		(sum, x) =>
			sum + shares.reduce((own, y) => own + (dignityOf(x.element, y.element) === dignity ? x.of * y.of : 0), 0),
		0,
	);
}

/**
 * The rarest tension of a spread of several cards: two that speak to each other, foes, one that stands against one that
 * is reversed. Agreement counts for less than a quarrel. Of equals, the first in the order of the cards. Null for one card.
 */
export function chooseThesis({ cards }: TarotFacts): Thesis | null {
	let chosen: (Thesis & { weight: number }) | null = null;
	for (const [index, one] of cards.entries())
		for (const [step, other] of cards.slice(index + 1).entries()) {
			const speaking = speakingPair(one.id, other.id) ?? null;
			const turned = one.reversed !== other.reversed;
			const dignity = dignityOf(one.element, other.element);
			const weight =
				(speaking ? bits(speakingPairs.length / ((DECK * (DECK - 1)) / 2)) : 0) +
				bits(dignityChance(one.element, other.element)) * (dignity === 'inimical' ? 1 : 1 / 2) +
				(turned ? 1 : 0);
			if (!chosen || weight > chosen.weight) chosen = { between: [index, index + 1 + step], speaking, turned, weight };
		}
	return chosen && { between: chosen.between, speaking: chosen.speaking, turned: chosen.turned };
}

/** Whose side another card takes in the quarrel: that of an element that is its own or a friend of it. */
export type Side = 'first' | 'second' | 'both' | 'neither';

/** The side that the card at an index takes between the two of the thesis. */
export function sideOf({ cards }: TarotFacts, { between }: Thesis, index: number): Side {
	const own = cards[index]?.element;
	const [first, second] = between.map((at) => {
		const element = cards[at]?.element;
		return own && element && ['same', 'friendly'].includes(dignityOf(own, element));
	});
	if (first === second) return first ? 'both' : 'neither';
	return first ? 'first' : 'second';
}

const arcChances: Readonly<Record<3 | 4, Readonly<Record<Arc, number>>>> = {
	3: { rising: 1 / 6, falling: 1 / 6, hill: 1 / 3, valley: 1 / 3, restless: 1 },
	4: { rising: 1 / 24, falling: 1 / 24, hill: 1 / 4, valley: 1 / 4, restless: 10 / 24 },
};

function triadChance(effect: TriadEffect): number {
	let chance = 0;
	for (const x of shares)
		for (const y of shares)
			for (const z of shares)
				if (weighTriad(x.element, y.element, z.element).effect === effect) chance += x.of * y.of * z.of;
	return chance;
}

/** How often at least `least` of `drawn` cards are of an element. */
function atLeast(least: number, drawn: number, of: number): number {
	let sum = 0;
	for (let count = least; count <= drawn; count++)
		sum += choose(drawn, count) * of ** count * (1 - of) ** (drawn - count);
	return sum;
}

function choose(from: number, count: number): number {
	let ways = 1;
	for (let step = 1; step <= count; step++) ways = (ways * (from - count + step)) / step;
	return ways;
}

/** What can be said of a spread of several cards as a whole, the rarest first. */
export function rankFacts({
	cards,
	elements: found,
	reversedCount,
	arc,
	triad,
	quintessence,
}: TarotFacts): RankedFact[] {
	const drawn = cards.length;
	if (drawn < 3) return [];
	const facts: RankedFact[] = [];
	const even = 1 / 2 ** drawn;
	if (reversedCount === 0) facts.push({ kind: 'allUpright', chance: even });
	if (reversedCount === drawn) facts.push({ kind: 'allReversed', chance: even });
	const lone = (reversed: boolean) => cards.findIndex((card) => card.reversed === reversed);
	if (reversedCount === 1) facts.push({ kind: 'loneReversed', card: lone(true), chance: even * drawn });
	if (reversedCount === drawn - 1) facts.push({ kind: 'loneUpright', card: lone(false), chance: even * drawn });
	for (const { element, of } of shares) {
		const count = found.counts[element];
		if (count * 2 > drawn) facts.push({ kind: 'dominant', key: element, chance: atLeast(count, drawn, of) });
		if (count === 0) facts.push({ kind: 'missing', key: element, chance: (1 - of) ** drawn });
	}
	if (arc) facts.push({ kind: 'arc', key: arc.shape, chance: arcChances[arc.numbers.length === 3 ? 3 : 4][arc.shape] });
	if (triad) facts.push({ kind: 'triad', key: triad.effect, chance: triadChance(triad.effect) });
	const home = cards.findIndex(({ id }) => id === quintessence.id);
	facts.push(home < 0 ? { kind: 'quintessence', chance: 1 } : { kind: 'home', card: home, chance: drawn / DECK });
	return facts.sort((one, other) => one.chance - other.chance);
}
