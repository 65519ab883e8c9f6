/**
 * A hemistich as it is shown: without vowel marks, stretching and punctuation (Nastaliq is read without them), one blank
 * between words, half-spaces as they are. A hamza over a letter is a letter of its own and stays.
 */
export const plainLine = (line: string): string =>
	line
		.normalize('NFC')
		.replace(
			/[\u0610-\u061a\u0640\u064b-\u0653\u0655-\u065f\u0670\u06d6-\u06ed]|\u200d|[\u200e\u200f\u202a-\u202e\ufeff]/g,
			'',
		)
		.replace(/[،؛؟!:.…«»"“”()[\]-]/g, '')
		.replace(/\s*\u200c+\s*(?=\s|$)|\s+/g, ' ')
		.replace(/\u200c+/g, '\u200c')
		.trim();

/** The letters of a line alone, for telling whether two lines are the same whatever their spaces. */
export const lettersOf = (line: string): string => plainLine(line).replace(/[\s\u200c]+/g, '');
