import type { Language } from '#src/language/languages.ts';
import { dateOf, emptyDate, typedDate } from '../person/birth/birth-date.ts';
import { birthFields } from '../person/birth/birth-fields.ts';
import { defaultCalendar } from '../person/birth/default-calendar.ts';
import { type Asked, choiceOf, type Field, genderField, nameFields } from '../person/form/fields.ts';
import { findRefusal } from '../person/form/find-refusal.ts';
import type { PersonForm } from '../person/form/person-form.ts';
import type { Marriage, MarriageEntry, MarriageLoaded, PersonEntry } from './contract.ts';
import { findBlank, fortuneTypes, marriageRequestSchema, type Person, statuses } from './request.ts';
import type { MarriageTexts } from './texts/en.ts';

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

/** One person: names, gender, calendar and date of birth. */
function personCard(asked: Asked<PersonEntry>, title: string, partner?: { name: string; note: string }): Field {
	const { entry, change, tools } = asked;
	const name = {
		kind: 'name',
		value: entry.name,
		onChange: (name: string) => change({ name }),
		help: tools.texts.nameHelp,
		...(partner && { label: partner.name }),
	} as const;
	return {
		kind: 'group',
		className: 'card marriage-person',
		legend: title,
		title,
		fields: [
			...nameFields(asked, name),
			genderField(asked),
			...birthFields(asked, true),
			...(partner ? [{ kind: 'note', text: partner.note } as const] : []),
		],
	};
}

function peopleCards({ entry, change, tools }: Asked<MarriageEntry>, texts: MarriageTexts): Field {
	const coupled = entry.relationshipStatus !== 'single';
	const own: Asked<PersonEntry> = {
		tools,
		path: 'person1.',
		entry: entry.person1,
		change: (part) => change({ person1: { ...entry.person1, ...part } }),
	};
	const partner: Asked<PersonEntry> = {
		tools,
		path: 'person2.',
		prefix: 'partner-',
		entry: partnerOf(entry),
		change: (part) => change({ person2: { ...entry.person2, ...part } }),
	};
	const partnerTexts = { name: texts.partnerName, note: texts.partnerNote };
	return {
		kind: 'group',
		className: coupled ? 'marriage-people marriage-couple' : 'marriage-people',
		fields: [personCard(own, texts.own), ...(coupled ? [personCard(partner, texts.partner, partnerTexts)] : [])],
	};
}

/** Status, one or two people, and the kind of fortune. */
export const marriageForm: PersonForm<Marriage, MarriageLoaded, MarriageEntry> = {
	className: 'marriage-form',
	prefill: (entry, { name, motherName, calendarType, birthDate }) => {
		const person1 = { ...entry.person1, name, motherName, calendarType, date: typedDate(birthDate) };
		return { ...entry, person1 };
	},
	fields: (asked, texts) => {
		const { relationshipStatus, fortuneType } = asked.entry;
		const status = { name: 'relationshipStatus', path: 'relationshipStatus', label: texts.status };
		const type = { name: 'fortuneType', path: 'fortuneType', label: texts.fortuneType };
		return [
			choiceOf(
				{ ...status, value: relationshipStatus, values: statuses, labels: texts.statuses },
				(chosen) => chosen && asked.change({ relationshipStatus: chosen }),
			),
			peopleCards(asked, texts),
			{
				kind: 'group',
				className: 'marriage-type',
				fields: [
					choiceOf(
						{ ...type, value: fortuneType, values: fortuneTypes, labels: texts.fortuneTypes, empty: texts.chooseType },
						(chosen) => asked.change({ fortuneType: chosen ?? '' }),
					),
					{ kind: 'note', text: fortuneType && texts.about[fortuneType] },
				],
			},
		];
	},
	send: ({ calculate, calculating }) => ({ ask: calculate, asking: calculating }),
	read: (entry, language, messages) => {
		const { relationshipStatus, fortuneType } = entry;
		const entries = { person1: entry.person1, ...(relationshipStatus !== 'single' && { person2: partnerOf(entry) }) };
		const person1 = personOf(entries.person1);
		const person2 = entries.person2 ? personOf(entries.person2) : null;
		const ownBlank = findBlank(person1);
		if (ownBlank) return { field: `person1.${ownBlank}`, message: messages.own_fields_missing };
		const partnerBlank = person2 && findBlank(person2);
		if (partnerBlank) return { field: `person2.${partnerBlank}`, message: messages.partner_fields_missing };
		if (!fortuneType) return { field: 'fortuneType', message: messages.fortune_type_required };
		const request = { relationshipStatus, fortuneType, person1, person2, language };
		const people = Object.entries(entries);
		const beyond = {
			// Only the sums of names read the letters; the other methods take any name there is.
			names: fortuneType === 'islamic' ? namesOf(people) : {},
			dates: Object.fromEntries(people.map(([who, value]) => [`${who}.birthDate`, value])),
		};
		return findRefusal(marriageRequestSchema.safeParse(request), beyond, messages) ?? request;
	},
};

/** All names, by the paths of their fields. */
const namesOf = (people: readonly [who: string, value: PersonEntry][]) =>
	Object.fromEntries(
		people.flatMap(([who, { name, motherName }]) => [
			[`${who}.name`, name],
			[`${who}.motherName`, motherName],
		]),
	);
