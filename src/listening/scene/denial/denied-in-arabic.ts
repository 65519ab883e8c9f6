import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import {
	isFailedAttempt,
	isFearedToCome,
	isMistaken,
	isOnlyClaimed,
	isOnlyFearedInArabic,
	isOnlySupposed,
	isSensedInVain,
	isSoughtInVainInArabic,
	isWantedInVain,
	isWonderedAt,
	turnsOutOther,
} from './arabic.ts';
import { happenings } from './happenings.ts';
import { meeting, notThere, owning } from './not-there.ts';

/** Arabic «ما» behind these denies nothing: «لحد ما وصلت الباب». */
const beforeWhen =
	/^(?:و|ف|من|ل)?(?:بعد|قبل|کل|مثل|متل|زی|قد|قدر|اول|وقت|یوم|ساعه|لین|لحد|لغایه|حال|طول|بدل|حسب|کیف|عند|حین|الی|عقب|لمن|وین|مجرد)$/;

/** The words as denials are looked for in them. */
export function withoutWhen(words: readonly Word[]): readonly Word[] {
	if (!words.some(({ word }, index) => word === 'ما' && beforeWhen.test(words[index - 1]?.word ?? ''))) return words;
	return words.map((word, index) =>
		word.word === 'ما' && beforeWhen.test(words[index - 1]?.word ?? '') ? { ...word, word: 'اذ' } : word,
	);
}

/** Arabic «ما لقيت غير مفتاح», «لم أجد إلا حية»: nothing but what is there. */
const except = /^(?:غیر|الا|سوی)$/;
const deniesBefore = /^[وف]?(?:م.{2,}ش|محد|محدا|ماحد)$/;

export function isExcepted(words: readonly Word[], first: number, not: ReadonlySet<string>): boolean {
	const own = words[first];
	const before = (distance: number) => {
		const word = words[first - distance];
		return word?.sentence === own?.sentence ? (word?.word ?? '') : '';
	};
	const at = except.test(before(1)) ? 1 : except.test(before(2)) && /^و.{3}/.test(own?.word ?? '') ? 2 : 0;
	if (at === 0 || /^و?من$/.test(before(at + 1))) return false;
	return [1, 2, 3, 4].some((more) => not.has(before(at + more)) || deniesBefore.test(before(at + more)));
}

/** An Arabic word with "in the", "on the", "to the" before it: the place where something is not. */
export const inThe = /^[وف]?(?:بال|عال|لل)/;

/** «ما جا والبيت يحترق»: with "and the" something else begins. */
export const andThe = /^[وف]ال(?=.{3})/;

/** «شرطة ولا إسعاف ما جا»: further things that a denial behind them all denies with the first. */
const norOthers =
	/^(?:(?:ولا|او) \S+ ){1,3}(?:ما|لم) (?:کان|کانت|کانوا|یکن|تکن|فی|فیه|جا|اجا|جاء|جات|اجت|وصل|وصلت|یصل|ظهر|ظهرت|بان|شفت|شفنا|لقیت|لقینا)$/;

/** What may stand between an Arabic denial and the verb that it denies. */
export const arabicLight = /^(?:کنت|اکن|یکن|تکن|کان|کانت|نکن|اکون|حدا|احد|حد|عم)$/;

/** The same where something cannot be done; one who cannot flee is chased all the same. */
export const unable = /^(?:قدرت|اقدر|استطع|استطعت|عرفت|بقدر|قادر|قادره|اتمکن|تمکنت)$/;

/** An Arabic verb by which a thing is had, met or there. */
export const meets = new RegExp(`^(?:${owning}|${meeting})$`);

