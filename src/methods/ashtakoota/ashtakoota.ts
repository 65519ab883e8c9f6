import { type Planet, signAt } from '../sky/signs.ts';
import { ganaOf, ganaPoints, nadiOf, yoniOf, yoniPoints } from './stars.ts';

/** The moon of one person: its mansion (1–27), the mansion's quarter (1–4), and its sidereal longitude in degrees. */
export type MoonStar = { nakshatra: number; pada: number; longitude: number };

/** The eight kootas with the points each can give; 36 in all. */
export const kootas = { varna: 1, vashya: 2, tara: 3, yoni: 4, maitri: 5, gana: 6, bhakoot: 7, nadi: 8 } as const;
export type Koota = keyof typeof kootas;

export type Ashtakoota = { points: Readonly<Record<Koota, number>>; total: number };

export type AshtakootaOptions = {
	/** Some count the tara from the bride's star alone. */
	tara?: 'both' | 'one_way';
	/** Some count the whole of Sagittarius as human. */
	sagittarius?: 'halves' | 'manava';
};

/** The sidereal sign (0 = Aries) of a mansion's quarter. */
export const signOfPada = ({ nakshatra, pada }: MoonStar): number => Math.floor(((nakshatra - 1) * 4 + pada - 1) / 9);

/** The mansion, quarter and longitude of a sidereal longitude. */
export function moonStarAt(longitude: number): MoonStar {
	const quarter = Math.floor(longitude / (360 / 108));
	return { nakshatra: Math.floor(quarter / 4) + 1, pada: (quarter % 4) + 1, longitude };
}

/** 3 for the priests' signs (water), 2 warriors' (fire), 1 merchants' (earth), 0 servants' (air): temperaments, no ranks. */
const varnaOf = (sign: number) => [2, 1, 0, 3][sign % 4] as number;

const [QUADRUPED, HUMAN, WATER, WILD, INSECT] = [0, 1, 2, 3, 4];

function vashyaOf(star: MoonStar, sagittarius: 'halves' | 'manava'): number {
	const secondHalf = star.longitude % 30 >= 15;
	switch (signAt(signOfPada(star)).id) {
		case 'aries':
		case 'taurus':
			return QUADRUPED as number;
		case 'sagittarius':
			return (secondHalf && sagittarius === 'halves' ? QUADRUPED : HUMAN) as number;
		case 'capricorn':
			return (secondHalf ? WATER : QUADRUPED) as number;
		case 'cancer':
		case 'pisces':
			return WATER as number;
		case 'leo':
			return WILD as number;
		case 'scorpio':
			return INSECT as number;
		default:
			return HUMAN as number;
	}
}

/** Rows: the bride's kind; columns: the groom's. Schools differ here; it is worth two points at most. */
const vashyaPoints = [
	[2, 0.5, 1, 0, 2],
	[0.5, 2, 0, 0, 0],
	[1, 0, 2, 2, 2],
	[0, 0, 2, 2, 0],
	[1, 0, 1, 0, 2],
] as const;

/** The natural friends and enemies of each ruler; who is in neither list is neutral. */
const friendships: Readonly<Record<Planet, { friends: readonly Planet[]; enemies: readonly Planet[] }>> = {
	sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
	moon: { friends: ['sun', 'mercury'], enemies: [] },
	mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
	mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
	jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
	venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
	saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
};

function maitriPoints(one: Planet, other: Planet): number {
	if (one === other) return 5;
	const feeling = (from: Planet, to: Planet) =>
		friendships[from].friends.includes(to) ? 2 : friendships[from].enemies.includes(to) ? 0 : 1;
	const both = [feeling(one, other), feeling(other, one)].sort().join('');
	return { '22': 5, '12': 4, '11': 3, '02': 1, '01': 0.5, '00': 0 }[both] as number;
}

/** Counted inclusively from one star to the other, the third, fifth and seventh of nine are bad. */
const taraIsGood = (from: number, to: number) => ![3, 5, 7].includes((((to - from + 27) % 27) + 1) % 9);

/**
 * The eight kootas of two moons (Lahiri), 0 to 36 points. `groom` and `bride` are the method's own roles: some kootas
 * are not the same the other way round.
 */
export function ashtakoota(
	groom: MoonStar,
	bride: MoonStar,
	{ tara = 'both', sagittarius = 'halves' }: AshtakootaOptions = {},
): Ashtakoota {
	const signs = { groom: signOfPada(groom), bride: signOfPada(bride) };
	const apart = (signs.groom - signs.bride + 12) % 12;
	const there = taraIsGood(bride.nakshatra, groom.nakshatra) ? 1.5 : 0;
	const back = taraIsGood(groom.nakshatra, bride.nakshatra) ? 1.5 : 0;
	const row = <Value>(table: readonly (readonly Value[])[], of: number, by: number) => table[of]?.[by] as Value;
	const star = ({ nakshatra }: MoonStar, list: readonly number[]) => list[nakshatra - 1] as number;
	const points = {
		varna: varnaOf(signs.groom) >= varnaOf(signs.bride) ? 1 : 0,
		vashya: row<number>(vashyaPoints, vashyaOf(bride, sagittarius), vashyaOf(groom, sagittarius)),
		tara: tara === 'one_way' ? there * 2 : there + back,
		yoni: row<number>(yoniPoints, star(bride, yoniOf), star(groom, yoniOf)),
		maitri: maitriPoints(signAt(signs.groom).ruler, signAt(signs.bride).ruler),
		gana: row<number>(ganaPoints, star(bride, ganaOf), star(groom, ganaOf)),
		bhakoot: [1, 11, 4, 8, 5, 7].includes(apart) ? 0 : 7,
		nadi: nadiOf(groom.nakshatra) === nadiOf(bride.nakshatra) ? 0 : 8,
	};
	return { points, total: Object.values(points).reduce((sum, value) => sum + value, 0) };
}

/** Every quarter of every mansion, by a longitude just before its middle: one that holds 15° of a sign counts to its first half. */
const allPadas = Array.from({ length: 108 }, (_, i) => moonStarAt(((i + 0.49) * 360) / 108));

let ascending: number[] | undefined;

/** The totals of all 11,664 pairs of quarters, ascending; counted once. */
export function allTotals(): readonly number[] {
	ascending ??= allPadas
		.flatMap((groom) => allPadas.map((bride) => ashtakoota(groom, bride).total))
		.sort((a, b) => a - b);
	return ascending;
}

/** The share of all pairs, in percent, that have fewer points than `total`. */
export function percentileOf(total: number): number {
	const totals = allTotals();
	let [low, high] = [0, totals.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((totals[middle] as number) < total) low = middle + 1;
		else high = middle;
	}
	return (low / totals.length) * 100;
}
