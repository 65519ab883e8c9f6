import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { dateOf, emptyDate, typedDate } from '#src/readings/person/birth-date.ts';
import { BirthFields } from '#src/readings/person/birth-fields.tsx';
import { ChoiceField, SelectField } from '#src/readings/person/choice-field.tsx';
import { defaultCalendar } from '#src/readings/person/default-calendar.ts';
import { findRefusal } from '#src/readings/person/find-refusal.ts';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import { GenderField, NamesFields } from '#src/readings/person/person-fields.tsx';
import { PrefillButton } from '#src/readings/person/prefill-button.tsx';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import type { FormProps } from '#src/readings/reading-page.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Marriage, MarriageEntry, MarriageLoaded, PersonEntry } from './contract.ts';
import { type FortuneType, findBlank, fortuneTypes, marriageRequestSchema, type Person, statuses } from './request.ts';

/** An empty form. */
export function emptyMarriage(language: Language): MarriageEntry {
	const nobody = { name: '', motherName: '', calendarType: defaultCalendar[language], date: emptyDate };
	return {
		relationshipStatus: 'single',
		fortuneType: 'islamic',
		person1: { ...nobody, gender: 'male' },
		person2: { ...nobody, gender: '' },
	};
}

/** The partner with a gender: the other one, until it is chosen. */
const partnerOf = ({ person1, person2 }: MarriageEntry): PersonEntry => ({
	...person2,
	gender: person2.gender || (person1.gender === 'male' ? 'female' : 'male'),
});

/** A person as the request has them. */
const personOf = ({ date, ...person }: PersonEntry): Person => ({
	...person,
	birthDate: dateOf(date, person.calendarType),
});

type Entered = readonly [who: 'person1' | 'person2', value: PersonEntry];

/** All names, by the paths of their fields. */
const namesOf = (people: readonly Entered[]) =>
	Object.fromEntries(
		people.flatMap(([who, { name, motherName }]) => [
			[`${who}.name`, name],
			[`${who}.motherName`, motherName],
		]),
	);

/** Status, one or two people, and the kind of fortune. */
export function MarriageForm(props: FormProps<Marriage, MarriageLoaded, MarriageEntry>) {
	const { loaded, entry, onEntry, errorOf, loading, onRefuse } = props;
	const { person, messages } = loaded;
	const { language } = useLanguage();
	const t = useTexts(loaded.texts);
	const coupled = entry.relationshipStatus !== 'single';
	const person2 = partnerOf(entry);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const people: Entered[] = [['person1', entry.person1], ...(coupled ? [['person2', person2] as const] : [])];
		const person1 = personOf(entry.person1);
		const partner = coupled ? personOf(person2) : null;
		const { relationshipStatus, fortuneType } = entry;
		const ownBlank = findBlank(person1);
		if (ownBlank) return onRefuse(`person1.${ownBlank}`, messages.own_fields_missing);
		const partnerBlank = partner && findBlank(partner);
		if (partnerBlank) return onRefuse(`person2.${partnerBlank}`, messages.partner_fields_missing);
		if (!fortuneType) return onRefuse('fortuneType', messages.fortune_type_required);
		const request = { relationshipStatus, fortuneType, person1, person2: partner, language };
		const beyond = {
			// Only the sums of names read the letters; the other methods take any name there is.
			names: fortuneType === 'islamic' ? namesOf(people) : {},
			dates: Object.fromEntries(people.map(([who, value]) => [`${who}.birthDate`, value])),
		};
		const refused = findRefusal(marriageRequestSchema.safeParse(request), beyond, messages);
		if (refused) onRefuse(refused.field, refused.message);
		else props.onAsk(request);
	};

	return (
		<>
			<PrefillButton
				texts={person}
				onFill={({ name, motherName, calendarType, birthDate }) => {
					const person1 = { ...entry.person1, name, motherName, calendarType, date: typedDate(birthDate) };
					onEntry({ ...entry, person1 });
				}}
			/>
			<form className="person-form marriage-form" noValidate onSubmit={submit}>
				<ChoiceField
					label={t('status')}
					name="relationshipStatus"
					options={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
					value={entry.relationshipStatus}
					onChange={(relationshipStatus) => onEntry({ ...entry, relationshipStatus })}
					error={errorOf('relationshipStatus')}
					disabled={loading}
				/>
				<div className="marriage-people" data-coupled={coupled || undefined}>
					<PersonCard
						title={t('own')}
						texts={person}
						messages={messages}
						value={entry.person1}
						onChange={(person1) => onEntry({ ...entry, person1 })}
						errorOf={(field) => errorOf(`person1.${field}`)}
						prefix=""
						disabled={loading}
					/>
					{coupled && (
						<PersonCard
							title={t('partner')}
							nameLabel={t('partnerName')}
							note={t('partnerNote')}
							texts={person}
							messages={messages}
							value={person2}
							onChange={(changed) => {
								const { gender } = changed.gender === person2.gender ? entry.person2 : changed;
								onEntry({ ...entry, person2: { ...changed, gender } });
							}}
							errorOf={(field) => errorOf(`person2.${field}`)}
							prefix="partner-"
							disabled={loading}
						/>
					)}
				</div>
				<div className="marriage-type">
					<SelectField
						label={t('fortuneType')}
						empty={t('chooseType')}
						name="fortuneType"
						options={fortuneTypes.map((type) => ({ value: type, label: t(`fortuneTypes.${type}`) }))}
						value={entry.fortuneType}
						onChange={(type) => onEntry({ ...entry, fortuneType: type as FortuneType | '' })}
						error={errorOf('fortuneType')}
						disabled={loading}
					/>
					<p className="person-note">{entry.fortuneType && t(`about.${entry.fortuneType}`)}</p>
				</div>
				<Button look="gold" type="submit" disabled={loading}>
					{loading ? <Spinner label={t('calculating')} /> : t('calculate')}
				</Button>
			</form>
		</>
	);
}

type PersonCardProps = {
	title: string;
	nameLabel?: string;
	note?: string;
	texts: PersonTexts;
	messages: PersonMessages;
	value: PersonEntry;
	onChange: (person: PersonEntry) => void;
	errorOf: (field: string) => string | null;
	prefix: string;
	disabled: boolean;
};

/** One person: names, gender, calendar and date of birth. */
function PersonCard({ title, nameLabel, note, messages, value, onChange, errorOf, ...shared }: PersonCardProps) {
	const { texts } = shared;
	const change = (part: Partial<PersonEntry>) => onChange({ ...value, ...part });
	return (
		<fieldset className="card marriage-person">
			<legend className="sr-only">{title}</legend>
			<p aria-hidden className="person-subhead">
				{title}
			</p>
			<NamesFields
				{...shared}
				kind="name"
				{...(nameLabel && { label: nameLabel })}
				help={texts.nameHelp}
				name={value.name}
				onName={(name) => change({ name })}
				motherName={value.motherName}
				onMotherName={(motherName) => change({ motherName })}
				errorOf={errorOf}
			/>
			<GenderField
				{...shared}
				value={value.gender}
				onChange={(gender) => gender && change({ gender })}
				error={errorOf('gender')}
			/>
			<BirthFields
				{...shared}
				messages={messages}
				value={value}
				onChange={change}
				error={errorOf('birthDate')}
				dateInput
			/>
			{note && <p className="person-note">{note}</p>}
		</fieldset>
	);
}
