import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import { dateOf, typedDate } from '#src/readings/person/birth-date.ts';
import { BirthFields } from '#src/readings/person/birth-fields.tsx';
import { findRefusal } from '#src/readings/person/find-refusal.ts';
import { NamesFields, ReligionField } from '#src/readings/person/person-fields.tsx';
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
		const beyond = { names: { name, motherName }, dates: { birthDate: entry } };
		const refused = findRefusal(sarketabRequestSchema.safeParse(request), beyond, messages);
		if (refused) props.onRefuse(refused.field, refused.message);
		else props.onAsk(request);
	};

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
					<NamesFields
						texts={person}
						kind="name"
						help={person.nameHelp}
						name={entry.name}
						onName={(name) => change({ name })}
						motherName={entry.motherName}
						onMotherName={(motherName) => change({ motherName })}
						errorOf={errorOf}
						disabled={loading}
					/>
				</div>
				<BirthFields
					texts={person}
					messages={messages}
					value={entry}
					onChange={change}
					error={errorOf('birthDate')}
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
