import { useTexts } from '#src/language/language-provider.tsx';
import { TextField } from '#src/ui/field.tsx';
import { ChoiceField, SelectField } from './choice-field.tsx';
import {
	type CalendarType,
	calendarTypes,
	type Gender,
	genders,
	LENGTHS,
	type Religion,
	religions,
} from './schemas.ts';
import type { PersonTexts } from './texts/en.ts';

type FieldProps<Value> = {
	texts: PersonTexts;
	value: Value;
	onChange: (value: Value) => void;
	error?: string | null;
	disabled?: boolean;
	/** Sets the names of two people's fields apart on one page. */
	prefix?: string;
};

type NamesFieldsProps = {
	texts: PersonTexts;
	/** What the first of the two is called in the request. */
	kind: 'name' | 'fullName';
	name: string;
	onName: (name: string) => void;
	motherName: string;
	onMotherName: (motherName: string) => void;
	errorOf: (field: 'name' | 'fullName' | 'motherName') => string | null;
	disabled?: boolean;
	prefix?: string;
	/** The label of the name, where it is not the visitor's own. */
	label?: string;
	/** The line below the name, where there is one. */
	help?: string;
};

/** The two names of a person: their own and their mother's. */
export function NamesFields(props: NamesFieldsProps) {
	const { texts, kind, errorOf, disabled = false, prefix = '', label, help } = props;
	const shared = { dir: 'auto', maxLength: 2 * LENGTHS.name.most, disabled };
	return (
		<>
			<TextField
				{...shared}
				label={label ?? texts[kind]}
				help={help}
				error={errorOf(kind)}
				name={prefix + kind}
				autoComplete={prefix ? 'off' : 'name'}
				value={props.name}
				onChange={(event) => props.onName(event.target.value)}
			/>
			<TextField
				{...shared}
				label={texts.motherName}
				error={errorOf('motherName')}
				name={`${prefix}motherName`}
				autoComplete="off"
				value={props.motherName}
				onChange={(event) => props.onMotherName(event.target.value)}
			/>
		</>
	);
}

/** The six religions of the specification; '' as long as none is chosen. */
export function ReligionField({ texts, value, onChange, error, disabled, prefix = '' }: FieldProps<Religion | ''>) {
	const t = useTexts(texts);
	return (
		<SelectField
			label={t('religion')}
			empty={t('chooseReligion')}
			name={`${prefix}religion`}
			options={religions.map((religion) => ({ value: religion, label: t(`religions.${religion}`) }))}
			value={value}
			onChange={(chosen) => onChange(chosen as Religion | '')}
			error={error ?? null}
			disabled={disabled ?? false}
		/>
	);
}

/** Male or female, as the specification has it; '' as long as none is chosen. */
export function GenderField({ texts, value, onChange, error, disabled, prefix = '' }: FieldProps<Gender | ''>) {
	const t = useTexts(texts);
	return (
		<ChoiceField
			label={t('gender')}
			name={`${prefix}gender`}
			options={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
			value={value}
			onChange={onChange}
			error={error ?? null}
			disabled={disabled ?? false}
		/>
	);
}

/** Solar, Gregorian or lunar. Whoever holds the date clears it when this changes (specification, 5.4). */
export function CalendarField({ texts, value, onChange, disabled, prefix = '' }: FieldProps<CalendarType>) {
	const t = useTexts(texts);
	return (
		<ChoiceField
			label={t('calendar')}
			name={`${prefix}calendarType`}
			options={calendarTypes.map((calendar) => ({ value: calendar, label: t(`calendars.${calendar}`) }))}
			value={value}
			onChange={onChange}
			disabled={disabled ?? false}
		/>
	);
}
