import type { Block } from '../flow/working/working.ts';
import { gregorianDate } from '../person/birth/dates.ts';
import { letterWords, reductionSum, wholeNumbers } from '../person/sums.ts';
import type { Given, LeafTools } from '../reading-page.ts';
import type { LuckyNumber, LuckyNumberLoaded } from './contract.ts';

const source = { vowels: 'fromVowels', letters: 'fromLetters', names: 'fromNames' } as const;

/** Four numbers and a day as cards; each opens to show its sum. */
export function luckyNumberSums(
	{ request, facts }: Given<LuckyNumber>,
	{ t, loaded, language, locale }: LeafTools<LuckyNumberLoaded>,
): Block[] {
	if (!facts) return [];
	const number = wholeNumbers(locale);
	const { luckyNumber, wealthNumber, protectionNumber, loveNumber, luckyDay } = facts;
	const add = (parts: readonly number[]) => parts.map(number).join(' + ');
	const line = (text: string): Block => ({ kind: 'line', text });
	const sum = (text: string, label?: string): Block => ({ kind: 'sum', text, ...(label && { label }) });
	const reduction = (of: typeof luckyNumber.total, label?: string) => sum(reductionSum(of, number), label);
	const ofName = ({ letters, reduction: folded }: typeof wealthNumber, name: string): Block[] => [
		{ kind: 'letters', words: letterWords(letters, number, name) },
		reduction(folded),
		line(t(letters.some(({ vowel }) => vowel !== undefined) ? 'pythagorean' : 'abjad')),
	];
	const card = (name: string, value: string, blocks: readonly Block[], drawn: readonly Block[] = []): Block => ({
		kind: 'section',
		className: drawn.length > 0 ? 'card lucky-card lucky-main' : 'card lucky-card',
		blocks: [
			{ kind: 'heading', level: 3, text: name },
			...drawn,
			{ kind: 'line', className: 'lucky-figure', text: value },
			{ kind: 'folded', summary: t('showSum'), blocks },
		],
	});
	const { month, day, year, total } = luckyNumber;
	const vowels = wealthNumber.letters.map((letter) => ({ ...letter, dim: !letter.vowel }));
	const bothNames = [wealthNumber.reduction.from, protectionNumber.reduction.from];
	const weeks = `${number(7)} × ${number(Math.floor(luckyDay.sum / 7))} + ${number(luckyDay.remainder)}`;
	const cards = [
		card(
			t('luckyNumber'),
			number(luckyNumber.value),
			[
				line(t('fromDate', { date: gregorianDate(facts.birth.iso, language) })),
				...(['month', 'day', 'year'] as const).map((part) => reduction(luckyNumber[part], t(part))),
				sum(`${add([month.value, day.value, year.value])} = ${number(total.from)}`),
				...(total.steps.length > 0 ? [reduction(total)] : []),
			],
			[{ kind: 'star', number: luckyNumber.value }],
		),
		card(t('wealthNumber'), number(wealthNumber.value), [
			line(t('fromName')),
			...ofName(wealthNumber, request.fullName),
		]),
		card(t('protectionNumber'), number(protectionNumber.value), [
			line(t('fromMother')),
			...ofName(protectionNumber, request.motherName),
		]),
		card(t('loveNumber'), number(loveNumber.value), [
			line(t(source[loveNumber.source])),
			...(loveNumber.source === 'vowels'
				? [{ kind: 'letters', words: letterWords(vowels, number, request.fullName) } as const]
				: []),
			sum(add(loveNumber.parts)),
			reduction(loveNumber.reduction),
		]),
		card(t('luckyDay'), loaded.person.weekdays[luckyDay.weekday], [
			line(t('fromBoth')),
			sum(`${add(bothNames)} = ${number(luckyDay.sum)} = ${weeks}`),
		]),
	];
	return [{ kind: 'box', className: 'lucky-cards', blocks: cards }];
}
