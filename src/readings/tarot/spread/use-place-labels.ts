import { useMemo, useState } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { dayOf } from '#src/readings/day-of.ts';
import type { TarotTexts } from '../texts/en.ts';
import { monthsFrom } from '../year-months.ts';
import { placeLabel } from './place-label.ts';
import { type SpreadSize, spreads } from './spreads.ts';

/** What the places of a spread are called, in their order, and the visitor's day, from which a year is laid. */
export function usePlaceLabels(
	texts: TarotTexts,
	size: SpreadSize | null,
): { labels: readonly string[]; date: string } {
	const { language } = useLanguage();
	const t = useTexts(texts);
	const [date] = useState(() => dayOf(new Date()));
	const labels = useMemo(() => {
		const months = monthsFrom(date, language);
		return size ? spreads[size].map((place, index) => placeLabel(place, months[index], (key) => t(key))) : [];
	}, [size, date, language, t]);
	return { labels, date };
}
