import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { languageFacts, languages } from '#src/language/languages.ts';
import type { LuckyNumberTexts } from './texts/en.ts';
import { luckyNumberTexts } from './texts.server.ts';

const digits = { en: '8 3 5 11', es: '8 3 5 11', fa: '۸ ۳ ۵ ۱۱', ar: '٨ ٣ ٥ ١١' };

it.each(languages)('the message to the provider has the digits of %s', (language) => {
	const { locale } = languageFacts[language];
	const t = createTranslator<LuckyNumberTexts>({ locale, messages: luckyNumberTexts[language] });
	const told = t('contactMessage', { lucky: 8, wealth: 3, protection: 5, love: 11, day: '' });
	expect(told.match(/\p{Nd}+/gu)?.join(' ')).toBe(digits[language]);
});
