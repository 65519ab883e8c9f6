import type { Language } from '#src/language/languages.ts';
import { foldWord } from './fold-letters.ts';
import { forms as ar } from './forms/forms-ar.ts';
import { forms as en } from './forms/forms-en.ts';
import { forms as es } from './forms/forms-es.ts';
import { forms as fa } from './forms/forms-fa.ts';
import type { WordForms } from './forms/word-forms.ts';
import type { Token } from './token.ts';

const formsOf: Readonly<Record<Language, WordForms>> = { en, fa, ar, es };

/** Words that begin a clause of their own. */
const conjunctions: Readonly<Record<Language, ReadonlySet<string>>> = {
	en: new Set(
		'but because cause cuz although though while yet however so whether if when after before since until unless that'.split(
			' ',
		),
	),
	fa: new Set('ولی اما چون ولیکن که اگر اگه وقتی تا چونکه زیرا بلکه درحالیکه هرچند گرچه'.split(' ')),
	ar: new Set(
		'لکن ولکن لکنی ولکنی لکنه لکنها بس لان لانی لانه لانها عشان علشان لاجل حتی اذا اذ ان بینما رغم لذلک بعدما عندما لما وبس حین'.split(
			' ',
		),
	),
	es: new Set('pero porque aunque sino cuando mientras pues si que'.split(' ')),
}; // prettier-ignore
/** Behind an "and" these begin a clause. */
const subjects = new Set(
	"i i'm im i've he she we they it my his her our their now then yo el ella ahora mi mis su me no ha han he nos se ya".split(
		' ',
	),
);
const and: Readonly<Partial<Record<Language, string>>> = { en: 'and', es: 'y' };

/** Parts that a half-space or a blank parts from the word they belong to. */
const persianBefore = /^(?:(?:بر|در|ور|وا|باز|فرو)?ن?می|بی|نا|همی)$/;
/** The same where a blank stands between: «می خوام», «برمی گرده». */
const persianVerbBefore = /^(?:بر|در|ور|وا|باز|فرو)?ن?می$/;
const persianAfter =
	/^(?:ها|های|هایی|هایم|هایت|هایش|هام|هات|هاش|هامون|هاتون|هاشون|هایمان|هایتان|هایشان|ام|ات|اش|ای|ایم|اید|اند|است|م|ت|ش|مان|تان|شان|مون|تون|شون|تر|ترین|تری|اس|رو|ست|ن|ین|یم|ی|ید|ند|و|یی|گی|گیر)$/;

/** The same where a blank stands between: «بچه ها», «زندگی ام»; the short ones behind a mute «ه»: «بچه م», «پرنده ای». */
const blankAfter = /^(?:ها|های|هام|هاش|هات|هامون|هاتون|هاشون|ام|اش|ات)$/;
const blankAfterMute = /^(?:م|ش|ت|ای|مون|تون|شون)$/;
const joinsBehind = (word: string, before: string) =>
	blankAfter.test(word) || (/.ه$/.test(before) && blankAfterMute.test(word));

/** A phrase whose words are joined as those of a text are, whatever blanks it is written with. */
export const joinBlanks = (phrase: string): string =>
	phrase.replace(/(?<=[\u0621-\u06cc]+) ([\u0621-\u06cc]+)(?=[ |)?]|$)/g, (whole, word: string, at: number) =>
		joinsBehind(word, phrase.slice(Math.max(at - 2, 0), at)) ? `\u200c${word}` : whole,
	);

/** Arabic «ما» behind these denies nothing: «بعد ما», «كل ما», «زي ما». */
const beforeWhen =
	/^(?:و|ف|من|ل)?(?:بعد|قبل|کل|مثل|متل|زی|قد|قدر|اول|وقت|یوم|ساعه|لین|لحد|لغایه|حال|طول|بدل|حسب|کیف|وین|فین|شو|عند|حین|مین|ایش|الی|اللی|علی|عن|وقته|ساعتها|قبال|مجرد)$/;
