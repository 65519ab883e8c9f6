import { type DateEntry, emptyDate, findDayProblem } from './birth-date.ts';
import { BirthDateField, DateInputField } from './birth-date-field.tsx';
import type { PersonMessages } from './messages.ts';
import { CalendarField } from './person-fields.tsx';
import type { CalendarType } from './schemas.ts';
import type { PersonTexts } from './texts/en.ts';

/** A date of birth while it is being entered, and the calendar it is counted in. */
export type BirthEntry = { calendarType: CalendarType; date: DateEntry };

type BirthFieldsProps = {
	texts: PersonTexts;
	messages: PersonMessages;
	value: BirthEntry;
	onChange: (value: BirthEntry) => void;
	/** What is said of the date where it was refused. A day that the calendar does not have is told of at once. */
	error?: string | null;
	disabled?: boolean;
	prefix?: string;
	/** A Gregorian date by the browser's own date input (specification, 6.5). */
	dateInput?: boolean;
};

/** A calendar and a date of birth in it. Another calendar clears the date (specification, 5.4). */
export function BirthFields(props: BirthFieldsProps) {
	const { texts, messages, value, onChange, error, disabled = false, prefix = '', dateInput = false } = props;
	const { calendarType, date } = value;
	const problem = findDayProblem(date, calendarType);
	const field = {
		texts,
		prefix,
		disabled,
		value: date,
		onChange: (changed: DateEntry) => onChange({ calendarType, date: changed }),
		error: error ?? (problem && messages[problem]),
	};
	return (
		<>
			<CalendarField
				texts={texts}
				value={calendarType}
				onChange={(chosen) => onChange({ calendarType: chosen, date: emptyDate })}
				disabled={disabled}
				prefix={prefix}
			/>
			{dateInput && calendarType === 'gregorian' ? (
				<DateInputField {...field} />
			) : (
				<BirthDateField {...field} calendar={calendarType} />
			)}
		</>
	);
}
