import type { LanguageLexicon } from '../phrases/language-lexicon.server.ts';
import type { Match } from '../phrases/phrase-finder.ts';
import type { Word } from '../phrases/words.ts';
import type { FigureWho } from '../scene.ts';

/** How Arabic speech begins that bids somebody, and questions: «سألني الشرطي وين رخصتك». */
const isBiddenInArabic =
	/^(?:وینک|وینکم|وینه|فینک|شبک|شفیک|مالک|وین|فین|شو|ایش|شنو|شنهو|ایه|لیش|لیه|علاش|مین|منو|شکون|متی|امتی|ایمتی|کیف|ازای|شلون|کیفاش|این|لماذا|ماذا|هل|کم|بکم|بقدیش|تعال|تعالی|تعالوا|تعی|تعوا|اصحی|اصحا|اصحوا|فیق|فیقی|فوق|قومو|استنی|استنینی|استنوا|انطر|انطرینی|اصبر|اصبری|اتبعنی|اتبعینی|اتبعونی|الحقنی|الحقینی|ادعی|ادعیلی|ادع|سامح|سامحونی|سامحی|سامحینی|سامحنی|ارحم|ارحمینی|ایاک|ایاکی|انسی|صلی|صلوا|اشرب|اشربی|کل|کلی|کلوا|خلی|خلیک|خلیکی|حط|حطی|شد|شدی|امسک|امسکی|اترک|اترکی|احذر|احذری|اسمع|اسمعی|انظر|انظری|اهرب|اهربی|اهربوا|ارکض|ارکضی|انتبه|انتبهی|اطلع|اطلعی|اطلعوا|انزل|انزلی|ادخل|ادخلی|ادخلوا|افتح|افتحی|افتحوا|اقعد|اقعدی|اجلس|اجلسی|ارجع|ارجعی|ارجعوا|قوم|قومی|قم|وقف|وقفی|اوقف|اوعی|الحق|الحقی|الحقوا|غنی|غنوا|ارقص|ارقصی|ارقصوا|کمل|کملی|کملوا|امشی|امشوا|روح|روحی|روحوا|خذ|خذی|خذوا|خد|خدی|هات|هاتی|هاتوا|جیب|جیبی|جیبوا|سکر|سکری|سکروا|شوف|شوفی|شوفوا|سیب|سیبنی|سیبونی|اترکنی|اترکونی|خلونی|هذه|هذا|هذی|هاد|هنا|اسکت|اسکتی|اسکتوا|الحقونی|الحقونا|انقذونا|ساعدونا|خلصونا|طلعونا|طلعونی|خلصونی|خلصنی|ارحمونا|اغیثونا|اغیثونی|افتحولی|افتحولنا|سیبونا|اترکونا|النجده|نجده|دیر|دیری|دیروا|حاسب|حاسبی|عفیه|برافو|یلا|والله|وین|انقذنی|انقذونی|ساعدونی|ساعدنی|خلاص|خلص|خلصنا|عاش|یعیش|تعیش|یحیا|تحیا|نام|نامی|اعوذ|اللهم|یارب|ربی|قل|الحمد|سبحان|استغفر|بسم|لبیک|حرام|حریق|هرب|مات|ماتت|رجع|نوض|نوضی|اجی|اجیو|اجو|ارواح|ارواحی|ایجا|ایجی|هاو|هانی|رانی|راک|راهو|راهی|برا|بره|سیر|سیری|سیرو|هیا|بسرعه|اسرع|اسرعی|اسرعوا|عجل|عجلی|حذار|لن|سوف|شبیک|شبیچ|شترید|شتریدین|شکاعد|منین|بیش|واش|فینک|وینج|وینچ|عوف\S*|حد|جای|جایین|جاء|اوعوا|اوعا|مبروک|نحن|احنا|ممنوع|مکانک|قف|توقف|توقفی|توقفوا|ابتعد|ابتعدی|ابتعدوا|تراجع|اهدا|اهدی|لحظه|حیاک|حیاکم|وعلیکم|نعم|ایوه|هلا|اهلا|ابشر|ابشری|حاضر|طیب|یا|لا|مش|مو)$/;

export const opensSpeech = (word: string): boolean => isBiddenInArabic.test(word);

