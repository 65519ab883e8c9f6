import { describe, expect, it } from 'vitest';
import { families, motifs } from '../../lore/theme.ts';
import { drawCover } from './draw-cover.ts';

describe('a cover', () => {
	const all = motifs.map((motif, index) => ({ motif, family: families[index % families.length] ?? null }));

	it.each(all)(
		'of $motif is a small picture without lettering, script or anything from outside',
		({ motif, family }) => {
			for (const seed of ['a', 'b', 'c', 'd']) {
				const svg = drawCover({ motif, family, seed });
				expect(svg).toMatch(
					/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 630" width="1200" height="630">/,
				);
				expect(svg.length).toBeLessThan(25_000);
				expect(svg).not.toMatch(/<text|<script|<image|<foreignObject|\son\w+=|url\((?!#)|href="(?!#)|NaN|undefined/);
				expect(svg.match(/<(\w+)/g)?.length).toBeGreaterThan(60);
				// Balanced: every group that opens closes.
				expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
				for (const [, id] of svg.matchAll(/(?:url\(|href=")#(\w+)/g)) expect(svg).toContain(`id="${id}"`);
			}
		},
	);

	it('is the same for the same seed, and varies with it', () => {
		const of = (seed: string) => drawCover({ motif: 'well', family: 'symbols', seed });
		expect(of('x')).toBe(of('x'));
		expect(new Set(Array.from({ length: 30 }, (_, index) => of(`seed ${index}`))).size).toBeGreaterThan(15);
	});

	it('shows the brand’s bird where no theme fits', () => {
		expect(drawCover({ motif: null, family: null, seed: 'x' })).toBe(
			drawCover({ motif: 'bird', family: 'practices', seed: 'x' }),
		);
	});
});
