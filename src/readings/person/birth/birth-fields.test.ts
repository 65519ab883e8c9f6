import { expect, it } from 'vitest';
import type { Field } from '../form/fields.ts';
import { messages } from '../messages.ts';
import { texts } from '../texts/en.ts';
import { emptyDate, typedDate } from './birth-date.ts';
import { type BirthEntry, birthFields } from './birth-fields.ts';

const flat = (fields: readonly Field[]): Exclude<Field, { kind: 'group' | 'note' }>[] =>
	fields.flatMap((field) => (field.kind === 'group' ? flat(field.fields) : field.kind === 'note' ? [] : [field]));

function ask(entry: BirthEntry, { now = new Date('2026-11-23'), dateInput = false, prefix = '' } = {}) {
	const changes: Partial<BirthEntry>[] = [];
	const tools = { texts, messages: messages.en, locale: 'en', now };
	const change = (part: Partial<BirthEntry>) => changes.push(part);
	const fields = flat(birthFields({ tools, entry, change, prefix, path: 'person2.' }, dateInput));
	const named = (name: string) => {
		const field = fields.find((one) => one.name === prefix + name);
		if (!field) throw new Error(`No field ${name} among ${fields.map((one) => one.name)}`);
		return field;
	};
	return { changes, named, names: fields.map(({ name }) => name) };
}

it('asks for the calendar, the three parts of the date, and the same in one line', () => {
	const { names, named } = ask({ calendarType: 'solar', date: emptyDate }, { prefix: 'partner-' });
	expect(names).toEqual(['calendarType', 'year', 'month', 'day', 'birthDate'].map((name) => `partner-${name}`));
	expect(named('birthDate').path).toBe('person2.birthDate');
	expect(named('day')).toMatchObject({ inactive: true, options: [] });
	expect(named('year')).toHaveProperty('options.length', 100);
});

it('lists a year that was typed though it lies outside the lists', () => {
	const { named } = ask({ calendarType: 'gregorian', date: typedDate('1815-12-10') });
	expect(named('year')).toHaveProperty('options.length', 101);
});

it('another calendar clears the date; a list and the line fill each other', () => {
	const { changes, named } = ask({ calendarType: 'solar', date: typedDate('1369/02/25') });
	named('calendarType').onChange('lunar');
	named('day').onChange('26');
	named('birthDate').onChange('1370/1/2');
	expect(changes).toEqual([
		{ calendarType: 'lunar', date: emptyDate },
		{ date: { year: '1369', month: '2', day: '26', text: '1369/02/26' } },
		{ date: { year: '1370', month: '1', day: '2', text: '1370/1/2' } },
	]);
});

it('shows an error at once for a day that the calendar does not have', () => {
	const { named } = ask({ calendarType: 'gregorian', date: typedDate('1990-02-31') });
	expect(named('birthDate')).toMatchObject({ problem: messages.en.birth_day_unknown });
});

it('a Gregorian date may be asked for by the browser’s own input', () => {
	const { names, named } = ask({ calendarType: 'gregorian', date: typedDate('1990-5-15') }, { dateInput: true });
	expect(names).toEqual(['calendarType', 'birthDate']);
	expect(named('birthDate')).toMatchObject({ value: '1990-05-15', input: { type: 'date', min: '1700-01-01' } });
});