/** Arabic: whoever speaks stands right behind the verb; what is said begins behind them and what tells of them. */
const speaker =
	/^(?:الکل|(?:ال)?(?:طبیب|طبیبه|دکتور|دکتوره|ممرض|ممرضه|ملک|ملکه|رجل|راجل|رجال|زلمه|امراه|مراه|ست|بنت|بنیه|ولد|شیخ|حارس|شرطی|ضابط|عسکری|قاضی|معلم|معلمه|استاذ|استاذه|ابله|مدیر|مدیره|سواق|سایق|بیاع|بایع|طفل|طفله|عجوز|ختیار|ختیاره|عریس|عروس|عروسه|امام|خطیب|حرامی|لص|جنی|جنیه|عفریت|کاهن|صوت|حیه|افعی|تعبان|ثعبان|کلب|قط|قطه|بسه|عصفور|اسد|حصان|غراب|حمامه|ببغاء|سمکه|قرد|ناس|جمیع|موظف|موظفه|قبطان|کابتن|طیار|جندی|ملاک|شبح|غریب|مذیع|مذیعه|حد|حدا|احد|احدهم|واحد|واحده|شخص|جار|جاره|مفتش|مراقب|کمسری|بایعه|نادل|جزاره|خادم|خادمه|مرافق|حلاق|فتاه|صبی|مخرج|سید|سیده|شاب|صبیه|قابله|دایه|بواب|جزار|لحام|غسال|مسافر|رکاب|منادی|موذن|جمهور|اطفال|اولاد|عیال|جماعه|رفاق|حراس))$/;
const tellsOfSpeaker =
	/^(?:المرحوم|المرحومه|المتوفی|المتوفیه|المتوفاه|المیت|المیته|الراحل|الراحله|الصغیر|الصغیره|الکبیر|الکبیره|العجوز|الغریب|الغریبه|ضاحکا|ضاحکه|باکیا|باکیه|مبتسما|مبتسمه|غاضبا|غاضبه)$/;
const blessing = /^(?:یرحمه|یرحمها|یرحمو|یرحما)$/;

/** Words by which a mother or father is only called. */
const called = /^(?:یما|یمه|یبه|یابه|یوما|یبا)$/;

/** «طفل يقول ماما وأنا ما عندي ولاد»: a parent that is called, and nothing more is said. */
const isCallOfParent = (words: readonly Word[], at: number): boolean =>
	/^(?:ماما|بابا)$/.test(words[at]?.word ?? '') &&
	(words[at + 1]?.clause !== words[at]?.clause ||
		/^و(?:انا|هو|هی|ما)$/.test(words[at + 1]?.word ?? '') ||
		(isToldToMe.test(words[at - 1]?.word ?? '') && bidsParent.test(words[at + 1]?.word ?? '')));

/** «قالتلي ماما متزعليش»: a child calls, and bids or asks something. */
const isToldToMe = /^[وف]?(?:قال|قالت|کال|کالت|بیقول|بتقول|یقول|تقول|قل)(?:لی|ی|ولی)$/;
const bidsParent =
	/^(?:م(?:ا)?ت\S{2,}یش?|م(?:ا)?ت\S{2,}ش|لا|ما|انا|انت|انتی|وین|فین|لیش|لیه|شوفی|شوف|تعالی|تعال|خذینی|خدینی|خدنی|خذنی|استنی|استنینی|اصحی|قومی|قوم|شیلینی|شیلنی|هاتی|هات|وحشتینی|وحشتنی|اشتقت|احبک|بحبک|سامحینی|سامحنی|یا)$/;

