import { reduceNumber } from '../numerology/numerology.ts';

/** What the eye sees in a row of digits. */
export type DigitPattern = 'same' | 'ascending' | 'descending' | 'alternating' | 'mirror' | 'double' | 'plain';

/** A number as believers in angel numbers look at it. The idea is of the 2000s (Doreen Virtue, 2005). */
export type AngelNumber = {
	digits: string;
	pattern: DigitPattern;
	/** Its digit root, 0 only for nothing but zeros. */
	root: number;
};

/** Looks at a row of digits: how they follow each other, and what they fold to. */
export function angelNumber(digits: string): AngelNumber {
	const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
	return { digits, pattern: patternOf(digits), root: sum === 0 ? 0 : ((reduceNumber(sum).value - 1) % 9) + 1 };
}

function patternOf(digits: string): DigitPattern {
	const steps = [...digits].slice(1).map((digit, i) => Number(digit) - Number(digits[i]));
	const all = (test: (step: number) => boolean) => steps.length > 0 && steps.every(test);
	if (all((step) => step === 0)) return 'same';
	if (all((step) => step === 1)) return 'ascending';
	if (all((step) => step === -1)) return 'descending';
	if (digits.length > 3 && all((step) => step !== 0) && [...digits].every((digit, i) => digit === digits[i % 2]))
		return 'alternating';
	if ([...digits].reverse().join('') === digits) return 'mirror';
	return steps.includes(0) ? 'double' : 'plain';
}
