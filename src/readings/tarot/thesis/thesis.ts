import { arcana, type Element, elements } from '#src/methods/tarot/arcana.ts';
import { wholeDeck } from '#src/methods/tarot/cards.ts';
import type { DeckKind } from '#src/methods/tarot/deck-kinds.ts';
import { dignityOf, type TriadEffect, weighTriad } from '#src/methods/tarot/dignities.ts';
import { type Suit, suitElements } from '#src/methods/tarot/minor-arcana.ts';
import type { Arc } from '#src/methods/tarot/spread-figures.ts';
import { type SuitFact, suitFacts } from '../cards/rank-suits.ts';
import type { TarotFacts } from '../facts.ts';
import { atLeast } from './chances.ts';

/** Two trumps that speak to each other, by their ids, the lower first. */
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
export type RankedFact =
	| SuitFact
	| ({ chance: number } & (
			| { kind: 'arc'; key: Arc }
			| { kind: 'triad'; key: TriadEffect }
			| { kind: 'missing' | 'dominant'; key: Element }
			| { kind: 'allUpright' | 'allReversed' | 'quintessence' }
			| { kind: 'loneUpright' | 'loneReversed' | 'home'; card: number }
	  ));

type Shares = readonly { element: Element; of: number }[];
type DeckFigures = { size: number; shares: Shares };

function figuresOf(cards: readonly { element: Element }[]): DeckFigures {
	const of = (element: Element) => cards.filter((card) => card.element === element).length / cards.length;
	return { size: cards.length, shares: elements.map((element) => ({ element, of: of(element) })) };
}

const figures: Readonly<Record<DeckKind, DeckFigures>> = { trumps: figuresOf(arcana), whole: figuresOf(wholeDeck) };
const bits = (chance: number) => -Math.log2(chance);

/** From so many cards on, two that lie beside each other go before two that lie apart. */
const LARGE = 7;

/** How often two drawn cards get along like that. */
function dignityChance(one: Element, other: Element, shares: Shares): number {
	const dignity = dignityOf(one, other);
	return shares.reduce(
		(sum, x) =>
			sum + shares.reduce((own, y) => own + (dignityOf(x.element, y.element) === dignity ? x.of * y.of : 0), 0),
		0,
	);
}

/**
 * The rarest tension of a spread of several cards: two that speak to each other, foes, one that stands against one that
 * is reversed. Agreement counts for less than a quarrel; in a large spread, neighbours for more than cards that lie apart.
 * Of equals, the first in the order of the cards. Null for one card.
 */
export function chooseThesis({ cards, deck, dignities }: TarotFacts): Thesis | null {
	const { size, shares } = figures[deck];
	const areBeside = (one: number, other: number) =>
		cards.length >= LARGE && dignities.some(({ between }) => between.includes(one) && between.includes(other));
	let chosen: (Thesis & { weight: number }) | null = null;
	for (const [index, one] of cards.entries())
		for (const [step, other] of cards.slice(index + 1).entries()) {
			const speaking = speakingPair(one.id, other.id) ?? null;
			const turned = one.reversed !== other.reversed;
			const dignity = dignityOf(one.element, other.element);
			const weight =
				(speaking ? bits(speakingPairs.length / ((size * (size - 1)) / 2)) : 0) +
				bits(dignityChance(one.element, other.element, shares)) * (dignity === 'inimical' ? 1 : 1 / 2) +
				(turned ? 1 : 0) +
				(areBeside(index, index + 1 + step) ? 1 : 0);
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

function triadChance(effect: TriadEffect, shares: Shares): number {
	let chance = 0;
	for (const x of shares)
		for (const y of shares)
			for (const z of shares)
				if (weighTriad(x.element, y.element, z.element).effect === effect) chance += x.of * y.of * z.of;
	return chance;
}

/** What can be said of a spread of several cards as a whole, the rarest first. */
export function rankFacts(of: TarotFacts): RankedFact[] {
	const { cards, deck, elements: found, reversedCount, arc, triad, quintessence } = of;
	const drawn = cards.length;
	if (drawn < 3) return [];
	const { size, shares } = figures[deck];
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
	if (triad) facts.push({ kind: 'triad', key: triad.effect, chance: triadChance(triad.effect, shares) });
	const home = cards.findIndex(({ id }) => id === quintessence.id);
	facts.push(home < 0 ? { kind: 'quintessence', chance: 1 } : { kind: 'home', card: home, chance: drawn / size });
	return withoutEchoes([...facts, ...suitFacts(of)]).sort((one, other) => one.chance - other.chance);
}

/** What an element and its suit would both say is said once: by the suit that most cards have, by the element that none has. */
function withoutEchoes(facts: readonly RankedFact[]): RankedFact[] {
	const has = (kind: RankedFact['kind'], element: Element) =>
		facts.some((fact) => fact.kind === kind && 'key' in fact && elementOf(fact.key) === element);
	return facts.filter((fact) => {
		if (fact.kind === 'dominant') return !has('suit', fact.key);
		if (fact.kind === 'noSuit') return !has('missing', suitElements[fact.key]);
		return true;
	});
}

const elementOf = (key: unknown): unknown =>
	typeof key === 'string' && key in suitElements ? suitElements[key as Suit] : key;