/** Arabic: «nobody» before what happens. */
const nobody =
	/(?:^| )(?:و|ف)?(?:محدش|محد|ماحد|ماحدا|(?:ما|ولا|وولا|لا) (?:حدا|حد|احد|واحد|واحده|وحده)|لم یکن احد|محدا|ماحدش|(?:ما فی|ما فیه|ما کان فی|ما کان فیه|ما عاد فی|مافی|مافیه|مفیش|مافیش|ماکو|ما اکو|ماکاین|ما کاین|ماکاینش|مکانش|ماکانش|مکانش فیه|لم یکن هناک|لا یوجد|لیس هناک) (?:ای )?(?:زول|حدا|حد|احد|واحد|واحده|شخص|انسان|بشر|مخلوق|نفر|بنی ادم|عبد)|(?:حتی|ولا) (?:حد|حدا|احد|زول|واحد|نفر|مخلوق|بنی ادم) (?:ما|لم)|حتی (?:واحد|حد) ما)(?: (?:منهم|منهن|منها|فیهم|فیهن|فینا|منا|من \S+|فی \S+))?(?: (?:کان|کانت|عم|قاعد|راح))?$/;

/** An Arabic verb that denies by itself: «موقعتش». */
const deniesItself = /^[وف]?ما?.{2,}ش$|^.{3,}(?:ت|نی|نا|وا|و|ی|ها|هم|ها|ا|ه)ش$/;

/** Whether Arabic words around what happens deny it: nobody does it, or the denial stands within its words. */
function isNotDone(words: readonly Word[], { first, last, at }: Match<unknown>, not: ReadonlySet<string>): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 4, 0), first).filter(({ clause }) => clause === own?.clause);
	const join = before.map(({ word }) => word).join(' ');
	if (nobody.test(join) || notThere.ar.before.test(join)) return true;
	// «ولا كلب عضنا»
	if (/^ولا$/.test(before.at(-2)?.word ?? '') && !not.has(before.at(-1)?.word ?? '')) return true;
	if (at.some((index) => deniesItself.test(words[index]?.word ?? ''))) return true;
	return last - 1 > first && !at.includes(last - 1) && not.has(words[last - 1]?.word ?? '');
}

/** Arabic words before the place where something else is told to be or not to be. */
export const inPlace = /^(?:فی|علی|من|الی|عند|داخل|تحت|فوق|جنب|قدام|امام|خلف|ورا|وراء|حول|بین)$/;

/** Not being brought to a place. */
const taken =
	/(?:^| )[وف]?(?:ما|لم) (?:دخلت|دخلنا|دخلونی|ادخل|اخذونی|اخدونی|ودونی|نمت|حطونی|رمونی|سجنونی|حبسونی|یاخذونی)(?: (?:علی|الی|ع|فی))?$/;

/** What happens and is told by a noun: «ما سمعنا أذان», «ما شفت عرس». */
export const held: ReadonlySet<SymbolId> = new Set<SymbolId>(['prayer', 'wedding', 'feast']);

const isDance = /^(?:عم )?[وف]?(?:ب|ک)?[یتن](?:رقص|غنی|غنو|عزف|دبک|زغرد|زغرط|شطح)(?:وا|و|ون)?$/;

/** In the place of a thing. */
const instead = /(?:^| )[وف]?(?:بدل|بدال|عوض|بدلا (?:من|عن)|عوضا (?:من|عن)|بدل من)$/;

/** Verbs by which something is held. */
const takesPlace = /^(?:تم|تمت|یتم|تتم|صار|صارت|حصل|حصلت|یحصل|کمل|کملت|یکتمل|اکتمل|بدا|یبدا)$/;

