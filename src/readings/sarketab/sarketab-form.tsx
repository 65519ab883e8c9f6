import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { dateOf, emptyDate, findDayProblem, typedDate } from '#src/readings/person/birth-date.ts';
import { BirthDateField } from '#src/readings/person/birth-date-field.tsx';
import { findRefusal } from '#src/readings/person/find-refusal.ts';
import { CalendarField, NameField, ReligionField } from '#src/readings/person/person-fields.tsx';
import { PrefillButton } from '#src/readings/person/prefill-button.tsx';
import type { FormProps } from '#src/readings/reading-page.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Sarketab, SarketabEntry, SarketabLoaded } from './contract.ts';
import { sarketabRequestSchema } from './request.ts';

/** Religion, two names, a calendar and a date. */
export function SarketabForm(props: FormProps<Sarketab, SarketabLoaded, SarketabEntry>) {
	const { loaded, entry, onEntry, errorOf, loading } = props;
	const { person, messages } = loaded;
	const { language } = useLanguage();
	const t = useTexts(loaded.texts);
	const change = (part: Partial<SarketabEntry>) => onEntry({ ...entry, ...part });

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const { religion, calendarType } = entry;
		const name = entry.name.trim();
		const motherName = entry.motherName.trim();
		const birthDate = dateOf(entry.date, calendarType);
		if (!religion || !name || !motherName || !birthDate) {
			const blank = !religion ? 'religion' : !name ? 'name' : !motherName ? 'motherName' : 'birthDate';
			return props.onRefuse(blank, messages.fields_missing);
		}
		const request = { name, motherName, birthDate, religion, calendarType, language };
		const dates = { birthDate: { date: entry.date, calendar: calendarType } };
		const refused = findRefusal(sarketabRequestSchema.safeParse(request), dates, messages);
		if (refused) props.onRefuse(refused.field, refused.message);
		else props.onAsk(request);
	};
	const dayProblem = findDayProblem(entry.date, entry.calendarType);

	return (
		<>
			<PrefillButton texts={person} onFill={(known) => onEntry({ ...known, date: typedDate(known.birthDate) })} />
			<form className="person-form card" noValidate onSubmit={submit}>
				<ReligionField
					texts={person}
					value={entry.religion}
					onChange={(religion) => change({ religion })}
					error={errorOf('religion')}
					disabled={loading}
				/>
				<div className="person-row">
					<NameField
						texts={person}
						kind="name"
						help={person.nameHelp}
						value={entry.name}
						onChange={(name) => change({ name })}
						error={errorOf('name')}
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
				<CalendarField
					texts={person}
					value={entry.calendarType}
					onChange={(calendarType) => change({ calendarType, date: emptyDate })}
					disabled={loading}
				/>
				<BirthDateField
					texts={person}
					calendar={entry.calendarType}
					value={entry.date}
					onChange={(date) => change({ date })}
					error={errorOf('birthDate') ?? (dayProblem && messages[dayProblem])}
					disabled={loading}
				/>
				<p className="person-note">{t('nothingKept')}</p>
				<Button look="gold" type="submit" disabled={loading}>
					{loading ? <Spinner label={t('asking')} /> : t('ask')}
				</Button>
			</form>
		</>
	);
}