/** The last word of who speaks, behind an Arabic verb of saying; the verb itself where nobody is named there. */
function speakerBehind(words: readonly Word[], verb: number, figures: readonly Match<FigureWho | null>[]): number {
	const own = words[verb];
	const isHere = (index: number) => words[index]?.clause === own?.clause;
	let end = verb;
	// «يكرر حرامي حرامي»
	if (words[verb + 1]?.word === words[verb + 2]?.word) return verb;
	for (const { label, first, last } of figures)
		if (
			label &&
			first === verb + 1 &&
			isHere(last) &&
			!called.test(words[first]?.word ?? '') &&
			!isCallOfParent(words, last)
		)
			end = Math.max(end, last);
	// «همست لي الوردة أنا أمك»: behind "to me" stands who speaks.
	const isToMe =
		(/^(?:لی|لنا|باذنی|بی|بنا|فیی|علی)$/.test(words[verb]?.word ?? '') ||
			/^[وف]?(?:ب|عم)?(?:قال|قالت|یقول|تقول)$/.test(words[verb]?.word ?? '')) &&
		/^ال\S{2,}/.test(words[verb + 1]?.word ?? '') &&
		/^(?:انا|انت|انتی|لا|ما|یا|هل|لماذا|لیش|لیه|ممنوع)$/.test(words[verb + 2]?.word ?? '');
	if (end === verb && isHere(verb + 2) && (isToMe || speaker.test(words[verb + 1]?.word ?? ''))) end++;
	if (end === verb && isHere(end + 2) && /^(?:بالحرف|حرفیا|بالحرف الواحد)$/.test(words[end + 1]?.word ?? ''))
		return end + 1;
	if (end === verb) return verb;
	// «صرخ العسكري فينا انبطحوا»
	if (isHere(end + 2) && /^(?:فینا|فیی|فیا|فینی|علینا|علی|علیا|بنا|بی|لی|لنا)$/.test(words[end + 1]?.word ?? '')) end++;
	for (;;) {
		const [next, after] = [words[end + 1]?.word ?? '', words[end + 2]?.word ?? ''];
		if (isHere(end + 1) && tellsOfSpeaker.test(next)) end++;
		else if (isHere(end + 2) && next === 'الله' && blessing.test(after)) end += 2;
		else return end;
	}
}

/** «مكتوب عليها ادخلوا»: a writing quoted behind what it stands on. */
export const writtenOn = /^(?:علیه|علیها|فیه|فیها)$/;
const notQuoted = /^(?:اسم|تاریخ|رقم|کلام|حروف|ارقام|اشیا|شی|حاجه|بال|بخط|بلغه|ب)/;

const writes = /^[وف]?(?:مکتوبا?ه?|کتب|کتبت|کتبوا|کتبلی|کتبتلی|کاتب|کاتبه|کاتبین|کاتبلی|محفور|منقوش)$/;

/** How many words behind a verb of writing tell on what is written: «مكتوب على الباب», «كتب عالحيط». */
function isPlaceOfWriting(words: readonly Word[], verb: number): number {
	const [own, next, noun, begun] = [words[verb], words[verb + 1], words[verb + 2], words[verb + 3]];
	if (!own || !next || next.clause !== own.clause) return 0;
	// «كتب على»: the preposition may stand for «علي» with the verb.
	if (own.word === 'علی' && writes.test(words[verb - 1]?.word ?? ''))
		return /^ال\S{2,}|.{2,}(?:ی|نا)$/.test(next.word) && noun?.sentence === own.sentence ? 1 : 0;
	if (!writes.test(own.word)) return 0;
	if (/^(?:عال|بال|فال)\S{2,}/.test(next.word)) return noun?.sentence === own.sentence ? 1 : 0;
	const isOn = /^(?:علی|فی|ع|فوق|ف)$/.test(next.word) && /^ال\S{2,}|.{2,}(?:ی|نا|ه|ها)$/.test(noun?.word ?? '');
	return isOn && begun?.sentence === own.sentence ? 2 : 0;
}

const isOnPlace = (words: readonly Word[], verb: number): boolean =>
	words
		.slice(Math.max(verb - 4, 0), verb)
		.some(({ word, clause }) => clause === words[verb]?.clause && /^[وف]?(?:علی|فوق|ع|عال\S{2,})$/.test(word));

/** How somebody cries that something is there: «يصارخ فيه حية تحت السرير». */
const isAlarm = /^(?:فی|فیه|اکو|کاین|کاینه|جای|جایه|جا|اجا|اجت|هناک) (?!ال)\S{2,}/;
const cries =
	/^[وف]?(?:ب|عم|ک)?(?:[یتان]?(?:صرخ|صارخ|صیح|زعق|نادی|عیط)\S{0,2}|صاح|صاحت|صاحوا|صرخوا|صرخلی|زعقلی|زعقتلی|عیطتلی|عیطلی|نعیط|کنعیط|کنصرخ|بصرخ|اصرخ|اصیح|بصیح|انادی|بنادی|ا?نادی|[یت]?غوت|غوتت|صرخت|صحت|نادیت|یهتف|تهتف|یهتفون|هتف|هتفت|ندهلی|ندهتلی)$/;

