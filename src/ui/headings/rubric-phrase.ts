import type { Language } from '#src/language/languages.ts';

/**
 * Words by which the first phrase of a text is found. `opens`: with them the next part of the sentence begins, so that a
 * phrase may end before them; `leans`: they need what follows, so that no phrase ends with them, and do not end one
 * either. Persian and Arabic leave out what can stand second in an ezafe or idafa: nothing shows there that two nouns
 * belong together.
 */
const words: Record<Language, { opens: string; leans: string; closes?: string }> = {
	en: {
		opens:
			'a an the this that these those his her its their my your our is are was were be has have had do does did will would can could may might must in on at by with from to into over under for through across between behind before after without against beside round about like as than and or but nor which who whom whose when where while if because so until i you he she it we they him them me us not',
		leans:
			'of no all every each some any side one two three four five six seven both what how why there here even only',
	},
	es: {
		opens:
			'un una unos unas el la los las este esta estos estas ese esa su sus tu tus mi mis es son era eran fue está están ha han hay no se me te le les lo nos a al con contra desde en entre hacia hasta para por según sin sobre tras bajo ante durante y e o u ni pero sino que quien cuando donde mientras si porque como yo tú él ella ellos',
		leans: 'de del todo toda todos todas cada algún alguna dos tres cuatro cinco seis siete qué cómo cuál más muy',
	},
	fa: {
		opens:
			'به از در با بر تا برای که وقتی آنکه اینکه و اما ولی اگر چون زیرا یا نه هم نیز هنوز حالا فقط همیشه شاید باز است نیست هست بود نبود شد نشد دارد ندارد داشت نداشت رفت آمد گفت دید کرد ماند افتاد داد گرفت خواست می‌شود',
		leans:
			'این آن همین همان هر هیچ یک دو سه چهار پنج شش هفت چه کدام چند بی همه قرار کنار پیش بیش پس بعد قبل غیر میان روی زیر پشت من تو او ما شما را',
		closes: 'را',
	},
	ar: {
		opens:
			'في من إلى على عن مع حتى منذ أنّ أن إنّ إن الذي التي الذين لكن لكنّ بل أو أم ثم ثمّ حين إذا لو لا لم لن قد هل كان كانت ليس ليست يكون تكون يأتي يبقى هو هي هم',
		leans: 'هذا هذه ذلك تلك كل كلّ بعض غير أي أيّ ما واحد اثنان بين تحت فوق عند قبل بعد دون بلا يا',
	},
};

const listed = (list = '') => new Set(list.split(' ').filter(Boolean));
const lists = {
	en: { opens: listed(words.en.opens), leans: listed(words.en.leans), closes: listed() },
	es: { opens: listed(words.es.opens), leans: listed(words.es.leans), closes: listed() },
	fa: { opens: listed(words.fa.opens), leans: listed(words.fa.leans), closes: listed(words.fa.closes) },
	ar: { opens: listed(words.ar.opens), leans: listed(words.ar.leans), closes: listed() },
};

/** A finite verb of the present or past continuous; no ezafe stands before it. */
const persianVerb = /^ن?می\u200c/;
/** What closes a relative clause, besides that. */
const persianCloser =
	/^(?:است|نیست|هست|بود|نبود|شد|نشد|دارد|ندارد|داشت|نداشت|رفت|آمد|گفت|دید|کرد|ماند|افتاد|داد|گرفت)$/;
/** These want another verb behind them. */
const persianHelper = /^ن?می\u200c(?:خواه|توان|شود$|باید)/;
/** An ezafe that is written. */
const ezafe = /[\u0650\u0654]$/;
const number = /^[\d۰-۹٠-٩+=×→٫٬%٪.,()-]+$/;
const clauseEnd = /[،؛,;:.!?؟…]+$/;
const edges = /^[«"“‘¿¡('\u2066-\u2069]+|[»"”’)'،؛,;:.!?؟…\u2066-\u2069]+$/g;

/** Whether a word belongs with the next: "a throne of aloe wood", "a house that", "a prayer spoken by". */
function carriesOn(language: Language, word: string, next: string | undefined): boolean {
	if (language === 'fa') return word.length > 2 && word.endsWith('ی') && (next === 'از' || next === 'که');
	return language === 'en' && next === 'by' && /(?:ed|en|wn|ght|ept|ade|old)$/.test(word);
}

/** The longest phrase in words, and the longest clause that stands for one where no phrase is found. */
const PHRASE_WORDS = 6;
const CLAUSE_WORDS = 11;

/**
 * The first phrase of a text, the part that is set in red: never a lone article, preposition or number, and never half
 * of two words that belong together. Empty where none is found, or, while more of the text is coming, not yet.
 */
export function rubricPhrase(text: string, language: Language, growing = false): string {
	const { opens, leans, closes } = lists[language];
	// A word that is being written may become another.
	const known = growing ? text.slice(0, text.search(/\s\S*$/)) : text;
	let carried = false;
	let relative = false;
	let phrase = '';
	const tokens = [...known.matchAll(/\S+/g)].slice(0, CLAUSE_WORDS);
	const bare = (place: number) => tokens[place]?.[0].replace(edges, '').toLowerCase();
	for (const [place, { 0: token, index }] of tokens.entries()) {
		const word = bare(place) ?? '';
		// "Year after year" is one phrase.
		const between = place > 0 && bare(place - 1) === bare(place + 1);
		const opening = !between && (opens.has(word) || (language === 'fa' && persianVerb.test(word)));
		// An adverb of the verb that comes: "letter by letter".
		const adverb = language === 'fa' && word === bare(place + 2) && opens.has(bare(place + 1) ?? '');
		const clause =
			language === 'fa' && /^(?:پیش|پس|بعد|قبل)$/.test(word) && /^(?:آن|این)که$/.test(bare(place + 2) ?? '');
		if (phrase && (opening || adverb || clause)) return growing && place === tokens.length - 1 ? '' : phrase;
		const upToHere = text.slice(0, index + token.replace(clauseEnd, '').length);
		if (carried && closes.has(word)) return upToHere;
		const isVerb = persianVerb.test(word) ? !persianHelper.test(word) : persianCloser.test(word);
		if (relative && isVerb) return upToHere;
		relative ||= language === 'fa' && word === 'که' && carriesOn(language, bare(place - 1) ?? '', word);
		const isNumber = number.test(word);
		const content = !opening && !between && !leans.has(word) && !isNumber;
		carried ||= content;
		if (carried && clauseEnd.test(token)) return upToHere;
		const ends = content
			? !relative && !ezafe.test(word) && !carriesOn(language, word, bare(place + 1))
			: isNumber && carried && place > 1;
		phrase = ends && place < PHRASE_WORDS ? upToHere : '';
	}
	return '';
}
