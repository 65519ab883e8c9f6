import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { type DateEntry, dateOf, emptyDate } from '#src/readings/person/birth-date.ts';
import { BirthDateField } from '#src/readings/person/birth-date-field.tsx';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import { CalendarField, NameField, ReligionField } from '#src/readings/person/person-fields.tsx';
import type { CalendarType, PersonalProfile, Religion } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import type { SarketabTexts } from './texts/en.ts';

/** What stands in the form. */
export type SarketabEntry = {
	name: string;
	motherName: string;
	religion: Religion | '';
	calendarType: CalendarType;
	date: DateEntry;
};

/** An empty form. */
export const emptyEntry: SarketabEntry = {
	name: '',
	motherName: '',
	religion: '',
	calendarType: 'solar',
	date: emptyDate,
};

type SarketabFormProps = {
	texts: SarketabTexts;
	person: PersonTexts;
	messages: PersonMessages;
	entry: SarketabEntry;
	onEntry: (entry: SarketabEntry) => void;
	/** What the server said of a field, where it refused one. */
	refused: { field: string; message: string } | null;
	loading: boolean;
	/** Given the fields, trimmed. */
	onAsk: (fields: PersonalProfile) => void;
};

/** Religion, two names, a calendar and a date. */
export function SarketabForm(props: SarketabFormProps) {
	const { texts, person, messages, entry, onEntry, refused, loading } = props;
	const { t: chrome } = useLanguage();
	const t = useTexts(texts);
	const change = (part: Partial<SarketabEntry>) => onEntry({ ...entry, ...part });
	const error = (field: keyof PersonalProfile) => (refused?.field === field ? refused.message : null);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const { religion, calendarType } = entry;
		const name = entry.name.trim();
		const motherName = entry.motherName.trim();
		const birthDate = dateOf(entry.date, calendarType);
		if (name && motherName && birthDate && religion) {
			props.onAsk({ name, motherName, birthDate, religion, calendarType });
		} else showToast({ title: chrome('toast.error'), text: messages.fields_missing, tone: 'destructive' });
	};

	return (
		<form className="person-form card" noValidate onSubmit={submit}>
			<ReligionField
				texts={person}
				value={entry.religion}
				onChange={(religion) => change({ religion })}
				error={error('religion')}
				disabled={loading}
			/>
			<div className="person-row">
				<NameField
					texts={person}
					kind="name"
					help={person.nameHelp}
					value={entry.name}
					onChange={(name) => change({ name })}
					error={error('name')}
					disabled={loading}
				/>
				<NameField
					texts={person}
					kind="motherName"
					value={entry.motherName}
					onChange={(motherName) => change({ motherName })}
					error={error('motherName')}
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
				error={error('birthDate')}
				disabled={loading}
			/>
			<p className="person-note">{t('nothingKept')}</p>
			<Button look="gold" type="submit" disabled={loading}>
				{loading ? <Spinner label={t('asking')} /> : t('ask')}
			</Button>
		</form>
	);
}
