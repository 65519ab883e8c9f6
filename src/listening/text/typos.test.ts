import { expect, test } from 'vitest';
import type { Token } from './token.ts';
import { createTypoFinder } from './typos.ts';

const finder = createTypoFinder(new Set(['husband', 'wedding', 'pregnant', 'separated', 'dog', 'امتحانات']));

test.each([
	['husbnad', ['husband'], 'two letters changed places'],
	['husbend', ['husband'], 'a wrong letter'],
	['pregnnant', ['pregnant'], 'a letter too many'],
	['seprated', ['separated'], 'a missing letter'],
	['امتحنات', ['امتحانات'], 'a missing letter in Arabic script'],
	['wusband', [], 'a wrong first letter'],
	['husbands', [], 'another ending'],
	['dgo', [], 'a short word'],
	['mountain', [], 'another word'],
])('%s finds %j: %s', (word, expected) => {
	expect(finder.near(word)).toEqual(expected);
	expect(finder.near(word)).toEqual(expected);
});

test.each([
	['husband', ['husband'], true],
	['husbend', ['husbend'], false],
	['husbands', ['husbands', 'husband'], true],
	['dgo', ['dgo'], true],
	['nothing', ['nothing'], true],
])('whether %s with the keys %j is known: %s', (word, keys, expected) => {
	expect(finder.knows({ word, keys } as unknown as Token)).toBe(expected);
});
