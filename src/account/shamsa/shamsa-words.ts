import type { Kind } from '#src/catalogue/catalogue.ts';
import type { TextsReader } from '#src/language/use-texts.ts';
import type { AccountTexts } from '../texts/en.ts';
import { readingsIn, type ShamsaYear } from './shamsa-year.ts';

export type ShamsaTexts = AccountTexts['shamsa'];
type Words = { t: TextsReader<ShamsaTexts>; locale: string; kindNames: Readonly<Record<Kind, string>> };

/** A month in words: how many of each kind; nothing where there is nothing. */
export function monthInWords(month: ShamsaYear['months'][number], { t, locale, kindNames }: Words): string {
	const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
	return list.format(month.map(({ kind, count }) => t('kind', { kind: kindNames[kind], count })));
}

/** A whole year in words, month by month; those in which nothing was asked are passed over. */
export function yearInWords(year: ShamsaYear, monthNames: readonly string[], words: Words): string {
	return year.months
		.map((month, place) => ({ month, name: monthNames[place] ?? '' }))
		.filter(({ month }) => readingsIn(month) > 0)
		.map(({ month, name }) => words.t('month', { month: name, kinds: monthInWords(month, words) }))
		.join(' ');
}
