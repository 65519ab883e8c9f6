import { parseDay } from '#src/methods/calendars/calendars.server.ts';
import type { Band, MarriageFacts, Measured } from './facts.ts';
import { angels } from './methods/angels.server.ts';
import { astrology } from './methods/astrology.server.ts';
import type { DatedPerson } from './methods/dated-person.ts';
import { indian } from './methods/indian.server.ts';
import { islamic } from './methods/islamic.server.ts';
import { tarot } from './methods/tarot.server.ts';
import type { FortuneType, MarriageRequest, Person } from './request.ts';

const methods: Readonly<Record<FortuneType, (people: readonly [DatedPerson, DatedPerson?]) => Measured>> = {
	islamic,
	angels,
	tarot,
	indian,
	astrology,
};

const bandOf = (score: number): Band => (score < 35 ? 'low' : score < 60 ? 'fair' : score < 80 ? 'good' : 'high');

/** @throws RangeError where the calendar has no such day */
function dated(person: Person): DatedPerson {
	const day = parseDay(person.birthDate, person.calendarType);
	if (!day) throw new RangeError('no day of that calendar');
	return { ...person, date: day.iso };
}

/**
 * The fortune type is the method (methods 1): its working, and its measure as a score of 0 to 100.
 * @throws RangeError for a date or, in the sums of names, a name that cannot be read; `checkMarriage` has looked before
 */
export function marriageFacts({ relationshipStatus, fortuneType, person1, person2 }: MarriageRequest): MarriageFacts {
	const { working, score } = methods[fortuneType](person2 ? [dated(person1), dated(person2)] : [dated(person1)]);
	return { status: relationshipStatus, couple: person2 !== null, score, band: bandOf(score), working };
}
