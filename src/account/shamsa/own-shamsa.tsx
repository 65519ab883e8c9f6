import { useMemo } from 'react';
import type { Kind } from '#src/catalogue/catalogue.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { calendarYear } from '../history/calendar-months.ts';
import { drawingAddress, drawShamsa } from './draw-shamsa.ts';
import { type ShamsaTexts, yearInWords } from './shamsa-words.ts';
import { emptyYear, readingsOf, type ShamsaYear } from './shamsa-year.ts';
import './shamsa.css';

type OwnShamsaProps = {
	texts: ShamsaTexts;
	kindNames: Readonly<Record<Kind, string>>;
	/** Null while it is not known: an empty one stands there. */
	year: ShamsaYear | null;
	/** Width and height in CSS pixels. */
	size: number;
	/** The same is said elsewhere on the page. */
	silent?: boolean;
};

/** The shamsa of the last twelve months in the place of a picture, and the same in words for who does not see it. */
export function OwnShamsa({ texts, kindNames, year, size, silent = false }: OwnShamsaProps) {
	const { locale } = useLanguage();
	const t = useTexts(texts);
	const address = useMemo(() => drawingAddress(drawShamsa(year ?? emptyYear)), [year]);
	const said = useMemo(() => {
		if (!year || silent) return '';
		const names = calendarYear(new Date(), locale).months.map(({ name }) => name);
		return `${t('own', { count: readingsOf(year) })} ${yearInWords(year, names, { t, locale, kindNames })}`.trim();
	}, [year, locale, t, kindNames, silent]);
	return <img className="shamsa-drawing" src={address} alt={said} width={size} height={size} />;
}
