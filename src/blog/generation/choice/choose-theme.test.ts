import { describe, expect, it } from 'vitest';
import { families } from '../../lore/theme.ts';
import { listThemes } from '../../lore/themes.server.ts';
import { chooseTheme, type Place, type Told } from './choose-theme.ts';

/** As many of each family as there are. */
const sizes = [24, 26, 24, 13, 13, 12, 8, 10, 6];
const places: Place[] = families.flatMap((family, index) =>
	Array.from({ length: sizes[index] ?? 0 }, (_, number) => ({ family, name: `${family}-${number}` })),
);

function tellAll(from: readonly Place[], seed: string, tellings = 2): Told[] {
	const told: Told[] = [];
	for (;;) {
		const next = chooseTheme(from, told, `${seed} ${told.length}`, tellings);
		if (!next) return told;
		told.push({ theme: next.place.name, family: next.place.family, telling: next.telling });
	}
}

describe('the next theme', () => {
	it('is one of at least 120', () => {
		expect(listThemes().length).toBeGreaterThanOrEqual(120);
	});

	it.each(['2026-11-21', '2027-01-01', 'x', ''])('comes back only after 120 others (%s)', (seed) => {
		const told = tellAll(places, seed);
		expect(told.length).toBe(places.length * 2);
		for (let index = 0; index + 120 <= told.length; index++)
			expect(new Set(told.slice(index, index + 120).map(({ theme }) => theme)).size).toBe(120);
		expect(told.slice(0, places.length).every(({ telling }) => telling === 0)).toBe(true);
		expect(told.slice(places.length).every(({ telling }) => telling === 1)).toBe(true);
		const twiceInARow = told.filter(({ family }, index) => family === told[index - 1]?.family);
		expect(twiceInARow).toEqual([]);
	});

	it('is another one for another seed', () => {
		const of = (seed: string) => chooseTheme(places, [], seed)?.place.name;
		expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(of)).size).toBeGreaterThan(4);
		expect(of('a')).toBe(of('a'));
	});

	it('spreads a family that is nearly half of all', () => {
		const few: Place[] = [
			...Array.from({ length: 5 }, (_, number) => ({ family: 'cards' as const, name: `card ${number}` })),
			...Array.from({ length: 4 }, (_, number) => ({ family: 'days' as const, name: `day ${number}` })),
		];
		for (const seed of ['a', 'b', 'c'])
			expect(tellAll(few, seed, 1).map(({ family }) => family)).toEqual(
				Array.from({ length: 9 }, (_, index) => (index % 2 === 0 ? 'cards' : 'days')),
			);
	});

	it('repeats a family only where nothing else is left', () => {
		const [one, two] = [0, 1].map((number) => ({ family: 'cards' as const, name: `card ${number}` }));
		expect(tellAll([one, two] as Place[], 'a', 1).length).toBe(2);
	});

	it('is told more than twice where somebody can tell it anew', () => {
		const told = tellAll(places, 'a', 4);
		expect(told.length).toBe(places.length * 4);
		for (let index = 0; index + 120 <= told.length; index++)
			expect(new Set(told.slice(index, index + 120).map(({ theme }) => theme)).size).toBe(120);
	});

	it('ignores themes that no longer exist', () => {
		expect(chooseTheme(places.slice(0, 1), [{ theme: 'gone', family: 'days', telling: 0 }], 'a')?.telling).toBe(0);
	});
});
