import { kindOf, type SymbolId, type SymbolKind } from '#src/listening/symbols.ts';
import type { LanguageLexicon } from '../phrases/language-lexicon.server.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import { happenings } from './happenings.ts';
import {
	isFearedThingInPersian,
	isNeither,
	isNoneInPersian,
	isNotEvenLittle,
	isNotEvenOne,
	isNotGiven,
	isOnlyFeared,
	isSoughtInVainInPersian,
	isTakenForInPersian,
	isToldInVainInPersian,
	isWithoutSign,
} from './persian.ts';

type WordsBefore = (distance: number) => string;

/** Persian words behind which a place is named. */
const place =
	/^(?:پشت|دم|جلو|جلوی|زیر|روی|رو|توی|تو|داخل|کنار|بالای|بالا|وسط|لای|پای|سر|به|بر|لب|دور|بین|میون|میان|بغل|ته)$/;

/** Persian verbs right behind a thing that tell that nothing came of it, by its kind. */
const unvisited: ReadonlyMap<SymbolKind, RegExp> = new Map([
	['places', /^ن(?:می)?رفت/],
	['food', /^ن(?:می)?(?:خورد|نوشید|گرفت|خرید|داد(?:ه|ن|ند)?$)/],
]);

/** A Persian verb in a form that tells what happened. */
const persianVerb =
	/^(?!ن|خوابید|می(?:وه|ز|مون|دان|دون|ش|خ|کروفون|همان|هن))(?:می.{2,}|.*(?:کرد|شد|زد|رفت|گرفت|داد|افتاد|اومد|دوید|پرید|خندید|کشت|بوسید|ریخت|شکست|سوخت|مرد|گذشت|نشست|ایستاد|باخت|برید)(?:م|یم|ید|ین|ند|ن|نش|ش)?)$/;

/** Who or what else is told not to be there. */
const somebody = /^(?:کسی|هیچکس|هیچکی|هیچکدوم|احدی|ادمی)$/;

/** A Persian thing that is somebody's, and how it is: «موهام سفید نبود». */
const isOwned = /.{2}(?:م|ش|مون|شون|مان|شان)ه?$/;
const kindOfThing =
	/^(?:سفید|سیاه|مشکی|قرمز|سرخ|سبز|ابی|زرد|طلایی|بلند|کوتاه|تمیز|کثیف|سالم|خراب|سرد|گرم|داغ|بزرگ|کوچیک|کوچک|باز|بسته|روشن|خاموش|خیس|خشک|پیر|جوون|جوان|زنده|مرده|قشنگ|زیبا|زشت|خوب|بد|اندازه|اندازم|تنگ|گشاد|پاره|شبیه|واقعی|خوشحال|ناراحت|عصبانی|راضی|مثل|عین|مریض|تنها|بیدار|خواب|نو|کهنه|مال|خودم|خودش)$/;

const isMe = /^(?:من|ما|خودم|خودمون)$/;

/** What may stand between a thing and the «نداشت» that denies it. */
const aside = /^(?:هم|اصلا|توش|دیگه|دیگر|هیچ|اونجا|انجا|تو|در|وجود|کار)$/;

/** "Behind the door there was nobody": the place is there. */
export const isPlaceInPersian = (
	words: readonly Word[],
	{ label, first }: Match<SymbolId | null>,
	before: WordsBefore,
): boolean =>
	label !== null &&
	!happenings.has(label) &&
	(place.test(words[first]?.word ?? '') ||
		place.test(before(1)) ||
		(/^(?:اون|این|ان|همون|یه|یک|کل|همه)$/.test(before(1)) && place.test(before(2))));

/** What tells that there was none of a thing. */
const noneOfIt = [isNoneInPersian, isNotEvenLittle, isNotEvenOne, isWithoutSign, isNotGiven];

/** Whether Persian words around a symbol deny it; what is told of the thing itself apart (`told-away.ts`). */
export function deniedInPersian(
	words: readonly Word[],
	match: Match<SymbolId | null>,
	{ without, not, being }: Pick<LanguageLexicon, 'without' | 'not' | 'being'>,
	before: WordsBefore,
): boolean {
	const { label: id, first, last } = match;
	if (id === null) return false;
	const own = words[first];
	if (happenings.has(id) ? isOnlyFeared(words, match) : isSoughtInVainInPersian(words, match)) return true;
	if (!happenings.has(id) && (isTakenForInPersian(words, match) || isFearedThingInPersian(words, match))) return true;
	if (isToldInVainInPersian(words, match)) return true;
	if (!happenings.has(id) && noneOfIt.some((isNone) => isNone(words, match))) return true;
	for (let distance = 1; distance <= 2; distance++) if (without.has(before(distance))) return true;
	if (happenings.has(id) && [1, 2].some((distance) => /^نمی(?:تون|توان|شد|خواس)/.test(before(distance)))) return true;
	if (isPlaceInPersian(words, match, before)) return false;
	if (!happenings.has(id) && isNeither(words, match)) return true;
	// «پرواز می‌کردم نمی‌افتادم»: what has its own verb is not denied by the next one.
	if (persianVerb.test(words[last]?.word ?? '')) return false;
	// «پرت شدم ولی به زمین نرسیدم»: what reaches into the next clause has told its own verb.
	if (happenings.has(id) && own?.clause !== words[last]?.clause) return false;
	const next = words[last + 1];
	const isNext = next?.clause === words[last]?.clause;
	// «مدرسه نرفتم»، «نان نخوردم»: no school, no bread; «نان را نخوردم»: the bread is there.
	if (isNext && unvisited.get(kindOf(id))?.test(next?.word ?? '')) return true;
	const denial = happenings.has(id) ? not : being;
	// «یه بچه بغلم بود، بچه‌ی من نبود»: it is there, and another's.
	const owner = last > first && isMe.test(words[last]?.word ?? '') ? last : last + 1;
	if (isMe.test(words[owner]?.word ?? '') && denial.has(words[owner + 1]?.word ?? '')) return false;
	for (let distance = 1; distance <= (happenings.has(id) ? 2 : 3); distance++) {
		const word = words[last + distance];
		if (!word || word.clause !== words[last]?.clause) return false;
		// «مدرسه هیچ‌کس نبود», «موهام سفید نبود»: somebody else is not there, and it is not of that kind.
		if (somebody.test(word.word)) return false;
		if (isOwned.test(words[last]?.word ?? '') && kindOfThing.test(word.word)) return false;
		// "My car had no brakes": what stands nearest is what is not there.
		if (denial.has(word.word))
			return !(distance > 1 && /^ندا/.test(word.word) && !aside.test(words[last + distance - 1]?.word ?? ''));
		// The thing is told to be somewhere else, or to have done something.
		if (
			/^(?:را|رو|از|به|با|در|توی|تو|روی|و|یادم|یادش|بود|هست|.*(?:دیدم|دید|شد|زد|کرد|گفت|رفت|امد|اومد))$/.test(word.word)
		)
			return false;
	}
	return false;
}
