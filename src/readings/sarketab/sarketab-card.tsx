import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { TextsReader } from '#src/language/use-texts.ts';
import { Facts } from '#src/readings/leaf-view.tsx';
import type { SlotProps } from '#src/readings/reading-page.ts';
import { Shamsa } from '#src/ui/ornament/shamsa.tsx';
import type { Sarketab, SarketabLoaded } from './contract.ts';
import type { SarketabTexts } from './texts/en.ts';

/** The taleh in a sentence: its sign, the ruler and the element. */
export const talehLine = ({ taleh: { sign } }: Sarketab['Facts'], t: TextsReader<SarketabTexts>): string =>
	t('talehLine', {
		sign: t(`signs.${sign.id}`),
		ruler: t(`planets.${sign.ruler}`),
		element: t(`elements.${sign.element}`),
	});

/** The taleh, and what was entered. */
export function SarketabCard({ given: { request, facts }, loaded }: SlotProps<Sarketab, SarketabLoaded>) {
	const { locale } = useLanguage();
	const t = useTexts(loaded.texts);
	const { person } = loaded;
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const date = request.birthDate.replace(/\d/g, (digit) => number.format(Number(digit)));
	return (
		<section className="card sarketab-card" aria-label={t('result')}>
			<h2 tabIndex={-1} className="sarketab-heading">
				<Shamsa size={56} />
				{t('result')}
			</h2>
			{facts && (
				<>
					<p className="sarketab-sign">{t(`signs.${facts.taleh.sign.id}`)}</p>
					<p className="sarketab-taleh">
						{t('talehUnder', {
							ruler: t(`planets.${facts.taleh.sign.ruler}`),
							element: t(`elements.${facts.taleh.sign.element}`),
						})}
					</p>
				</>
			)}
			<Facts
				label={t('entered')}
				facts={[
					{ label: person.name, value: request.name },
					{ label: person.religion, value: person.religions[request.religion] },
					{ label: person.birthDate, value: date, ltr: true },
					{ label: person.calendar, value: person.calendars[request.calendarType] },
				]}
			/>
		</section>
	);
}
