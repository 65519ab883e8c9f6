import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { type Asked, calendarField, type Field } from '../form/fields.ts';
import type { MonthNumber } from '../texts/en.ts';
import { FIRST_BIRTH_DAY, lastBirthDay } from './birth-bounds.ts';
import {
	chosenDate,
	type DateEntry,
	daysIn,
	emptyDate,
	findDayProblem,
	joinDate,
	typedDate,
	yearsOf,
} from './birth-date.ts';

/** A date of birth while it is being entered, and the calendar it is counted in. */
export type BirthEntry = { calendarType: CalendarType; date: DateEntry };

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * A calendar and a date of birth in it. Another calendar clears the date (specification, 5.4). A day that the calendar
 * does not have shows an error at once.
 * @param dateInput a Gregorian date by the browser's own date input (specification, 6.5)
 */
export function birthFields(asked: Asked<BirthEntry>, dateInput = false): Field[] {
	const { entry, change } = asked;
	const calendar = calendarField(asked, entry.calendarType, (calendarType) =>
		change({ calendarType, date: emptyDate }),
	);
	return [calendar, dateInput && entry.calendarType === 'gregorian' ? dateInputOf(asked) : dateListsOf(asked)];
}

/** By three lists, or typed in one line; each fills the other. */
function dateListsOf(asked: Asked<BirthEntry>): Field {
	const { tools, entry, change, prefix = '', path = '' } = asked;
	const { texts, locale, now } = tools;
	const { calendarType: calendar, date } = entry;
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const year = Number(date.year);
	const years = now ? yearsOf(calendar, now) : [];
	if (year && !years.includes(year)) years.push(year);
	const list = (part: 'year' | 'month' | 'day', numbers: readonly number[], label: (of: number) => string): Field => ({
		kind: 'select',
		name: prefix + part,
		path: path + part,
		label: texts[part],
		empty: '—',
		options: numbers.map((of) => ({ value: String(of), label: label(of) })),
		value: date[part],
		onChange: (chosen) => change({ date: chosenDate(date, { [part]: chosen }, calendar) }),
		...(part === 'day' && !date.month && { inactive: true }),
	});
	return {
		kind: 'group',
		className: 'birth-date',
		legend: texts.birthDate,
		fields: [
			{
				kind: 'group',
				className: 'birth-date-lists',
				fields: [
					list('year', years, number.format),
					list('month', upTo(12), (month) => texts.months[calendar][month as MonthNumber]),
					list('day', upTo(date.month ? daysIn(calendar, Number(date.month), year) : 0), number.format),
				],
			},
			{
				...dateText(asked),
				label: texts.typeDate,
				help: texts.dateHelp,
				value: date.text,
				input: { dir: 'ltr', className: 'date-text', autoComplete: 'off', placeholder: texts.dateExample[calendar] },
			},
		],
	};
}

/** By the browser's own date input, which takes a whole date with two digits for month and day, or nothing. */
function dateInputOf(asked: Asked<BirthEntry>): Field {
	const { tools, entry, prefix } = asked;
	return {
		...dateText(asked),
		label: tools.texts.birthDate,
		value: entry.date.day ? joinDate(entry.date, 'gregorian') : '',
		input: {
			type: 'date',
			autoComplete: prefix ? 'off' : 'bday',
			min: FIRST_BIRTH_DAY,
			max: tools.now ? lastBirthDay(tools.now) : undefined,
		},
	};
}

const dateText = ({ tools, entry, change, prefix = '', path = '' }: Asked<BirthEntry>) => {
	const problem = findDayProblem(entry.date, entry.calendarType);
	return {
		kind: 'text',
		name: `${prefix}birthDate`,
		path: `${path}birthDate`,
		problem: problem && tools.messages[problem],
		onChange: (text: string) => change({ date: typedDate(text) }),
	} as const;
};
