import { type Language, languageFacts } from '#src/language/languages.ts';
import type { Reduction } from '#src/methods/numerology/numerology.ts';
import { gregorianDate, plainDate } from '#src/readings/person/dates.ts';
import { personTexts } from '#src/readings/person/texts.server.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { LuckyNumberFacts } from './facts.server.ts';
import type { LuckyNumberRequest } from './request.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { LuckyWords, Meaning, NumberWords, ReducedValue, ToldSum } from './words/shape.ts';

const builtIn: Record<Language, LuckyWords> = { en, fa, ar, es };

type Place = 'path' | 'wealth' | 'protection' | 'love' | 'day';
const briefPairs: readonly [readonly Place[], ...(readonly Place[])[]] = [
	['path', 'wealth'],
	['path', 'protection'],
	['path', 'love'],
	['path', 'day'],
	['wealth', 'protection'],
	['wealth', 'love'],
	['wealth', 'day'],
	['protection', 'love'],
	['protection', 'day'],
	['love', 'day'],
];

/**
 * The built-in writer's analysis: the sum of the date and what it means, where it pulls against the mother's number, the
 * other three with their sums and a counter-view to the name's, the day, the heart's question and an act. Each part
 * hangs on another number, so that two people who share one share little else.
 */
export function compose(request: LuckyNumberRequest, facts: LuckyNumberFacts): string {
	const { language } = request;
	const words = builtIn[language];
	const { pick } = seededChoices(
		['lucky-number', language, request.fullName, request.motherName, facts.birth.iso, request.gender].join('|'),
	);
	const number = new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: false });
	const told = ({ from, value }: Reduction): ToldSum => ({
		total: number.format(from),
		folded: from === value ? null : number.format(value),
	});
	const numberWords = (value: number): NumberWords => words.numbers[value as ReducedValue];
	/** Not everything is told to everybody: two of the five meanings stop at their first sentence. */
	const brief = pick(briefPairs);
	const tell = (place: Place, sum: string, { clause, more }: Meaning) =>
		brief.includes(place) ? `${sum}: ${clause}.` : `${sum}: ${clause}. ${pick(more)}`;
	const oneOf = <T>(items: readonly T[]) => pick(items as readonly [T, ...T[]]);

	const { luckyNumber, wealthNumber, protectionNumber, loveNumber, luckyDay } = facts;
	const path = numberWords(luckyNumber.value);
	const name = numberWords(wealthNumber.value);
	const heart = numberWords(loveNumber.value);
	const counterTo = pick(['wealth', 'love']);
	const mother = numberWords(protectionNumber.value);
	const parts = [luckyNumber.month, luckyNumber.day, luckyNumber.year].map(({ value }) => number.format(value));
	const tension =
		luckyNumber.value === protectionNumber.value
			? oneOf(words.unison)(number.format(luckyNumber.value), path.pull)
			: oneOf(words.tension)(
					number.format(luckyNumber.value),
					path.pull,
					number.format(protectionNumber.value),
					mother.pull,
				);
	const loveParts = (loveNumber.source === 'names' ? loveNumber.parts : [loveNumber.parts.length]).map((part) =>
		number.format(part),
	);
	const { months } = personTexts[language];
	const inCalendar = (calendar: 'solar' | 'lunar') => plainDate(facts.birth[calendar], calendar, language, months);
	const day = words.days[luckyDay.weekday];

	return [
		[
			tell(
				'path',
				oneOf(words.pathSum)(
					gregorianDate(facts.birth.iso, language),
					parts as [string, string, string],
					told(luckyNumber.total),
				),
				path.path,
			),
			tension,
			oneOf(words.calendars)(inCalendar('solar'), inCalendar('lunar')),
		].join(' '),
		[
			tell(
				'wealth',
				oneOf(words.wealthSum)(told(wealthNumber.reduction), number.format(wealthNumber.letters.length)),
				name.wealth,
			),
			...(counterTo === 'wealth' ? [name.counter] : []),
			tell(
				'protection',
				oneOf(words.protectionSum)(told(protectionNumber.reduction), number.format(protectionNumber.letters.length)),
				mother.protection,
			),
			tell('love', oneOf(words.loveSum[loveNumber.source])(told(loveNumber.reduction), loveParts), heart.love),
			...(counterTo === 'love' ? [heart.counter] : []),
		].join(' '),
		tell(
			'day',
			oneOf(words.daySum)(
				number.format(wealthNumber.reduction.from),
				number.format(protectionNumber.reduction.from),
				number.format(luckyDay.sum),
				number.format(luckyDay.remainder),
			),
			day,
		),
		`${pick([path, mother, heart]).question} ${pick(day.acts)}`,
	].join('\n\n');
}
