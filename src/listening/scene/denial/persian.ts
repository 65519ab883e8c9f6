import type { SymbolId } from '#src/listening/symbols.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';

/** How far from a thing it may be told that the search for it was in vain. */
const SEARCH = 14;

/** «پیدا نکردم», «پیداش نبود», «گیرم نیومد», «نیافتم»: what is sought is not found. */
const isNotFound = (words: readonly Word[], index: number): boolean => {
	const [own, next] = [words[index]?.word ?? '', words[index + 1]?.word ?? ''];
	if (/^(?:پیدا|پیداش|پیداشون|گیر|گیرم|گیرمون|گیرش)$/.test(own))
		return /^ن(?:می)?(?:کرد|شد|بود|یومد|یامد|اومد|امد|اورد|یاورد|یوورد)/.test(next);
	if (/^ن(?:می)?(?:یافت|جست)/.test(own)) return true;
	// «هر چی گشتم نبود», «هیچ جا نبود که نبود»
	return (
		/^نبود(?:ش|ن|ند)?$/.test(own) &&
		/^(?:(?:می)?گشت(?:م|یم)|جا|هیچجا|که|اونجا|انجا|سرجاش)$/.test(words[index - 1]?.word ?? '')
	);
};

/** Where something is told not to be: «زیر», «دور و بر». */
const placeOfNone =
	/^(?:تو|توی|در|داخل|روی|رو|زیر|پشت|کنار|بغل|وسط|میون|میان|لای|بین|جلو|جلوی|بالا|بالای|پای|سر|دم|لب|دور|بر|دوروبر|اطراف|حوالی|نزدیک|نزدیکی|به|از|برای|واسه|با)$/;
/** What else may stand between a thing and that there was none. */
const besideNone =
	/^(?:هم|اصلا|هیچ|هیچجا|هیچوقت|دیگه|دیگر|هنوز|هرگز|اونجا|انجا|اینجا|اونطرف|اونطرفا|اونورا|اونور|توش|درش|روش|زیرش|پشتش|دورش|کنارش|همراهم|همراهش|باهام|باهاش|دستم|دستش|تنم|تنش|پام|پاش|سرم|سرش|بهم|بهمون|حتی|واقعا|من|ما|که|و|اون|ان|این|همه|کل|کار|جا|جایی|باقی|وجود|پیدا|گیرم|دیده|چشم|چشمم|گوش|گوشم|نظر|دست|ازش|ازم|ازشون|براش|برام|روشن|رد|پر|سوسو|چشمک)$/;
/** Verbs that tell that there was none. */
const wasNone =
	/^(?:نبود|نبوده|نیست|نداشت|نداشته|ندار|نیومد|نیومده|نیامد|نیامده|نمیومد|نمیامد|نمیاد|نموند|نمونده|نماند|نمانده|ندید|ندیده|نمیدید|نشنید|نمیشنید|نیافت|نمییافت|نخورد|نمیخورد|نمیشد|نشد|نکرد|نرسید|نمیرسید|درنیومد|درنیامد|درنمیومد|نچکید|نریخت|نرفت|نگذاشت|نذاشت|نیاورد|نبرد|نمیزد|نزد|نمیگذشت|نگذشت|نمیپرید|نپرید|نمیتابید|نتابید)(?:م|ی|یم|ن|ند|ه|ش|مش|شون)?$/;
/** Those of them that tell it only with what stands before: «به چشم نخورد», «دیده نمی‌شد», «پیدا نکردم», «باقی نذاشتن». */
const wasNoneWith = /^(?:نمیزد|نزد|نخورد|نمیخورد|نمیشد|نشد|نکرد|نرسید|نمیرسید|نگذاشت|نذاشت)/;
const noneWith = /^(?:چشم|چشمم|دیده|پیدا|گیرم|گوش|گوشم|مشاهده|دیدار|باقی|جا|ظاهر|یافت|حس|احساس|روشن|رد|پر|سوسو|چشمک)$/;
/** Nouns whose «ی» is their own. */
const withOwnYe =
	/^(?:ماهی|کشتی|صندلی|گوشی|عروسی|مهمونی|مهمانی|روسری|مرغابی|قناری|طوطی|پری|بستنی|مادری|پدری|سرازیری|قالی|قوری|سینی|انگشتری|دمپایی|سربالایی|موسیقی|طلایی|خیلی|یکی|شادی|زندانی|بیماری|تاریکی)$/;

