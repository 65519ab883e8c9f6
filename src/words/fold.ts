/** Letters that people type for one another, in one form. */
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

/**
 * A text as the lexicons see it: lower case, no accents and vowel marks, one form of each letter, words apart by one
 * blank (a half-space parts words too), nothing but letters, digits and apostrophes.
 */
export function fold(text: string): string {
	return text
		.normalize('NFKC')
		.replace(/[يىئكأإآٱةۀؤß]/g, (letter) => sameLetter[letter] ?? letter)
		.normalize('NFD')
		.replace(/[\p{Mn}\u0640]/gu, '')
		.toLowerCase()
		.replace(/[’‘`´]/g, "'")
		.replace(/[^\p{L}\p{N}']+/gu, ' ')
		.trim();
}
