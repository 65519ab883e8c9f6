import { type Dimension, dimensions, isMbtiType, type MbtiType } from '#src/psychology/mbti-types.ts';

/**
 * The twelve questions in the order they are asked, and which letter stands first on the page. Three for each dimension;
 * in half of them the letters change places, so that nobody gets a type by pressing the same button.
 */
export const questionPlan = [
	{ id: 'ei1', dimension: 'EI', swapped: false },
	{ id: 'sn1', dimension: 'SN', swapped: true },
	{ id: 'tf1', dimension: 'TF', swapped: false },
	{ id: 'jp1', dimension: 'JP', swapped: true },
	{ id: 'ei2', dimension: 'EI', swapped: true },
	{ id: 'sn2', dimension: 'SN', swapped: false },
	{ id: 'tf2', dimension: 'TF', swapped: true },
	{ id: 'jp2', dimension: 'JP', swapped: false },
	{ id: 'ei3', dimension: 'EI', swapped: true },
	{ id: 'sn3', dimension: 'SN', swapped: false },
	{ id: 'tf3', dimension: 'TF', swapped: true },
	{ id: 'jp3', dimension: 'JP', swapped: false },
] as const satisfies readonly { id: string; dimension: Dimension; swapped: boolean }[];

/** The letters that were chosen, question by question; `answers` are places on the page, 0 or 1. */
export function lettersOf(answers: readonly number[]): string[] {
	return questionPlan.map(({ dimension, swapped }, question) => {
		const first = (answers[question] === 0) !== swapped;
		return dimension.charAt(first ? 0 : 1);
	});
}

/** One dimension's result: the letter that won and how the answers fell on both. */
export type Leaning = {
	dimension: Dimension;
	letter: string;
	/** Answers for the first letter and for the second. */
	counts: readonly [number, number];
	/** Share of the answers for each letter, 0 to 1. */
	shares: readonly [number, number];
	/** `light` where some answers went the other way: two of three are a preference, and no more than that. */
	strength: 'clear' | 'light';
};

/** Majority of each dimension, a tie to its first letter (specification, 5.9). Letters of no dimension are ignored. */
export function scoreMbti(letters: readonly string[]): { type: MbtiType; leanings: readonly Leaning[] } {
	const leanings = dimensions.map((dimension): Leaning => {
		const [one, other] = [dimension.charAt(0), dimension.charAt(1)];
		const counts = [one, other].map((letter) => letters.filter((given) => given === letter).length);
		const [first = 0, second = 0] = counts;
		const total = first + second;
		return {
			dimension,
			letter: first >= second ? one : other,
			counts: [first, second],
			shares: total === 0 ? [0.5, 0.5] : [first / total, second / total],
			strength: total > 0 && (first === 0 || second === 0) ? 'clear' : 'light',
		};
	});
	const type = leanings.map(({ letter }) => letter).join('');
	if (!isMbtiType(type)) throw new Error(`no type: ${type}`);
	return { type, leanings };
}
