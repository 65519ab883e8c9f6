import { expect, test } from 'vitest';
import { decoded, pathOf, publicPath, requireName, requireObjectPath, restOf, urlOf } from './object-name.ts';

test.each(['a', 'a/b.jpg', 'هدهد/تصویر.png', 'a b', '...', 'a'.repeat(1024), 'é'.repeat(512)])(
	'%.20j is a name',
	(name) => {
		expect(requireName(name)).toBe(name);
	},
);

test.each([
	undefined,
	null,
	7,
	'',
	'/a',
	'a/',
	'a//b',
	'.',
	'..',
	'a/../b',
	'a\\b',
	'a\u0000',
	'a\n',
	'\u009f',
	'\ud800',
	'a'.repeat(1025),
	'é'.repeat(513),
])('%.20j is none', (name) => {
	expect(() => requireName(name)).toThrow(expect.objectContaining({ code: 'InvalidKey', status: 400 }));
});

test.each([
	['films/a%20b/c.mp4', { bucket: 'films', name: 'a b/c.mp4' }],
	['films/a%2Fb', { bucket: 'films', name: 'a/b' }],
	['films', { bucket: '', name: 'films' }],
])('the path %s', (rest, expected) => {
	expect(requireObjectPath(rest)).toEqual(expected);
});

test.each(['films/', 'films/%', 'films/..', 'films/%2E%2E/x'])('the path %s is refused', (rest) => {
	expect(() => requireObjectPath(rest)).toThrow(expect.objectContaining({ code: 'InvalidKey' }));
});

test('the URL of a token and its path are inverse', () => {
	const path = { bucket: 'films', name: 'a/b c.mp4' };
	expect(pathOf(urlOf(path))).toEqual(path);
});

test('what cannot be decoded is null', () => {
	expect([decoded('%D9%87'), decoded('%')]).toEqual(['ه', null]);
});

test('the rest of a path stays encoded, and the prefix must not be', () => {
	const url = 'http://h/storage/v1/object/public/films/a%20b?x=1';
	expect(restOf(url, '/object/public/')).toBe('films/a%20b');
	expect(() => restOf('http://h/storage/v1/object/%70ublic/films/a', '/object/public/')).toThrow(
		expect.objectContaining({ code: 'NoSuchKey', status: 404 }),
	);
});

test('a public path encodes each segment', () => {
	expect(publicPath('films', 'a b/c#d')).toBe('/storage/v1/object/public/films/a%20b/c%23d');
});
