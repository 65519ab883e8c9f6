import { lexiconOf } from '#src/listening/scene/phrases/language-lexicon.server.ts';
import { wordsOf } from '#src/listening/scene/phrases/words.ts';
import { guessLanguage } from '#src/listening/text/guess-language.ts';
import type { DreamFacts } from '../facts.server.ts';
import type { DreamRequest } from '../request.ts';

/** How many words can be quoted as the last of a dream. */
const LEAST_WORDS = 3;
const MOST_WORDS = 10;

/** What joins a clause to the one before and says nothing when it stands alone. */
const joining = new Set(
	'and but then so because y pero luego entonces porque e و ولی اما بعد بعدش چون ثم لکن ولکن بس'.split(' '),
);
/** What makes a clause a part of another one. */
const depending = new Set(
	'while with mientras con that who which until as if like than que hasta como donde cuando که تا انگار مثل حتی الذی التی اللی الی یلی کان کانه کانها کانی کانهم مع لان لانه لانها لانی عشان علشان لما عندما بینما متل زی غیر الا سوی'.split(
		' ',
	),
);

/** Words about the dream itself, not of it. */
const ofDreaming = /\bdream(?:s|t|ed|ing)?\b|\bsueños?\b|\bsoñ|خواب (?:می)?دید|خواب عجیب|حلم|منام/iu;

/**
 * The last that a dream tells, before waking, in the dreamer's own words: a whole clause that stands outside the strangest moment
 * and outside what is said. Null where there is none that can stand alone, or where it holds a symbol that the visitor took away.
 */
export function lastToldOf({ dream, language }: DreamRequest, { scene, symbols }: DreamFacts): string | null {
	const lexicon = lexiconOf(guessLanguage(dream, language));
	const words = wordsOf(dream, lexicon.language);
	const waking = lexicon.findMarks(words).filter(({ label }) => label === 'woke' || label === 'awake');
	const awake = new Set(waking.flatMap(({ at }) => at.map((index) => words[index]?.clause)));
	const last = words.findLast(({ clause }) => !awake.has(clause))?.clause;
	const own = words.filter(({ clause }) => clause === last);
	while (own[0] && joining.has(own[0].word)) own.shift();
	const [first] = own;
	const end = own.at(-1);
	if (!first || !end || own.length < LEAST_WORDS || own.length > MOST_WORDS || depending.has(first.word)) return null;
	const text = dream.slice(first.from, end.to);
	if (/[«»“”„"\n:]/.test(text) || ofDreaming.test(text)) return null;
	const removed = scene.symbols.filter(({ id }) => !symbols.some((symbol) => symbol.id === id));
	const taken = [
		...[scene.turn, ...scene.speech.map((one) => one.words)].flatMap((part) => {
			const from = part ? dream.indexOf(part) : -1;
			return part && from >= 0 ? [[from, from + part.length] as const] : [];
		}),
		...removed.flatMap(({ where }) => where),
	];
	return taken.some(([from, to]) => from < end.to && first.from < to) ? null : text;
}
