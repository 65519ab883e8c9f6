import * as z from 'zod/mini';

/** Length of a text as its writer counts it: in characters, after trimming. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** A text with bounds after trimming, both ends included; each issue is a key of messages. */
export function boundedText(
	{ least, most }: { least: number; most: number },
	keys: { invalid: string; tooShort: string; tooLong: string },
) {
	return z.pipe(
		z.string(keys.invalid).check(z.trim()),
		z.string().check(
			z.refine((text) => lengthOf(text) >= least, keys.tooShort),
			z.refine((text) => lengthOf(text) <= most, keys.tooLong),
		),
	);
}
