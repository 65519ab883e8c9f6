import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { describeLevel } from './describe-level.ts';
import { levels } from './score.ts';
import { eqTexts } from './texts.server.ts';

describe.each(languages)('the levels of the EQ test in %s', (language) => {
	const texts = eqTexts[language];
	const told = levels.map(({ level }) => describeLevel(level, texts));

	it('are told in 100 to 250 clean words, with a question at the end', () => {
		for (const text of told) {
			expect(wordCount(text)).toBeGreaterThanOrEqual(100);
			expect(wordCount(text)).toBeLessThanOrEqual(250);
			expect(faultsOf(text, language)).toEqual([]);
			expect(text).toMatch(/[?؟]$/);
		}
	});

	it('share no sentence', () => {
		const all = told.flatMap(sentencesOf);
		expect(new Set(all).size).toBe(all.length);
	});

	it('ask ten different statements, clean as well', () => {
		const statements = Object.values(texts.statements);
		expect(new Set(statements).size).toBe(10);
		expect(statements.flatMap((statement) => faultsOf(statement, language))).toEqual([]);
	});
});