const joinsTime = (word: string, before: string | undefined) =>
	word === 'ما' && before !== undefined && beforeWhen.test(before);

/** «عمره تسعين»: how old somebody is, no "never". */
const isAge = (word: string, next: string) =>
	/^[وف]?عمر(?:ه|ی|ها|هم)$/.test(word) &&
	/^(?:\d+|[٠-٩]+|عشر.*|ثلاث.*|تلات.*|اربع.*|خمس.*|ست.*|سبع.*|ثمان.*|تمان.*|تمن.*|تسع.*|میه|مییه|سن.*|شهر.*|اسبوع.*|یوم.*|فوق|صغیر|کبیر|کله)$/.test(
		next,
	);

type Piece = { word: string; from: number; to: number };

function persianPieces({ word, from }: { word: string; from: number }): Piece[] {
	const pieces: Piece[] = [];
	let at = from;
	for (const part of word.split('\u200c')) {
		const folded = foldWord(part);
		const last = pieces.at(-1);
		if (folded && last && (persianBefore.test(last.word) || persianAfter.test(folded)))
			pieces[pieces.length - 1] = { word: last.word + folded, from: last.from, to: at + part.length };
		else if (folded) pieces.push({ word: folded, from: at, to: at + part.length });
		at += part.length + 1;
	}
	return pieces;
}

/** The words that a Persian word with half-spaces is, folded. */
export const persianWords = (word: string): string[] => persianPieces({ word, from: 0 }).map((piece) => piece.word);

function piecesOf(text: string, language: Language): Piece[] {
	const pieces: Piece[] = [];
	for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\u0640\u200c]+(?:['’‘`´][\p{L}\p{M}]+)*/gu)) {
		if (language !== 'fa') {
			const word = foldWord(match[0]);
			if (word) pieces.push({ word, from: match.index, to: match.index + match[0].length });
			continue;
		}
		for (const piece of persianPieces({ word: match[0], from: match.index })) {
			const last = pieces.at(-1);
			const near = last && /^ ?$/.test(text.slice(last.to, piece.from));
			// "می خوام", "بچه ها", typed with a blank.
			if (last && near && (persianVerbBefore.test(last.word) || joinsBehind(piece.word, last.word)))
				pieces[pieces.length - 1] = { word: last.word + piece.word, from: last.from, to: piece.to };
			else pieces.push(piece);
		}
	}
	return pieces;
}

function keysOf(word: string, { stems, verbs }: WordForms): Set<string> {
	const keys = new Set([`=${word}`]);
	// Arabic writes "and" as part of the next word.
	if (/^[وف][\u0621-\u06cc]{2}/u.test(word)) keys.add(`=${word.slice(1)}`);
	for (const stem of stems(word)) keys.add(stem);
	for (const verb of verbs(word)) keys.add(`^${verb}`);
	return keys;
}

/**
 * The words of a text in their order, with sentences and clauses counted. A Persian word and what a half-space parts from
 * it («می‌خوام»، «بچه‌ام») is one word; compounds («دوست‌دختر») are two.
 */
export function readTokens(text: string, language: Language): Token[] {
	const forms = formsOf[language];
	const pieces = piecesOf(text, language);
	let sentence = 0;
	let clause = 0;
	return pieces.map((piece, index): Token => {
		const last = pieces[index - 1];
		const between = last ? text.slice(last.to, piece.from) : '';
		const next = pieces[index + 1]?.word ?? '';
		if (/[.!?؟…\n;؛]/u.test(between)) {
			sentence++;
			clause++;
		} else if (
			last &&
			(/[,،:()«»"“”–—-]/u.test(between) ||
				conjunctions[language].has(piece.word) ||
				(piece.word === and[language] && subjects.has(next)))
		)
			clause++;
		const isOther = language === 'ar' && (joinsTime(piece.word, last?.word) || isAge(piece.word, next));
		const denies = forms.denies(piece.word) && !isOther;
		return { ...piece, keys: keysOf(piece.word, forms), denies, sentence, clause };
	});
}
