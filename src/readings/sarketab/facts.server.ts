import { abjadElements } from '#src/methods/abjad/abjad.ts';
import { type Taleh, talehOf } from '#src/methods/abjad/taleh.ts';
import { type DayInCalendars, parseDay } from '#src/methods/calendars/calendars.server.ts';
import { type NameValue, nameValue } from '#src/methods/numerology/name-value.ts';
import { type Element, type Planet, type SignId, signOf, weekdayRulers } from '#src/methods/sky/signs.ts';
import { type MoonPhase, moonAt, noonOf, positionsAt } from '#src/methods/sky/sky.server.ts';
import type { SarketabRequest } from './request.ts';

/** A name letter by letter, each with its number and its element. */
export type LetteredName = {
	script: NameValue['script'];
	letters: { letter: string; value: number; element: Element }[];
	value: number;
};

/** What sarketab computes (docs/methods.md, sections 1 and 2). Religion chooses a register of the words only. */
export type SarketabFacts = {
	name: LetteredName;
	motherName: LetteredName;
	taleh: Taleh;
	/** Letters of the name by element. */
	elements: Record<Element, number>;
	/** The elements that have most letters (several where they tie) and that have none: fire, earth, air, water. */
	leading: Element[];
	missing: Element[];
	/** The elements that have most letters of the mother's name. */
	motherLeading: Element[];
	/** The first of `leading` and of `motherLeading`; words go by those, since a tie has no strongest. */
	strongest: Element;
	motherStrongest: Element;
	birth: DayInCalendars;
	weekdayRuler: Planet;
	sunSign: SignId;
	/** At noon in Greenwich: the sign may be the next one for births late in the day. `lit` is 0 to 1. */
	moon: { sign: SignId; phase: MoonPhase; lit: number };
};

export const elementOrder = ['fire', 'earth', 'air', 'water'] as const satisfies readonly Element[];

/**
 * The facts of a sarketab.
 * @throws RangeError where the date is no day of its calendar, or a name cannot be counted
 */
export function sarketabFacts({ name, motherName, birthDate, calendarType }: SarketabRequest): SarketabFacts {
	const birth = parseDay(birthDate, calendarType);
	if (!birth) throw new RangeError('no such day');
	const own = lettered(name);
	const mother = lettered(motherName);
	const elements = countElements(own);
	const leading = leadersOf(elements);
	const motherLeading = leadersOf(countElements(mother));
	const positions = positionsAt(noonOf(birth.iso));
	const { phase, lit } = moonAt(positions);
	return {
		name: own,
		motherName: mother,
		taleh: talehOf(own.value, mother.value),
		elements,
		leading,
		missing: elementOrder.filter((element) => elements[element] === 0),
		motherLeading,
		strongest: leading[0] ?? 'fire',
		motherStrongest: motherLeading[0] ?? 'fire',
		birth,
		weekdayRuler: weekdayRulers[birth.weekday] ?? 'sun',
		sunSign: signOf(positions.sun).id,
		moon: { sign: signOf(positions.moon).id, phase, lit: Math.round(lit * 100) / 100 },
	};
}

function countElements({ letters }: LetteredName): Record<Element, number> {
	const counts = { fire: 0, earth: 0, air: 0, water: 0 };
	for (const { element } of letters) counts[element]++;
	return counts;
}

/** All that have most. */
function leadersOf(counts: Record<Element, number>): Element[] {
	const most = Math.max(...elementOrder.map((element) => counts[element]));
	return elementOrder.filter((element) => counts[element] === most);
}

/**
 * Letters of Arabic script have their temperament by the abjad order in fours. Latin letters have none by tradition:
 * their alphabet is dealt out in the same way, which is our convention.
 */
function lettered(name: string): LetteredName {
	const { script, letters, value } = nameValue(name);
	const elementOf = (letter: string): Element => {
		if (script === 'latin') return elementOrder[(letter.charCodeAt(0) - 65) % 4] ?? 'fire';
		const counts = abjadElements(letter);
		return elementOrder.find((element) => counts[element] > 0) ?? 'fire';
	};
	return {
		script,
		letters: letters.map(({ letter, value: worth }) => ({ letter, value: worth, element: elementOf(letter) })),
		value,
	};
}
