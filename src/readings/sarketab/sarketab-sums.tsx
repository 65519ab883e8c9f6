import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { gregorianDate, plainDate, type Weekday } from '#src/readings/person/dates.ts';
import { LetterChips } from '#src/readings/person/sum-table.tsx';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import type { Sarketab } from './contract.ts';
import type { SarketabTexts } from './texts/en.ts';

type Facts = Sarketab['Facts'];

const elementOrder = ['fire', 'earth', 'air', 'water'] as const;

/** The working: both names letter by letter, the division, the elements, and the day in three calendars and the sky. */
export function SarketabSums(props: {
	texts: SarketabTexts;
	person: PersonTexts;
	facts: Facts;
	/** The names as they were written. */
	names: { own: string; mother: string };
}) {
	const { texts, person, facts, names } = props;
	const { language, locale } = useLanguage();
	const t = useTexts(texts);
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const { name, motherName, taleh, elements, birth, moon } = facts;
	const most = Math.max(...elementOrder.map((element) => elements[element]));
	const chips = ({ letters }: Facts['name'], written: string) => (
		<LetterChips
			name={written}
			letters={letters}
			elements={letters.map(({ element }) => ({ id: element, name: t(`elements.${element}`) }))}
		/>
	);
	return (
		<div className="sarketab-sums">
			<section className="card">
				<h3>{t('sums')}</h3>
				<h4>
					{t('ownSum')}: {number.format(taleh.name)}
				</h4>
				{chips(name, names.own)}
				<h4>
					{t('motherSum')}: {number.format(taleh.mother)}
				</h4>
				{chips(motherName, names.mother)}
				<h4>{t('total')}</h4>
				<p className="sum-line" dir="ltr">
					{`${number.format(taleh.name)} + ${number.format(taleh.mother)} = ${number.format(taleh.sum)}`}
				</p>
				<p className="sum-line" dir="ltr">
					{t('division', {
						sum: number.format(taleh.sum),
						times: number.format(Math.floor(taleh.sum / 12)),
						remainder: number.format(taleh.remainder),
					})}
				</p>
				<div className="working">
					<p>{t('talehNote')}</p>
					{(name.script === 'arabic' || motherName.script === 'arabic') && <p>{t('abjad')}</p>}
					{(name.script === 'latin' || motherName.script === 'latin') && <p>{t('pythagorean')}</p>}
				</div>
			</section>
			<section className="card">
				<h3>{t('elementsOf')}</h3>
				<ul className="element-bars">
					{elementOrder.map((element) => (
						<li key={element} data-element={element}>
							<span>{t(`elements.${element}`)}</span>
							<span className="element-bar" style={{ inlineSize: `${(elements[element] / most) * 100}%` }} />
							<span>{number.format(elements[element])}</span>
						</li>
					))}
				</ul>
				<h3 className="sarketab-day">{t('day')}</h3>
				<dl className="sarketab-sky">
					<dt>{person.calendars.solar}</dt>
					<dd>{plainDate(birth.solar, 'solar', language, person.months)}</dd>
					<dt>{person.calendars.gregorian}</dt>
					<dd>{gregorianDate(birth.iso, language)}</dd>
					<dt>{person.calendars.lunar}</dt>
					<dd>{plainDate(birth.lunar, 'lunar', language, person.months)}</dd>
					<dt>{t('day')}</dt>
					<dd>
						{t('weekdayLine', {
							weekday: person.weekdays[birth.weekday as Weekday],
							ruler: t(`planets.${facts.weekdayRuler}`),
						})}
					</dd>
					<dt>{t('season')}</dt>
					<dd>{t(`seasons.${birth.season}`)}</dd>
					<dt>{t('sun')}</dt>
					<dd>{t(`signs.${facts.sunSign}`)}</dd>
					<dt>{t('moon')}</dt>
					<dd>{t('moonLine', { phase: t(`phases.${moon.phase}`), sign: t(`signs.${moon.sign}`), lit: moon.lit })}</dd>
				</dl>
				<p className="working">{t('moonNote')}</p>
			</section>
		</div>
	);
}
