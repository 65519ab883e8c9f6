import { invocation } from '#src/methods/divan/invocation.ts';
import { poems } from '#src/methods/divan/poems.ts';

/** The faces that are served as subsets, by the name of their file in this folder. */
export const faces = [
	'alegreya',
	'alegreya-italic',
	'alegreya-sans',
	'alegreya-sans-bold',
	'markazi',
	'vazirmatn',
	'naskh',
	'nastaliq',
	'couplets',
	'vazirmatn-signs',
	'naskh-signs',
	'markazi-letters',
] as const;

export type Face = (typeof faces)[number];

const range = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');

/** What our English and Spanish are written in: Basic Latin, the letters and signs that they use beside it, typographic signs. */
const latin = `${range(0x20, 0x7e)}\u00a0¡©«®°·º»¿ÁÉÍÑÓÚÜßàáçèéêíñóôöúü×\u2002\u2003\u2009\u200b\u2010\u2011–—‘’‚“”„•…‹›⁄−ı`;

/** The letters of Persian and Arabic, their marks, signs and both kinds of digits. */
const arabicScript = [
	'\u0020\u00a0\u200c\u200d\u200e\u2010\u2011',
	range(0x0621, 0x063a),
	range(0x0640, 0x0656),
	range(0x0660, 0x066c),
	'\u0670\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06c0\u06c1\u06c2\u06cc\u06d2\u06d5',
	range(0x06f0, 0x06f9),
	'،؛؟۔ﷲ\ufdfa\ufdfc',
].join('');

/** Nastaliq is for verse in Persian alone: letters, their marks and what joins or parts them. */
const verse = `\u0020\u00a0\u200c\u200d\u200e\u2010\u2011ءآأؤئابتثجحخدذرزسشصضطظعغفقلمنهؤپچژکگیكيىةًٌٍَُِّْٰۀ،؛؟${range(0x06f0, 0x06f9)}`;

const latinLetters = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;

/**
 * The signs that Persian and Arabic share with other scripts, and Latin letters and digits, such as those of MBTI: the faces
 * of their texts have them in a file of their own.
 */
const signs = `.:!()[]/-–+%=&*@_${latinLetters}áàâäãçéèêëíîïñóôöúûü`;

/** Latin letters in names among Persian and Arabic titles. */
const titleLetters = `()®${latinLetters}`;

/** Every line that pages show in nastaliq before they are touched: the couplets, and the words said before an oracle. */
export const coupletLines: readonly string[] = [...poems.flatMap(({ verse }) => verse), ...invocation];

/** The characters that each subset holds. Any other comes from the whole face, which is fetched when it is met. */
export const charactersOf: Readonly<Record<Face, string>> = {
	alegreya: latin,
	'alegreya-italic': latin,
	'alegreya-sans': latin,
	'alegreya-sans-bold': latin,
	markazi: arabicScript,
	vazirmatn: arabicScript,
	naskh: arabicScript,
	nastaliq: verse,
	couplets: `\u0020\u00a0\u200c${coupletLines.join('')}`,
	'vazirmatn-signs': signs,
	'naskh-signs': signs,
	'markazi-letters': titleLetters,
};