/** Whether none of a thing is told to be somewhere: «عقربی اون دور و بر نبود», «چراغی از هیچ جا به چشم نمی‌خورد». */
export function isNoneInPersian(words: readonly Word[], { last }: Match<unknown>): boolean {
	const own = words[last];
	const word = own?.word ?? '';
	if (!own || !/.{2}ی$/.test(word) || /(?:ها|ه)ی$/.test(word) || withOwnYe.test(word)) return false;
	let behindPlace = 9;
	for (let index = last + 1; index <= last + 9; index++) {
		const here = words[index];
		if (here?.clause !== own.clause) return false;
		if (wasNone.test(here.word)) {
			const isAlone = index === last + 1 && /^نشد/.test(here.word);
			return isAlone || !wasNoneWith.test(here.word) || noneWith.test(words[index - 1]?.word ?? '');
		}
		if (placeOfNone.test(here.word)) behindPlace = 0;
		else if (!besideNone.test(here.word) && ++behindPlace > 2) return false;
	}
	return false;
}

/** «از درخت و سایه خبری نبود», «گربه‌م گم شد، اثری ازش نبود»: there is no sign of it. */
export function isWithoutSign(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const own = words[first];
	const word = (index: number) => (words[index]?.sentence === own?.sentence ? (words[index]?.word ?? '') : '');
	const isNone = (index: number) =>
		sign.test(word(index)) && [1, 2, 3].some((more) => wasNone.test(word(index + more)));
	const isOf = [1, 2, 3].some(
		(distance) =>
			word(first - distance) === 'از' && (distance === 1 || /^(?:و|یا|این|اون|ان|هیچ)$/.test(word(first - 1))),
	);
	if (isOf) {
		for (let index = last + 1; index <= last + 5 && words[index]?.clause === words[last]?.clause; index++)
			if (isNone(index)) return true;
		// «از آب هم همین‌طور»
		const goesOn = word(last + 1) === 'هم' && /^(?:همین|همینطور|همچنین|نه)$/.test(word(last + 2));
		if (goesOn && [3, 4, 5, 6, 7].some((distance) => isNone(first - distance))) return true;
	}
	// Of what was looked for it is told behind it.
	let isSought = /^(?:دنبال|پی|سراغ)$/.test(word(first - 1));
	for (let index = last + 1; index <= last + 16 && word(index); index++) {
		if (word(index) === 'گم' && index - last <= 3) isSought = true;
		const isSign = sign.test(word(index)) && /^از(?:ش|شون|شان)$/.test(word(index + 1));
		if (isSought && isSign && wasNone.test(word(index + 2))) return true;
	}
	return false;
}
const sign = /^(?:خبری|اثری|نشونی|نشانی|نشون|ردی|خبر|اثر|رد|ردپایی|نشانه|نشونه)(?:ای)?$/;

/** «حتی یه ماهی هم به قلابم نخورد»: not one of it, whatever it does not do. */
export function isNotEvenOne(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const own = words[first];
	const word = (index: number) => (words[index]?.clause === own?.clause ? (words[index]?.word ?? '') : '');
	const isOne = /^(?:یه|یک|یکی|یدونه)$/.test(word(first - 1)) || /^(?:دونه|دانه|عدد)$/.test(word(first - 1));
	if (!isOne || ![2, 3].some((distance) => /^(?:حتی|دریغ)$/.test(word(first - distance)))) return false;
	for (let index = last + 1; index <= last + 6 && word(index); index++) {
		if (/^(?:را|رو)$/.test(word(index))) return false;
		if (wasNone.test(word(index)) || /^نمی?.{2,}|^ن(?:زد|گرفت|پرید|داد|گفت|دوید|گذشت|تابید|بارید)/.test(word(index)))
			return true;
	}
	return false;
}

