import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pathFiles } from './path-scenes.ts';
import { paths } from './paths.ts';

const files = pathFiles();

describe('the pictures of the paths', () => {
	it('are one for each', () => {
		expect([...files.keys()].sort()).toEqual(paths.map((path) => `${path}.svg`).sort());
		expect(readdirSync('public/paths').sort()).toEqual([...files.keys()].sort());
	});

	it.each([...files])('%s is what the sources draw (npm run -s draw-cards), at most 6 kB', async (name, svg) => {
		expect(readFileSync(`public/paths/${name}`, 'utf8')).toBe(svg);
		expect(svg.length).toBeLessThanOrEqual(6 * 1024);
		expect(svg).not.toMatch(/<(?:text|image|script|style|foreignObject)|NaN|undefined/);
		expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(400);
	});
});