/** A bidding to do something to or for oneself: «كتغوت عتقوني». */
const bidsForMe = /^(?!ال|[وفیتنبل])\S{2,}نی$|^الح\S+ونی$/;
/** «عتقو الروح»: many are bidden, with an object. */
const bidsMany = /^(?!ال|[وفیتنبل])\S{3,}و$/;

/** A bidding with its object: «تزعق رجّعيه». */
const bidsWithObject = /^(?![وفعلب]|ال).{3,}(?:ی|و)ه(?:ا|م)?$/;

/** What only looks like a verb of saying: «بالكتب», «معيطتش». */
export const saysNothing = /^[وف]?(?:بال|عال|ال|لل)\S{2,}$|^[وف]?م\S{3,}ش$/;

/** What is sung, read or called and is no words: «الراديو بيقول أغنية قديمة». */
export const namesWords =
	/^(?:اغنیه|اغانی|الاغنیه|موال|مواویل|نشید|اناشید|نشیده|قصیده|شعر|الشعر|قصاید|ادان|اذان|الاذان|نکته|نکت|حکایه|حکایات|قصه|قصص|اسمی|اسمه|اسمها|اسمنا|سوره|خطبه|الخطبه|ترتیله|تراتیل|شی|شیا|شییا|شیء|حاجه|کلمه|کلمات|الفاتحه|المعوذات|المعوذتین|الشهاده|الشهادتین|التشهد|القران|قران|الصلاه|دعا|ادعیه|ایات)$/;

/** How a question begins with a preposition: «من أين لك هذا». */
const asksFrom =
	/^(?:من|الی|علی|فی|ع|ل) (?:این|وین|فین|متی|شو|مین|ایش|ماذا)$|^من (?:تکون|تکونین|تکونی|هنا|هون|هناک|انت|انتی|انتو|انتم|هذا|هذه|هولاء|هو|هی|انا|یکون|مات|ماتت|فعل|سرق|قتل|اخذ)$/;

const toWhom = /^(?:لی|لنا|له|لها|لهم|علی|علیا|علیی|علینا|فیا|فیی|فینی|فینا)$/;

/** To whom the dreamer speaks: «قلت للبحر ارجع». */
const addressed =
	/^(?:لل\S{2,}|ل(?:بابا|ماما|یما|نفس|حال|روح|سواق|دکتور|شیخ|کل|جوز|مرا|بنات|اولاد|اهل|عیال|جیران|حبیب|خطیب|حما|سید|تیتا|طفل|کلب|حصان|رجل|راجل|واحد|موظف|شرطی|ام|اب|اخ|جد|زوج|بنت|ابن|عم|خال|صاحب|صدیق|جار|مدیر|رفیق|مرت|ست|ولد)\S*)$/;

/** Where somebody is called by «يا» behind an Arabic verb of saying: «صاح المنادي في السوق يا أهل البلد». */
function calledBy(verb: Word, by: number, words: readonly Word[]): number {
	if (isBiddenInArabic.test(words[by + 1]?.word ?? '') || bidsWithObject.test(words[by + 1]?.word ?? '')) return by;
	const called = [2, 3, 4, 5].find(
		(more) => words[by + more]?.word === 'یا' && words[by + more]?.clause === verb.clause,
	);
	if (called !== undefined) return by + called - 1;
	// «تصرخ من الشباك الحقوا البيت»: from where it is called.
	const isFrom =
		!asksFrom.test(`${words[by + 1]?.word} ${words[by + 2]?.word}`) &&
		/^(?:من|فی|علی|عند|ورا|فوق|تحت|ب\S{3,}|عال\S+)$/.test(words[by + 1]?.word ?? '');
	const isBid = (word: string) =>
		isBiddenInArabic.test(word) || /^(?![وف])(?!(?:کان|صار|راح|جا|اج)وا$).{2,}وا$/.test(word);
	const bidden = [2, 3, 4].find(
		(more) => isBid(words[by + more]?.word ?? '') && words[by + more]?.clause === verb.clause,
	);
	return isFrom && bidden !== undefined ? by + bidden - 1 : by;
}

