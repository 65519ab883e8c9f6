import { type Sign, signAt } from '../sky/signs.ts';

/** A person's taleh: the sign that the two names lead to. */
export type Taleh = {
	name: number;
	mother: number;
	sum: number;
	/** Of the division by twelve; 0 stands for the twelfth sign. */
	remainder: number;
	sign: Sign;
};

/**
 * The taleh by the names of a person and of their mother: their abjad sum mod 12, 1 = Aries … 0 = Pisces. (A second
 * school divides the name alone where nothing remains.)
 */
export function talehOf(name: number, mother: number): Taleh {
	const sum = name + mother;
	const remainder = sum % 12;
	return { name, mother, sum, remainder, sign: signAt((remainder + 11) % 12) };
}

/**
 * The old sum of a marriage: both names and both mothers' mod 5. 1, 3, 5 are spoken of as joined, 2 and 4 as apart; the
 * source lists 5 and 0 together, which cannot be, and here 0 is the obstacle.
 */
export function marriageRemainder(values: readonly [number, number, number, number]): {
	sum: number;
	remainder: 0 | 1 | 2 | 3 | 4;
	omen: 'joined' | 'apart' | 'obstacle';
} {
	const sum = values.reduce((total, value) => total + value, 0);
	const remainder = (sum % 5) as 0 | 1 | 2 | 3 | 4;
	return { sum, remainder, omen: remainder === 0 ? 'obstacle' : remainder % 2 === 1 ? 'joined' : 'apart' };
}
