import { type SignId, signAt, signs } from '#src/methods/sky/signs.ts';
import type { MarriageFacts, MoonOf } from '../facts.ts';

/** What a side is called: a sign (the sun’s, or that of names), the moon in one, a trump, or a life path. */
export type Named =
	| { kind: 'sign'; sign: SignId }
	| { kind: 'moon'; sign: SignId }
	| { kind: 'card'; card: number }
	| { kind: 'path'; path: PathNumber };
export type PathNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33;
/** One side of the tension, with the manner that its words have: that of a sign. */
export type Side = { manner: SignId; named: Named };

/** What is seldom, and roughly how large a share of real couples or people it is true of (random ages differ more). */
export type RankedFact = { rarity: number; kind: RankedKind };
export const rankedKinds = [
	'one_day',
	'all_reversed',
	'masters',
	'generation',
	'one_week',
	'threshold',
	'same',
	'opposite',
] as const;
export type RankedKind = (typeof rankedKinds)[number];

export type Thesis = { sides: readonly [Side, Side]; because: RankedKind | null };

/** The trumps by the correspondences of the Golden Dawn; those of a planet or an element by a sign of it. */
const cardManners = [
	...([
		'aquarius',
		'gemini',
		'cancer',
		'libra',
		'aries',
		'taurus',
		'gemini',
		'cancer',
		'leo',
		'virgo',
		'sagittarius',
	] as const),
	...([
		'libra',
		'pisces',
		'scorpio',
		'sagittarius',
		'capricorn',
		'aries',
		'aquarius',
		'pisces',
		'leo',
		'aries',
		'capricorn',
	] as const),
] satisfies SignId[];

/** Another sign of the same planet or element, where the first is taken. */
const otherManners: Readonly<Record<number, SignId>> = {
	0: 'gemini',
	1: 'virgo',
	2: 'scorpio',
	3: 'taurus',
	10: 'pisces',
	12: 'cancer',
	16: 'scorpio',
	19: 'sagittarius',
	20: 'leo',
	21: 'aquarius',
};

/** Numbers by the planets that Cheiro gives them; the three masters by what is said of them: seer, builder, carer. */
const pathManners: Readonly<Record<PathNumber, SignId>> = {
	1: 'leo',
	2: 'cancer',
	3: 'sagittarius',
	4: 'aquarius',
	5: 'gemini',
	6: 'libra',
	7: 'pisces',
	8: 'capricorn',
	9: 'aries',
	11: 'scorpio',
	22: 'taurus',
	33: 'virgo',
};
const isPath = (number: number): number is PathNumber => Object.hasOwn(pathManners, number);

const ofSign = (sign: SignId): Side => ({ manner: sign, named: { kind: 'sign', sign } });
const ofMoon = (sign: SignId): Side => ({ manner: sign, named: { kind: 'moon', sign } });
const ofCard = (card: number, taken?: SignId): Side => {
	const manner = cardManners[card] ?? 'libra';
	return { manner: manner === taken ? (otherManners[card] ?? manner) : manner, named: { kind: 'card', card } };
};
/** Two different cards, and so two manners. */
function ofCards(one: number, other: number): readonly [Side, Side] {
	const [first, second] = [ofCard(one), ofCard(other)];
	return Object.hasOwn(otherManners, other)
		? [first, ofCard(other, first.manner)]
		: [ofCard(one, second.manner), second];
}
const ofPath = (number: number): Side => {
	const path = isPath(number) ? number : 9;
	return { manner: pathManners[path], named: { kind: 'path', path } };
};

const orderOf = (id: SignId) => signs.findIndex((sign) => sign.id === id);
const across = (one: SignId, other: SignId) => (orderOf(one) + 6) % 12 === orderOf(other);
/** The sign that Indian reading asks about marriage: the ninth-part (navamsha) of the moon's quarter, else the seventh. */
function marriageSign({ sign, nakshatra, pada }: MoonOf): SignId {
	const ninth = signAt((nakshatra - 1) * 4 + pada - 1).id;
	return ninth === sign ? signAt(orderOf(sign) + 6).id : ninth;
}

/** The pairs of sides that a method offers, one's own first; of one person, two sides of theirs. */
function pairsOf({ working, couple }: MarriageFacts): readonly [readonly [Side, Side], ...(readonly [Side, Side])[]] {
	switch (working.type) {
		case 'islamic':
			return [[ofSign(working.signs[0]), ofSign(working.signs[1])]];
		case 'angels': {
			const [own, other] = working.people;
			return [[ofPath(own?.lifePath ?? 9), ofPath(other?.lifePath ?? own?.root ?? 9)]];
		}
		case 'tarot': {
			const [self, bond, other] = working.cards;
			return [ofCards(self?.id ?? 0, (couple ? other : bond)?.id ?? 0)];
		}
		case 'indian': {
			const [own, other] = working.people;
			if (!own) throw new RangeError('nobody to write about');
			return [[ofMoon(own.sign), other ? ofMoon(other.sign) : ofSign(marriageSign(own))]];
		}
		case 'astrology': {
			const [own, other] = working.people;
			const sun = own?.sun.sign ?? 'aries';
			const moon = own?.moon.sign ?? 'aries';
			if (!other) return [[ofSign(sun), ofMoon(moon)]];
			return [
				[ofSign(sun), ofSign(other.sun.sign)],
				[ofMoon(moon), ofMoon(other.moon.sign)],
				[ofSign(sun), ofMoon(other.moon.sign)],
			];
		}
	}
}

/** The pair that pulls apart most: across the circle, else of two manners, else the first. */
function strained(facts: MarriageFacts): readonly [Side, Side] {
	const pairs = pairsOf(facts);
	return (
		pairs.find(([one, other]) => across(one.manner, other.manner)) ??
		pairs.find(([one, other]) => one.manner !== other.manner) ??
		pairs[0]
	);
}

/** What is seldom about these facts, the rarest first. */
export function rankFacts(facts: MarriageFacts): RankedFact[] {
	const { working, couple, days } = facts;
	const [one, other] = strained(facts);
	const isMaster = (side: Side) => side.named.kind === 'path' && side.named.path > 9;
	const found: Readonly<Record<RankedKind, number | false>> = {
		one_day: couple && days === 0 && 0.0001,
		all_reversed: working.type === 'tarot' && working.cards.every(({ reversed }) => reversed) && 0.02,
		masters: isMaster(one) && isMaster(other) && 0.02,
		generation: couple && days > 20 * 365 && 0.03,
		one_week: couple && days > 0 && days <= 7 && 0.001,
		threshold: working.type === 'islamic' && working.remainder === 0 && 0.04,
		same: one.manner === other.manner && JSON.stringify(one) === JSON.stringify(other) && 0.07,
		opposite: couple && 'sign' in one.named && across(one.manner, other.manner) && 0.08,
	};
	return rankedKinds
		.flatMap((kind) => (found[kind] ? [{ kind, rarity: found[kind] }] : []))
		.sort((first, second) => first.rarity - second.rarity);
}

/** The one tension that a reading serves: a pair of sides, and what is rarest about it. */
export function chooseThesis(facts: MarriageFacts): Thesis {
	return { sides: strained(facts), because: rankFacts(facts)[0]?.kind ?? null };
}
