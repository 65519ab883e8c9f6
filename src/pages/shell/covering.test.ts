import { expect, it } from 'vitest';
import { covers } from './covering.ts';

const button = { left: 332, top: 784, right: 380, bottom: 832 };
const box = (left: number, top: number, width: number, height: number) => ({
	left,
	top,
	right: left + width,
	bottom: top + height,
});

it.each([
	['a choice of a form', box(200, 780, 170, 48), true],
	['a button across the window', box(16, 790, 358, 48), true],
	['a choice at its corner', box(16, 770, 330, 48), true],
	['a link in the text', box(320, 800, 60, 20), true],
	['a card of which it takes a corner', box(16, 740, 358, 140), false],
	['what ends above it', box(300, 700, 80, 84), false],
	['what is beside it', box(16, 784, 300, 48), false],
	['what has no size', box(340, 800, 0, 0), false],
])('over %s', (_, below, covered) => {
	expect(covers(button, below)).toBe(covered);
});
