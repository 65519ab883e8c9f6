import type { Language } from '#src/language/languages.ts';
import { dateOf, emptyDate, typedDate } from '../person/birth/birth-date.ts';
import { birthFields } from '../person/birth/birth-fields.ts';
import { defaultCalendar } from '../person/birth/default-calendar.ts';
import { nameFields, religionField } from '../person/form/fields.ts';
import { findRefusal } from '../person/form/find-refusal.ts';
import type { PersonForm } from '../person/form/person-form.ts';
import type { Sarketab, SarketabEntry, SarketabLoaded } from './contract.ts';
import { sarketabRequestSchema } from './request.ts';

/** An empty form. */
export const emptySarketab = (language: Language): SarketabEntry => ({
	name: '',
	motherName: '',
	religion: '',
	calendarType: defaultCalendar[language],
	date: emptyDate,
});

/** Religion, two names, a calendar and a date. */
export const sarketabForm: PersonForm<Sarketab, SarketabLoaded, SarketabEntry> = {
	className: 'card',
	prefill: (_, { birthDate, ...known }) => ({ ...known, date: typedDate(birthDate) }),
	fields: (asked, { nothingKept }) => {
		const { entry, change, tools } = asked;
		const name = {
			kind: 'name',
			value: entry.name,
			onChange: (name: string) => change({ name }),
			help: tools.texts.nameHelp,
		} as const;
		return [
			religionField(asked),
			{ kind: 'group', className: 'person-row', fields: nameFields(asked, name) },
			...birthFields(asked),
			{ kind: 'note', text: nothingKept },
		];
	},
	send: ({ ask, asking }) => ({ ask, asking }),
	read: (entry, language, messages) => {
		const { religion, calendarType } = entry;
		const name = entry.name.trim();
		const motherName = entry.motherName.trim();
		const birthDate = dateOf(entry.date, calendarType);
		if (!religion || !name || !motherName || !birthDate) {
			const field = !religion ? 'religion' : !name ? 'name' : !motherName ? 'motherName' : 'birthDate';
			return { field, message: messages.fields_missing };
		}
		const request = { name, motherName, birthDate, religion, calendarType, language };
		const beyond = { names: { name, motherName }, dates: { birthDate: entry } };
		return findRefusal(sarketabRequestSchema.safeParse(request), beyond, messages) ?? request;
	},
};