/** Whether an Arabic verb that quotes only behind a colon quotes all the same by how its words begin. */
export function quotesInArabic(verb: Word, by: number, words: readonly Word[]): boolean {
	const [next, after] = [words[by + 1], words[by + 2]];
	if (!next || next.sentence !== verb.sentence) return false;
	if (asksFrom.test(`${next.word} ${after?.word}`)) return true;
	// «همست أنا أمك»; but «صرخت أنا وأمي».
	if (/^(?:انا|انت|انتی|انتو|نحن|احنا)$/.test(next.word))
		return after?.clause === next.clause && !after.word.startsWith('و');
	// «كتب على الجدار الموت قريب»
	if (by > words.indexOf(verb) && isPlaceOfWriting(words, words.indexOf(verb)) > 0)
		return !notQuoted.test(next.word) && !/^[وف]|^(?:رساله|کلمه|کلمات|جمله)/.test(next.word);
	// «على باب الغرفة مكتوب ادخل بلا خوف»
	if (/^[وف]?مکتوبا?ه?$/.test(verb.word) && isOnPlace(words, words.indexOf(verb)) && !writtenOn.test(next.word))
		return !notQuoted.test(next.word);
	if (/^[وف]?مکتوبا?ه?$/.test(verb.word))
		return writtenOn.test(next.word) && after?.clause === next.clause && !notQuoted.test(after.word);
	if (cries.test(verb.word) && isAlarm.test(`${next.word} ${after?.word}`)) return true;
	// «تنادي اللي بعده»
	if (next.word === 'اللی' && /^(?:بعده|بعدها|وراه|وراها|علیه الدور)$/.test(after?.word ?? '')) return true;
	// «بلغنا ما كاين فرامل»
	if (next.word === 'ما' && /^(?:کاین|فی|فیه|عندک|عندکم|بقی|عاد|تخاف\S*|علیک|علیکم)$/.test(after?.word ?? ''))
		return true;
	if (cries.test(verb.word) && /^(?:یما|یمه|یبه|یابه|ماما|بابا)$/.test(next.word)) return after?.clause === next.clause;
	if (cries.test(verb.word) && (bidsWithObject.test(next.word) || bidsForMe.test(next.word))) return true;
	if (cries.test(verb.word) && bidsMany.test(next.word) && /^ال/.test(after?.word ?? '')) return true;
	// «العالم تصيح عفية عفية»
	if (next.word === after?.word && next.word.length > 2) return true;
	// «صاحوا كبروا»: many are bidden.
	return isBiddenInArabic.test(next.word) || /^(?![وف])(?!(?:کان|صار|راح|جا|اج)وا$).{2,}وا$/.test(next.word);
}

/** How it is said, or to oneself: «قالتلي بصوت واطي», «قلت في نفسي». */
function lastOfManner(words: readonly Word[], by: number): number {
	const own = words[by];
	const told = [0, 1, 2, 3].map((more) =>
		words[by + more]?.sentence === own?.sentence ? (words[by + more]?.word ?? '') : '',
	);
	const more = /^\S+ (?:بصوت \S+|(?:فی|مع|ب|بین) (?:نفسی|سری|قلبی|حالی|بالی|عقلی))(?= \S)/.test(told.join(' '))
		? 2
		: /^بصوت \S+ \S/.test(told.join(' ')) ||
				/^\S+ (?:بنفسی|بقلبی|بسری|بعقلی|بهدوء|بحنان|بغضب|ضاحکا|باکیا) \S/.test(told.join(' '))
			? 1
			: 0;
	return by + more;
}

