import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { TextField } from '#src/ui/field.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { FIRST_BIRTH_DAY, lastBirthDay } from './birth-bounds.ts';
import { chosenDate, type DateEntry, daysIn, joinDate, typedDate, yearsOf } from './birth-date.ts';
import { SelectField } from './choice-field.tsx';
import type { CalendarType } from './schemas.ts';
import type { MonthNumber, PersonTexts } from './texts/en.ts';

type BirthDateProps = {
	texts: PersonTexts;
	calendar: CalendarType;
	value: DateEntry;
	onChange: (value: DateEntry) => void;
	error?: string | null;
	disabled?: boolean;
	prefix?: string;
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A date of birth by three lists, or typed in one line; each fills the other. */
export function BirthDateField(props: BirthDateProps) {
	const { texts, calendar, value, onChange, error, disabled = false, prefix = '' } = props;
	const { locale } = useLanguage();
	const t = useTexts(texts);
	const hydrated = useHydrated();
	const number = new Intl.NumberFormat(locale, { useGrouping: false });
	const choice = (of: number) => ({ value: String(of), label: number.format(of) });
	// The page may have been rendered long ago: the years are the browser's to count.
	const years = hydrated ? yearsOf(calendar, new Date()) : [];
	const year = Number(value.year);
	if (year && !years.includes(year)) years.push(year);
	const days = value.month ? daysIn(calendar, Number(value.month), year) : 0;
	return (
		<fieldset className="birth-date" disabled={disabled}>
			<legend className="field-label">{t('birthDate')}</legend>
			<div className="birth-date-lists">
				<SelectField
					label={t('year')}
					empty="—"
					name={`${prefix}year`}
					options={years.map(choice)}
					value={value.year}
					onChange={(chosen) => onChange(chosenDate(value, { year: chosen }, calendar))}
				/>
				<SelectField
					label={t('month')}
					empty="—"
					name={`${prefix}month`}
					options={upTo(12).map((month) => ({
						value: String(month),
						label: texts.months[calendar][month as MonthNumber],
					}))}
					value={value.month}
					onChange={(chosen) => onChange(chosenDate(value, { month: chosen }, calendar))}
				/>
				<SelectField
					label={t('day')}
					empty="—"
					name={`${prefix}day`}
					options={upTo(days).map(choice)}
					value={value.day}
					disabled={!value.month}
					onChange={(chosen) => onChange(chosenDate(value, { day: chosen }, calendar))}
				/>
			</div>
			<TextField
				label={t('typeDate')}
				help={t('dateHelp')}
				error={error ?? null}
				name={`${prefix}birthDate`}
				dir="ltr"
				className="date-text"
				autoComplete="off"
				placeholder={texts.dateExample[calendar]}
				value={value.text}
				onChange={(event) => onChange(typedDate(event.target.value))}
			/>
		</fieldset>
	);
}

/** A date of birth by the browser's own date input (Gregorian, `yyyy-mm-dd`). */
export function DateInputField(props: Omit<BirthDateProps, 'calendar'>) {
	const { texts, value, onChange, error, disabled = false, prefix = '' } = props;
	const hydrated = useHydrated();
	return (
		<TextField
			type="date"
			label={texts.birthDate}
			error={error ?? null}
			name={`${prefix}birthDate`}
			autoComplete={prefix ? 'off' : 'bday'}
			min={FIRST_BIRTH_DAY}
			// The page may have been rendered long ago: today is the browser's to say.
			max={hydrated ? lastBirthDay(new Date()) : undefined}
			value={isoOf(value)}
			disabled={disabled}
			onChange={(event) => onChange(typedDate(event.target.value))}
		/>
	);
}

/** Such an input takes a whole date with two digits for month and day, or nothing. */
const isoOf = (entry: DateEntry): string => (entry.day ? joinDate(entry, 'gregorian') : '');
