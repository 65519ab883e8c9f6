import type { Language } from '#src/language/languages.ts';
import { calendarTypes } from '#src/methods/calendars/calendar-types.ts';
import { religions } from '#src/readings/person/schemas.ts';
import { randomBirthDate, randomName } from '#src/readings/person/testing/random-person.ts';
import { anyOf } from '#src/words/testing/random.ts';
import type { SarketabRequest } from '../request.ts';

/** A random request for a sarketab. */
export function randomRequest(language: Language, random: () => number): SarketabRequest {
	const calendarType = anyOf(calendarTypes, random);
	return {
		name: randomName(language, random, random() < 0.5 ? 'first' : 'full'),
		motherName: randomName(language, random, 'first'),
		birthDate: randomBirthDate(calendarType, random),
		religion: anyOf(religions, random),
		calendarType,
		language,
	};
}
