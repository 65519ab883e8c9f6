import type { Language } from '#src/language/languages.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { inFusha, isIraqi } from './iraqi-spelling.ts';

/** A word of a dream. */
export type Word = {
	/** Folded (`text/fold-letters.ts`). */
	readonly word: string;
	/** Place in the text, in UTF-16 units. */
	readonly from: number;
	readonly to: number;
	/** Counted from 0; a new sentence is a new clause, too. */
	readonly sentence: number;
	readonly clause: number;
};

const conjunctions: Readonly<Record<Language, ReadonlySet<string>>> = {
	en: new Set(['but', 'because', 'although', 'though', 'while', 'when', 'until', 'then', 'so', 'who', 'which']),
	fa: new Set(['ولی', 'اما', 'چون', 'که', 'وقتی', 'تا', 'بعد', 'بعدش', 'انگار']),
	ar: new Set([
		'لکن',
		'ولکن',
		'بس',
		'لان',
		'حتی',
		'عندما',
		'لما',
		'بینما',
		'ثم',
		'بعدین',
		'الذی',
		'التی',
		'اللی',
		'وهو',
		'وهی',
		'وانا',
		'وکنت',
	]),
	es: new Set(['pero', 'porque', 'aunque', 'sino', 'cuando', 'mientras', 'entonces', 'que', 'luego']),
};
const subjects = new Set(
	'i he she we they it my his her our their then suddenly there yo el ella ahora mi mis su me nos se ya luego de'.split(
		' ',
	),
);

const joinsOn = (word: string, before: string) =>
	(word === 'حتی' && /^و?لا$/.test(before)) || (word === 'so' && intensified.test(before));
