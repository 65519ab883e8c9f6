import type { Language } from '#src/language/languages.ts';
import { kindOf, type SymbolId, type SymbolKind } from '#src/listening/symbols.ts';
import type { LanguageLexicon } from '../language-lexicon.server.ts';
import type { Match } from '../phrase-finder.ts';
import type { Word } from '../words.ts';
import { isFailedAttempt, isMistaken, isOnlyFearedInArabic, isSoughtInVainInArabic, isWonderedAt } from './arabic.ts';
import { cameTrue, deniedInEnglish, elsewhere, isSoughtInVain, movable } from './english.ts';
import { denyingThemselves, happenings } from './happenings.ts';
import {
	isFearedThingInPersian,
	isOnlyFeared,
	isOwnerInPersian,
	isSoughtInVainInPersian,
	isTakenForInPersian,
} from './persian.ts';
import {
	isNotDoneInSpanish,
	isNotThereInSpanish,
	isOnlyFearedInSpanish,
	isSomehow,
	isSoughtInVainInSpanish,
	isUnmet,
	spanishArticle,
	spanishLight,
	spanishNone,
	spanishPlace,
} from './spanish.ts';

/** Arabic words behind a denial by which something is had or is there, and by which it is met or happens. */
const owning =
	'(?:کان |یکن |تکن |کانت )?(?:له|لها|لهم|لی|لنا|اله|الها|الهم|الو|الی|النا|لو|فینی|فینا|فیا|فیی|بیا|عنده|عندها|عندهم|عندی|عندنا|فیه|فیها|فیهم|معه|معها|معی|معنا|معایا|علیه|علیها|فوقه|فوقها|تحته|تحتها|جواه|جواها|داخله|داخلها|حولی|حوله|جنبی|معاه|معاها|عندهم|هناک|فی|کاین|اکو|موجود)';
const meeting =
	'(?:کان|کانت|یکن|تکن|صار|صارت|حدث|یحدث|حسیت|احسست|اشعر|اری|ار|نر|رایت|شفت|اجد|اسمع|سمعت|لبست|لابس|لابسه|البس|ارتدی|احمل|جاء|اجا|اجت|جا|جات|یات|تات|حضر|حضرت|دخل|یدخل|فات|یحضر|تحضر|یظهر|ظهر|ظهرت|طلع|طلعت|یطلع|وصل|وصلت|یصل|تصل|بقی|بقیت|بقا|یبقی|تبقی|ضل|ضلت|ظل|ظلت|لمحت|المح|لمحنا|صادفت|وجدنا|وجدت|نجد|حصلنا|حصلوا|حصلو|لاقی|لاقیه|لاقیین|ملاقی|ملاقیه|شایف|شایفه|شایفین|لقوا|لقو|شافوا|شافو|وجدوا|یجدوا|یجد|تجد|لقی|لقت|لقا|شاف|شافت|جابوا|جابو|لقیت|لقینا|شفنا|راینا|نری|نر|ریت|رینا|بان|یبن|حصلت|جبت|جبنا|جبنا معنا|جبت معی|احضرت|شافت عینی|(?:عثرت|اعثر|نعثر|عثرنا) علی|(?:نزل|نزلت|ینزل|سال|یسیل|خرج|یخرج|خرجت)(?: منه| منها| منی| منهم)?)';
/** The same in one word with its denial: «معنديش». */
const fused =
	'م(?:ا )?(?:ا)?(?:عندیش|عندناش|عندهاش|عندوش|عندهمش|عهاش|عهوش|فیهاش|فیهوش|فیهمش|لهاش|لوش|لهوش|لهمش|کنش|کانش|کانتش|کنتش|کاینش|کاینینش|معییش|معاییش|معیش|عاییش|لقیتش|لقتش|لقیناش|شفتش|شفناش|ریتش|لمحتش|وجدتش|جبتش|جبناش|بقاش|بقتش|ضلش|لبستش|حسیتش|سمعتش|جاش|جتش|حصلش|حصلتش)|ما(?:عندهم|عندی|عندنا|عنده|عندها|فیها|فیه|فیهم|لها|له|لهم|لی|لقیت|شفت|کاین|کان|کانت|معی|هو|هی|لبست|حسیت|سمعت|صار|ریت|لقینا|شفنا|بقی|ضل|جبت)|فش|ماکو|مافی|مافیش|مفیش|مافش|ماکاینش';

