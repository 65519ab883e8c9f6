import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { mbtiTypes } from '#src/psychology/mbti-types.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { compose, labelsOf } from '../compose.server.ts';

describe.each(languages)('the descriptions of the sixteen types in %s', (language) => {
	const told = mbtiTypes.map((type) => ({ type, text: compose(type, language) }));

	it('are 200 to 350 words each', () => {
		const counts = told.map(({ type, text }) => [type, wordCount(text)] as const);
		expect(counts.filter(([, count]) => count < 200 || count > 350)).toEqual([]);
	});

	it('are a portrait and seven parts under their labels', () => {
		for (const { text } of told) {
			const [portrait, ...parts] = text.split('\n\n');
			expect(labelsOf(language).some((label) => portrait?.startsWith(label))).toBe(false);
			expect(parts.map((part) => part.split(':')[0])).toEqual(labelsOf(language));
		}
	});

	it('are clean, and end with one question', () => {
		expect(told.flatMap(({ type, text }) => faultsOf(text, language).map((fault) => `${type}: ${fault}`))).toEqual([]);
		expect(told.filter(({ text }) => !/[?؟]$/.test(text)).map(({ type }) => type)).toEqual([]);
	});

	it('share no sentence', () => {
		const all = told.flatMap(({ text }) => sentencesOf(text));
		expect(all.filter((sentence, place) => all.indexOf(sentence) !== place)).toEqual([]);
	});
});
