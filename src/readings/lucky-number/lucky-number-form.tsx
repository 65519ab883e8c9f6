import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { dateOf, typedDate } from '#src/readings/person/birth-date.ts';
import { BirthFields } from '#src/readings/person/birth-fields.tsx';
import { findRefusal } from '#src/readings/person/find-refusal.ts';
import { GenderField, NamesFields } from '#src/readings/person/person-fields.tsx';
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

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const { date, ...chosen } = entry;
		const fullName = entry.fullName.trim();
		const motherName = entry.motherName.trim();
		const request = { ...chosen, fullName, motherName, birthDate: dateOf(date, entry.calendarType), language };
		const blank = (['fullName', 'motherName', 'birthDate'] as const).find((field) => !request[field]);
		if (blank) return props.onRefuse(blank, messages.fields_missing);
		const beyond = { names: { fullName, motherName }, dates: { birthDate: entry } };
		const refused = findRefusal(luckyNumberRequestSchema.safeParse(request), beyond, messages);
		if (refused) props.onRefuse(refused.field, refused.message);
		else props.onAsk(request);
	};

	return (
		<>
			<PrefillButton
				texts={person}
				onFill={({ name, motherName, birthDate, calendarType }) =>
					change({ fullName: name, motherName, calendarType, date: typedDate(birthDate) })
				}
			/>
			<form className="person-form card" noValidate onSubmit={submit}>
				<div className="person-row">
					<NamesFields
						texts={person}
						kind="fullName"
						help={person.nameHelp}
						name={entry.fullName}
						onName={(fullName) => change({ fullName })}
						motherName={entry.motherName}
						onMotherName={(motherName) => change({ motherName })}
						errorOf={errorOf}
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
				<BirthFields
					texts={person}
					messages={messages}
					value={entry}
					onChange={change}
					error={errorOf('birthDate')}
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
