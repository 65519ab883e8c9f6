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

/** Days since an arbitrary day: plain dates, so that no clock or zone takes part. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const dayOfYear = (date: string) => dayNumber(date) - dayNumber(`${date.slice(0, 4)}-01-01`) + 1;

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
	const own = dated(person1);
	const other = person2 && dated(person2);
	const { working, score } = methods[fortuneType](other ? [own, other] : [own]);
	const days = other ? Math.abs(dayNumber(own.date) - dayNumber(other.date)) : dayOfYear(own.date);
	return {
		status: relationshipStatus,
		couple: other !== null,
		days,
		score,
		band: bandOf(score),
		// One chart is read for one person, whatever their status: nobody beside them is presumed then.
		presumed: other ? ['couple'] : [],
		working,
	};
}
