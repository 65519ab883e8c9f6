/** One step of a reduction: the digits that were added, and what they made. */
export type ReductionStep = { digits: number[]; sum: number };
/** A number reduced to one digit, or to a master number, with each step on the way. */
export type Reduction = { from: number; steps: ReductionStep[]; value: number };

const masters = [11, 22, 33];

/** Adds the digits until one is left, but stops at 11, 22 and 33. */
export function reduceNumber(from: number): Reduction {
	const steps: ReductionStep[] = [];
	let value = from;
	while (value > 9 && !masters.includes(value)) {
		const digits = [...String(value)].map(Number);
		value = digits.reduce((sum, digit) => sum + digit, 0);
		steps.push({ digits, sum: value });
	}
	return { from, steps, value };
}

/** A life path with its working: year, month and day are reduced apart, added, and reduced again. */
export type LifePath = {
	month: Reduction;
	day: Reduction;
	year: Reduction;
	sum: number;
	total: Reduction;
	value: number;
};

/** Life path of a Gregorian date (`yyyy-mm-dd`), way A: master numbers are kept on the way. */
export function lifePath(date: string): LifePath {
	const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
	const parts = { month: reduceNumber(month), day: reduceNumber(day), year: reduceNumber(year) };
	const sum = parts.month.value + parts.day.value + parts.year.value;
	const total = reduceNumber(sum);
	return { ...parts, sum, total, value: total.value };
}

/** The other two ways, which differ from A in master numbers only: B adds all digits, C the three numbers as they are. */
export function lifePathOtherWays(date: string): { allDigits: number; wholeNumbers: number } {
	const digits = [...date.replaceAll('-', '')].map(Number);
	const numbers = date.split('-').map(Number);
	const sum = (of: number[]) => of.reduce((total, value) => total + value, 0);
	return { allDigits: reduceNumber(sum(digits)).value, wholeNumbers: reduceNumber(sum(numbers)).value };
}

/** Personal year: month and day of birth with the year that is asked about; one digit, no masters. */
export function personalYear(birth: string, year: number): number {
	const [, month = 0, day = 0] = birth.split('-').map(Number);
	const oneDigit = (value: number) => ((value - 1) % 9) + 1;
	return oneDigit(reduceNumber(month).value + reduceNumber(day).value + reduceNumber(year).value);
}

export type LetterNumber = { letter: string; value: number; vowel: boolean };

/**
 * The letters of a name in Latin script with their Pythagorean numbers: A–I, J–R and S–Z are 1–9 each. Marks are dropped
 * (José counts as JOSE, ß as SS); Y is always a consonant.
 * @throws RangeError where a letter is not of the Latin script
 */
export function pythagoreanLetters(name: string): LetterNumber[] {
	const plain = name.replace(/[ßẞ]/g, 'ss').replace(/[æÆ]/g, 'ae').replace(/[œŒ]/g, 'oe').replace(/[øØ]/g, 'o');
	const letters = plain.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().match(/\p{L}/gu) ?? [];
	return letters.map((letter) => {
		if (!/[A-Z]/.test(letter)) throw new RangeError(`not a letter of the Latin alphabet: ${letter}`);
		return { letter, value: ((letter.charCodeAt(0) - 65) % 9) + 1, vowel: 'AEIOU'.includes(letter) };
	});
}

/** Expression (all letters), soul urge (vowels) and personality (consonants) of a name in Latin script. */
export function nameNumbers(name: string): {
	letters: LetterNumber[];
	expression: Reduction;
	soulUrge: Reduction;
	personality: Reduction;
} {
	const letters = pythagoreanLetters(name);
	const sum = (of: LetterNumber[]) => reduceNumber(of.reduce((total, { value }) => total + value, 0));
	return {
		letters,
		expression: sum(letters),
		soulUrge: sum(letters.filter(({ vowel }) => vowel)),
		personality: sum(letters.filter(({ vowel }) => !vowel)),
	};
}
