import type { Language } from '#src/language/languages.ts';
import { dateOf, emptyDate, typedDate } from '../person/birth/birth-date.ts';
import { birthFields } from '../person/birth/birth-fields.ts';
import { defaultCalendar } from '../person/birth/default-calendar.ts';
import { genderField, nameFields } from '../person/form/fields.ts';
import { findRefusal } from '../person/form/find-refusal.ts';
import type { PersonForm } from '../person/form/person-form.ts';
import type { LuckyEntry, LuckyNumber, LuckyNumberLoaded } from './contract.ts';
import { luckyNumberRequestSchema } from './request.ts';

/** An empty form. */
export const emptyLuckyNumber = (language: Language): LuckyEntry => ({
	fullName: '',
	motherName: '',
	gender: 'male',
	calendarType: defaultCalendar[language],
	date: emptyDate,
});

/** Two names, a gender, a calendar and a date. */
export const luckyNumberForm: PersonForm<LuckyNumber, LuckyNumberLoaded, LuckyEntry> = {
	className: 'card',
	prefill: (entry, { name, motherName, birthDate, calendarType }) => ({
		...entry,
		fullName: name,
		motherName,
		calendarType,
		date: typedDate(birthDate),
	}),
	fields: (asked, { notForGames }) => {
		const { entry, change, tools } = asked;
		const name = {
			kind: 'fullName',
			value: entry.fullName,
			onChange: (fullName: string) => change({ fullName }),
			help: tools.texts.nameHelp,
		} as const;
		return [
			{ kind: 'group', className: 'person-row', fields: nameFields(asked, name) },
			genderField(asked),
			...birthFields(asked),
			{ kind: 'note', text: notForGames },
		];
	},
	send: ({ calculate, calculating }) => ({ ask: calculate, asking: calculating }),
	read: (entry, language, messages) => {
		const { date, ...chosen } = entry;
		const fullName = entry.fullName.trim();
		const motherName = entry.motherName.trim();
		const request = { ...chosen, fullName, motherName, birthDate: dateOf(date, entry.calendarType), language };
		const blank = (['fullName', 'motherName', 'birthDate'] as const).find((field) => !request[field]);
		if (blank) return { field: blank, message: messages.fields_missing };
		const beyond = { names: { fullName, motherName }, dates: { birthDate: entry } };
		return findRefusal(luckyNumberRequestSchema.safeParse(request), beyond, messages) ?? request;
	},
};
