import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { categoryName, defaultCategory } from '#src/blog/list/categories.ts';
import { languageFacts } from '#src/language/languages.ts';
import { texts as ar } from './texts/ar.ts';
import { type AdminTexts, texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

const digits = { en: /^[0-9]+$/, es: /^[0-9]+$/, fa: /^[۰-۹]+$/, ar: /^[٠-٩]+$/ };
const all = { en, fa, ar, es };

describe.each(['en', 'fa', 'ar', 'es'] as const)('the administration in %s', (language) => {
	const { locale } = languageFacts[language];
	const t = createTranslator<AdminTexts>({ locale, messages: all[language] });

	it('has the digits of the language wherever it counts', () => {
		const told = [
			t('articles.views', { count: 112 }),
			t('editor.words', { count: 112 }),
			t('editor.tooLong', { most: 112 }),
			t('figures.lastDays', { count: 112 }),
		];
		for (const one of told) expect(one.match(/\p{Nd}+/gu)?.join('')).toMatch(digits[language]);
	});

	it('shows the category that stands in for an empty field by its name there', () => {
		const name = categoryName(defaultCategory, language);
		if (language === 'en') expect(name).toBe(defaultCategory);
		else expect(name).not.toBe(defaultCategory);
	});
});
