import { expect, it } from 'vitest';
import { socialPicture } from './social-picture.ts';

it.each([
	['/storage/v1/object/public/covers/a-b-1.svg', '/storage/v1/object/public/covers/a-b-1.png'],
	['/storage/v1/object/public/covers/a-b-1.jpg', '/storage/v1/object/public/covers/a-b-1.jpg'],
	[
		'https://example.org/storage/v1/object/public/covers/a.svg',
		'https://example.org/storage/v1/object/public/covers/a.svg',
	],
	['/favicon.svg', '/favicon.svg'],
	['', null],
	[null, null],
])('%s', (imageUrl, expected) => {
	expect(socialPicture(imageUrl)).toBe(expected);
});
