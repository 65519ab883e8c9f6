import { describe, expect, it } from 'vitest';
import { inLanguage, isLanguage, languageOfPath } from './languages.ts';

describe('languageOfPath', () => {
	it.each([
		['/', 'en'],
		['/fa', 'fa'],
		['/ar/hafez', 'ar'],
		['/es/', 'es'],
		['/xx/hafez', 'en'],
		['/FA', 'en'],
		['', 'en'],
		['/fa%20/x', 'en'],
	])('%s is %s', (path, language) => {
		expect(languageOfPath(path)).toBe(language);
	});
});

describe('inLanguage', () => {
	it.each([
		[{ pathname: '/en' }, '/fa'],
		[{ pathname: '/en/' }, '/fa'],
		[{ pathname: '/en/blog/a-b' }, '/fa/blog/a-b'],
		[{ pathname: '/en/auth', search: '?next=%2Fen%2Fhafez', hash: '#top' }, '/fa/auth?next=%2Fen%2Fhafez#top'],
	])('%o leads to %s', (address, expected) => {
		expect(inLanguage('fa', address)).toBe(expected);
	});
});

it('knows four languages and no other', () => {
	expect(['en', 'fa', 'ar', 'es', 'de', '', null, undefined, 1].map(isLanguage)).toEqual([
		true,
		true,
		true,
		true,
		false,
		false,
		false,
		false,
		false,
	]);
});
