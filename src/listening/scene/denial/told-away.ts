import type { Language } from '#src/language/languages.ts';
import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { isFoundAgain } from './arabic.ts';
import { andThe, inThe } from './denied-in-arabic.ts';
import { elsewhere, isSoughtInVain, movable } from './english.ts';
import { isOnlyAwaited } from './english-expected.ts';
import { isGoneInArabic } from './gone-in-arabic.ts';
import { notThere } from './not-there.ts';
import { isSomehow, isUnmet, spanishArticle, spanishPlace } from './spanish.ts';
import { isGoneInSpanish, isOnlyFearedInSpanish, isSoughtInVainInSpanish } from './spanish-sought.ts';

/** Places that one does not go to, though they are there. */
const visited: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'sea',
	'river',
	'mountain',
	'garden',
	'forest',
	'cave',
	'desert',
	'house',
	'school',
	'market',
	'hospital',
	'mosque',
	'prison',
	'stairs',
	'well',
	'bridge',
]); // prettier-ignore

/** What leaves has been there: "el tren se había ido". */
const leaves: ReadonlySet<SymbolId> = new Set<SymbolId>(['train', 'ship', 'airplane', 'car', 'sea']);

const rises: ReadonlySet<SymbolId> = new Set<SymbolId>(['sun', 'moon', 'stars']);