/** «تفنگ بهم نداده بودن», «کفش نپوشیده بودم»: what is not given, taken or put on; «کفشم رو نپوشیدم» has shoes. */
export function isNotGiven(words: readonly Word[], { last }: Match<unknown>): boolean {
	const own = words[last]?.word ?? '';
	if (/(?:م|ش|و|ها|ای|شون|مون)$/.test(own) && !/^(?:چشم|شمشیر|چادر|کفش|پشم)$/.test(own)) return false;
	const isTo = /^(?:بهم|بهش|بهمون|بهشون|برام|براش|برامون|همراهم|پام|تنم|سرم|هم)$/.test(words[last + 1]?.word ?? '');
	const verb = words[isTo ? last + 2 : last + 1];
	return (
		verb?.clause === words[last]?.clause &&
		/^(?:نداد|نپوشید|نیاورد|نیورد|نخرید|نمیداد|نمیپوشید|برنداشت)(?:م|یم|ن|ند|ه)?$/.test(verb?.word ?? '')
	);
}

/** «کلاه و عصاش نبود»: neither of the two. */
export const isNeither = (words: readonly Word[], { last }: Match<unknown>): boolean =>
	words[last + 1]?.word === 'و' &&
	words[last + 3]?.clause === words[last]?.clause &&
	/^(?:نبود|نداشت|ندار|ندید|نیومد|نیامد)(?:م|یم|ن|ند|ه)?$/.test(words[last + 3]?.word ?? '');

/** A drop, a piece, a speck of something. */
const little =
	/^(?:قطره|ذره|تیکه|تکه|دونه|دانه|چیکه|نخ|لکه|خرده|خورده|ریزه|جرعه|قلپ|لقمه|مشت|نم|رگه|پر|کف دست|سر سوزن|بند انگشت)$/;

/** «نه یه چیکه خون اومد», «حتی یه تیکه نون نمونده بود»; but «یه تیکه نون مونده بود». */
export function isNotEvenLittle(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const own = words[first];
	const word = (index: number) => (words[index]?.clause === own?.clause ? (words[index]?.word ?? '') : '');
	if (!little.test(word(first - 1)) && !little.test(`${word(first - 2)} ${word(first - 1)}`)) return false;
	const before = [2, 3, 4, 5].map((distance) => word(first - distance));
	if (before.some((one) => /^(?:نه|حتی|بدون|بی|دریغ)$/.test(one))) return true;
	for (let index = last + 1; index <= last + 7 && word(index); index++)
		if (
			wasNone.test(word(index)) ||
			/^ن(?!گاه|گار|شست|وشت|ور|خ$|ون|ان|فس|زدیک)(?:می)?.{3,}(?:م|ن|ند|یم|ه|د|ت)$/.test(word(index))
		)
			return true;
	return false;
}

/** What may stand between a thing and the search for it: marks, the words before a place, and what a key or a shoe is of. */
const between = /^(?:رو|را|مو|م|هم|اصلا|هیچ|هیچجا|ی|دیگه|و|تو|توی|در|داخل|زیر|روی|سر)$/;
const inside = /^(?:تو|توی|در|داخل|زیر|روی|سر)$/;
const owner = /^(?:خونه|خانه|ماشین|در|کمد|انباری|مغازه|اتاق|خودم|مون|دکون)(?:م|مو|مون|ی)?$/;

/** «کلید خونه رو پیدا نکردم»: the house is there. */
export const isOwnerInPersian = (words: readonly Word[], { first }: Match<unknown>): boolean =>
	owner.test(words[first]?.word ?? '') &&
	/^(?:کلید|کلیدای|کلیدهای|سند|ادرس|پلاک|زنگ)$/.test(words[first - 1]?.word ?? '');

