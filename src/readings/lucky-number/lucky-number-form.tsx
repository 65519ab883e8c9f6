import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { DateTextField } from '#src/readings/person/birth-date-field.tsx';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import { CalendarField, GenderField, NameField } from '#src/readings/person/person-fields.tsx';
import type { CalendarType, Gender } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/show-toast.ts';
import { Spinner } from '#src/ui/spinner.tsx';
import type { LuckyNumberTexts } from './texts/en.ts';

/** What stands in the form. */
export type LuckyEntry = {
	fullName: string;
	motherName: string;
	birthDate: string;
	gender: Gender | '';
	calendarType: CalendarType;
};

/** An empty form. */
export const emptyEntry: LuckyEntry = {
	fullName: '',
	motherName: '',
	birthDate: '',
	gender: 'male',
	calendarType: 'solar',
};

type LuckyNumberFormProps = {
	texts: LuckyNumberTexts;
	person: PersonTexts;
	messages: PersonMessages;
	entry: LuckyEntry;
	onEntry: (entry: LuckyEntry) => void;
	/** What the server said of a field, where it refused one. */
	refused: { field: string; message: string } | null;
	loading: boolean;
	/** Given the entry, trimmed. */
	onCalculate: (entry: LuckyEntry) => void;
};

/** Two names, a gender, a calendar and a date. */
export function LuckyNumberForm(props: LuckyNumberFormProps) {
	const { texts, person, messages, entry, onEntry, refused, loading } = props;
	const { t: chrome } = useLanguage();
	const t = useTexts(texts);
	const change = (part: Partial<LuckyEntry>) => onEntry({ ...entry, ...part });
	const error = (field: keyof LuckyEntry) => (refused?.field === field ? refused.message : null);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const trimmed = {
			...entry,
			fullName: entry.fullName.trim(),
			motherName: entry.motherName.trim(),
			birthDate: entry.birthDate.trim(),
		};
		if (trimmed.fullName && trimmed.motherName && trimmed.birthDate) props.onCalculate(trimmed);
		else showToast({ title: chrome('toast.validation'), text: messages.fields_missing, tone: 'destructive' });
	};

	return (
		<form className="person-form card" noValidate onSubmit={submit}>
			<div className="person-row">
				<NameField
					texts={person}
					kind="fullName"
					help={person.nameHelp}
					value={entry.fullName}
					onChange={(fullName) => change({ fullName })}
					error={error('fullName')}
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
			<GenderField
				texts={person}
				value={entry.gender}
				onChange={(gender) => change({ gender })}
				error={error('gender')}
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
				error={error('birthDate')}
				disabled={loading}
			/>
			<p className="person-note">{t('notForGames')}</p>
			<Button look="gold" type="submit" disabled={loading}>
				{loading ? <Spinner label={t('calculating')} /> : t('calculate')}
			</Button>
		</form>
	);
}
