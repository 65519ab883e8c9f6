import type { Block, Piece, Row } from '../flow/working/working.ts';
import { letterWords } from '../person/sums.ts';
import type { Given, LeafTools } from '../reading-page.ts';
import type { Marriage, MarriageLoaded } from './contract.ts';
import type { AngelsWorking, IslamicWorking, MarriageFacts, TarotWorking } from './facts.ts';
import { astrologyRows, indianRows } from './sums/rows-of-the-sky.ts';
import { type Teller, tellerOf } from './sums/teller.ts';

/** How the score came about, line by line, with notes on the method: closed below the words. */
export function marriageSums(given: Given<Marriage>, tools: LeafTools<MarriageLoaded>): Block[] {
	const { facts } = given;
	if (!facts) return [];
	const { t } = tools;
	const teller = tellerOf(given, tools);
	const { type } = facts.working;
	const note = (text: string): Block => ({ kind: 'line', className: 'person-note', text });
	const total: Row = {
		label: [t(facts.couple ? 'score' : 'readiness')],
		told: [],
		points: teller.of(facts.score, 100),
	};
	const blocks: Block[] = [
		{ kind: 'table', rows: rowsOf(facts, teller), total },
		note(t(`notes.${type}`)),
		...(type === 'indian' || type === 'astrology' ? [note(t('noon'))] : []),
	];
	const table: Block = { kind: 'box', className: 'marriage-table', blocks };
	return [{ kind: 'folded', className: 'marriage-working', summary: t('workingTitle'), blocks: [table] }];
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

function islamicRows(working: IslamicWorking, { t, texts, who, people: written, number, of }: Teller): Row[] {
	const { people, sum, remainder, omen, signs, elements, relation, points } = working;
	const counted = ({ letters, value }: (typeof people)[number]['name'], name?: string): Piece[] => [
		{ as: 'letters', words: letterWords(letters, number, name) },
		`= ${number(value)}`,
	];
	const both = elements.map((element) => texts.elements[element]).join(' · ');
	return [
		...people.flatMap((person, index): Row[] => {
			const twelfth = { sum: number(person.sum), remainder: number(person.remainder), sign: texts.signs[person.sign] };
			return [
				{ label: [who(index)], told: counted(person.name, written[index]?.name) },
				{ label: [t('mother')], told: counted(person.mother, written[index]?.mother) },
				{ label: [t('nameSign')], told: [t('twelfth', twelfth)] },
			];
		}),
		...(people.length === 1 ? [{ label: [t('birthSign')], told: [texts.signs[signs[1]]] }] : []),
		{
			label: [t('remainder', { sum: number(sum) })],
			told: [`${number(remainder)} (${texts.omens[omen]})`],
			points: of(points.omen, 60),
		},
		{ label: [t('relation')], told: [`${both} (${texts.relations[relation]})`], points: of(points.elements, 40) },
	];
}

function angelsRows({ people, pairs }: AngelsWorking, { t, texts, who, number, of }: Teller): Row[] {
	return [
		...people.flatMap(({ parts, sum, lifePath, digits, root, pattern }, index): Row[] => {
			const folded = sum === lifePath ? '' : ` → ${number(lifePath)}`;
			const shownDigits = [...digits].map((digit) => number(Number(digit))).join('');
			return [
				{
					label: [who(index), ` · ${t('lifePath')}`],
					told: [{ as: 'sum', text: `${parts.map(number).join(' + ')} = ${number(sum)}${folded}` }],
				},
				{
					label: [t('dayDigits')],
					told: [
						{ as: 'sum', text: shownDigits },
						` ${t('root', { root: number(root), pattern: texts.patterns[pattern] })}`,
					],
				},
			];
		}),
		...pairs.map(
			({ of: what, first, second, steps, points }, index): Row => ({
				label: [people.length === 1 && what === 'days' ? t('ownDays') : t(`pairs.${what}`)],
				told: [t('steps', { first: number(first), second: number(second), steps })],
				points: of(points, index === 0 ? 60 : 40),
			}),
		),
	];
}

function tarotRows(working: TarotWorking, { t, texts, cards: deck, couple, who, of }: Teller): Row[] {
	const { cards, points } = working;
	const places = { self: who(0), bond: t('bond'), other: couple ? who(1) : t('freePlace') };
	const pairs = (['outer', 'first', 'last'] as const).map(
		(pair): Piece => ({ as: 'aside', text: `${t(pair)}: ${texts.relations[working[pair]]}` }),
	);
	return [
		...cards.map(({ role, id, reversed, element }): Row => {
			const card = deck[id];
			return {
				label: [places[role]],
				told: [
					{ as: 'strong', text: card?.name ?? '' },
					reversed ? ` ${t('reversed')}` : '',
					{ as: 'aside', text: (reversed ? card?.reversed : card?.meaning) ?? '' },
					{ as: 'aside', text: `${t('element')}: ${texts.elements[element]}` },
				],
			};
		}),
		{ label: [t('dignities')], told: pairs, points: of(points.dignities, 70) },
		{ label: [t('upright')], told: [], points: of(points.upright, 30) },
	];
}