/** The last word before what is said: of who speaks, of whom the dreamer speaks to, or of where somebody calls. */
export function lastBeforeSpeech(
	words: readonly Word[],
	verb: number,
	myself: boolean,
	{ findFigures, scene }: LanguageLexicon,
): number {
	const own = words[verb];
	if (!own) return verb;
	const place = isPlaceOfWriting(words, verb);
	if (place > 0) return verb + place;
	const isTo = addressed.test(words[verb + 1]?.word ?? '') && words[verb + 2]?.sentence === own.sentence;
	// «أسأل الناس حد شاف بنت»: who is asked.
	const isAsked =
		/^[وف]?(?:ب|ن)?(?:اسال|سالت|سالنا)$/.test(own.word) &&
		speaker.test(words[verb + 1]?.word ?? '') &&
		words[verb + 2]?.clause === own.clause;
	const by = lastOfManner(
		words,
		myself ? (isTo || isAsked ? verb + 1 : verb) : speakerBehind(words, verb, findFigures(words)),
	);
	// «بتنادي عليا من المطبخ تعالي»: the verb stands before whom it is called to.
	const called = toWhom.test(own.word) ? words[verb - 1]?.word : own.word;
	if (scene.onlyWithColon?.test(called ?? '')) return calledBy(own, by, words);
	// «قال المذيع في التلفزيون إن…»: where it is said.
	const isThere = by > verb && /^(?:فی|علی|عند|ب\S{4,}|عال\S+)$/.test(words[by + 1]?.word ?? '');
	const report = isThere ? [2, 3].find((more) => /^ا(?:ن|نه|نها|نو)$/.test(words[by + more]?.word ?? '')) : undefined;
	return report === undefined ? by : by + report - 1;
}

/** Where what the dreamer asks is answered in the same breath: «سألته وين رايحين كتب على الزجاج». */
export function answeredAt(words: readonly Word[], verb: number, verbs: readonly Match<unknown>[]): number {
	const own = words[verb];
	const asked = words
		.slice(Math.max(verb - 1, 0), verb + 1)
		.some(({ word }) =>
			/^[وف]?(?:ب|ن)?(?:[ای]?سال(?:ت|ته|تها|تهم|تو|ه|ها|هم|نی|تنی|ونی|لی)?|تسالنی|سالنا|سالناهم|سولتو|سولنی)$/.test(
				word,
			),
		);
	const next = verbs.find(({ first }) => first > verb + 1 && answers.test(words[first]?.word ?? ''));
	const at = next && words[next.first];
	return asked && at && at.sentence === own?.sentence ? at.from : Number.POSITIVE_INFINITY;
}
const answers =
	/^[وف]?(?:قلتله|قلتلها|قلتلو|قلت|قولتله|قولتلها|قولتلو|جاوبته|جاوبتو|گلتله|کتله|اجبته|قالوا|قالولی|قالو|قالوله|قاللی|کالوا|کالولی|گالوا|ردوا|قالولنا|قال|قالت|قالی|قالتلی|قلی|رد|ردت|جاوب|جاوبت|جاوبنی|جاوبتنی|اجاب|اجابت|کتب|کتبت|همس|همست)$/;

/** Where somebody speaks behind a report: «أسألها عن أهلها تقول لا تسألي». */
export function saidNext(words: readonly Word[], by: number, verbs: readonly Match<unknown>[]): number {
	const next = verbs.find(({ first, label }) => first > by + 1 && label === 'said');
	return (next && words[next.first]?.from) ?? Number.POSITIVE_INFINITY;
}

/** What is said behind a preposition is no report where it asks: «سألني من أين لك هذا». */
export const isAskedFrom = (words: readonly Word[], at: number): boolean =>
	asksFrom.test(`${words[at]?.word} ${words[at + 1]?.word}`);

const unsaid =
	/(?:^| )[وف]?(?:ما|لم|لا|مو|مش|مب|رفض|رفضت|رافض|رافضه)(?: (?:راضی|راضیه|عم|کان|کانت|بدو|بده|بدها|رضی|رضیت|عاد|قدر|قدرت|حدا|حد|احد|ان))?$/;
const asksOrNames =
	/^(?:لیه|لیش|شو|وش|ایش|شنو|مین|منو|شکون|وین|فین|کیف|متی|امتی|علاش|لماذا|ماذا|ایه|من|این|السبب|اسمه|اسمها)$/;

/** Whether what is asked for is not told: «مش راضية تقولي ليه». */
export const isUnsaid = (words: readonly Word[], first: number, next: string): boolean =>
	asksOrNames.test(next) &&
	unsaid.test(
		words
			.slice(Math.max(first - 3, 0), first)
			.filter(({ clause }) => clause === words[first]?.clause)
			.map(({ word }) => word)
			.join(' '),
	);
