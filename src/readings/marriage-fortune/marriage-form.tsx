import type { FormEvent } from 'react';
import { useLanguage, useTexts } from '#src/language/language-provider.tsx';
import type { Language } from '#src/language/languages.ts';
import { findDayProblem, typedDate } from '#src/readings/person/birth-date.ts';
import { DateInputField, DateTextField } from '#src/readings/person/birth-date-field.tsx';
import { ChoiceField, SelectField } from '#src/readings/person/choice-field.tsx';
import { defaultCalendar } from '#src/readings/person/default-calendar.ts';
import { findRefusal } from '#src/readings/person/find-refusal.ts';
import { CalendarField, GenderField, NameField } from '#src/readings/person/person-fields.tsx';
import { PrefillButton } from '#src/readings/person/prefill-button.tsx';
import type { PersonalProfile } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import type { FormProps } from '#src/readings/reading-page.ts';
import { Button } from '#src/ui/button.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import type { Marriage, MarriageEntry, MarriageLoaded } from './contract.ts';
import { type FortuneType, findBlank, fortuneTypes, marriageRequestSchema, type Person, statuses } from './request.ts';

/** An empty form. */
export function emptyMarriage(language: Language): MarriageEntry {
	const nobody = { name: '', motherName: '', birthDate: '', calendarType: defaultCalendar[language] };
	return {
		relationshipStatus: 'single',
		fortuneType: 'islamic',
		person1: { ...nobody, gender: 'male' },
		person2: { ...nobody, gender: '' },
	};
}

/** The partner with a gender: the other one, until it is chosen. */
const partnerOf = ({ person1, person2 }: MarriageEntry): Person => ({
	...person2,
	gender: person2.gender || (person1.gender === 'male' ? 'female' : 'male'),
});

const datesOf = (entries: readonly (readonly [field: string, person: Person])[]) =>
	Object.fromEntries(
		entries.map(([field, { birthDate, calendarType }]) => [
			`${field}.birthDate`,
			{ date: typedDate(birthDate), calendar: calendarType },
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
	const said = (field: 'person1' | 'person2', person: Person) => (part: keyof Person) => {
		const problem = part === 'birthDate' && findDayProblem(typedDate(person.birthDate), person.calendarType);
		return errorOf(`${field}.${part}`) ?? (problem ? messages[problem] : null);
	};

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const own = findBlank(entry.person1);
		const partner = coupled ? findBlank(entry.person2) : null;
		const { fortuneType, person1 } = entry;
		if (own) return onRefuse(`person1.${own}`, messages.own_fields_missing);
		if (partner) return onRefuse(`person2.${partner}`, messages.partner_fields_missing);
		if (!fortuneType) return onRefuse('fortuneType', messages.fortune_type_required);
		const request = { ...entry, fortuneType, person2: coupled ? person2 : null, language };
		const dates = datesOf([['person1', person1], ...(coupled ? [['person2', person2] as const] : [])]);
		const refused = findRefusal(marriageRequestSchema.safeParse(request), dates, messages);
		if (refused) onRefuse(refused.field, refused.message);
		else props.onAsk(request);
	};

	return (
		<>
			<PrefillButton
				texts={person}
				onFill={(known) => onEntry({ ...entry, person1: { ...entry.person1, ...personOf(known) } })}
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
						value={entry.person1}
						onChange={(person1) => onEntry({ ...entry, person1 })}
						error={said('person1', entry.person1)}
						prefix=""
						disabled={loading}
					/>
					{coupled && (
						<PersonCard
							title={t('partner')}
							nameLabel={t('partnerName')}
							note={t('partnerNote')}
							texts={person}
							value={person2}
							onChange={(changed) => {
								const { gender } = changed.gender === person2.gender ? entry.person2 : changed;
								onEntry({ ...entry, person2: { ...changed, gender } });
							}}
							error={said('person2', person2)}
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
	value: Person;
	onChange: (person: Person) => void;
	error: (field: keyof Person) => string | null;
	prefix: string;
	disabled: boolean;
};

/** One person: names, gender, calendar and date of birth. */
function PersonCard({ title, nameLabel, note, texts, value, onChange, error, prefix, disabled }: PersonCardProps) {
	const change = (part: Partial<Person>) => onChange({ ...value, ...part });
	const shared = { texts, prefix, disabled };
	const date = {
		...shared,
		value: value.birthDate,
		onChange: (birthDate: string) => change({ birthDate }),
		error: error('birthDate'),
	};
	return (
		<fieldset className="card marriage-person">
			<legend className="sr-only">{title}</legend>
			<p aria-hidden className="person-subhead">
				{title}
			</p>
			<NameField
				{...shared}
				kind="name"
				{...(nameLabel && { label: nameLabel })}
				help={texts.nameHelp}
				value={value.name}
				onChange={(name) => change({ name })}
				error={error('name')}
			/>
			<NameField
				{...shared}
				kind="motherName"
				value={value.motherName}
				onChange={(motherName) => change({ motherName })}
				error={error('motherName')}
			/>
			<GenderField
				{...shared}
				value={value.gender}
				onChange={(gender) => gender && change({ gender })}
				error={error('gender')}
			/>
			<CalendarField
				{...shared}
				value={value.calendarType}
				onChange={(calendarType) => change({ calendarType, birthDate: '' })}
			/>
			{value.calendarType === 'gregorian' ? (
				<DateInputField {...date} />
			) : (
				<DateTextField {...date} calendar={value.calendarType} />
			)}
			{note && <p className="person-note">{note}</p>}
		</fieldset>
	);
}

/** What the form takes of a personal profile; the date field of browsers wants two digits for month and day. */
function personOf({ name, motherName, birthDate, calendarType }: PersonalProfile) {
	const date = calendarType === 'gregorian' ? birthDate.replace(/-(\d)(?=-|$)/g, '-0$1') : birthDate;
	return { name, motherName, birthDate: date, calendarType };
}
