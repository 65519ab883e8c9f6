import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#src/psychology/mbti-types.ts';
import { allBirdFiles, birdFileOf } from '#src/psychology/results/birds.ts';
import { birdFiles } from './bird-files.server.ts';

const files = birdFiles();

describe('the birds of the types', () => {
	it('are sixteen, one for each type, and each has its drawing', () => {
		expect(new Set(mbtiTypes.map(birdFileOf))).toEqual(new Set(allBirdFiles));
		expect(allBirdFiles.map((file) => file.replace('/birds/', '')).sort()).toEqual([...files.keys()].sort());
		expect(readdirSync('public/birds').sort()).toEqual([...files.keys()].sort());
	});

	it.each([...files])('%s is what the sources draw (npm run -s draw-cards), at most 6 kB', (name, svg) => {
		expect(readFileSync(`public/birds/${name}`, 'utf8')).toBe(svg);
		expect(svg.length).toBeLessThanOrEqual(6 * 1024);
	});

	it.each([...files])('%s stands alone and can be drawn', async (_, svg) => {
		expect(svg).not.toMatch(/<(?:text|image|script|style|foreignObject)|NaN|undefined/);
		const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
		const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1]);
		expect(used.filter((id) => !ids.includes(id))).toEqual([]);
		expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(400);
	});
});
