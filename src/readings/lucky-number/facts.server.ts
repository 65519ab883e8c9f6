import type { Weekday } from '#src/methods/calendars/calendar-types.ts';
import { type DayInCalendars, parseDay } from '#src/methods/calendars/calendars.server.ts';
import { type NameValue, nameValue } from '#src/methods/numerology/name-value.ts';
import { type LifePath, lifePath, type Reduction, reduceNumber } from '#src/methods/numerology/numerology.ts';
import type { LuckyNumberRequest } from './request.ts';

/** A number of a name with its working: the letters that were counted, and how their sum was reduced. */
export type CountedName = { value: number; letters: NameValue['letters']; reduction: Reduction };

/** What the love number was taken from: the vowels, all letters where there is no vowel, or both names (abjad). */
export type LoveSource = 'vowels' | 'letters' | 'names';

/** The four numbers and the day, each with its working (docs/methods.md, section 1). */
export type LuckyNumberFacts = {
	birth: Pick<DayInCalendars, 'iso' | 'solar' | 'gregorian' | 'lunar'>;
	script: NameValue['script'];
	/** Life path of the Gregorian date, way A. */
	luckyNumber: LifePath;
	/** Value of the full name. */
	wealthNumber: CountedName;
	/** Value of the mother's name. */
	protectionNumber: CountedName;
	/** Vowels of a name in Latin script; of one in Arabic script, both names' values together. */
	loveNumber: { value: number; source: LoveSource; parts: number[]; reduction: Reduction };
	/** Both names' values mod 7: 1 = Sunday … 6 = Friday, 0 = Saturday. `weekday` counts from 0 = Sunday. */
	luckyDay: { sum: number; remainder: number; weekday: Weekday };
};

/**
 * The facts of a lucky number.
 * @throws RangeError where the date is no day of its calendar, or a name cannot be counted
 */
export function luckyNumberFacts({
	fullName,
	motherName,
	birthDate,
	calendarType,
}: LuckyNumberRequest): LuckyNumberFacts {
	const day = parseDay(birthDate, calendarType);
	if (!day) throw new RangeError('no such day');
	const own = nameValue(fullName);
	const mother = nameValue(motherName);
	const sum = own.value + mother.value;
	const { iso, solar, gregorian, lunar } = day;
	return {
		birth: { iso, solar, gregorian, lunar },
		script: own.script,
		luckyNumber: lifePath(iso),
		wealthNumber: counted(own),
		protectionNumber: counted(mother),
		loveNumber: loveNumber(own, mother),
		luckyDay: { sum, remainder: sum % 7, weekday: ((sum + 6) % 7) as Weekday },
	};
}

function counted({ letters, value }: NameValue): CountedName {
	const reduction = reduceNumber(value);
	return { value: reduction.value, letters, reduction };
}

function loveNumber(own: NameValue, mother: NameValue): LuckyNumberFacts['loveNumber'] {
	const vowels = own.letters.filter(({ vowel }) => vowel);
	const source: LoveSource = own.script === 'arabic' ? 'names' : vowels.length > 0 ? 'vowels' : 'letters';
	const parts =
		source === 'names'
			? [own.value, mother.value]
			: (source === 'vowels' ? vowels : own.letters).map(({ value }) => value);
	const reduction = reduceNumber(parts.reduce((total, value) => total + value, 0));
	return { value: reduction.value, source, parts, reduction };
}