/** "The river where we used to swim isn't there": what is told of it in between. */
const relative =
	/^(?:where |that |which )?(?:i|we|he|she|they|you|i'd|we'd) (?:(?!(?:and|but|when|that|it|he|she|they|was|were)\b)\S+ ){1,4}?(?=(?:is|was|were|are|has|had|isn't|wasn't|weren't)\b)/;
/** "The moon wasn't out", "the sun never came up". */
const notRisen =
	/^(?:(?:wasn't|weren't|isn't|hadn't|didn't|wouldn't|was not|were not|did not|had not|never|refused to) (?:even |quite |yet )?(?:out|up|risen|rise|rose|come (?:up|out)|came (?:up|out)|shine|shone|shining|visible))\b/;
/** "Somebody had taken the piano away": it had gone before the dream looked. */
const hadTaken =
	/\b(?:had|has|'d|have) (?:taken|carried|cleared|towed|sent|carted|put)(?: (?:the|my|our|his|her|all|every|old))*$/;
/** "Somebody had emptied the sea". */
const takenAway =
	/\b(?:emptied|drained|stole|stolen|taken away|took away|removed|abolished|felled|cut down|sold off|switched off|turned off)(?: all)?(?: the| our| my| every)?$/;

/** Arabic: where one looks for something else: «أبحث عن المصحف في كل البيت ولم أجده». */
const isSearched =
	/(?:^| )(?:فی|تحت|فوق|جوا|داخل|بین|قدام|ورا)(?: کل| کامل| جمیع| نص)?$|(?:^| )بکل$|(?:^| )(?:عند|قدام|امام|جنب)(?: باب)?$/;

/** «ولا أثر», «ما في وجود»: before what there is no trace of. */
const noTrace =
	/(?:^| )[وف]?(?:لا|ولا|بلا|بدون|دون|ای|ما فی|ما فیه|مافی|مفیش|مافیش|ماکو|ماکاین|یکن هناک|یوجد|اجد|ار)(?: ای| ولا)? (?:اثر|وجود|خبر|حس|ذکر)$/;

/** Whether the words around a thing tell that it was not there. */
export function isToldAway(
	words: readonly Word[],
	{ label: id, first, last }: Match<SymbolId | null>,
	language: Language,
): boolean {
	const join = (some: readonly Word[]) => some.map(({ word }) => word).join(' ');
	const [own, end] = [words[first], words[last]];
	// "En el velorio no estaba el muerto": the place is there.
	const isPlace =
		language === 'es' && [1, 2].some((distance) => spanishPlace.test(words[first - distance]?.word ?? ''));
	const around = language === 'ar' ? 'clause' : 'sentence';
	const before = words.slice(Math.max(first - 5, 0), first).filter((word) => word[around] === own?.[around]);
	// Behind a comma a verb is that of something else, where it may stand behind its subject.
	const unit = language === 'fa' || language === 'ar' ? 'clause' : 'sentence';
	// Clauses of "who" or "but" that go on about the same thing count as well in Persian.
	const next = words[last + 1];
	const goesOn = (word: Word) =>
		language === 'fa' &&
		word.sentence === end?.sentence &&
		word.clause === (end?.clause ?? 0) + 1 &&
		(next?.word === 'که' || /^(?:می)?گشت(?:م|یم)$/.test(next?.word ?? ''));
	const behind = words.slice(last + 1, last + 8).filter((word) => word[unit] === end?.[unit] || goesOn(word));
	const { behind: isGone, before: isMissed } = notThere[language];
	if (language === 'ar') {
		// «باب ما كان موجود، فتحته»: only what is known can be told to be missing.
		const isKnown = /^[وفب]?ال|(?:ی|یا|نا|ه|ها)$/.test(end?.word ?? '');
		// «مفتاح البيت مو معي»: what the key is of is there, and the key is not.
		if (/^(?:مفتاح|مفاتیح|مفتاحی)$/.test(words[first - 1]?.word ?? '')) return false;
		const [owner] = behind;
		const isOwned = id === 'key' && /^(?:ال.{2,}|.{2,}(?:ی|نا|ه|ها))$/.test(owner?.word ?? '');
		const tail = join(isOwned ? behind.slice(1) : behind);
		// «ما نزلت البحر»: the place is there, and nobody goes to it.
		const isUnvisited =
			id !== null &&
			isKnown &&
			visited.has(id) &&
			/(?:^| )(?:ما|لم) (?:وصلت|طلعت|نزلت|خرجت|دخلت|جیت)$/.test(join(before));
		// «ولا أثر للباب»
		const isTraceless = /^لل?.{3}/.test(own?.word ?? '') && noTrace.test(join(before));
		// «الخاتم ما دخل بإصبعي»: what it does not go into is there.
		const isInto = id !== null && kindOf(id) === 'body' && /^[وف]?ب/.test(own?.word ?? '');
		return (
			isTraceless ||
			isGoneInArabic(join(before), tail, id !== null && rises.has(id), isKnown) ||
			(isGone.test(tail) &&
				!inThe.test(end?.word ?? '') &&
				!isSearched.test(join(before)) &&
				!isFoundAgain(words, last) &&
				(isKnown || !/موجود/.test(tail))) ||
			(!isUnvisited &&
				!isInto &&
				!inThe.test(own?.word ?? '') &&
				!andThe.test(own?.word ?? '') &&
				isMissed.test(join(before)))
		);
	}
	// "I had forgotten the baby on the bus": who is forgotten is there; what is forgotten is at home.
	const isLeftBehind =
		language === 'en' &&
		id !== null &&
		/^(?:people|animals)$/.test(kindOf(id)) &&
		/\b(?:forgotten|forgot|left behind) (?:my|the|our)$/.test(join(before));
	if (isMissed.test(join(before)) && !isLeftBehind) return true;
	if (language === 'es' && !isPlace) {
		const determined = [own, words[first - 1]].some((word) => spanishArticle.test(word?.word ?? ''));
		return (
			(isGone.test(join(behind)) && !isSomehow(behind, isGone)) ||
			// "El sol no salió": what rises is not there.
			(id !== null && rises.has(id) && /^(?:ya )?no (?:salio|salia|salieron|brillaba|aparecio)\b/.test(join(behind))) ||
			// "El perro estaba, pero la casa no."
			(join(behind) === 'no' && /\b(?:pero|y|menos) \S+$/.test(join(before))) ||
			(!determined && isUnmet(behind)) ||
			(id !== null && !leaves.has(id) && isGoneInSpanish(join(before), join(behind))) ||
			isOnlyFearedInSpanish(join(before)) ||
			isSoughtInVainInSpanish(words, first, last)
		);
	}
	if (!isPlace && isGone.test(join(behind))) return true;
	if (language !== 'en') return false;
	// "My phone had gone, my bag had gone": a comma ends it.
	const ownClause = join(behind.filter(({ clause }) => clause === end?.clause));
	if (isGone.test(ownClause) || isGone.test(ownClause.replace(relative, ''))) return true;
	if (hadTaken.test(join(before)) && /^away\b/.test(ownClause)) return true;
	if (id !== null && rises.has(id) && notRisen.test(ownClause)) return true;
	if (id !== null && /^(?:nature|plants)$/.test(kindOf(id)) && takenAway.test(join(before))) return true;
	if (id !== null && movable.has(kindOf(id)) && elsewhere.test(join(behind))) return true;
	return (
		isOnlyAwaited(words, { first, last }) || isSoughtInVain(words, first, last, id === null ? undefined : kindOf(id))
	);
}