/** Behind these "so" begins no clause: "I felt so bad". */
const intensified =
	/^(?:felt|feel|feels|was|were|is|are|am|be|been|being|looked|looks|got|became|it's|i'm|he's|she's|they're|just|not|ever|still|smelled|smelt|tasted|sounded)$/;

/** What a blank or a half-space may part from the word it belongs to. */
const persianEnding =
	/^(?:ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان|هام|هات|هاش|هامون|هاتون|هاشون|ام|ات|اش|ای|ایم|اید|اند|مان|تان|شان|مون|تون|شون)$/;
const persianShortEnding = /^(?:م|ت|ش|ی|یی|رو|را|و|ه|ست|است|اس|یم|ید|ند|ن|تر|ترین|شو|مو|تو|اند)$/;

/** Whether what a half-space parts is one word of a text all the same. */
export const isOneWord = (before: string, after: string): boolean =>
	/^(?:بر|در|ور|وا|باز|فرو)?ن?می$/.test(before) || persianEnding.test(after) || persianShortEnding.test(after);

/** Scots and careless spellings of an English denial: "wasnae", "didna". */
const denialInFull = (word: string): string =>
	word
		.replace(/^(was|were|did|could|had|is|would|does|has|are|should|have)n(?:ae|a)$/, "$1n't")
		.replace(/^(?:cannae|canna)$/, "can't")
		.replace(/^(?:willnae|wilnae)$/, "won't")
		.replace(/^(?:dinnae|dinna)$/, "don't");

/** The words of a dream in their order. A Persian word and what a half-space parts from it is one word. */
export function wordsOf(text: string, language: Language): Word[] {
	const words: Word[] = [];
	let sentence = 0;
	let clause = 0;
	for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\u0640]+(?:['’‘`´][\p{L}\p{M}]+)*/gu)) {
		const word = language === 'en' ? denialInFull(foldWord(match[0])) : foldWord(match[0]);
		if (!word) continue;
		const [from, to] = [match.index, match.index + match[0].length];
		const last = words.at(-1);
		const between = last ? text.slice(last.to, from) : '';
		if (last && language === 'fa') {
			const halfSpace = between.includes('\u200c') && /^[\u200c\u200b]+$/.test(between);
			if (
				(/^(?:بر|در|ور|وا|باز|فرو)?ن?می$/.test(last.word) && /^[ \u200c]+$/.test(between)) ||
				(halfSpace && (persianEnding.test(word) || persianShortEnding.test(word))) ||
				(between === ' ' && persianEnding.test(word))
			) {
				words[words.length - 1] = { ...last, word: last.word + word, to };
				continue;
			}
		}
		if (last && /[.!?؟…\n;؛]/u.test(between)) {
			sentence++;
			clause++;
		} else if (last && /[,،:()«»"“”–—]| - /u.test(between)) clause++;
		else if (last && conjunctions[language].has(word) && !joinsOn(word, last.word)) clause++;
		words.push({ word, from, to, sentence, clause });
	}
	if (language === 'en' || language === 'es') return withAnds(words, language);
	if (language === 'ar') return withEven(spelledOut(text, words));
	return words;
}

/** Arabic words as the lexicons spell them; with its vowel mark «بابًا» is a door, not "papa". */
function spelledOut(text: string, words: readonly Word[]): readonly Word[] {
	const amongIraqis = isIraqi(words.map(({ word }) => word));
	return words.map((own) => {
		const isDoor = /^[وف]?بابا$/.test(own.word) && /\u064b/.test(text.slice(own.from, own.to));
		// «آني»: "I" in Iraq, none that reports («إني»).
		const isI = own.word === 'انی' && text.startsWith('آني', own.from);
		const word = isI ? 'انا' : isDoor ? own.word.slice(0, -1) : inFusha(own.word, amongIraqis);
		return word === own.word ? own : { ...own, word };
	});
}

/** "and", "y" begin a clause where a new subject follows. */
function withAnds(words: readonly Word[], language: 'en' | 'es'): Word[] {
	let more = 0;
	return words.map((word, index) => {
		const next = words[index + 1];
		const and = language === 'en' ? word.word === 'and' : word.word === 'y';
		if (and && next && next.clause === word.clause && subjects.has(next.word)) more++;
		return { ...word, clause: word.clause + more };
	});
}

/** «ما فيه حتى قطرة»: "even" before a little of something begins no clause. */
function withEven(words: readonly Word[]): Word[] {
	let fewer = 0;
	return words.map((word, index) => {
		const [before, next] = [words[index - 1], words[index + 1]];
		const isEven =
			word.word === 'حتی' &&
			before?.sentence === word.sentence &&
			(aLittle.test(next?.word ?? '') || isNotEven(words[index - 2]?.word ?? '', before.word, next?.word ?? ''));
		if (isEven && before.clause === word.clause - 1) fewer++;
		return fewer > 0 ? { ...word, clause: word.clause - fewer } : word;
	});
}
/** «ما كاين حتى باب», «ما سال حتى دم»: "not even" in the Maghreb; but «ما شفت حتى طلع النهار». */
const isNotEven = (denial: string, being: string, next: string): boolean =>
	(/^[وف]?(?:ما|لم)$/.test(denial) || /^[وف]?م(?:ا)?\S{2,}ش$/.test(being)) &&
	/^(?:[وف]?(?:م(?:ا)?)?(?:کاین|کان|شفت|ریت|لقیت|عندی|بقا|فم|ثم|فما|ثما|معایا|سمعت)ش|کان|کانت|کاین|کاینه|کاینش|کانش|شفت|شفنا|ریت|لقیت|لقینا|بقی|بقا|بقات|عندی|عندنا|عنده|عندها|معایا|معی|فیه|فیها|فی|فما|ثما|سمعت|سال|نزل|نزلت|طلع|طلعت|خرج|خرجت|جا|جات|صبت)$/.test(
		being,
	) &&
	!/^(?:ما|لا|لم|ان|انی|لو|اذا|فی|طلع|طلعت|جا|جات|اجا|اجت|صحیت|وصلت|وصلنا|صار|صارت|خرجت|مشیت|مشی)$/.test(next);
const aLittle = /^(?:واحد|واحده|وحده|حد|شی|حاجه|قطره|نقطه|حبه|ذره|کلمه|لقمه|صوت|نفس|قرش|فلس|ظل|ورقه|شمعه|شجره|نجمه)$/;
