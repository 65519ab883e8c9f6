import { describe, expect, it } from 'vitest';
import { languageFacts, languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { describeField } from './describe-field.ts';
import { fields } from './score.ts';
import { careerTexts } from './texts.server.ts';

describe.each(languages)('the fields of the career test in %s', (language) => {
	const texts = careerTexts[language];
	const told = fields.map((field) => describeField(field, texts, languageFacts[language].locale));

	it('are told in 100 to 250 clean words, with a question at the end', () => {
		for (const text of told) {
			expect(wordCount(text)).toBeGreaterThanOrEqual(100);
			expect(wordCount(text)).toBeLessThanOrEqual(250);
			expect(faultsOf(text, language)).toEqual([]);
			expect(text).toMatch(/[?؟]$/);
		}
	});

	it('share no sentence and no occupation', () => {
		const all = told.flatMap(sentencesOf);
		expect(new Set(all).size).toBe(all.length);
		const jobs = fields.flatMap((field) => texts.fields[field].jobs);
		expect(new Set(jobs).size).toBe(24);
	});

	it('are asked for in clean questions', () => {
		const asked = Object.values(texts.questions).flatMap((question) => Object.values(question));
		expect(new Set(asked).size).toBe(25);
		expect(asked.flatMap((text) => faultsOf(text, language))).toEqual([]);
	});
});