/** Whether a Persian thing is sought and not found: «دنبال آب می‌گشتم، پیدا نکردم», «کلیدو پیدا نکردم». */
export function isSoughtInVainInPersian(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const own = words[first];
	if (!own) return false;
	const isHere = (index: number, most = 0) => {
		const sentence = words[index]?.sentence ?? -9;
		return sentence >= own.sentence && sentence <= own.sentence + most;
	};
	const clause = (index: number) => words[index]?.clause === words[last]?.clause;
	// Right behind it, with its owner, its object mark and a place between: «کلید رو پیدا نکردم», «کلید خونه رو تو کیفم پیدا نکردم».
	for (let index = last + 1; index <= last + 6 && clause(index); index++) {
		const word = words[index]?.word ?? '';
		if (/^(?:پیدا|گیر|گیرم|ن(?:می)?یافت.*)$/.test(word) && isNotFound(words, index)) return true;
		const isPlace = index > last + 1 && inside.test(words[index - 1]?.word ?? '');
		const isOwner = index === last + 1 && owner.test(word);
		if (!isPlace && !isOwner && !between.test(word)) break;
	}
	// «گوشیمو هر چی گشتم پیداش نکردم»
	const isAllSought = /^(?:هر|هرچی|هرچه)$/.test(
		words[last + 1]?.word === 'مو' ? (words[last + 2]?.word ?? '') : (words[last + 1]?.word ?? ''),
	);
	if (isAllSought)
		for (let index = last + 2; index <= last + 7 && isHere(index); index++)
			if (/^(?:پیدا|پیداش)$/.test(words[index]?.word ?? '') && isNotFound(words, index)) return true;
	const sought =
		[first - 1, first - 2].some((index) => isHere(index) && /^(?:دنبال|پی|سراغ)$/.test(words[index]?.word ?? '')) &&
		!/^(?:دنبال|پی)$/.test(own.word);
	if (!sought) return false;
	const searches = [1, 2, 3, 4, 5].some(
		(distance) =>
			isHere(last + distance) &&
			/^(?:می)?(?:گشت(?:م|یم|ن|ند)?|(?:دوید|رفت|بود)(?:م|یم))$/.test(words[last + distance]?.word ?? ''),
	);
	// «می‌گشتم دنبال حلقه‌م، هیچ جا نبود»
	const began = [2, 3].some(
		(distance) => isHere(first - distance) && /^(?:می)?گشت(?:م|یم)$/.test(words[first - distance]?.word ?? ''),
	);
	if (!searches && !began) return false;
	for (let index = last + 1; index <= last + SEARCH && isHere(index, 1); index++) {
		if (/^(?:پیداش|پیدا)$/.test(words[index]?.word ?? '') && /^(?:کرد|شد)/.test(words[index + 1]?.word ?? ''))
			return false;
		if (isNotFound(words, index)) return true;
		// «دنبال کلیدم می‌گشتم هر چی کیفمو خالی کردم نبود»: the last word of a search without end.
		const isAll = words.slice(last + 1, index).some(({ word }) => /^(?:هرچی|هرچه|هرجا|هر|همه|هیچجا)$/.test(word));
		const ends = words[index + 1]?.clause !== words[index]?.clause;
		const isSearched = /(?:[دتخ]م|[دتخ]یم|جا)$/.test(words[index - 1]?.word ?? '');
		if (isAll && ends && isSearched && /^نبود(?:ش|ن|ند)?$/.test(words[index]?.word ?? '')) return true;
	}
	return false;
}

