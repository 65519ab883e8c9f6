import type { Language } from '#src/language/languages.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import { spanishArticle } from './denial/spanish.ts';
import type { LanguageLexicon } from './phrases/language-lexicon.server.ts';
import { isMine } from './phrases/persian-things.ts';
import { longestMatches, type Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';
import type { Naming } from './telling/telling.ts';

/** Symbols that are told by the words of others: a dead mother is a mother as well, a train missed a train. */
const loose: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'presence',
	'dead-alive',
	'living-dead',
	'own-death',
	'missed-departure',
	'finding-money',
	'out-of-control',
	'earthquake',
	'end-of-world',
	'ring',
	'wound',
	'haircut',
	'flood',
	'birth',
	'new-room',
	'wrong-clothes',
	'failing-exam',
	'wedding',
	'falling',
	'tsunami',
	'being-killed',
	'killing',
	'chased',
	'attacked',
	'baby',
	'feast',
	'searching',
	'powers',
	'infidelity',
	'intimacy',
	'child-again',
]); // prettier-ignore

/** All places where a symbol is named, whatever is told of it. */
export function symbolsIn(words: readonly Word[], lexicon: LanguageLexicon): Match<SymbolId | null>[] {
	const all = lexicon
		.findSymbols(words)
		.filter((match) => lexicon.language !== 'es' || match.label !== null || !isParted(words, match));
	// «ماشینمو دزدیدن»، «زیر آب خفه می‌شدم»: the car and the water are there as well.
	const isLoose = (label: SymbolId) =>
		loose.has(label) ||
		// "Flying over my school", "my shoes were glued down": the school and the shoes are there as well.
		(lexicon.language === 'en' && (label === 'flying' || label === 'frozen' || label === 'trying')) ||
		// "Me ahogaba en el río": the river is there.
		(lexicon.language === 'es' && label === 'drowning') ||
		(lexicon.language === 'fa' &&
			(label === 'thief' ||
				label === 'drowning' ||
				label === 'trying' ||
				label === 'frozen' ||
				label === 'being-lost'));
	const told = lexicon.findTold(words);
	// «متعورتش»: the word of a verb that is denied tells of nothing else.
	const isUndone = ({ label, at, denied }: Match<SymbolId | null>) =>
		!denied && told.some((one) => one.denied && one.label === label && at.some((index) => one.at.includes(index)));
	return [
		...longestMatches(
			all.filter(({ label }) => label === null || !isLoose(label)),
			words,
		),
		...longestMatches(
			all.filter(({ label }) => label === null || (isLoose(label) && label !== 'wrong-clothes')),
			words,
		).filter(({ label }) => label),
		// "Barefoot at my own wedding" is a wedding as well.
		...longestMatches(
			all.filter(({ label }) => label === null || label === 'wrong-clothes'),
			words,
		).filter(({ label }) => label),
		...told,
	]
		.filter((match) => !isUndone(match))
		.filter((match) => !isOfMan(words, match, lexicon.language))
		.filter((match) => lexicon.language !== 'fa' || !isMine(words, match))
		.sort((one, other) => one.first - other.first);
}

/** "No me caía, el viento…": a Spanish saying does not go on with an article behind a comma. */
const isParted = (words: readonly Word[], { at }: Match<SymbolId | null>): boolean =>
	at.some((index, step) => {
		const [before, own] = [words[index - 1], words[index]];
		if (!before || !own || at[step - 1] !== index - 1) return false;
		return before.clause < own.clause && own.from > before.to + 1 && spanishArticle.test(own.word);
	});

/** What a text names by these, and which share of its words names it. */
export function namingOf(words: readonly Word[], matches: readonly Match<SymbolId | null>[]): Naming {
	const naming = matches.filter(({ label }) => label !== null);
	return {
		symbols: new Set(naming.flatMap(({ label }) => label ?? [])),
		share: new Set(naming.flatMap(({ at }) => at)).size / Math.max(words.length, 1),
	};
}

/** «یه مرد غریبه»: «مرد» is "man" as well as "he died". */
function isOfMan(words: readonly Word[], { label, at }: Match<SymbolId | null>, language: Language): boolean {
	if (language !== 'fa' || label === null || !/dead|death/.test(label)) return false;
	return at.some((index) => {
		if (words[index]?.word !== 'مرد') return false;
		return (
			beforeMan.test(words[index - 1]?.word ?? '') ||
			(words[index + 1]?.clause === words[index]?.clause && behindMan.test(words[index + 1]?.word ?? ''))
		);
	});
}
const beforeMan = /^(?:یه|یک|دو|سه|چهار|چند|تا|این|اون|ان|همون|همان|هر|هیچ|با|به|از|پیش|کنار|مثل|تنها|پیر|جوون)$/;
const behindMan =
	/^(?:غریبه|ناشناس|ناشناسی|خوبی|خوبیه|خوب|جوان|جوانی|جوون|جوونی|پیر|پیری|همسایه|سیاهپوش|سیاه|قدبلند|قدبلندی|بلند|چاق|چاقی|لاغر|لاغری|دیگه|دیگری|دیگر|مهربان|مهربون|مهربونی|مهربانی|عجیب|عجیبی|نابینا|ریشو|ریشویی|عرب|نقابدار|بزرگی|بدی|بدیه|زندگی|خانه|خونه|نبود|نیست)$/;
