import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { findDayProblem, typedDate } from '#src/readings/person/birth-date.ts';
import { DateTextField } from '#src/readings/person/birth-date-field.tsx';
import { findRefusal } from '#src/readings/person/find-refusal.ts';
import { CalendarField, GenderField, NameField } from '#src/readings/person/person-fields.tsx';
import { PrefillButton } from '#src/readings/person/prefill-button.tsx';
import type { FormProps } from '#src/readings/reading-page.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { LuckyEntry, LuckyNumber, LuckyNumberLoaded } from './contract.ts';
import { luckyNumberRequestSchema } from './request.ts';

/** Two names, a gender, a calendar and a date. */
export function LuckyNumberForm(props: FormProps<LuckyNumber, LuckyNumberLoaded, LuckyEntry>) {
	const { loaded, entry, onEntry, errorOf, loading } = props;
	const { person, messages } = loaded;
	const { language } = useLanguage();
	const t = useTexts(loaded.texts);
	const change = (part: Partial<LuckyEntry>) => onEntry({ ...entry, ...part });
	const date = typedDate(entry.birthDate);
	const dayProblem = findDayProblem(date, entry.calendarType);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const asked = {
			...entry,
			fullName: entry.fullName.trim(),
			motherName: entry.motherName.trim(),
			birthDate: entry.birthDate.trim(),
		};
		const blank = (['fullName', 'motherName', 'birthDate'] as const).find((field) => !asked[field]);
		if (blank) return props.onRefuse(blank, messages.fields_missing);
		const request = { ...asked, language };
		const dates = { birthDate: { date, calendar: entry.calendarType } };
		const refused = findRefusal(luckyNumberRequestSchema.safeParse(request), dates, messages);
		if (refused) props.onRefuse(refused.field, refused.message);
		else props.onAsk(request);
	};

	return (
		<>
			<PrefillButton
				texts={person}
				onFill={({ name, motherName, birthDate, calendarType }) =>
					change({ fullName: name, motherName, birthDate, calendarType })
				}
			/>
			<form className="person-form card" noValidate onSubmit={submit}>
				<div className="person-row">
					<NameField
						texts={person}
						kind="fullName"
						help={person.nameHelp}
						value={entry.fullName}
						onChange={(fullName) => change({ fullName })}
						error={errorOf('fullName')}
						disabled={loading}
					/>
					<NameField
						texts={person}
						kind="motherName"
						value={entry.motherName}
						onChange={(motherName) => change({ motherName })}
						error={errorOf('motherName')}
						disabled={loading}
					/>
				</div>
				<GenderField
					texts={person}
					value={entry.gender}
					onChange={(gender) => gender && change({ gender })}
					error={errorOf('gender')}
					disabled={loading}
				/>
				<CalendarField
					texts={person}
					value={entry.calendarType}
					onChange={(calendarType) => change({ calendarType, birthDate: '' })}
					disabled={loading}
				/>
				<DateTextField
					texts={person}
					calendar={entry.calendarType}
					value={entry.birthDate}
					onChange={(birthDate) => change({ birthDate })}
					error={errorOf('birthDate') ?? (dayProblem && messages[dayProblem])}
					disabled={loading}
				/>
				<p className="person-note">{t('notForGames')}</p>
				<Button look="gold" type="submit" disabled={loading}>
					{loading ? <Spinner label={t('calculating')} /> : t('calculate')}
				</Button>
			</form>
		</>
	);
}
