import type { LuckyNumberFacts } from './facts.server.ts';

/** The four numbers of a person, in the order in which they are told. */
export const places = ['path', 'wealth', 'protection', 'love'] as const;
export type Place = (typeof places)[number];
export type Values = Readonly<Record<Place, number>>;

/** The reduced numbers by their places. */
export const valuesOf = (facts: LuckyNumberFacts): Values => ({
	path: facts.luckyNumber.value,
	wealth: facts.wealthNumber.value,
	protection: facts.protectionNumber.value,
	love: facts.loveNumber.value,
});

/** What stands out in four numbers, and how often it would come by chance, the single figures being equally likely. */
export type RankedFact = { chance: number } & (
	| { kind: 'all' | 'odd' | 'even' | 'apart' }
	| { kind: 'thrice' | 'twice' | 'master'; value: number }
);

const FIGURES = 9;

/** How often a number that is left unfolded comes up; measured over random names and dates. */
const MASTER_CHANCE = 0.06;

/** What can be said of four numbers as a whole, the rarest first; never empty. */
export function rankFacts(values: Values): RankedFact[] {
	const all = places.map((place) => values[place]);
	const facts: RankedFact[] = [];
	for (const value of new Set(all)) {
		const times = all.filter((other) => other === value).length;
		if (times === 4) facts.push({ kind: 'all', chance: 1 / FIGURES ** 3 });
		if (times === 3) facts.push({ kind: 'thrice', value, chance: (4 * (FIGURES - 1)) / FIGURES ** 3 });
		if (times === 2) facts.push({ kind: 'twice', value, chance: 0.4 });
		if (value > FIGURES) facts.push({ kind: 'master', value, chance: 4 * MASTER_CHANCE });
	}
	const odd = all.filter((value) => value % 2 === 1).length;
	if (odd === 4) facts.push({ kind: 'odd', chance: (5 / FIGURES) ** 4 });
	if (odd === 0) facts.push({ kind: 'even', chance: (4 / FIGURES) ** 4 });
	if (new Set(all).size === 4) facts.push({ kind: 'apart', chance: (8 * 7 * 6) / FIGURES ** 3 });
	return facts.sort((one, other) => one.chance - other.chance);
}

/** Two numbers that pull against each other; all the reading serves them. */
export type Thesis = readonly [Place, Place];

/**
 * The two numbers that stand hardest against each other: one that is alone against three, one left unfolded against a
 * single figure, an odd one against an even one, and otherwise the two that lie furthest apart. Of equals, the first in
 * the order of the places. Null where all four are the same.
 */
export function chooseThesis(values: Values): Thesis | null {
	let chosen: { pair: Thesis; weight: number } | null = null;
	for (const [index, one] of places.entries())
		for (const other of places.slice(index + 1)) {
			const [a, b] = [values[one], values[other]];
			if (a === b) continue;
			const times = (value: number) => places.filter((place) => values[place] === value).length;
			const weight =
				(times(a) === 3 || times(b) === 3 ? 12 : 0) +
				(a > FIGURES !== b > FIGURES ? 9 : Math.abs(a - b)) +
				((a + b) % 2 === 1 ? 2 : 0);
			if (!chosen || weight > chosen.weight) chosen = { pair: [one, other], weight };
		}
	return chosen?.pair ?? null;
}

/** Where another number stands between the two: the same as one of them, nearer to one, or midway. */
export type Standing = { kind: 'again' | 'near'; to: 0 | 1 } | { kind: 'midway' };

/** Where a number stands between two different ones. */
export function standingOf(value: number, [one, other]: readonly [number, number]): Standing {
	const [left, right] = [Math.abs(value - one), Math.abs(value - other)];
	if (left === right) return { kind: 'midway' };
	const to = left < right ? 0 : 1;
	return { kind: Math.min(left, right) === 0 ? 'again' : 'near', to };
}
