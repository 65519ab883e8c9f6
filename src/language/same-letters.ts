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

/** A text with one form of each of these letters; it is to be normalized (NFKC) before. */
export function oneLetterEach(text: string): string {
	return text.replace(/[يىئكأإآٱةۀؤß]/g, (letter) => sameLetter[letter] ?? letter);
}
