import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSarlowh } from './draw-sarlowh.ts';

it('is what its source draws (npm run -s draw-cards), at most 20 kB', async () => {
	const svg = drawSarlowh();
	expect(readFileSync('src/ui/ornament/sarlowh/sarlowh.svg', 'utf8')).toBe(svg);
	expect(svg.length).toBeLessThanOrEqual(20 * 1024);
	expect(svg).not.toMatch(/<(?:text|image|script|style|foreignObject)|NaN|undefined/);
	expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(640);
});
