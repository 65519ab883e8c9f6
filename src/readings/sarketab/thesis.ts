import type { Element, Planet, SignId } from '#src/methods/sky/signs.ts';
import { signs } from '#src/methods/sky/signs.ts';
import type { SarketabFacts } from './facts.server.ts';

/** One side of a tension: a sign, an element that has most letters, or one that has none. */
export type Pole = SignId | `most_${Element}` | `none_${Element}`;
/** Where a side comes from: the sum of the names, the sun, the moon, or the letters of the name. */
export type Voice = 'taleh' | 'sun' | 'moon' | 'letters';
export type Side = { voice: Voice; pole: Pole };

/** What is seldom about a sarketab, with the share of people of whom it is true. */
export type RankedFact = { rarity: number } & (
	| { kind: 'equal_names' }
	| { kind: 'one_element'; element: Element }
	| { kind: 'four_equal' }
	| { kind: 'known_sum'; sum: number }
	| { kind: 'halves'; elements: readonly [Element, Element] }
	| { kind: 'unison'; sign: SignId }
	| { kind: 'opposite'; sign: SignId; other: SignId }
	| { kind: 'moon_in_taleh'; sign: SignId }
	| { kind: 'nothing_left' }
	| { kind: 'own_day'; planet: Planet }
	| { kind: 'unlettered'; sign: SignId; element: Element }
);
export type RankedKind = RankedFact['kind'];

/** The one tension that a reading serves, and the fact that led to it; null where it is a plain sign against a sign. */
export type Thesis = { sides: readonly [Side, Side]; because: RankedKind | null };

/** Sums that Persian readers know: Allah, Ali, the Besmele, the three hundred and thirteen, the nights. */
const knownSums: ReadonlySet<number> = new Set([66, 110, 313, 786, 1001]);
const isKnown = (sum: number) => knownSums.has(sum) || sum % 500 === 0 || /^(\d)\1{2,}$/.test(String(sum));

/** Measured over 4,000 random requests, rounded. */
const rarities: Readonly<Record<RankedKind, number>> = {
	one_element: 0.008,
	known_sum: 0.015,
	equal_names: 0.017,
	four_equal: 0.018,
	halves: 0.034,
	nothing_left: 0.08,
	opposite: 0.082,
	unison: 0.087,
	moon_in_taleh: 0.087,
	own_day: 0.146,
	unlettered: 0.187,
};

const orderOf = (id: SignId) => signs.findIndex((sign) => sign.id === id);
const elementOf = (id: SignId): Element => signs[orderOf(id)]?.element ?? 'fire';

/** What is seldom about these facts, the rarest first. */
export function rankFacts(facts: SarketabFacts): RankedFact[] {
	const { taleh, elements, leading, missing, sunSign, moon, weekdayRuler } = facts;
	const { id, element, ruler } = taleh.sign;
	const found: RankedFact[] = [];
	const [first, second] = leading;
	if (taleh.name === taleh.mother) found.push({ kind: 'equal_names', rarity: rarities.equal_names });
	if (isKnown(taleh.sum)) found.push({ kind: 'known_sum', sum: taleh.sum, rarity: rarities.known_sum });
	if (leading.length === 4) found.push({ kind: 'four_equal', rarity: rarities.four_equal });
	if (first && missing.length === 3) found.push({ kind: 'one_element', element: first, rarity: rarities.one_element });
	if (first && second && leading.length === 2 && missing.length === 2)
		found.push({ kind: 'halves', elements: [first, second], rarity: rarities.halves });
	if (taleh.remainder === 0) found.push({ kind: 'nothing_left', rarity: rarities.nothing_left });
	if (sunSign === id) found.push({ kind: 'unison', sign: id, rarity: rarities.unison });
	if ((orderOf(sunSign) + 6) % 12 === orderOf(id))
		found.push({ kind: 'opposite', sign: id, other: sunSign, rarity: rarities.opposite });
	if (moon.sign === id) found.push({ kind: 'moon_in_taleh', sign: id, rarity: rarities.moon_in_taleh });
	if (weekdayRuler === ruler) found.push({ kind: 'own_day', planet: ruler, rarity: rarities.own_day });
	if (elements[element] === 0) found.push({ kind: 'unlettered', sign: id, element, rarity: rarities.unlettered });
	return found.sort((one, other) => one.rarity - other.rarity);
}

/** The pair of facts that pull against each other, by what is rarest. */
export function chooseThesis(facts: SarketabFacts, ranked: readonly RankedFact[] = rankFacts(facts)): Thesis {
	const { taleh, sunSign, moon, missing } = facts;
	const names: Side = { voice: 'taleh', pole: taleh.sign.id };
	const sun: Side = { voice: 'sun', pole: sunSign };
	const night: Side = { voice: 'moon', pole: moon.sign };
	const signSides = [names, sun, night] as const;
	const signElements = [taleh.sign.element, elementOf(sunSign), elementOf(moon.sign)] as const;
	const lacked = missing[0];
	for (const fact of ranked) {
		if (fact.kind === 'one_element') {
			const against = signSides.find((_, index) => signElements[index] !== fact.element);
			const letters: Side = { voice: 'letters', pole: `most_${fact.element}` };
			return {
				sides: [letters, against ?? { voice: 'letters', pole: `none_${lacked ?? 'water'}` }],
				because: fact.kind,
			};
		}
		if (fact.kind === 'halves') {
			const [one, other] = fact.elements;
			return {
				sides: [
					{ voice: 'letters', pole: `most_${one}` },
					{ voice: 'letters', pole: `most_${other}` },
				],
				because: fact.kind,
			};
		}
		if (fact.kind === 'opposite') return { sides: [names, sun], because: fact.kind };
		if (fact.kind === 'unlettered' && sunSign !== taleh.sign.id && signElements[1] === fact.element)
			return { sides: [names, { voice: 'letters', pole: `none_${fact.element}` }], because: fact.kind };
		if (fact.kind === 'unison') {
			const against: Side = moon.sign === sunSign ? { voice: 'letters', pole: lettersAgainst(facts) } : night;
			return { sides: [names, against], because: fact.kind };
		}
	}
	// Two signs of one element hardly quarrel; the moon's may.
	const kin = signElements[0] === signElements[1];
	return { sides: [names, kin && signElements[2] !== signElements[0] ? night : sun], because: null };
}

/** Where sun, moon and names are of one sign: what the letters say to that. */
function lettersAgainst({ leading, missing, taleh }: SarketabFacts): Pole {
	const [lacked] = missing;
	if (lacked) return `none_${lacked}`;
	return `most_${leading.find((element) => element !== taleh.sign.element) ?? leading[0] ?? 'earth'}`;
}