/** Verbs of meeting as they stand before the «ش» of a denial: «ما شفتهاش» is of another word, «ما لمحتش» of the thing. */
const meetingFused =
	'شفت|شفنا|لقیت|لقینا|لمحت|لمحنا|ظهر|ظهرت|طلع|طلعت|وصل|وصلت|جا|جات|جت|اجا|اجت|نزل|نزلت|خرج|خرجت|سمعت|سمعنا|حسیت|حسینا|بان|بانت|کاین|صار|صارت|بقا|بقی|بقات|حصل|حصلت|ریت|رینا|صبت|صبنا|جبت|جبنا|لبست|کان|کانت|عند(?:ی|نا|ه|ها|هم|و)';

/** What tells behind a thing that it was not there, and right before one. */
const notThere: Readonly<Record<Language, { readonly behind: RegExp; readonly before: RegExp }>> = {
	en: {
		behind:
			/^(?:itself |himself |herself |at all |in sight |anywhere |of mine )?(?:(?:had|has|have) (?:all |completely |just |simply )?(?:gone(?= *$| (?:and|when|but|from|entirely|forever|altogether|missing|overnight|already|by the)\b)|vanished\b|disappeared\b)|(?:wasn't|weren't) in (?:the|my|his|her|its)\b|(?:was|were|is|are) (?:all |nowhere |just )?(?:gone|missing|nowhere|not there|absent)\b|(?:was not|were not|is not|are not|wasn't|wasnt|weren't|werent|isn't|aren't) (?:there|in it|in the dream|anywhere|here|around|to be (?:seen|found)|present|with (?:me|us))\b|never (?:came|arrived|showed|turned up|appeared|existed|rang|happened|got there)|(?:hadn't|hadnt|didn't|didnt|did not|had not|won't|wouldn't) (?:even )?(?:come|arrived?|show(?:n|ed)?(?: up)?|turn(?:ed)? up|appear(?:ed)?|exist|happen)\b|(?:should|ought to|used to) (?:have )?be(?:en)?\b)/,
		before:
			/\b(?:run|ran|running) out of(?: any)?$|(?:\bthere used to be(?: an?)?|\bthere (?:should|ought to) have been(?: an?| the)?|\b(?:never|didn't|couldn't|could not|did not) (?:find|found)(?: an?| any| the| my)?|\b(?:no sign of|not a drop of|not one|there never was|there was never|instead of|no longer|rather than|lack of|lacking|free of|empty of|devoid of|not even|never had|never saw|never a|not so much as|in place of)|(?:n't|nt| not| never| without| no) (?:\S+ )?an? (?:single |tiny )?(?:drop|trace|sign|hint|scrap|speck|sound|smell|single|bit|grain|spot|whiff|crumb|shred)(?: of)?|(?:n't|nt| not| without) (?:\S+ )?(?:a single|one single|one))(?: an?| any| the| my| single| real)?$/,
	},
	es: {
		behind:
			/^(?:habian? (?:desaparecido|volado)|ya no (?:colgaba|quedaba|quedaban)|(?:pero|y) (?:ya )?no (?:estaba|estaban|aparecia|aparecio|vino|vinieron))\b|^(?:(?:que )?(?:esperaba|esperabamos|buscaba|tenia|siempre|vi|veia|\S+ba) )?(?:ya |se |por ninguna parte |por ningun lado )?(?:no|nunca|jamas|tampoco) (?:estaba|estaban|esta|estan|habia|aparecia|aparecian|aparecio|aparecieron|vino|venia|venian|llego|llegaron|salia en|existia|existian|se veia por|lo veia|la veia)\b|^(?:ni (?:se|la|lo|los|las) (?:veia|veian|vi|oia)|brillaba por su ausencia|por ninguna parte|por ningun lado|habia desaparecido|habian desaparecido|desaparecio|desaparecieron)\b/,
		before: new RegExp(
			[
				String.raw`(?:\bno (?:consegui|logre|pude|podia|lograba) encontrar(?: el| la| mi| mis| los| las)?)$`,
				String.raw`(?:\bnada de (?:andar|ir|estar)?)$`,
				String.raw`(?:\bni (?:un|una|gota|rastro|sombra|media|medio)(?: (?!(?:en|por|sobre|con|entre|para)\b)\S+)?(?: de| del)?(?: la| el| mi)?)$`,
				String.raw`(?:\bno (?:paso|pasaba|ocurrio|ocurria|sucedio|estallo|estallaba|llego a haber|hizo falta|hacia falta|quedo|quedaron)(?: el| la| los| las| un| una| mi| ni| ningun| ninguna)?)$`,
				String.raw`(?:\bni (?:un solo|una sola|siquiera(?: un| una)?))$`,
				String.raw`(?:\bni rastro (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\bya no (?:habia|tenia|estaba|estaban|quedaba|quedaban|llevaba)(?: mi| el| la| los| las| mis| ningun| ninguna)?)$`,
				String.raw`(?:\b(?:nunca|jamas|tampoco) (?:llego|llegaba|vino|venia|aparecio|aparecia|llegaron|vinieron|habia|hubo|tenia|vi|veia)(?: el| la| los| las| mi| un| una| ningun| ninguna)?)$`,
				String.raw`(?:\bno (?:llevaba|llevabamos|traia|quedaba|quedaban|existia|existian|hubo|aparecia|veia|vi|se veia|se veian|se oia)(?: ya| mas)?(?: el| la| un| una| los| las| mi| mis| ni| ningun| ninguna| ni un| ni una| nada de)?)$`,
				String.raw`(?:\b(?:nada de|cero|falta de|faltaban|faltaba)(?: el| la| los| las| mi| un| una)?)$`,
				String.raw`(?:\bno (?:me |se |nos |le )?(?:llegaba|llegaban|llego|llegaron|venia|venian|vino|vinieron|acudia|acudio|brillaba|brillaban|brillo|crecia|crecian|faltaba mas que|sonaba nada de|sone con|sonaba con|se trataba de|trataba de)(?: el| la| los| las| un| una| mi| mis| ni un| ni una| ningun| ninguna)?)$`,
				String.raw`(?:\bni (?:huella|huellas|señal|señales|pista|restos|noticia|noticias|una sola gota|asomo|atisbo|pizca) (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\bsin (?:rastro|huella|huellas|señal|señales|restos|sombra|asomo) (?:de|del)(?: la| el| mi| los| las)?)$`,
				String.raw`(?:\b(?:en vez|en lugar|a falta|carec(?:ia|ian|e|iendo)|desprovist[oa]s?|vaci[oa]s?|libres?|privad[oa]s?|exent[oa]s?) de(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
				String.raw`(?:\b(?:pense|pensaba|pensabamos|pensamos|crei|creia|creiamos|creimos|jure|juraba|juraria|imagine|imaginaba|supuse|suponia) que (?:era|eran|habia|seria|serian|veia|oia)(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
				String.raw`(?:\b(?:crei|creia|parecio|parecia) (?:ver|oir|sentir)(?: el| la| los| las| un| una| unos| unas| mi| mis| su| tu)?)$`,
			].join('|'),
		),
	},
	fa: {
		behind:
			/^(?:(?:دیگه |دیگر |هم )*(?:سر جاش|سر جایش|سر جای خودش|(?:تو|توی|در) \S+) (?:نبود|نبودن|نبودند)|(?:\S+ )?(?:رو|را) (?:پیدا نکرد|پیدا نمیکرد|ندید|نمیدید|نیافت)\S*)(?: |$)|^(?:هم )?(?:در کار |اصلا |هیچ جا |هیچجا |دیگه |دیگر |هنوز |هیچ وقت |هیچوقت |هرگز |سر جاش |سرجاش |که (?!قبلا |قبلنا |پیش |تا |تاحالا |دیروز |اول |هیچوقت |هرگز )(?:\S+ ){1,5})?(?:(?:تو|توی|در|داخل|روی|رو|پیش|کنار|همراه|دور) \S+ (?:\S+ )?)?(?:نبود|نبودش|نبودن|نبودند|نیست|نیومد|نیومدن|نیامد|نیامدند|نرسید|نرسیدن|درنیومده|درنیومد|نیومده|نیامده|معلوم نبود|پیدا نبود|دیده نمیشد)(?: |$)|^تموم شده|^نه$|^(?:را |رو )?(?:می)?گشت(?:م|یم) (?:ولی |اما |و )?(?:هیچ جا |اونجا |اصلا |سر جاش )?(?:نبود|نبودش|نبودن)(?: |$)/,
		before:
			/(?:یه|یک|حتی یه|حتی یک) (?:قطره|ذره|تیکه|دونه)$|(?:^| )(?:بی|بدون) \S+ (?:و|یا)(?: یه)?$|(?:^| )نی$|(?:^| )نه (?:حتی|یه|یک|هیچ|حتی یه|حتی یک|یه دونه)$|به (?:جای|جا|عوض)$|(?:خبری|اثری|نشونی|نشانی|اثر) از(?: (?:اون|آن|هیچ))?$/,
	},
	ar: {
		behind:
			/^(?:کلها |کله )?(?:ما|لم) ?(?:وصلت)(?: |$)|^(?:کلها |کله )?(?:و)?(?:ما|لم) ?(?:لقیته|لقیتها|اجده|اجدها|اجا|اجت|وصل|جا|جاء|جات|یات|یاتی|تات|ظهر|ظهرت|حضر|حضرت|یحضر|تحضر)(?: |$)|^(?:کلها |کله )?(?:کان |کانت |کانوا )?(?:قد )?(?:اختفی|اختفت|اختفوا|نشف|نشفت|جف|جفت)(?: |$)|^(?:قالوا |قالولی |قالت |قال )?(?:انشالت|انشال|انزالت|ما عاد موجود|ما عادت موجوده|هدموها|هدموه)(?: |$)|^(?:راح|راحت)$|^لم (?:تعد|یعد) (?:هناک|موجود|موجوده|فی مکان\S*)(?: |$)|^(?:اللی|الذی|التی) (?:\S+ ){1,3}(?:ما|لم) (?:اجا|اجت|جا|یات)|^(?:و)?(?:(?:ما|لم|مو|مش|مب|لیس|لیست|غیر) ?(?:کان|کانت|کانوا|یکن|تکن|یکونوا)?|ما?کان(?:ت|وا)?ش|ما?کاینش|ما?کنش) ?(?:موجود|موجوده|موجودین|هناک|معی|معایا|معنا|عندی)(?: |$)/,
		before: new RegExp(
			[
				'(?:خالی|خالیه|خالیا|خلت|تخلو|یخلو|مجرد|فاضی|فاضیه) من(?: ای| کل)?$|نسیت (?:ان )?(?:اجیب|اخذ|اخد|احضر|اجلب|جیب|البس)$',
				'(?:^| )(?:و|ف)?(?:ما|لم) \\S+ (?:منه |منها |منی )?(?:ولا )?(?:نقطه|قطره|ذره)$',
				'(?:^| )(?:و|ف)?(?:ما|لم) \\S+ (?:ای|ولا)(?: \\S+)? (?:او|ولا)$',
				'(?:ولا|ما فی|بلا|ما فیه|ماکو|مافی|مفیش|فش|بدون|دون|لا) (?:نقطه|قطره|ریحه|اثر|حبه|ای|حتی|مجرد|وجود|صوت)$',
				'(?:ماکانش|ما کانش|ماکانتش)(?: کاین)?$|(?:ما )?عندوش$|لم اجد(?: فی \\S+)?$|(?:^| )(?:(?:ما|لم|لیس) (?:\\S+ ){2,}|(?:عندوش|اجد) .*)ولا$',
				`(?:^| )(?:و|ف)?(?:(?:ما|لم|لا|مو|مش|مب|لیس|لیست) (?:${owning}|${meeting})|ما? ?(?:${meetingFused})ش)(?: (?:ای|بای|ولا|حتی|هناک|عندی|معی|اثر|وجود|علینا|علی|عندنا|بیتنا))?$`,
				'(?:^| )(?:و|ف)?(?:ما|لم) (?:کان|کانت|یکن|تکن|صار|ضل|ظل|بقی|عاد) (?:فی|فیه)$',
				`(?:^| )(?:و|ف)?(?:${fused})(?: (?:فی|فیه|فیها|عندی|معایا|معی|معاها|معانا|عندنا|هناک|ای|ولا|حتی|عنده|عندها|کاین|کاینه))*$`,
				'(?:^| )(?:و|ف)?(?:لا|ولا|ما|مو|مش|مب) (?:هو|هی|هم|انا)$',
			].join('|'),
		),
	},
};

/** Arabic «ما» behind these denies nothing: «لحد ما وصلت الباب». */
const beforeWhen =
	/^(?:و|ف|من|ل)?(?:بعد|قبل|کل|مثل|متل|زی|قد|قدر|اول|وقت|یوم|ساعه|لین|لحد|لغایه|حال|طول|بدل|حسب|کیف|عند|حین|الی|عقب|لمن|وین|مجرد)$/;

/** The words as denials are looked for in them. */
function withoutWhen(words: readonly Word[]): readonly Word[] {
	if (!words.some(({ word }, index) => word === 'ما' && beforeWhen.test(words[index - 1]?.word ?? ''))) return words;
	return words.map((word, index) =>
		word.word === 'ما' && beforeWhen.test(words[index - 1]?.word ?? '') ? { ...word, word: 'اذ' } : word,
	);
}

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

/** Arabic «ما لقيت غير مفتاح», «لم أجد إلا حية»: nothing but what is there. */
const except = /^(?:غیر|الا|سوی)$/;
const deniesBefore = /^[وف]?م.{2,}ش$/;

function isExcepted(words: readonly Word[], first: number, not: ReadonlySet<string>): boolean {
	const own = words[first];
	const before = (distance: number) => {
		const word = words[first - distance];
		return word?.sentence === own?.sentence ? (word?.word ?? '') : '';
	};
	const at = except.test(before(1)) ? 1 : except.test(before(2)) && /^و.{3}/.test(own?.word ?? '') ? 2 : 0;
	if (at === 0 || /^و?من$/.test(before(at + 1))) return false;
	return [1, 2, 3, 4].some((more) => not.has(before(at + more)) || deniesBefore.test(before(at + more)));
}

/** Whether the words around a thing tell that it was not there. */
function isToldAway(
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
		const isKnown = /^[وفب]?ال|(?:ی|نا|ه|ها)$/.test(end?.word ?? '');
		const tail = join(behind);
		// «ما نزلت البحر»: the place is there, and nobody goes to it.
		const isUnvisited =
			id !== null &&
			isKnown &&
			visited.has(id) &&
			/(?:^| )(?:ما|لم) (?:وصلت|طلعت|نزلت|خرجت|دخلت|جیت)$/.test(join(before));
		return (
			(isGone.test(tail) && !inThe.test(end?.word ?? '') && (isKnown || !/موجود/.test(tail))) ||
			(!isUnvisited && !inThe.test(own?.word ?? '') && !andThe.test(own?.word ?? '') && isMissed.test(join(before)))
		);
	}
	if (isMissed.test(join(before))) return true;
	if (language === 'es' && !isPlace) {
		const determined = [own, words[first - 1]].some((word) => spanishArticle.test(word?.word ?? ''));
		return (
			(isGone.test(join(behind)) && !isSomehow(behind, isGone)) ||
			(!determined && isUnmet(behind)) ||
			isOnlyFearedInSpanish(join(before)) ||
			isSoughtInVainInSpanish(words, first, last)
		);
	}
	if (!isPlace && isGone.test(join(behind))) return true;
	if (language !== 'en') return false;
	if (id !== null && movable.has(kindOf(id)) && elsewhere.test(join(behind))) return true;
	return isSoughtInVain(words, first, last, id === null ? undefined : kindOf(id));
}

/** An Arabic word with "in the", "on the", "to the" before it: the place where something is not. */
const inThe = /^[وف]?(?:بال|عال|لل)/;

/** «ما جا والبيت يحترق»: with "and the" something else begins. */
const andThe = /^[وف]ال(?=.{3})/;

/** «شرطة ولا إسعاف ما جا»: further things that a denial behind them all denies with the first. */
const norOthers =
	/^(?:(?:ولا|او) \S+ ){1,3}(?:ما|لم) (?:کان|کانت|کانوا|یکن|تکن|فی|فیه|جا|اجا|جاء|جات|اجت|وصل|وصلت|یصل|ظهر|ظهرت|بان|شفت|شفنا|لقیت|لقینا)$/;

/** What may stand between an Arabic denial and the verb that it denies. */
const arabicLight = /^(?:کنت|اکن|یکن|تکن|کان|کانت|نکن|اکون|حدا|احد|حد|عم)$/;

/** The same where something cannot be done; one who cannot flee is chased all the same. */
const unable = /^(?:قدرت|اقدر|استطع|استطعت|عرفت|بقدر|قادر|قادره|اتمکن|تمکنت)$/;

/** An Arabic verb by which a thing is had, met or there. */
const meets = new RegExp(`^(?:${owning}|${meeting})$`);

/** Arabic: «nobody» before what happens. */
const nobody =
	/(?:^| )(?:و|ف)?(?:محدش|محد|ماحد|ماحدا|(?:ما|ولا|وولا|لا) (?:حدا|حد|احد|واحد|واحده|وحده)|لم یکن احد|محدا|ماحدش)(?: (?:منهم|منهن|منها|فیهم|فیهن|فینا|منا|من \S+|فی \S+))?(?: (?:کان|کانت|عم|قاعد|راح))?$/;

/** An Arabic verb that denies by itself: «موقعتش». */
const deniesItself = /^[وف]?ما?.{2,}ش$|^.{3,}(?:ت|نی|نا|وا|و|ی|ها|هم|ها|ا|ه)ش$/;

/** Arabic words before the place where something else is told to be or not to be. */
const inPlace = /^(?:فی|علی|من|الی|عند|داخل|تحت|فوق|جنب|قدام|امام|خلف|ورا|وراء|حول|بین)$/;

/** Whether Arabic words around what happens deny it: nobody does it, or the denial stands within its words. */
function isNotDone(words: readonly Word[], { first, last, at }: Match<unknown>, not: ReadonlySet<string>): boolean {
	const own = words[first];
	const before = words.slice(Math.max(first - 4, 0), first).filter(({ clause }) => clause === own?.clause);
	const join = before.map(({ word }) => word).join(' ');
	if (nobody.test(join) || notThere.ar.before.test(join)) return true;
	if (at.some((index) => deniesItself.test(words[index]?.word ?? ''))) return true;
	return last - 1 > first && !at.includes(last - 1) && not.has(words[last - 1]?.word ?? '');
}

/** Persian words behind which a place is named. */
const place = /^(?:پشت|دم|جلو|جلوی|زیر|روی|رو|توی|تو|داخل|کنار|بالای|بالا|وسط|لای|پای|سر)$/;

/** Persian verbs right behind a thing that tell that nothing came of it, by its kind. */
const unvisited: ReadonlyMap<SymbolKind, RegExp> = new Map([
	['places', /^ن(?:می)?رفت/],
	['food', /^ن(?:می)?(?:خورد|نوشید|گرفت|خرید|داد(?:ه|ن|ند)?$)/],
]);

/** A Persian verb in a form that tells what happened. */
const persianVerb =
	/^(?!ن|خوابید)(?:می.{2,}|.*(?:کرد|شد|زد|رفت|گرفت|داد|افتاد|اومد|دوید|پرید|خندید|کشت|بوسید|ریخت|شکست|سوخت|مرد|گذشت|نشست|ایستاد|باخت|برید)(?:م|یم|ید|ین|ند|ن|نش|ش)?)$/;

/** Who or what else is told not to be there. */
const somebody = /^(?:کسی|هیچکس|هیچکی|هیچکدوم|احدی|ادمی)$/;

/** A Persian thing that is somebody's, and how it is: «موهام سفید نبود». */
const isOwned = /.{2}(?:م|ش|مون|شون|مان|شان)$/;
const kindOfThing =
	/^(?:سفید|سیاه|مشکی|قرمز|سرخ|سبز|ابی|زرد|طلایی|بلند|کوتاه|تمیز|کثیف|سالم|خراب|سرد|گرم|داغ|بزرگ|کوچیک|کوچک|باز|بسته|روشن|خاموش|خیس|خشک|پیر|جوون|جوان|زنده|مرده|قشنگ|زیبا|زشت|خوب|بد|اندازه|اندازم|تنگ|گشاد|پاره|شبیه|واقعی|خوشحال|ناراحت|عصبانی|راضی|مثل|عین|مریض|تنها|بیدار|خواب|نو|کهنه|مال|خودم|خودش)$/;

/** What may stand between a thing and the «نداشت» that denies it. */
const aside = /^(?:هم|اصلا|توش|دیگه|دیگر|هیچ|اونجا|انجا|تو|در|وجود|کار)$/;

/** Not being brought to a place. */
const taken =
	/(?:^| )[وف]?(?:ما|لم) (?:دخلت|دخلنا|دخلونی|ادخل|اخذونی|اخدونی|ودونی|نمت|حطونی|رمونی|سجنونی|حبسونی|یاخذونی)(?: (?:علی|الی|ع|فی))?$/;

/** What happens and is told by a noun: «ما سمعنا أذان», «ما شفت عرس». */
const held: ReadonlySet<SymbolId> = new Set<SymbolId>(['prayer', 'wedding', 'feast']);

/** Verbs by which something is held. */
const takesPlace = /^(?:تم|تمت|یتم|تتم|صار|صارت|حصل|حصلت|یحصل|کمل|کملت|یکتمل|اکتمل|بدا|یبدا)$/;

/** Whether Arabic words around a symbol deny it: behind it, by its verb, or as what one did not dream of or come to. */
function deniedInArabic(
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
	// «ما دخلت السجن», «ما أخذوني على السجن»: one is put there, or not.
	const three = [3, 2, 1].map(before).join(' ');
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

/** Whether something is only feared, tried, looked for or taken for another in Arabic. */
const isUnreal = (words: readonly Word[], { first, last }: Match<unknown>, id: SymbolId): boolean =>
	happenings.has(id)
		? isOnlyFearedInArabic(words, first, last) || isFailedAttempt(words, first, last, id !== 'chased')
		: isSoughtInVainInArabic(words, first, last) || isMistaken(words, first, last) || isWonderedAt(words, first, last);

/** Whether a symbol is named only to say that it is not there. */
export function isDenied(
	all: readonly Word[],
	match: Match<SymbolId | null>,
	{ language, without, not, being }: LanguageLexicon,
): boolean {
	const id = match.label;
	if (id === null) return false;
	if (match.denied) return !(language === 'en' && cameTrue(all, match));
	const words = language === 'ar' ? withoutWhen(all) : all;
	const { first, last } = match;
	if (language === 'ar' && !denyingThemselves.has(id) && isUnreal(words, match, id)) return true;
	const denies = (word: string) => not.has(word) || without.has(word);
	if (match.at.some((index) => denies(words[index]?.word ?? ''))) return false;
	const own = words[first];
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own?.clause ? word.word : '';
	};
	if (denyingThemselves.has(id)) return false;
	if (language === 'ar' && isExcepted(words, first, not)) return false;
	if (language === 'fa' && isOwnerInPersian(words, match)) return false;
	const isPlace = language === 'fa' && !happenings.has(id) && (place.test(own?.word ?? '') || place.test(before(1)));
	if (!isPlace && !happenings.has(id) && isToldAway(words, match, language)) return true;
	if (language === 'es' && happenings.has(id) && spanishNone.test([6, 5, 4, 3, 2, 1].map(before).join(' ')))
		return true;
	if (language === 'fa') {
		if (happenings.has(id) ? isOnlyFeared(words, match) : isSoughtInVainInPersian(words, match)) return true;
		if (!happenings.has(id) && (isTakenForInPersian(words, match) || isFearedThingInPersian(words, match))) return true;
		for (let distance = 1; distance <= 2; distance++) if (without.has(before(distance))) return true;
		if (happenings.has(id) && [1, 2].some((distance) => /^نمی(?:تون|توان|شد|خواس)/.test(before(distance)))) return true;
		// "Behind the door there was nobody": the place is there.
		if (isPlace) return false;
		// «پرواز می‌کردم نمی‌افتادم»: what has its own verb is not denied by the next one.
		if (persianVerb.test(words[last]?.word ?? '')) return false;
		// «پرت شدم ولی به زمین نرسیدم»: what reaches into the next clause has told its own verb.
		if (happenings.has(id) && own?.clause !== words[last]?.clause) return false;
		const next = words[last + 1];
		const isNext = next?.clause === words[last]?.clause;
		// «مدرسه نرفتم»، «نان نخوردم»: no school, no bread; «نان را نخوردم»: the bread is there.
		if (isNext && unvisited.get(kindOf(id))?.test(next?.word ?? '')) return true;
		const denial = happenings.has(id) ? not : being;
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
				/^(?:را|رو|از|به|با|در|توی|تو|روی|و|یادم|یادش|بود|هست|.*(?:دیدم|دید|شد|زد|کرد|گفت|رفت|امد|اومد))$/.test(
					word.word,
				)
			)
				return false;
		}
		return false;
	}
	if (language === 'ar' && deniedInArabic(words, match, not, before)) return true;
	if (language === 'en') {
		const told = deniedInEnglish(words, match, denies, being);
		if (told !== null) return told;
	}
	if (language === 'es') {
		if (happenings.has(id) ? isNotDoneInSpanish(words, match) : isNotThereInSpanish(words, match, being)) return true;
		if (!happenings.has(id)) return false;
	}
	for (let distance = 1; distance <= 3; distance++) {
		const word = before(distance);
		if (!word) return false;
		// "Sin volante por el cerro": what stands behind a preposition is the place of something else.
		if (language === 'es' && spanishPlace.test(word)) return false;
		// «ما في مي بالنهر»: the river is there.
		if (language === 'ar' && distance > 1 && inThe.test(own?.word ?? '')) return false;
		// «بلا عقارب وصوت مؤذن»: the voice is there.
		const isJoined = language === 'ar' && [1, 2].some((more) => more < distance && /^و(?!لا).{3,}/.test(before(more)));
		if (without.has(word)) {
			// «طفل بلا أسنان يضحك»: he does laugh; «بدون ما يضحك»: he does not.
			if (language === 'ar' && happenings.has(id) && distance > 1) return distance === 2 && before(1) === 'ما';
			return !isJoined;
		}
		if (!not.has(word)) continue;
		// «ما كسرت ولا بيضة»: eggs are there, «ما شفت ولا بيضة»: none.
		if (language === 'ar' && !happenings.has(id) && word === 'ولا' && distance === 1 && /^(?:ما|لم)$/.test(before(3)))
			return being.has(before(2)) || meets.test(before(2));
		if (happenings.has(id)) {
			const between = Array.from({ length: distance - 1 }, (_, more) => before(more + 1));
			return (
				language === 'en' ||
				between.every((one) =>
					language === 'es'
						? spanishLight.test(one)
						: arabicLight.test(one) || (id !== 'chased' && unable.test(one)) || (held.has(id) && meets.test(one)),
				)
			);
		}
		// "There was no snake", "I did not see a snake"; but "I could not open the door".
		if (distance === 1) return true;
		const between = Array.from({ length: distance - 1 }, (_, more) => before(more + 1));
		if (language === 'ar') {
			// «مو كلب، كان قط»: the cat is there.
			if (inPlace.test(before(1)) && !not.has(before(2))) return false;
			if (!being.has(word) && !being.has(between.at(-1) ?? '')) return false;
		}
		if (being.has(word) || between.some((one) => being.has(one))) return true;
	}
	return false;
}
