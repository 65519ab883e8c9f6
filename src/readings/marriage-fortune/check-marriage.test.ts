import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { messages, type PersonMessageKey } from '#src/readings/person/messages.ts';
import { checkMarriage } from './check-marriage.server.ts';

const person = {
	name: 'Mary Wood',
	motherName: 'Ruth',
	birthDate: '1990-05-15',
	gender: 'female',
	calendarType: 'gregorian',
};
const asked = {
	relationshipStatus: 'married',
	fortuneType: 'islamic',
	person1: person,
	person2: { ...person, name: 'John', gender: 'male' },
	language: 'en',
};

describe('a payload', () => {
	it.each<[string, object, PersonMessageKey, string]>([
		['without the asker', { person1: undefined }, 'own_fields_missing', 'person1.name'],
		['with a blank name', { person1: { ...person, name: '  ' } }, 'own_fields_missing', 'person1.name'],
		['without a mother’s name', { person1: { ...person, motherName: '' } }, 'own_fields_missing', 'person1.motherName'],
		['without a date', { person1: { ...person, birthDate: null } }, 'own_fields_missing', 'person1.birthDate'],
		['of a couple without a partner', { person2: null }, 'partner_fields_missing', 'person2.name'],
		[
			'of a relationship with a partner’s date missing',
			{ relationshipStatus: 'inRelationship', person2: { ...person, birthDate: '' } },
			'partner_fields_missing',
			'person2.birthDate',
		],
		['with a name of one letter', { person1: { ...person, name: 'M' } }, 'name_too_short', 'person1.name'],
		['with a name of 101', { person2: { ...person, name: 'm'.repeat(101) } }, 'name_too_long', 'person2.name'],
		[
			'with a mother’s name of one',
			{ person1: { ...person, motherName: 'R' } },
			'mother_name_too_short',
			'person1.motherName',
		],
		[
			'with a date of seven',
			{ person1: { ...person, birthDate: '1990-05' } },
			'birth_date_invalid',
			'person1.birthDate',
		],
		[
			'with a day that is none',
			{ person1: { ...person, birthDate: '1990-02-30' } },
			'birth_date_invalid',
			'person1.birthDate',
		],
		['with a gender of its own', { person1: { ...person, gender: 'x' } }, 'gender_required', 'person1.gender'],
		[
			'with a calendar of its own',
			{ person1: { ...person, calendarType: 'x' } },
			'calendar_type_required',
			'person1.calendarType',
		],
		['with another status', { relationshipStatus: 'widowed' }, 'status_required', 'relationshipStatus'],
		['with another fortune', { fortuneType: 'palmistry' }, 'fortune_type_required', 'fortuneType'],
		['with names no sum can count', { person1: { ...person, name: '愛子' } }, 'letters_unknown', 'person1.name'],
		[
			'with letters of two scripts',
			{ person2: { ...person, motherName: 'Ruth مریم' } },
			'letters_unknown',
			'person2.motherName',
		],
	])('%s is refused in four languages, with the field', (_what, change, key, field) => {
		for (const language of languages)
			expect(() => checkMarriage({ ...asked, ...change, language })).toThrow(
				expect.objectContaining({ code: key, status: 400, message: messages[language][key], details: { field } }),
			);
	});

	it('says the specification’s words in English', () => {
		expect(() => checkMarriage({ ...asked, person1: null })).toThrow('Please fill all your information fields');
		expect(() => checkMarriage({ ...asked, person2: null })).toThrow('Please fill all partner information fields');
		expect(() => checkMarriage(null)).toThrow();
	});

	it.each([2, 100])('may have names of %i characters, blanks around them not counted', (length) => {
		const name = 'm'.repeat(length);
		expect(checkMarriage({ ...asked, person1: { ...person, name: `  ${name} ` } }).person1.name).toBe(name);
	});

	it('of someone single has no second person, whatever it says', () => {
		expect(checkMarriage({ ...asked, relationshipStatus: 'single' }).person2).toBeNull();
		expect(checkMarriage({ ...asked, relationshipStatus: 'single', person2: { name: 'x' } }).person2).toBeNull();
	});

	it('takes any name where no letters are counted', () => {
		const named = { ...asked, fortuneType: 'tarot', person1: { ...person, name: '愛子' } };
		expect(checkMarriage(named).person1.name).toBe('愛子');
	});

	it.each([
		['dating', 'compatibility', 'inRelationship', 'indian'],
		['engaged', 'timing', 'inRelationship', 'astrology'],
		['married', 'challenges', 'married', 'islamic'],
		['single', 'future', 'single', 'tarot'],
	])('of the other vocabulary is understood: %s, %s', (relationshipStatus, fortuneType, status, type) => {
		const request = checkMarriage({ ...asked, relationshipStatus, fortuneType });
		expect([request.relationshipStatus, request.fortuneType]).toEqual([status, type]);
		expect(request.person2 === null).toBe(status === 'single');
	});

	it('of the other vocabulary may leave fields of the partner out: then one chart is read', () => {
		const request = checkMarriage({ ...asked, fortuneType: 'timing', person2: { name: 'John' } });
		expect([request.relationshipStatus, request.person2]).toEqual(['married', null]);
		expect(checkMarriage({ ...asked, relationshipStatus: 'dating', person2: null }).person2).toBeNull();
	});

	it('reads dates of three calendars, in the digits of any of our languages', () => {
		for (const [birthDate, calendarType] of [
			['۱۳۶۹/۰۲/۲۵', 'solar'],
			['1410/10/20', 'lunar'],
			['١٩٩٠-٠٥-١٥', 'gregorian'],
		])
			expect(checkMarriage({ ...asked, person1: { ...person, birthDate, calendarType } }).person1.birthDate).toBe(
				birthDate,
			);
	});
});
