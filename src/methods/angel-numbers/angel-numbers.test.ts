import { expect, it } from 'vitest';
import { angelNumber } from './angel-numbers.ts';

it.each([
	['1111', 'same', 4],
	['1234', 'ascending', 1],
	['1212', 'alternating', 6],
	['0000', 'same', 0],
	['4321', 'descending', 1],
	['1221', 'mirror', 6],
	['1001', 'mirror', 2],
	['1123', 'double', 7],
	['0315', 'plain', 9],
	['7', 'mirror', 7],
])('%s is %s with root %i', (digits, pattern, root) => {
	expect(angelNumber(digits)).toEqual({ digits, pattern, root });
});
