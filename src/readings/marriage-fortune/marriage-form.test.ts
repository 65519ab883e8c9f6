import { expect, it } from 'vitest';
import { typedDate } from '../person/birth/birth-date.ts';
import { messages } from '../person/messages.ts';
import { emptyMarriage, marriageForm } from './marriage-form.ts';

const { en } = messages;
const person = { name: 'Sara', motherName: 'Mina', calendarType: 'gregorian', date: typedDate('1990-05-15') } as const;
const alone = { ...emptyMarriage('en'), person1: { ...person, gender: 'female' } } as const;
const couple = { ...alone, relationshipStatus: 'married', person2: { ...person, gender: '' } } as const;

it.each([
	['nothing but a status', emptyMarriage('en'), { field: 'person1.name', message: en.own_fields_missing }],
	[
		'no partner',
		{ ...couple, person2: { ...couple.person2, motherName: ' ' } },
		{ field: 'person2.motherName', message: en.partner_fields_missing },
	],
	['no kind of fortune', { ...alone, fortuneType: '' }, { field: 'fortuneType', message: en.fortune_type_required }],
	[
		'a name whose letters cannot be counted, where they are',
		{ ...alone, person1: { ...alone.person1, name: 'Ольга' } },
		{ field: 'person1.name', message: en.letters_unknown },
	],
	[
		'a day that its month has not',
		{ ...couple, person2: { ...couple.person2, date: typedDate('1990-02-31') } },
		{ field: 'person2.birthDate', message: en.birth_day_unknown },
	],
] as const)('refuses %s', (_, entry, refusal) => {
	expect(marriageForm.read(entry, 'en', en)).toEqual(refusal);
});

it('asks for one or for two; a partner without a gender is of the other one', () => {
	expect(marriageForm.read(alone, 'en', en)).toMatchObject({
		person1: { name: 'Sara', birthDate: '1990-05-15' },
		person2: null,
	});
	expect(marriageForm.read(couple, 'en', en)).toMatchObject({ person2: { gender: 'male', birthDate: '1990-05-15' } });
	const cyrillic = { ...alone, fortuneType: 'tarot', person1: { ...alone.person1, name: 'Ольга' } } as const;
	expect(marriageForm.read(cyrillic, 'en', en)).toMatchObject({ person1: { name: 'Ольга' } });
});
