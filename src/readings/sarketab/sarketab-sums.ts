import type { TextsReader } from '#src/language/use-texts.ts';
import type { Block } from '../flow/working/working.ts';
import { gregorianDate, plainDate } from '../person/birth/dates.ts';
import { letterWords, wholeNumbers } from '../person/sums.ts';
import type { Given, LeafTools } from '../reading-page.ts';
import type { Sarketab, SarketabLoaded } from './contract.ts';
import type { SarketabTexts } from './texts/en.ts';

type Tools = LeafTools<SarketabLoaded>;
type Facts = Sarketab['Facts'];

const elementOrder = ['fire', 'earth', 'air', 'water'] as const;

/** What is told of a taleh: its sign, the ruler and the element. */
function talehWords({ taleh: { sign } }: Facts, t: TextsReader<SarketabTexts>) {
	return {
		sign: t(`signs.${sign.id}`),
		ruler: t(`planets.${sign.ruler}`),
		element: t(`elements.${sign.element}`),
	};
}

/** The taleh in a sentence. */
export const talehLine = (facts: Facts, t: TextsReader<SarketabTexts>): string => t('talehLine', talehWords(facts, t));

/** The taleh, and what was entered. */
export function sarketabCard({ request, facts }: Given<Sarketab>, { t, loaded, locale }: Tools): Block[] {
	const { person } = loaded;
	const number = wholeNumbers(locale);
	const date = request.birthDate.replace(/\d/g, (digit) => number(Number(digit)));
	const taleh = facts && talehWords(facts, t);
	const entered = [
		{ label: person.name, value: request.name },
		{ label: person.religion, value: person.religions[request.religion] },
		{ label: person.birthDate, value: date, ltr: true },
		{ label: person.calendar, value: person.calendars[request.calendarType] },
	];
	const blocks: Block[] = [
		{ kind: 'heading', level: 2, className: 'sarketab-heading', text: t('result') },
		...(taleh
			? ([
					{ kind: 'line', className: 'sarketab-sign', text: taleh.sign },
					{ kind: 'line', className: 'sarketab-taleh', text: t('talehUnder', taleh) },
				] as const)
			: []),
		{ kind: 'facts', label: t('entered'), facts: entered },
	];
	return [{ kind: 'section', className: 'card sarketab-card', label: t('result'), blocks }];
}

/** The working: both names letter by letter, the division, the elements, and the day in three calendars and the sky. */
export function sarketabSums({ request, facts }: Given<Sarketab>, tools: Tools): Block[] {
	if (!facts) return [];
	const blocks: Block[] = [
		{ kind: 'section', className: 'card', blocks: nameSums(facts, request, tools) },
		{ kind: 'section', className: 'card', blocks: [...elementBars(facts, tools), ...day(facts, tools)] },
	];
	return [{ kind: 'box', className: 'sarketab-sums', blocks }];
}

function nameSums(facts: Facts, request: Sarketab['Request'], { t, locale }: Tools): Block[] {
	const { name, motherName, taleh } = facts;
	const number = wholeNumbers(locale);
	const heading = (text: string): Block => ({ kind: 'heading', level: 4, text });
	const letters = (of: Facts['name'], written: string): Block => ({
		kind: 'letters',
		words: letterWords(of.letters, number, written, ({ element }) => ({ id: element, name: t(`elements.${element}`) })),
	});
	const scripts = [name.script, motherName.script];
	const notes = [
		t('talehNote'),
		...(scripts.includes('arabic') ? [t('abjad')] : []),
		...(scripts.includes('latin') ? [t('pythagorean')] : []),
	];
	const division = {
		sum: number(taleh.sum),
		times: number(Math.floor(taleh.sum / 12)),
		remainder: number(taleh.remainder),
	};
	return [
		{ kind: 'heading', level: 3, text: t('sums') },
		heading(`${t('ownSum')}: ${number(taleh.name)}`),
		letters(name, request.name),
		heading(`${t('motherSum')}: ${number(taleh.mother)}`),
		letters(motherName, request.motherName),
		heading(t('total')),
		{ kind: 'sum', text: `${number(taleh.name)} + ${number(taleh.mother)} = ${number(taleh.sum)}` },
		{ kind: 'sum', text: t('division', division) },
		{ kind: 'box', className: 'working', blocks: notes.map((text) => ({ kind: 'line', text })) },
	];
}

function elementBars({ elements }: Facts, { t, locale }: Tools): Block[] {
	const number = wholeNumbers(locale);
	const most = Math.max(...elementOrder.map((element) => elements[element]));
	const bars = elementOrder.map((id) => ({
		id,
		label: t(`elements.${id}`),
		share: elements[id] / most,
		value: number(elements[id]),
	}));
	return [
		{ kind: 'heading', level: 3, text: t('elementsOf') },
		{ kind: 'bars', bars },
	];
}

function day({ birth, moon, sunSign, weekdayRuler }: Facts, { t, loaded: { person }, language }: Tools): Block[] {
	const weekday = person.weekdays[birth.weekday];
	const moonWords = { phase: t(`phases.${moon.phase}`), sign: t(`signs.${moon.sign}`), lit: moon.lit };
	const lines: [label: string, told: string][] = [
		[person.calendars.solar, plainDate(birth.solar, 'solar', language, person.months)],
		[person.calendars.gregorian, gregorianDate(birth.iso, language)],
		[person.calendars.lunar, plainDate(birth.lunar, 'lunar', language, person.months)],
		[t('day'), t('weekdayLine', { weekday, ruler: t(`planets.${weekdayRuler}`) })],
		[t('season'), t(`seasons.${birth.season}`)],
		[t('sun'), t(`signs.${sunSign}`)],
		[t('moon'), t('moonLine', moonWords)],
	];
	return [
		{ kind: 'heading', level: 3, className: 'sarketab-day', text: t('day') },
		{ kind: 'terms', className: 'sarketab-sky', terms: lines.map(([label, told]) => ({ label, told: [[told]] })) },
		{ kind: 'line', className: 'working', text: t('moonNote') },
	];
}
