/** Letters that people type for one another, in one form; Arabic and Persian share it. */
const sameLetter: Readonly<Record<string, string>> = {
	ي: 'ی',
	ى: 'ی',
	ئ: 'ی',
	ك: 'ک',
	أ: 'ا',
	إ: 'ا',
	آ: 'ا',
	ٱ: 'ا',
	ة: 'ه',
	ۀ: 'ه',
	ؤ: 'و',
	ß: 'ss',
};

const digitOf = (digit: string) => {
	const code = digit.charCodeAt(0);
	return String(code >= 0x6f0 ? code - 0x6f0 : code - 0x660);
};

/**
 * A word as the lexicons see it: lower case, no accents, vowel marks and tatweel, Latin digits, one form of each letter,
 * nothing but letters, digits and apostrophes.
 */
export function foldWord(word: string): string {
	return (
		word
			.normalize('NFKC')
			.replace(/[يىئكأإآٱةۀؤß]/g, (letter) => sameLetter[letter] ?? letter)
			.replace(/[۰-۹٠-٩]/g, digitOf)
			// «نجحتتت» is «نجحت»; laughter («ههه»، «خخخ») stays.
			.replace(/([ء-گی])\1{2,}/g, (same, letter: string) => (letter === 'ه' || letter === 'خ' ? same : letter))
			.normalize('NFD')
			.replace(/[\p{Mn}\u0640]/gu, '')
			.toLowerCase()
			.replace(/[’‘`´]/g, "'")
			.replace(/[^\p{L}\p{N}']+/gu, '')
	);
}
