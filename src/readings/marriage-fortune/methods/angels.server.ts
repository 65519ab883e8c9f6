import { angelNumber } from '#src/methods/angel-numbers/angel-numbers.ts';
import { lifePath } from '#src/methods/numerology/numerology.ts';
import type { AngelsWorking, Measured, RingPair } from '../facts.ts';
import type { DatedPerson } from './dated-person.ts';

const rootOf = (value: number) => ((value - 1) % 9) + 1;

/** Steps between two of the numbers 1 to 9 laid in a ring, the shorter way: 0 to 4. */
export function ringSteps(one: number, other: number): number {
	const apart = Math.abs(rootOf(one) - rootOf(other));
	return Math.min(apart, 9 - apart);
}

const ringPair = (of: RingPair['of'], first: number, second: number, most: number): RingPair => {
	const steps = ringSteps(first, second);
	return { of, first, second, steps, points: (most * (4 - steps)) / 4 };
};

/**
 * Angel numbers of the two life paths and of the two days of birth (methods 3.3). Our scale: the nearer two numbers
 * stand on the ring of nine the more, 60 for the life paths, 40 for the days. One person is measured by their life path
 * beside their own day, and beside the digits of their year.
 */
export function angels(people: readonly [DatedPerson, DatedPerson?]): Measured<AngelsWorking> {
	const looked = people
		.filter((person) => person !== undefined)
		.map(({ date }) => {
			const { month, day, year, sum, value } = lifePath(date);
			const { digits, pattern, root } = angelNumber(date.slice(5).replace('-', ''));
			return {
				parts: [month.value, day.value, year.value] as const,
				sum,
				lifePath: value,
				digits,
				pattern,
				root,
				year: angelNumber(date.slice(0, 4)).root,
			};
		});
	const [own, other] = looked;
	if (!own) throw new RangeError('nobody to look at');
	const pairs = other
		? ([ringPair('paths', own.lifePath, other.lifePath, 60), ringPair('days', own.root, other.root, 40)] as const)
		: ([ringPair('days', own.lifePath, own.root, 60), ringPair('years', own.lifePath, own.year, 40)] as const);
	return {
		working: { type: 'angels', people: looked.map(({ year: _, ...rest }) => rest), pairs },
		score: pairs[0].points + pairs[1].points,
	};
}
