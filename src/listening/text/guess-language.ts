import { type Language, languages } from '#src/language/languages.ts';
import { tellingWords } from './telling-words.ts';

/** Words that almost every text of a language has and the others have not. */
const functionWords: Readonly<Record<'en' | 'es' | 'fa' | 'ar', ReadonlySet<string>>> = {
	en: new Set(
		"the and i my no is was to of in it he she that for with this have has not are be will what how do does did you me on at but so am i'm im don't dont should can would his her they we a an from after when if why who".split(
			' ',
		),
	),
	es: new Set(
		'el la de que y en un una mi me es por con no se lo los las su para como pero yo si del al te ha he fue esta estoy hay muy mas porque cuando le nos va voy tengo todo qué cómo a o mis tu tus hoy ser soy eres gracias este esto eso quiero desde hasta donde quien otra otro nada nadie vas van dos cada siempre nunca ni'.split(
			' ',
		),
	),
	fa: new Set(
		'که از به با رو را این من تو ما چی چه می برای یه یک بود است هست خیلی چرا آیا اون آن هم ولی اما اگه اگر دیگه بعد چند کی سر شد شده کنم کرده چیه چطور باید بشم هستم داره دارم نمی خودم هنوز حالا همه مگه توی تا بر پس اینکه براش برام'.split(
			' ',
		),
	),
	ar: new Set(
		'في من على إلى هل أن ان ما لا عن مع هذا هذه أنا انا كان كيف متى ماذا لماذا ليش ليه شو ايه إيش وين اللي التي الذي بس لكن لم لن قد كل بعد قبل عند لي له لها هو هي يا مش مو عم رح راح حتى إذا اذا أو ولا علي عليه أمي أبي بدي عايز أريد منذ كتير كثير ميرسي شكرا انت إنت أنت شنو وش ايش الله اكو أكو ماكو چان چانت چنت جانت شلون هسه آني وياي هواية گال گلت گاعد'.split(
			' ',
		),
	),
}; // prettier-ignore

const persianLetters = /[پچژگ\u200cیک]/gu;
const arabicLetters = /[ةىأإؤ]|(?:^|\s)(?:[وبلف]?ال|لل)\p{L}{2}/gu;
/** Persian is typed with them as well, on keyboards that have no others. */
const lettersOfBoth = /[كي]/gu;
/** A word as a Persian keyboard types it. */
const persianTyped = (word: string) => word.replaceAll('ي', 'ی').replaceAll('ك', 'ک');

/**
 * The language a text is written in, by its script, letters and function words; the page's where nothing tells.
 * People write Persian on an English page.
 */
export function guessLanguage(text: string, page: Language): Language {
	const words = text
		.normalize('NFC')
		.toLowerCase()
		.split(/[^\p{L}\p{M}'’]+/u)
		.filter(Boolean);
	const arabicScript = (text.match(/[\u0600-\u06ff]/gu) ?? []).length;
	const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length;
	const candidates: readonly Language[] =
		arabicScript * 1.5 > latin ? ['fa', 'ar'] : latin > 0 ? ['en', 'es'] : languages;
	const typed = words.map(persianTyped);
	const score = (language: Language) => {
		const known = words.filter((word) => functionWords[language].has(word.replaceAll('’', "'"))).length;
		if (language === 'fa') {
			const meant = typed.filter((word) => functionWords.fa.has(word) || tellingWords.fa.has(word)).length;
			const spoken = typed.filter((word) => /^ن?می./.test(word)).length;
			return meant + spoken + (text.match(persianLetters) ?? []).length * 0.8;
		}
		if (language === 'ar')
			return (
				words.filter((word, at) => functionWords.ar.has(word) || tellingWords.ar.has(typed[at] ?? '')).length +
				(text.match(arabicLetters) ?? []).length * 0.4 +
				// «جاوبتني», «قلتلي», «تركوني»
				words.filter((word) => /.{2}(?:تني|تلي|وني|تنا)$/u.test(word)).length * 0.5 +
				(text.match(lettersOfBoth) ?? []).length * 0.07 +
				(text.match(/[\u064b-\u0652]/gu) ?? []).length * 0.3
			);
		if (language === 'es') return known + (text.match(/[áéíóúñ¿¡]/giu) ?? []).length;
		return known;
	};
	const scored = candidates.map((language) => ({ language, points: score(language) + (language === page ? 0.7 : 0) }));
	return scored.reduce((best, other) => (other.points > best.points ? other : best)).language;
}