/** Whether a Persian thing is what another was taken for: «فکر کردم گرگه، سگ بود». */
export function isTakenForInPersian(words: readonly Word[], { first, last, label }: Match<SymbolId | null>): boolean {
	if (label === null || last - first > 1) return false;
	const own = words[first];
	const at = words[first - 1]?.word === 'که' ? first - 1 : first;
	const [verb, noun] = [words[at - 1], words[at - 2]];
	if (verb?.sentence !== own?.sentence || noun?.sentence !== own?.sentence) return false;
	const isThought = /^(?:می)?کرد(?:م|یم)$/.test(verb?.word ?? '') && /^(?:فکر|خیال|گمون|گمان)$/.test(noun?.word ?? '');
	// «اول گفتم جنه، بعد دیدم گربه‌ست»
	const isSaid = /^گفتم$/.test(verb?.word ?? '') && /^(?:اول|اولش|خودم)$/.test(noun?.word ?? '');
	if (!isThought && !isSaid) return false;
	// «فکر کردم ماره شیلنگ بود»
	const isHeld =
		/.ه$/.test(words[last]?.word ?? '') &&
		words[last + 1]?.sentence === own?.sentence &&
		words[last + 2]?.word === 'بود';
	if (isHeld) return true;
	// What it was is told behind it.
	const goesOn = words
		.slice(last + 1, last + 4)
		.some(
			({ word, clause, sentence }) =>
				sentence === own?.sentence && (clause !== own?.clause || /^(?:ولی|اما|بعد|نگو)$/.test(word)),
		);
	// «فکر کردم زلزله‌ست، نگو همسایه میخ می‌کوبه»
	if (words.slice(last + 1, last + 4).some(({ word, sentence }) => word === 'نگو' && sentence === own?.sentence))
		return true;
	return (
		goesOn &&
		words
			.slice(last + 1, last + 9)
			.some(
				({ word, sentence }) =>
					sentence === own?.sentence && /^(?:ن?بود|نیست|شد|درومد|دراومد|.*(?:دیدم|بود))$/.test(word),
			)
	);
}

/** «…، نبود»: a clause that is this one word. */
const isBareNone = (words: readonly Word[], word: Word, before: Word | undefined): boolean =>
	/^ن(?:بود|یومد|یامد)(?:ن|ند|ش)?$/.test(word.word) &&
	word.sentence === before?.sentence &&
	word.clause !== before.clause &&
	words[words.indexOf(word) + 1]?.clause !== word.clause;

/** Whether a Persian thing was only feared to be there: «می‌ترسیدم مار باشه زیر پتو، هیچی نبود». */
export function isFearedThingInPersian(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const own = words[first];
	const word = (index: number) => (words[index]?.sentence === own?.sentence ? (words[index]?.word ?? '') : '');
	if (![1, 2, 3].some((distance) => fears.test(word(first - distance)))) return false;
	if (![1, 2, 3].some((distance) => /^(?:باشه|باشد|باشن|بیاد|اومده)$/.test(word(last + distance)))) return false;
	return words
		.slice(last + 1, last + 14)
		.some(
			(one, index, behind) =>
				isBareNone(words, one, behind[index - 1] ?? words[last]) ||
				(one.sentence - (own?.sentence ?? 0) <= 1 &&
					/^(?:هیچی|چیزی|خبری|کسی|هیچکس|هیچ)$/.test(one.word) &&
					/^نبود|^ندید/.test(behind[index + 1]?.word ?? '')),
		);
}

/** «گفتن سیل میاد، نیومد»: what was told to come did not. */
export function isToldInVainInPersian(words: readonly Word[], { first, last }: Match<unknown>): boolean {
	const own = words[first];
	const word = (index: number) => (words[index]?.sentence === own?.sentence ? (words[index]?.word ?? '') : '');
	const verb = [last, last + 1].find((index) =>
		/^(?:می\p{L}{1,4}|اومده|امده|هست|شده|باشه|باشد|باشن|بیاد|بیاید|بیان|داره|دارن)$/u.test(word(index)),
	);
	if (verb === undefined) return false;
	const at = /^(?:ولی|اما)$/.test(word(verb + 1)) ? verb + 2 : verb + 1;
	if (words[at]?.clause === words[verb]?.clause && at === verb + 1) return false;
	for (let index = at; index < at + 6; index++) {
		if (/^(?:نیومد|نیامد|نبود|نشد|ندید|نداشت|نیومده|نیامده|نبوده|نگرفت|نزد|نبارید)(?:م|یم|ن|ند)?$/.test(word(index)))
			return true;
		if (!inVain.test(word(index))) return false;
	}
	return false;
}
/** What may stand between what was told to come and that it did not. */
const inVain =
	/^(?:من|ما|یه|یک|حتی|قطره|ذره|دونه|هم|هیچی|هیچ|چیزی|کسی|خبری|اصلا|هر|هرچی|چی|گشتم|گشتیم|رفتم|رفتیم|رسیدم|رسیدیم|وقتی|دیدم|اونجا|انجا|که|و|هیچوقت)$/;

