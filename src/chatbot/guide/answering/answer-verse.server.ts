import type { Language } from '#src/language/languages.ts';
import { hafezVerses } from '#src/readings/hafez/knowledge.server.ts';
import { moulanaVerses } from '#src/readings/moulana/knowledge.server.ts';
import { fold } from '#src/words/fold.ts';
import type { KnownVerse } from '#src/words/knowledge.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import { requestWords } from '../hearing/request-words.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { writtenVerse } from './answer-request.server.ts';

/** A line is quoted where so much of it stands in a message in one piece, and at least so many letters. */
const QUOTED_SHARE = 0.6;
const LEAST_LETTERS = 14;
/** Letters that may stand beside it: whoever tells more than a question has something else to say. */
const MOST_BESIDE = 60;
/** No verse has more letters, nor a translation. */
const LONGEST_VERSE = 150;
/** Sentences of what a verse says. */
const MOST_SENTENCES = 2;
/** So long is what somebody puts in quotation marks to have it explained. */
const QUOTATION = /["“«„][^"”»“]{20,}["”»“]|(?<!\p{L})['‘].{20,}['’](?!\p{L})/u;
/** In fewer words nobody writes a verse out: the one that was recited last is meant. */
const WORDS_WITH_VERSE = 9;

/** Letters alone: people part and join Persian words in many ways. */
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]/gu, '');

type Line = { readonly letters: string; readonly verse: KnownVerse };
const linesOf = new Map<Language, readonly Line[]>();

/** The lines of the checked verses, and of our translations. */
function linesIn(language: Language): readonly Line[] {
	let lines = linesOf.get(language);
	if (!lines) {
		lines = [...hafezVerses, ...moulanaVerses].flatMap((verse) =>
			[...verse.lines, ...(verse.words[language].translation ?? [])].map((line) => ({
				letters: lettersOf(line),
				verse,
			})),
		);
		linesOf.set(language, lines);
	}
	return lines;
}

/** How many letters of a line stand in the text in one piece; 0 where it is not quoted. */
function quotedLetters(line: string, text: string): number {
	const least = Math.max(LEAST_LETTERS, Math.ceil(line.length * QUOTED_SHARE));
	for (let start = 0; start + least <= line.length; start++) {
		if (!text.includes(line.slice(start, start + least))) continue;
		let end = start + least;
		while (end < line.length && text.includes(line.slice(start, end + 1))) end++;
		return end - start;
	}
	return 0;
}

/** So few words may ask what was just recited means, without calling it a verse. */
const WORDS_BEHIND_VERSE = 6;

/** The checked verse that a text quotes, with so many letters beside it at most. */
function findQuoted(message: string, language: Language, mostBeside: number): KnownVerse | null {
	const letters = lettersOf(message);
	if (letters.length < LEAST_LETTERS || letters.length > mostBeside + LONGEST_VERSE) return null;
	const quoted = new Map<KnownVerse, number>();
	for (const { letters: line, verse } of linesIn(language)) {
		const count = quotedLetters(line, letters);
		if (count > 0) quoted.set(verse, (quoted.get(verse) ?? 0) + count);
	}
	const [best] = [...quoted].sort(([, one], [, other]) => other - one);
	return best && letters.length - best[1] <= mostBeside ? best[0] : null;
}

/**
 * What a verse says that the message quotes, or that was recited last, with the verse and its place; that one is not known;
 * null where none is asked about.
 */
export function answerQuotedVerse(turn: GuideTurn): Reply | null {
	const { newest, folded, language, heard, said } = turn;
	if (heard.weight === 'heavy') return null;
	const verse = findQuoted(newest, language, MOST_BESIDE);
	if (verse) return explained(verse, turn);
	const isShort = folded.split(' ').length <= WORDS_BEHIND_VERSE;
	if (isShort && (heard.asks === 'meaning' || requestWords[language].plainly.test(folded))) {
		const recited = findQuoted(said.last, language, Number.POSITIVE_INFINITY);
		if (recited) return explained(recited, turn);
	}
	if (requestWords[language].verseAsked.test(folded)) {
		const isWritten = folded.split(' ').length >= WORDS_WITH_VERSE;
		const recited = isWritten ? null : findQuoted(said.last, language, Number.POSITIVE_INFINITY);
		if (recited) return explained(recited, turn);
		if (isWritten) return unknown(turn);
	}
	const wantsMeaning = heard.asks === 'meaning' || heard.asks === 'knowledge';
	return wantsMeaning && QUOTATION.test(newest) ? unknown(turn) : null;
}

const unknown = ({ said, speech }: GuideTurn): Reply => ({ text: said.line(speech.unknownVerse), kind: 'unknown' });

function explained(verse: KnownVerse, { language, speech, said }: GuideTurn): Reply {
	const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(verse.words[language].meaning);
	const meaning = Array.from(sentences, ({ segment }) => segment)
		.slice(0, MOST_SENTENCES)
		.join('')
		.trim();
	const entry = allEntries.find(({ id }) => id === verse.poet);
	// What stands in the last message need not be written out again.
	const isBefore = said.last.includes(verse.lines[0]);
	const text = isBefore ? meaning : `${meaning}\n\n${writtenVerse(verse, speech, language)}`;
	return { text, kind: 'knowledge', ...(entry && { entry }) };
}
