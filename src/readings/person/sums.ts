import type { CountedLetter } from '../flow/working/working.ts';

/** A reduction as the server tells it: each step adds the digits of the one before. */
type ShownReduction = { from: number; steps: readonly { digits: readonly number[]; sum: number }[] };

/** Whole numbers in the digits of a language, without marks between thousands. */
export const wholeNumbers = (locale: string) => new Intl.NumberFormat(locale, { useGrouping: false }).format;

/** "107 → 1 + 0 + 7 = 8", with as many steps as it takes. */
export function reductionSum({ from, steps }: ShownReduction, number: (value: number) => string): string {
	return [number(from), ...steps.map(({ digits, sum }) => `${digits.map(number).join(' + ')} = ${number(sum)}`)].join(
		' → ',
	);
}

/**
 * Letters with their numbers, by the words of a name that they stand in; all of them as one word where the letters are not
 * those of the name.
 */
export function letterWords<Letter extends { letter: string; value: number; dim?: boolean }>(
	letters: readonly Letter[],
	number: (value: number) => string,
	name = '',
	elementOf?: (letter: Letter) => CountedLetter['element'],
): CountedLetter[][] {
	const shown = letters.map((one) => {
		const { letter, value, dim } = one;
		const element = elementOf?.(one);
		return { letter, value: number(value), ...(dim && { dim }), ...(element && { element }) };
	});
	const lengths = name
		.split(/\s+/)
		.map((word) => word.match(/\p{L}/gu)?.length ?? 0)
		.filter(Boolean);
	if (lengths.reduce((sum, length) => sum + length, 0) !== shown.length) return [shown];
	return lengths.map((length) => shown.splice(0, length));
}
