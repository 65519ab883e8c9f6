import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { fieldsOf } from '../../src/listening/classifier/field-index.ts';
import { logLikelihoods } from '../../src/listening/classifier/regression.ts';
import { readTokens } from '../../src/listening/text/read-tokens.ts';
import { indexOfFields } from './field-words.ts';
import { fitRegression } from './fit-regression.ts';

describe('fields', () => {
	const index = indexOfFields('en', {
		burial: ['grave', 'cold feet in bed', 'lying still'],
		gossip: ['grave', 'rumour'],
		pets: ['cat', 'cats'],
	});
	const found = (text: string) => {
		const [first, second] = readTokens(text, 'en');
		return first ? [...fieldsOf(index, first, second)].map((field) => index.names[field]) : [];
	};
	test.each([
		['graves', ['burial', 'gossip']],
		['Cats', ['pets']],
		['lying still', ['burial']],
		['lying. Still', []],
		['lying', []],
		['cold', []],
	])('of %s', (text, fields) => {
		expect(found(text)).toEqual(fields);
	});

	const read = (language: string): Record<string, string[]> =>
		JSON.parse(readFileSync(new URL(`../../src/listening/lexicon/${language}/fields.json`, import.meta.url), 'utf8'));
	test.each(languages)(
		'of %s are the same as in English, sorted, each entry once and of two words at most',
		(language) => {
			const fields = read(language);
			expect(Object.keys(fields)).toEqual(Object.keys(read('en')));
			expect(Object.keys(fields)).toEqual(Object.keys(fields).sort());
			for (const entries of Object.values(fields)) {
				expect(entries).toEqual([...new Set(entries)].sort());
				for (const entry of entries) expect(entry).toMatch(/^\S+(?: \S+)?$/u);
			}
		},
	);
});

test('a regression learns which features tell which label, and always the same weights', () => {
	const example = (features: readonly number[], label: number) => ({
		features: new Map(features.map((name) => [name, 1])),
		labels: [[label, 1]] as const,
		counts: 1,
	});
	const examples = [example([1, 3], 0), example([1], 0), example([2, 3], 1), example([2], 1), example([9], 1)];
	const regression = fitRegression(examples, 2);
	// What only one text has is left out.
	expect([...regression.names]).not.toContain(9);
	expect(fitRegression(examples, 2)).toEqual(regression);
	const [one = 0, other = 0] = logLikelihoods(regression, new Map([[1, 1]]));
	expect(one).toBeGreaterThan(other);
});
