import { latinDigits } from '#src/language/latin-digits.ts';
import { oneLetterEach } from '#src/language/same-letters.ts';

/**
 * A word as the lexicons see it: lower case, no accents, vowel marks and tatweel, Latin digits, one form of each letter,
 * nothing but letters, digits and apostrophes.
 */
export function foldWord(word: string): string {
	return (
		latinDigits(oneLetterEach(word.normalize('NFKC')))
			// «نجحتتت» is «نجحت»; laughter («ههه»، «خخخ») stays.
			.replace(/([ء-گی])\1{2,}/g, (same, letter: string) => (letter === 'ه' || letter === 'خ' ? same : letter))
			.normalize('NFD')
			.replace(/[\p{Mn}\u0640]/gu, '')
			.toLowerCase()
			.replace(/[’‘`´]/g, "'")
			.replace(/[^\p{L}\p{N}']+/gu, '')
	);
}