/** Whether Arabic words around a symbol deny it: behind it, by its verb, or as what one did not dream of or come to. */
export function deniedInArabic(
	words: readonly Word[],
	match: Match<SymbolId | null>,
	not: ReadonlySet<string>,
	before: (distance: number) => string,
): boolean {
	const { label: id, last } = match;
	if (id === null) return false;
	// «غول ما كان»: the denial follows, and ends the clause.
	const behind = (distance: number) => {
		const word = words[last + distance];
		return word && word.clause === words[last]?.clause ? word.word : '';
	};
	// «محد سرق منه شي»: theft happens, too.
	if ((happenings.has(id) || id === 'thief') && isNotDone(words, match, not)) return true;
	// «محدش بيرقص»: dancing and singing happen, too.
	if (id === 'music' && isDance.test(words[last]?.word ?? '') && isNotDone(words, match, not)) return true;
	// «ما دخلت السجن», «ما أخذوني على السجن»: one is put there, or not.
	const three = [3, 2, 1].map(before).join(' ');
	// «ثعابين بدل الأرغفة»; but «ريش بدل الشعر» tells of the hair.
	if (kindOf(id) !== 'body' && instead.test(three)) return true;
	if (/^(?:prison|hospital)$/.test(id) && taken.test(three)) return true;
	// «العرس ما تم»: it did not take place.
	if (happenings.has(id) && /^(?:ما|لم|ولم|وما)$/.test(behind(1)) && takesPlace.test(behind(2))) return true;
	// «ما حلمت بالبحر»
	if (/^(?:حلمت|احلم|حلمنا)$/.test(before(1)) && not.has(before(2))) return true;
	const rest = words.slice(last + 1, last + 10).filter(({ clause }) => clause === words[last]?.clause);
	if (/^(?:ولا|لا)?$/.test(before(1)) && norOthers.test(rest.map(({ word }) => word).join(' '))) return true;
	if (/^(?:ما|لم)$/.test(behind(1)) && /^(?:کان|کانت|کانوا|یکن|تکن|فی|فیه)$/.test(behind(2)) && !behind(3)) return true;
	return false;
}

const refused = /^[وف]?(?:رفض|رفضت|اعتذر|اعتذرت)$/;

/** Whether something is only feared, tried, looked for or taken for another in Arabic. */
export const isUnreal = (words: readonly Word[], { first, last }: Match<unknown>, id: SymbolId): boolean =>
	happenings.has(id)
		? isOnlyFearedInArabic(words, first, last) ||
			(id === 'dead-alive' && isSoughtInVainInArabic(words, first, last)) ||
			(id === 'haircut' && refused.test(words[last + 1]?.word ?? '')) ||
			(id === 'infidelity' && turnsOutOther(words, first, last)) ||
			isFailedAttempt(words, first, last, id !== 'chased')
		: isSoughtInVainInArabic(words, first, last) ||
			isWantedInVain(words, first, last) ||
			isMistaken(words, first, last) ||
			((id === 'blood' || !/^(?:body|places)$/.test(kindOf(id))) && turnsOutOther(words, first, last)) ||
			isWonderedAt(words, first, last) ||
			isFearedToCome(words, first) ||
			isOnlySupposed(words, first, last) ||
			isOnlyClaimed(words, first, last) ||
			isSensedInVain(words, first, last);

const is = /^[وف]?(?:کان|کانت|یکن|تکن)$/;
/** What tells of something that it is there, and no more. */
const there =
	/^(?:موجود|موجوده|هناک|هنا|فیه|فیها|معی|معایا|معنا|معه|معها|عندی|عندنا|عنده|عندها|طالع|طالعه|ظاهر|ظاهره|باین|باینه|حاضر|حاضره|فی|علی|ب\S+|قدامی|جنبی|وراه|وراها|حولی|له|لها|لی|کاین)$/;

/** «لم يكن الماء مالحا», «ما كان الباب مسكر»: what something is not like is there. */
export function isOnlyOtherwise(
	words: readonly Word[],
	{ first, last }: Match<unknown>,
	not: ReadonlySet<string>,
): boolean {
	const [own, next, verb, denial] = [words[first], words[last + 1], words[first - 1], words[first - 2]];
	if (!own || !next || next.clause !== own.clause || !verb || !denial) return false;
	const isKnown = /^ال.{2,}|.{2,}(?:ی|نا)$/.test(own.word);
	return (
		isKnown &&
		is.test(verb.word) &&
		not.has(denial.word) &&
		/^.{3,}$/.test(next.word) &&
		!there.test(next.word) &&
		!/^(?:ال|و)|^(?:ما|لم)$/.test(next.word)
	);
}
