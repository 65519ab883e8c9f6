import { oneLetterEach } from '#src/language/same-letters.ts';

/**
 * A text as the lexicons see it: lower case, no accents and vowel marks, one form of each letter, words apart by one
 * blank (a half-space parts words too), nothing but letters, digits and apostrophes.
 */
export function fold(text: string): string {
	return oneLetterEach(text.normalize('NFKC'))
		.normalize('NFD')
		.replace(/[\p{Mn}\u0640]/gu, '')
		.toLowerCase()
		.replace(/[’‘`´]/g, "'")
		.replace(/[^\p{L}\p{N}']+/gu, ' ')
		.trim();
}
