import type { Language } from '#src/language/languages.ts';
import { calendarTypes } from '#src/methods/calendars/calendar-types.ts';
import { genders } from '#src/readings/person/schemas.ts';
import { randomBirthDate, randomName } from '#src/readings/person/testing/random-person.ts';
import { anyOf } from '#src/words/testing/random.ts';
import type { LuckyNumberRequest } from '../request.ts';

/** A random request for lucky numbers. */
export function randomRequest(language: Language, random: () => number): LuckyNumberRequest {
	const calendarType = anyOf(calendarTypes, random);
	return {
		fullName: randomName(language, random, 'full'),
		motherName: randomName(language, random, 'first'),
		birthDate: randomBirthDate(calendarType, random),
		gender: anyOf(genders, random),
		calendarType,
		language,
	};
}
