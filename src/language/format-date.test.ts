import { expect, it } from 'vitest';
import { formatDate, formatNumber } from './format-date.ts';

// 20 March 2026 is the last day of the Persian year 1404.
const moment = '2026-03-20T12:00:00Z';

it.each([
	['en', 'card', 'Mar 20, 2026'],
	['en', 'article', 'March 20, 2026'],
	['en', 'month', 'March 2026'],
	['es', 'month', 'marzo de 2026'],
	['fa', 'card', '۲۹ اسفند ۱۴۰۴'],
	['fa', 'month', 'اسفند ۱۴۰۴'],
] as const)('%s, %s: %s', (language, format, expected) => {
	expect(formatDate(moment, language, format)).toBe(expected);
});

it('dates Arabic by the Umm al-Qura calendar in Arabic digits', () => {
	expect(formatDate(moment, 'ar', 'card')).toMatch(/شوال/);
	expect(formatDate(moment, 'ar', 'card')).toMatch(/١٤٤٧/);
});

it('counts in the digits of the language', () => {
	expect(formatNumber(1204, 'fa')).toBe('۱٬۲۰۴');
	expect(formatNumber(12, 'ar')).toBe('١٢');
	expect(formatNumber(12, 'es')).toBe('12');
});
