import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { readResult } from '#src/psychology/results/kept-result.ts';
import { toldFigures } from '#src/psychology/results/labelled.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { describeBigFive, labelsOf } from './describe.ts';
import { type Band, domains, scoreBigFive } from './score.ts';
import { bigFiveItems, bigFiveTexts, bigFiveWords } from './texts.server.ts';

const bands: readonly Band[] = ['low', 'middle', 'high'];
/** The table takes no longer text. */
const LONGEST_KEPT = 20_000;

describe.each(languages)('the words of the Big Five in %s', (language) => {
	const words = bigFiveWords[language];
	const texts = bigFiveTexts[language];
	const ofDomains = domains.flatMap((domain) => bands.map((band) => words[domain][band]));
	const ofFacets = domains.flatMap((domain) =>
		words[domain].facets.flatMap((facet) => bands.map((band) => facet[band])),
	);

	it('tell of five domains in three bands, each ending in a question', () => {
		for (const text of ofDomains) {
			expect(wordCount(text)).toBeGreaterThanOrEqual(30);
			expect(wordCount(text)).toBeLessThanOrEqual(110);
			expect(text).toMatch(/[?؟]$/);
		}
	});

	it('tell of thirty facets in three bands', () => {
		expect(ofFacets).toHaveLength(90);
		for (const text of ofFacets) expect(wordCount(text)).toBeGreaterThanOrEqual(6);
	});

	it('are clean, and no sentence stands twice', () => {
		const all = [...ofDomains, ...ofFacets, texts.closing.words];
		for (const text of all) expect(faultsOf(text, language)).toEqual([]);
		const sentences = all.flatMap(sentencesOf);
		expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
	});

	it('have thirty-five names, and the text that is kept comes apart at them', () => {
		const labels = labelsOf(words, texts);
		expect(new Set(labels).size).toBe(36);
		const score = scoreBigFive(bigFiveItems[language], Array(120).fill(5));
		const text = describeBigFive(score, words, texts);
		const figures = score.map(({ domain, band }) => ({ label: words[domain].name, value: texts.bands[band] }));
		const kept = [toldFigures(figures), text].join('\n\n');
		expect(kept.length).toBeLessThan(LONGEST_KEPT);
		expect(readResult(kept, null)).toEqual({ heading: null, figures, words: text });
		expect(text.split('\n\n').map((part) => part.split(': ')[0])).toEqual([
			...domains.flatMap((domain) => [words[domain].name, ...words[domain].facets.map(({ name }) => name)]),
			texts.closing.label,
		]);
	});
});
