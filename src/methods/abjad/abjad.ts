/** How the four letters that Persian added to the alphabet count: as the Arabic letters they were made from, or not at all. */
export type AbjadSchool = 'as-arabic' | 'drop';

/** One letter with the number it counts for, as it stands in the name. */
export type LetterValue = { letter: string; value: number };

/** Eastern (Mashriqi) abjad kabir: the 28 letters sum to 5995. */
export const abjadKabir: Readonly<Record<string, number>> = {
	ا: 1,
	ب: 2,
	ج: 3,
	د: 4,
	ه: 5,
	و: 6,
	ز: 7,
	ح: 8,
	ط: 9,
	ی: 10,
	ک: 20,
	ل: 30,
	م: 40,
	ن: 50,
	س: 60,
	ع: 70,
	ف: 80,
	ص: 90,
	ق: 100,
	ر: 200,
	ش: 300,
	ت: 400,
	ث: 500,
	خ: 600,
	ذ: 700,
	ض: 800,
	ظ: 900,
	غ: 1000,
};

/** Letters that count as another: the four Persian ones, carriers of hamza, and spellings of other keyboards. */
const countsAs: Readonly<Record<string, string>> = {
	پ: 'ب',
	چ: 'ج',
	ژ: 'ز',
	گ: 'ک',
	آ: 'ا',
	أ: 'ا',
	إ: 'ا',
	ٱ: 'ا',
	ء: 'ا',
	ؤ: 'و',
	ئ: 'ی',
	ى: 'ی',
	ي: 'ی',
	ك: 'ک',
	ة: 'ه',
	ۀ: 'ه',
	ھ: 'ه',
	ہ: 'ه',
};
const persianOnly = 'پچژگ';

/**
 * The letters of a name with their numbers, in order. Vowel marks, tatweel, joiners, blanks and punctuation count for
 * nothing, and a doubled letter (shadda) counts once.
 * @throws RangeError where a letter is not of the Arabic script
 */
export function abjadLetters(text: string, school: AbjadSchool = 'as-arabic'): LetterValue[] {
	const found: LetterValue[] = [];
	for (const letter of text
		.normalize('NFKC')
		.replace(/[\u0640\p{Cf}]/gu, '')
		.normalize('NFC')) {
		if (!/\p{L}/u.test(letter)) continue;
		const value = abjadKabir[countsAs[letter] ?? letter];
		if (value === undefined) throw new RangeError(`not a letter of the abjad: ${letter}`);
		found.push({ letter, value: school === 'drop' && persianOnly.includes(letter) ? 0 : value });
	}
	return found;
}

/** The sum of a name in abjad kabir. Throws as `abjadLetters`. */
export function abjadValue(text: string, school: AbjadSchool = 'as-arabic'): number {
	return abjadLetters(text, school).reduce((sum, { value }) => sum + value, 0);
}

const elementOfLetter: Readonly<Record<string, 'fire' | 'earth' | 'air' | 'water'>> = Object.fromEntries(
	Object.entries({ fire: 'اهطمفشذ', earth: 'بوینصتض', air: 'جزکسقثظ', water: 'دحلعرخغ' }).flatMap(
		([element, letters]) => [...letters].map((letter) => [letter, element]),
	),
) as never;

/** How many letters of a name belong to each element: the abjad order dealt out in fours. Throws as `abjadLetters`. */
export function abjadElements(text: string): Record<'fire' | 'earth' | 'air' | 'water', number> {
	const counts = { fire: 0, earth: 0, air: 0, water: 0 };
	for (const { letter } of abjadLetters(text)) {
		const element = elementOfLetter[countsAs[letter] ?? letter];
		if (element) counts[element]++;
	}
	return counts;
}
