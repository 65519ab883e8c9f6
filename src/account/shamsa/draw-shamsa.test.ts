import { expect, it } from 'vitest';
import { type Kind, keptKinds } from '#src/catalogue/catalogue.ts';
import { drawShamsa } from './draw-shamsa.ts';
import { emptyYear, type ShamsaYear } from './shamsa-year.ts';

/** So many readings, spread over months and kinds. */
const spread = (total: number, returned: readonly number[] = []): ShamsaYear => ({
	returned,
	months: emptyYear.months.map((_, place) => {
		const inMonth = Math.floor(total / 12) + (place < total % 12 ? 1 : 0);
		const { kind } = keptKinds[place % keptKinds.length] ?? { kind: 'tarot' as Kind };
		return inMonth > 0 ? [{ kind, count: inMonth }] : [];
	}),
});

/** Petals that are filled with an enamel, one path or several. */
const petalsIn = (svg: string) =>
	[...svg.matchAll(/<path [^>]*fill="url\(#shamsa-k\d+\)"[^>]*>/g)]
		.map(([tag]) => tag.match(/ d="([^"]*)"/)?.[1]?.match(/m/gi)?.length ?? 0)
		.reduce((sum, count) => sum + count, 0);

it.each([
	[0, 0, false],
	[1, 1, false],
	[5, 5, false],
	[12, 12, false],
	[29, 29, false],
	[30, 30, true],
	[100, 100, true],
	[400, 400, true],
])('%i readings are %i petals; they have closed: %s', (total, petals, closed) => {
	const svg = drawShamsa(spread(total));
	expect(petalsIn(svg)).toBe(petals);
	// The hoopoe's mark, or the ring of the closed petals.
	expect(svg.includes('evenodd')).toBe(!closed);
	expect(svg).not.toMatch(/NaN|undefined|~/);
	expect(svg.length).toBeLessThan(90_000);
});

it('has a dot for each thing that came back, larger where it came more often', () => {
	const dots = (svg: string) => svg.match(/stroke="#7d5c22" stroke-width="1"/g)?.length ?? 0;
	expect(dots(drawShamsa(spread(12)))).toBe(0);
	expect(dots(drawShamsa(spread(12, [4, 3, 2])))).toBe(3);
});

it('takes the colours of the catalogue', () => {
	const svg = drawShamsa(spread(12));
	for (const { colour } of keptKinds) expect(svg).toContain(`stop-color:${colour}`);
});

it('lets the other months step back from the one that is looked at', () => {
	const svg = drawShamsa(spread(12), { chosen: 3 });
	expect(svg.match(/<g opacity=".3">/g)).toHaveLength(1);
	expect(petalsIn(svg)).toBe(12);
});

it('has a petal a month where it is small, and is short', () => {
	const svg = drawShamsa(spread(400), { small: true });
	expect(petalsIn(svg)).toBe(12);
	expect(encodeURIComponent(svg).length).toBeLessThan(8000);
});
