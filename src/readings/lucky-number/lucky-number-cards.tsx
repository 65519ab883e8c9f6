import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { gregorianDate } from '#src/readings/person/dates.ts';
import { LetterChips, ReductionLine } from '#src/readings/person/sum-table.tsx';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import type { SlotProps } from '#src/readings/reading-page.ts';
import type { LuckyNumber, LuckyNumberLoaded } from './contract.ts';
import { NumberStar } from './number-star.tsx';
import type { LuckyNumberTexts } from './texts/en.ts';

type Facts = LuckyNumber['Facts'];

/** Four numbers and a day as cards; each opens to show its sum. */
export function LuckyNumberCards({ given: { request, facts }, loaded }: SlotProps<LuckyNumber, LuckyNumberLoaded>) {
	const names = { own: request.fullName, mother: request.motherName };
	return facts && <Cards texts={loaded.texts} person={loaded.person} facts={facts} names={names} />;
}

type CardsProps = {
	texts: LuckyNumberTexts;
	person: PersonTexts;
	facts: Facts;
	/** The names as they were written. */
	names: { own: string; mother: string };
};

function Cards({ texts, person, facts, names }: CardsProps) {
	const { language, locale } = useLanguage();
	const t = useTexts(texts);
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const { luckyNumber, wealthNumber, protectionNumber, loveNumber, luckyDay } = facts;
	const alphabetOf = ({ letters }: Facts['wealthNumber']) =>
		t(letters.some(({ vowel }) => vowel !== undefined) ? 'pythagorean' : 'abjad');
	const source = { vowels: 'fromVowels', letters: 'fromLetters', names: 'fromNames' } as const;
	const sum = (parts: readonly number[]) => parts.map((part) => number.format(part)).join(' + ');
	const card = (name: string, value: string, working: ReactNode, main = false) => (
		<section className="card lucky-card" data-main={main || undefined}>
			<h3>{name}</h3>
			{main && <NumberStar number={luckyNumber.value} />}
			<p className="lucky-figure">{value}</p>
			<details className="working">
				<summary>{t('showSum')}</summary>
				{working}
			</details>
		</section>
	);
	return (
		<div className="lucky-cards">
			{card(
				t('luckyNumber'),
				number.format(luckyNumber.value),
				<>
					<p>{t('fromDate', { date: gregorianDate(facts.birth.iso, language) })}</p>
					{(['month', 'day', 'year'] as const).map((part) => (
						<div key={part} className="lucky-part">
							<span>{t(part)}</span>
							<ReductionLine reduction={luckyNumber[part]} />
						</div>
					))}
					<p className="sum-line" dir="ltr">
						{`${sum([luckyNumber.month.value, luckyNumber.day.value, luckyNumber.year.value])} = ${number.format(luckyNumber.total.from)}`}
					</p>
					{luckyNumber.total.steps.length > 0 && <ReductionLine reduction={luckyNumber.total} />}
				</>,
				true,
			)}
			{card(
				t('wealthNumber'),
				number.format(wealthNumber.value),
				<>
					<p>{t('fromName')}</p>
					<LetterChips name={names.own} letters={wealthNumber.letters} />
					<ReductionLine reduction={wealthNumber.reduction} />
					<p>{alphabetOf(wealthNumber)}</p>
				</>,
			)}
			{card(
				t('protectionNumber'),
				number.format(protectionNumber.value),
				<>
					<p>{t('fromMother')}</p>
					<LetterChips name={names.mother} letters={protectionNumber.letters} />
					<ReductionLine reduction={protectionNumber.reduction} />
					<p>{alphabetOf(protectionNumber)}</p>
				</>,
			)}
			{card(
				t('loveNumber'),
				number.format(loveNumber.value),
				<>
					<p>{t(source[loveNumber.source])}</p>
					{loveNumber.source === 'vowels' && (
						<LetterChips
							name={names.own}
							letters={wealthNumber.letters.map((letter) => ({ ...letter, dim: !letter.vowel }))}
						/>
					)}
					<p className="sum-line" dir="ltr">
						{sum(loveNumber.parts)}
					</p>
					<ReductionLine reduction={loveNumber.reduction} />
				</>,
			)}
			{card(
				t('luckyDay'),
				person.weekdays[luckyDay.weekday],
				<>
					<p>{t('fromBoth')}</p>
					<p className="sum-line" dir="ltr">
						{`${sum([wealthNumber.reduction.from, protectionNumber.reduction.from])} = ${number.format(luckyDay.sum)} = ${number.format(7)} × ${number.format(Math.floor(luckyDay.sum / 7))} + ${number.format(luckyDay.remainder)}`}
					</p>
				</>,
			)}
		</div>
	);
}