/** Verbs in the form of what may be: «غرق شم», «بیفتم», «منو بکشه». */
const mayBe =
	/^(?:ب(?!ود|ودم|ودن|ه$|ا$|هم$|هش$|رد$).{2,}|(?:شم|شوم|شیم|شویم|شه|شود|شن|شوند|کنه|کند|کنن|کنند|کنم|کنیم|ره|بره|خورم|خوریم))$/;
const fears = /^(?:(?:می)?ترسید(?:م|یم)|(?:می)?ترس(?:م|یم)|نگران|ترس|دلهره|نکنه|مبادا|وحشت)$/;
const near = /^(?:نزدیک|کم|چیزی|هیچی|یه|یک)$/;
const nearly = /^(?:بود|مونده|نمونده|ذره|قدم)$/;
const wants = /^(?:می)?(?:خواست|خوا)(?:م|ی|یم|ن|ند|ه|د|ستم|ستیم|ست|ستن|ستند)?$/;
const prevented =
	/^(?:نذاشت|نگذاشت|نمیذاشت|نتونست|نتوانست|نمیتونست|نمیتوانست|نشد|نمیشد|موفق|منصرف|پشیمون|پشیمان)(?:م|یم|ن|ند|ه)?$/;

/** Happenings that one flees from or tries: they are there although nothing comes of it. */
const triedAll: ReadonlySet<SymbolId> = new Set<SymbolId>(['chased', 'intimacy', 'prayer']);

/** Whether what happens in Persian is only feared or nearly so, or is kept from happening: «ترسیدم غرق شیم», «می‌خواست بکشدم، نتونست». */
export function isOnlyFeared(words: readonly Word[], { label, first, last, at }: Match<SymbolId | null>): boolean {
	if (label === null || triedAll.has(label)) return false;
	const own = words[first];
	const isHere = (index: number) => words[index]?.sentence === own?.sentence;
	const verb = [last, last + 1].find((index) => isHere(index) && mayBe.test(words[index]?.word ?? ''));
	if (verb === undefined) return false;
	for (let index = first - 1; index >= Math.max(first - 5, 0) && isHere(index); index--) {
		const word = words[index]?.word ?? '';
		if (fears.test(word)) return true;
		if (near.test(words[index - 1]?.word ?? '') && nearly.test(word) && isHere(index - 1)) return true;
		// Another verb between them: what was feared is something else.
		if (/^(?:می)?.{2,}(?:دم|دیم|ندم|شتم|فتم|ختم)$/.test(word) && !wants.test(word)) break;
	}
	const isWanted =
		[1, 2, 3].some((distance) => isHere(first - distance) && wants.test(words[first - distance]?.word ?? '')) ||
		at.concat([first + 1, first + 2]).some((index) => index < verb && wants.test(words[index]?.word ?? ''));
	return (
		isWanted &&
		[1, 2, 3, 4, 5, 6].some((distance) => isHere(verb + distance) && prevented.test(words[verb + distance]?.word ?? ''))
	);
}

/** Mishaps that begin and are told not to have come: «داشتم می‌افتادم، نیفتادم». */
const averted: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'falling',
	'drowning',
	'being-killed',
	'killing',
	'own-death',
	'attacked',
	'late',
	'missed-departure',
	'living-dead',
]); // prettier-ignore

/** Whether each place that tells of a mishap tells only that it was about to come, before the one that denies it. */
export const isAverted = (
	words: readonly Word[],
	id: SymbolId,
	places: readonly Match<unknown>[],
	denial: Match<unknown>,
): boolean =>
	averted.has(id) &&
	places.length > 0 &&
	places.every(
		({ first, last, at }) =>
			last < denial.first &&
			(words[denial.first]?.sentence ?? 0) - (words[first]?.sentence ?? 0) <= 1 &&
			(at.some((index) => /^می/.test(words[index]?.word ?? '')) || /^می/.test(words[last + 1]?.word ?? '')),
	);
