import { fold } from '#src/words/fold.ts';
import { arabic } from './another/ar.ts';
import { english } from './another/en.ts';
import { spanish } from './another/es.ts';
import { persian } from './another/fa.ts';

/** People write in another language than the page's, so all four are looked through, as far as the letters are theirs. */
const tellings = [
	{ letters: /[a-z]/, ways: [english, spanish] },
	{ letters: /[\u0621-\u06cc]/, ways: [persian, arabic] },
];

/**
 * Long sentences are looked through by so many words at a time, of which so many are looked at again: what a pattern costs
 * grows faster than its sentence.
 */
const WORDS_AT_ONCE = 48;
const WORDS_AGAIN = 16;
const SENTENCE_END = /(?<=[.!?؟;؛\n])/u;
/** Says that a dream is told: what follows is a scene. */
const DREAM =
	/ (?:i (?:keep |kept |was )?dream(?:t|ed|ing)?|dream(?:t|ed) (?:that|of|about)|(?:in|had|having) (?:my|a|the|this) (?:\S+ )?(?:dream|nightmare)|خواب (?:دیدم|دیدیم|دیده ام|می دیدم|میدیدم)|(?:تو|توی|در) (?:خواب|خوابم)|کابوس (?:دیدم|می دیدم)|حلمت|حلمان(?:ه|ها)?|(?:فی|ب)ال(?:منام|حلم)|فی (?:المنام|الحلم)|رایت فی منامی|sone|sonaba|he sonado|en (?:mi|el|un|ese|este) sueno|tuve un(?:a)? (?:sueno|pesadilla)) /u;

/** A folded sentence in pieces of bounded length, between blanks. */
function piecesOf(folded: string): string[] {
	const words = folded.split(' ');
	const pieces: string[] = [];
	for (let from = 0; from === 0 || from + WORDS_AGAIN < words.length; from += WORDS_AT_ONCE - WORDS_AGAIN)
		pieces.push(` ${words.slice(from, from + WORDS_AT_ONCE).join(' ')} `);
	return pieces;
}

/**
 * Looks for somebody else, near the person who writes, who may harm themselves.
 * @returns whether there is, whether somebody is named there, and the text without the sentences that tell of it
 */
export function findAnothersDanger(text: string): { told: boolean; named: boolean; rest: string } {
	const rest: string[] = [];
	let told = false;
	let named = false;
	let dreamt = false;
	for (const sentence of text.split(SENTENCE_END)) {
		const pieces = piecesOf(fold(sentence).replaceAll("'", ''));
		dreamt ||= pieces.some((piece) => DREAM.test(piece));
		const isTold = !dreamt && pieces.some(tellsOfDanger);
		told ||= isTold;
		if (isTold) named ||= pieces.some(namesSomebody);
		else rest.push(sentence);
	}
	return { told, named, rest: rest.join('') };
}

const tellsOfDanger = (piece: string): boolean =>
	tellings.some(
		({ letters, ways }) =>
			letters.test(piece) &&
			ways.some(({ told, not }) => told.some((way) => way.test(piece)) && !not.some((way) => way.test(piece))),
	);

const namesSomebody = (piece: string): boolean =>
	tellings.some(({ letters, ways }) => letters.test(piece) && ways.some(({ somebody }) => somebody.test(piece)));
