import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Deck } from '#src/methods/tarot/deck/shape.ts';
import { LetterChips } from '#src/readings/person/sum-table.tsx';
import type { AngelsWorking, IslamicWorking, MarriageFacts, TarotWorking } from './facts.ts';
import type { MarriageTexts } from './texts/en.ts';
import { astrologyRows, indianRows } from './working-of-the-sky.tsx';
import type { Row, Teller } from './working-row.ts';

type WorkingTableProps = {
	texts: MarriageTexts;
	cards: Deck;
	names: readonly [string, string | null];
	facts: MarriageFacts;
};

/** How the score came about, line by line, with notes on the method below. */
export function WorkingTable({ texts, cards, names, facts }: WorkingTableProps) {
	const { locale } = useLanguage();
	const t = useTexts(texts);
	const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
	const teller: Teller = {
		t,
		texts,
		cards,
		couple: facts.couple,
		who: (index) => <bdi>{names[index] ?? ''}</bdi>,
		number: (value) => format.format(value),
		of: (points, most) => t('of', { points, most }),
	};
	const { working } = facts;
	return (
		<div className="marriage-table-frame">
			<table className="marriage-table">
				<tbody>
					{rowsOf(facts, teller).map(({ id, label, told, points }) => (
						<tr key={id}>
							<th scope="row">{label}</th>
							<td colSpan={points === undefined ? 2 : 1}>{told}</td>
							{points !== undefined && <td className="marriage-points">{points}</td>}
						</tr>
					))}
					<tr className="marriage-total">
						<th scope="row">{facts.couple ? t('score') : t('readiness')}</th>
						<td colSpan={2} className="marriage-points">
							{teller.of(facts.score, 100)}
						</td>
					</tr>
				</tbody>
			</table>
			<p className="person-note">{t(`notes.${working.type}`)}</p>
			{(working.type === 'indian' || working.type === 'astrology') && <p className="person-note">{t('noon')}</p>}
		</div>
	);
}

function rowsOf({ working }: MarriageFacts, teller: Teller): Row[] {
	switch (working.type) {
		case 'islamic':
			return islamicRows(working, teller);
		case 'angels':
			return angelsRows(working, teller);
		case 'tarot':
			return tarotRows(working, teller);
		case 'indian':
			return indianRows(working, teller);
		case 'astrology':
			return astrologyRows(working, teller);
	}
}

function islamicRows(working: IslamicWorking, { t, texts, who, number, of }: Teller): Row[] {
	const { people, sum, remainder, omen, signs, elements, relation, points } = working;
	const counted = ({ letters, value }: (typeof people)[number]['name']) => (
		<>
			<LetterChips letters={letters} />
			<span>= {number(value)}</span>
		</>
	);
	return [
		...people.flatMap((person, index) => [
			{ id: `name${index}`, label: who(index), told: counted(person.name) },
			{ id: `mother${index}`, label: t('mother'), told: counted(person.mother) },
			{
				id: `sign${index}`,
				label: t('nameSign'),
				told: t('twelfth', {
					sum: number(person.sum),
					remainder: number(person.remainder),
					sign: texts.signs[person.sign],
				}),
			},
		]),
		...(people.length === 1 ? [{ id: 'birth', label: t('birthSign'), told: texts.signs[signs[1]] }] : []),
		{
			id: 'remainder',
			label: t('remainder', { sum: number(sum) }),
			told: `${number(remainder)} (${texts.omens[omen]})`,
			points: of(points.omen, 60),
		},
		{
			id: 'elements',
			label: t('relation'),
			told: `${elements.map((element) => texts.elements[element]).join(' · ')} (${texts.relations[relation]})`,
			points: of(points.elements, 40),
		},
	];
}

function angelsRows({ people, pairs }: AngelsWorking, { t, texts, who, number, of }: Teller): Row[] {
	const row = (digits: string) => [...digits].map((digit) => number(Number(digit))).join('');
	return [
		...people.flatMap(({ parts, sum, lifePath, digits, root, pattern }, index) => [
			{
				id: `path${index}`,
				label: (
					<>
						{who(index)} · {t('lifePath')}
					</>
				),
				told: (
					<span className="sum-line" dir="ltr">
						{parts.map(number).join(' + ')} = {number(sum)}
						{sum !== lifePath && ` → ${number(lifePath)}`}
					</span>
				),
			},
			{
				id: `day${index}`,
				label: t('dayDigits'),
				told: (
					<>
						<span className="sum-line" dir="ltr">
							{row(digits)}
						</span>{' '}
						{t('root', { root: number(root), pattern: texts.patterns[pattern] })}
					</>
				),
			},
		]),
		...pairs.map(({ of: what, first, second, steps, points }, index) => ({
			id: what,
			label: people.length === 1 && what === 'days' ? t('ownDays') : t(`pairs.${what}`),
			told: t('steps', { first: number(first), second: number(second), steps }),
			points: of(points, index === 0 ? 60 : 40),
		})),
	];
}

function tarotRows(working: TarotWorking, { t, texts, cards: deck, couple, who, of }: Teller): Row[] {
	const { cards, outer, first, last, points } = working;
	const places = { self: who(0), bond: t('bond'), other: couple ? who(1) : t('freePlace') };
	return [
		...cards.map(({ role, id, reversed, element }) => ({
			id: role,
			label: places[role],
			told: (
				<>
					<strong className="marriage-card">{deck[id]?.name}</strong>
					{reversed && ` ${t('reversed')}`}
					<span className="marriage-meaning">{reversed ? deck[id]?.reversed : deck[id]?.meaning}</span>
					<span className="marriage-meaning">
						{t('element')}: {texts.elements[element]}
					</span>
				</>
			),
		})),
		{
			id: 'dignities',
			label: t('dignities'),
			told: (
				<>
					{t('outer')}: {texts.relations[outer]}
					<br />
					{t('first')}: {texts.relations[first]}
					<br />
					{t('last')}: {texts.relations[last]}
				</>
			),
			points: of(points.dignities, 70),
		},
		{ id: 'upright', label: t('upright'), told: '', points: of(points.upright, 30) },
	];
}
