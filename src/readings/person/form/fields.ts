import type { ComponentProps } from 'react';
import { type CalendarType, calendarTypes } from '#src/methods/calendars/calendar-types.ts';
import type { PersonMessages } from '../messages.ts';
import type { Religion } from '../schemas.ts';
import { type Gender, genders, LENGTHS, religions } from '../schemas.ts';
import type { PersonTexts } from '../texts/en.ts';

type Option = { value: string; label: string };
/** `path` leads to the field in the request, so that what is said of it is shown beside it. */
type Named = { name: string; path: string; label: string; value: string; onChange: (value: string) => void };

/** One field of a form about people, as it is declared; `fields-view.tsx` draws it. */
export type Field =
	| (Named & {
			kind: 'text';
			help?: string | undefined;
			/** The errors found before the request is sent. */
			problem?: string | null;
			input: ComponentProps<'input'>;
	  })
	| (Named & { kind: 'choice'; options: readonly Option[] })
	| (Named & { kind: 'select'; options: readonly Option[]; empty: string; inactive?: boolean })
	/** Fields together: in a fieldset where they have a legend. A `title` stands over them as a line of its own. */
	| { kind: 'group'; className: string; legend?: string; title?: string; fields: readonly Field[] }
	| { kind: 'note'; text: string };

/** What fields are declared with. */
export type FieldTools = {
	texts: PersonTexts;
	messages: PersonMessages;
	/** The tag for `Intl`. */
	locale: string;
	/** Null in the server's page, which may have been rendered long ago: the years are the browser's to count. */
	now: Date | null;
};

/** The person of the fields: their values and setters. */
export type Asked<Entry> = {
	tools: FieldTools;
	entry: Entry;
	change: (part: Partial<Entry>) => void;
	/** Sets the names of two people's fields apart on one page. */
	prefix?: string;
	/** What the paths of the fields begin with. */
	path?: string;
};

/** Declares a field of which one of some values is chosen; the list of a `select` begins with `empty`. */
export function choiceOf<Value extends string>(
	field: Omit<Named, 'onChange'> & {
		values: readonly Value[];
		labels: Readonly<Record<Value, string>>;
		empty?: string;
	},
	onChange: (chosen: Value | undefined) => void,
): Field {
	const { values, labels, empty, ...named } = field;
	const shared = {
		...named,
		options: values.map((value) => ({ value, label: labels[value] })),
		onChange: (text: string) => onChange(values.find((value) => value === text)),
	};
	return empty === undefined ? { kind: 'choice', ...shared } : { kind: 'select', empty, ...shared };
}

type OwnName = {
	/** What it is called in the request. */
	kind: 'name' | 'fullName';
	value: string;
	onChange: (name: string) => void;
	/** Its label, where it is not the visitor's own; and the line below it, where there is one. */
	label?: string;
	help?: string;
};

/** The two names of a person: their own and their mother's. */
export function nameFields(asked: Asked<{ motherName: string }>, own: OwnName): Field[] {
	const { tools, entry, change, prefix = '', path = '' } = asked;
	const input = { dir: 'auto', maxLength: 2 * LENGTHS.name.most };
	return [
		{
			kind: 'text',
			name: prefix + own.kind,
			path: path + own.kind,
			label: own.label ?? tools.texts[own.kind],
			help: own.help,
			value: own.value,
			onChange: own.onChange,
			input: { ...input, autoComplete: prefix ? 'off' : 'name' },
		},
		{
			kind: 'text',
			name: `${prefix}motherName`,
			path: `${path}motherName`,
			label: tools.texts.motherName,
			value: entry.motherName,
			onChange: (motherName) => change({ motherName }),
			input: { ...input, autoComplete: 'off' },
		},
	];
}

/** The six religions of the specification; '' as long as none is chosen. */
export function religionField({ tools: { texts }, entry, change }: Asked<{ religion: Religion | '' }>): Field {
	const named = { name: 'religion', path: 'religion', label: texts.religion, value: entry.religion };
	return choiceOf(
		{ ...named, values: religions, labels: texts.religions, empty: texts.chooseReligion },
		(religion = undefined) => change({ religion: religion ?? '' }),
	);
}

/** Male or female, as the specification has it; '' as long as none is chosen. */
export function genderField(asked: Asked<{ gender: Gender | '' }> | Asked<{ gender: Gender }>): Field {
	const { tools, entry, change, prefix = '', path = '' } = asked;
	const named = { name: `${prefix}gender`, path: `${path}gender`, label: tools.texts.gender, value: entry.gender };
	return choiceOf({ ...named, values: genders, labels: tools.texts.genders }, (gender) => gender && change({ gender }));
}

/** Solar, Gregorian or lunar. */
export function calendarField(
	{ tools: { texts }, prefix = '', path = '' }: Asked<unknown>,
	value: CalendarType,
	onChange: (calendar: CalendarType) => void,
): Field {
	const named = { name: `${prefix}calendarType`, path: `${path}calendarType`, label: texts.calendar, value };
	return choiceOf(
		{ ...named, values: calendarTypes, labels: texts.calendars },
		(calendar) => calendar && onChange(calendar),
	);
}
