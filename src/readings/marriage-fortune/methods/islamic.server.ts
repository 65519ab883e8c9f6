import { marriageRemainder, talehOf } from '#src/methods/abjad/taleh.ts';
import { nameValue } from '#src/methods/numerology/name-value.ts';
import { type Sign, signOf } from '#src/methods/sky/signs.ts';
import { noonOf, positionsAt } from '#src/methods/sky/sky.server.ts';
import { type Dignity, dignityOf } from '#src/methods/tarot/dignities.ts';
import type { CountedName, IslamicWorking, Measured } from '../facts.ts';
import type { DatedPerson } from './dated-person.ts';

/** Our scale: 60 for what remains of the sum, 40 for the two elements; friends stand above kin, because they add. */
const omenPoints = { joined: 60, apart: 30, obstacle: 0 } as const;
const elementPoints: Readonly<Record<Dignity, number>> = { friendly: 40, same: 25, neutral: 15, inimical: 0 };

function counted(name: string): CountedName {
	const { letters, value } = nameValue(name);
	return { letters: letters.map(({ letter, value: number }) => ({ letter, value: number })), value };
}

/**
 * The sum of the names and the mothers' names mod 5 (methods 2.4), and the elements of the two taleh signs (2.3). One
 * person is measured by their own sum, and by the sign of the name beside the sign of the birthday.
 * @throws RangeError where a name cannot be counted
 */
export function islamic(people: readonly [DatedPerson, DatedPerson?]): Measured<IslamicWorking> {
	const counts = people
		.filter((person) => person !== undefined)
		.map((person) => {
			const [name, mother] = [counted(person.name), counted(person.motherName)];
			return { name, mother, taleh: talehOf(name.value, mother.value) };
		});
	const [own, other] = counts;
	if (!own) throw new RangeError('nobody to count');
	const { sum, remainder, omen } = marriageRemainder([
		own.name.value,
		own.mother.value,
		other?.name.value ?? 0,
		other?.mother.value ?? 0,
	]);
	const second: Sign = other?.taleh.sign ?? signOf(positionsAt(noonOf(people[0].date)).sun);
	const relation = dignityOf(own.taleh.sign.element, second.element);
	const points = { omen: omenPoints[omen], elements: elementPoints[relation] };
	return {
		working: {
			type: 'islamic',
			people: counts.map(({ name, mother, taleh }) => ({
				name,
				mother,
				sum: taleh.sum,
				remainder: taleh.remainder,
				sign: taleh.sign.id,
			})),
			sum,
			remainder,
			omen,
			signs: [own.taleh.sign.id, second.id],
			elements: [own.taleh.sign.element, second.element],
			relation,
			points,
		},
		score: points.omen + points.elements,
	};
}
