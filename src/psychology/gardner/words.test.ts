import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { describeKinds, labelsOf } from './describe-kinds.ts';
import { kinds, scoreGardner } from './score.ts';
import { gardnerTexts } from './texts.server.ts';

it('are called as the specification calls them (5.9)', () => {
	const { kinds: told } = gardnerTexts.en;
	expect(kinds.map((kind) => told[kind].name.toLowerCase())).toEqual(
		'musical kinesthetic logical interpersonal linguistic naturalist spatial intrapersonal'.split(' '),
	);
});

describe.each(languages)('the eight preferences in %s', (language) => {
	const texts = gardnerTexts[language];

	it.each(kinds)('are told in 35 to 80 clean words each: %s', (kind) => {
		const { text, statement, name } = texts.kinds[kind];
		expect(wordCount(text)).toBeGreaterThanOrEqual(35);
		expect(wordCount(text)).toBeLessThanOrEqual(80);
		expect([text, statement, name].flatMap((one) => faultsOf(one, language))).toEqual([]);
	});

	it('share no sentence, and each result ends with a question', () => {
		const all = kinds.flatMap((kind) => sentencesOf(texts.kinds[kind].text));
		expect(new Set(all).size).toBe(all.length);
		const told = describeKinds(scoreGardner([1, 2, 3, 4, 5, 1, 1, 1]), texts);
		expect(told).toMatch(/[?؟]$/);
		expect(told.split('\n\n').map((part) => part.split(':')[0])).toEqual([
			texts.kinds.linguistic.name,
			texts.kinds.interpersonal.name,
			texts.kinds.logical.name,
			texts.outro.label,
		]);
		expect(new Set(labelsOf(texts)).size).toBe(9);
	});
});
