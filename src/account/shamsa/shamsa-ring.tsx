import { type CSSProperties, useMemo } from 'react';
import type { Kind } from '#src/catalogue/catalogue.ts';
import { formatNumber } from '#src/language/format-date.ts';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { polar } from '#src/ui/ornament/geometry.ts';
import { kindStyle } from '../history/kind-style.ts';
import { drawingAddress, drawShamsa, SIMORGH } from './draw-shamsa.ts';
import { monthInWords, type ShamsaTexts } from './shamsa-words.ts';
import { kindsOf, readingsIn, readingsOf, type ShamsaYear } from './shamsa-year.ts';
import './shamsa.css';

type ShamsaRingProps = {
	texts: ShamsaTexts;
	kindNames: Readonly<Record<Kind, string>>;
	year: ShamsaYear;
	/** The year as its own language writes it. */
	label: string;
	/** What the months are called, by their places. */
	monthNames: readonly string[];
	/** What a month says of itself. */
	sayMonth: (name: string, count: number) => string;
	/** The place of the month that is looked at, if any. */
	chosen: number | null;
	onChosen: (place: number | null) => void;
};

/** How far from the middle the months are written, in hundredths of the width. */
const AWAY = 44;

/** A year as a shamsa, its months around it, each of which can be chosen; below it the kinds and their colours. */
export function ShamsaRing({ texts, kindNames, year, label, monthNames, chosen, ...props }: ShamsaRingProps) {
	const { language, locale } = useLanguage();
	const t = useTexts(texts);
	const address = useMemo(() => drawingAddress(drawShamsa(year, { chosen })), [year, chosen]);
	const total = readingsOf(year);
	return (
		<>
			<div className="shamsa-ring">
				<img className="shamsa-drawing" src={address} alt={t('of', { year: label })} width={400} height={400} />
				<ol>
					{year.months.map((month, place) => {
						const [x, y] = polar(AWAY, (place * 360) / year.months.length);
						const count = readingsIn(month);
						const name = monthNames[place] ?? '';
						const said = props.sayMonth(name, count);
						return (
							<li key={name} style={{ '--x': `${50 + x}%`, '--y': `${50 + y}%` } as CSSProperties}>
								<button
									type="button"
									className="history-month"
									aria-pressed={chosen === place}
									aria-label={count > 0 ? `${said} (${monthInWords(month, { t, locale, kindNames })})` : said}
									disabled={count === 0 && chosen !== place}
									onClick={() => props.onChosen(chosen === place ? null : place)}
								>
									{name}
								</button>
							</li>
						);
					})}
				</ol>
			</div>
			<ul className="shamsa-kinds">
				{kindsOf(year).map(({ kind, count }) => (
					<li key={kind} style={kindStyle(kind)}>
						{kindNames[kind]} <b>{formatNumber(count, language)}</b>
					</li>
				))}
			</ul>
			<p className="shamsa-way">
				{total >= SIMORGH && t('closed')}
				{total > 0 && total < SIMORGH && t('way', { left: SIMORGH - total })}
			</p>
		</>
	);
}
