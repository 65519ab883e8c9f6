import { describe, expect, it } from 'vitest';
import { middleOf, squarePicture } from './square-picture.ts';

describe('the middle of a picture', () => {
	it.each([
		['upright', 300, 500, { x: 0, y: 100, side: 300 }],
		['lying', 501, 300, { x: 100, y: 0, side: 300 }],
		['square', 40, 40, { x: 0, y: 0, side: 40 }],
		['a line', 1, 900, { x: 0, y: 449, side: 1 }],
	])('%s', (_how, width, height, middle) => {
		expect(middleOf({ width, height })).toEqual(middle);
	});

	it.each([
		[
			'of more than 20 megabytes',
			new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }),
			'picture_too_large',
		],
		['of another kind', new File(['hello'], 'a.txt', { type: 'text/plain' }), 'picture_none'],
	])('is not taken of a file %s', async (_what, file, code) => {
		await expect(squarePicture(file)).rejects.toMatchObject({ code });
	});
});
