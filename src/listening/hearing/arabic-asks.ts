import type { Ask, Event } from '../heard.ts';
import type { Match } from '../text/phrases.ts';
import type { Token } from '../text/token.ts';
import type { Reading } from './reading.ts';

/** Arabic verbs of what befalls oneself: nobody weighs whether to get well. */
const befalls = /^[هحبس]?(?:ا|ن)(?:تحسن|شفی|تعافی|نجح|تخرج|سعد|نسی|توفق|رزق|خف|رتاح)/u;

/** Arabic: somebody else asks it: «الصغيرة تسأل وين راح بابا», «الجرسون سألني تنتظرين أحد؟». */
const asksMe = /^[وف]?(?:ب?[تی])?سال(?:نی|تنی|ونی|ون|وا)?$/u;
const FEW_REPORTED = 6;

export function isReported({ language, how, text }: Reading, tokens: readonly Token[]): boolean {
	if (language !== 'ar') return false;
	const at = tokens.findIndex(({ word }) => asksMe.test(word) && word !== 'سال');
	const asked = tokens.slice(at + 1);
	const [from, last] = [tokens[at], asked.at(-1)];
	// Behind a comma one asks for oneself again: «والكل يسأل، نصيبي متى يجي؟»
	if (!from || /[,،]/u.test(text.slice(from.to, last?.from))) return false;
	return (
		at > 0 && asked.length > 1 && asked.length <= FEW_REPORTED && !asked.some(({ word }) => how.weighs?.test(word))
	);
}

/** «ليه أختي دايما عندها كل حاجة وأنا لأ، بتقهرني»: what stands before the last comma has asked. */
export function hasAskedBefore(reading: Reading, tokens: readonly Token[], tail: readonly Token[]): boolean {
	if (/^\s*[?؟]/u.test(reading.text.slice(tail.at(-1)?.to))) return false;
	const head = tokens.slice(0, tokens.length - tail.length);
	return [...reading.always, ...reading.inQuestion].some(({ first }) =>
		head.some((one) => one === reading.tokens[first]),
	);
}

/** «كم سنة لازم أستنى لحد ما يرجع؟» asks when, whatever has to be done. */
const asksHowLong = ({ label, at, phrase }: Match<Ask>): boolean =>
	label === 'will' && at.length > 2 && /كم|شحال|قديش/.test(phrase);

export const isHowLong = ({ language, always, inQuestion }: Reading): boolean =>
	language === 'ar' && [...always, ...inQuestion].some(asksHowLong);

/** A birth that is told for what came with it. */
const birthBlues =
	/(?:من يوم|من وقت|من بعد|بعد) (?:ال)?(?:ولادة|ما ولدت|ولادتي)|ما رجعت(?:لي)? روحي|ما عاش|(?<!\p{L})(?:ميت|ميتة|ماتت)(?!\p{L})/u;

/** What makes it joy all the same. */
const safely = /بالسلامة|فرح|طاير/u;

/** Tears and broken hearts, and what makes them tears of joy. */
const tears = /[\u{1F62D}\u{1F622}\u{1F494}\u{1F61E}\u{1F614}\u{1F629}]/u;
const gladAloud = /فرح|أخير|اخير|الحمد|مبروك لي|لقيت شغل|لقيت وظيفة|صار عندي شغل|انقبلت|قبلوني|توظفت/u;

/** Arabic «بس» before what clouds the news, not «بس حبيت أحكي». */
const cloudedInArabic =
	/(?<!\p{L})وأنا (?:مو|مش|ماني|مب|بعيدة?|لحالي|مكسورة?|حزينة?|ما (?:كنت|حضرت|شفت|قدرت))(?!\p{L})|(?<!\p{L})وما (?:معنا|معي|عندنا|عندي ح|قدرت أفرح|كملت)|(?<!\p{L})(?:(?:ما|مو|مش) ?(?:عاد|بقى|بقاش|رجع|رضي|كلمني|كلمتني|زارني|زارتني|هنأني|فرح|فرحوا|بارك|باركوا)|مبقاش|مابقاش|بطل يكلمني|زعلان مني|مكشر|قلب وجهه|طلقني|تركني|سابني|هجرني)(?!\p{L})|(?<!\p{L})بس (?!هيك|هيدا|حبيت|حابب|حابة|بدي|نفسي|كده|اليوم|من جد|والله)/u;

/** «ما حدا هنأني» is no good news, «بعد الولادة» a time. */
export const newsInArabic = ({ events, tokens }: Reading): Event[] =>
	events
		.filter(({ label }) => !(label.weak && label.event === 'success'))
		.filter(({ first }) => !/^[وف]?(?:ما|لم|لا|محدش|محد|ولا|بعد|قبل|منذ)$/.test(tokens[first]?.word ?? ''))
		.map(({ label, first }) =>
			label.event === 'exam' && passed.test(tokens[first]?.word ?? '') ? 'success' : label.event,
		);

/** «نجح ابني بالتوجيهي»: an exam that is passed. */
const passed = /^[وف]?نجح(?:ت|نا|وا)?$/;

/** Whether Arabic words tell of sorrow beside what looks like good news. */
export const isSorrow = ({ language, text }: Reading, told: readonly Event[]): boolean =>
	language === 'ar' &&
	((birthBlues.test(text) && !safely.test(text)) ||
		((told.includes('job_search') || tears.test(text)) && !gladAloud.test(text)));

export const isCloudedInArabic = ({ language, text }: Reading): boolean =>
	language === 'ar' && cloudedInArabic.test(text);

/** Arabic verbs of what is to come, of somebody else: «هيثبت», «سيعود», «بيرجع», «يرجع». */
export const willBe = /^(?:[هحسغ][یت]\p{L}{2,}|ب?[یت]\p{L}{3,}|یرد|ترد|یجی|تجی|یتم|تتم|یحن|تحن|یمر|تمر|راح|رح)$/u;

/** «میاد یا نه» and «هيرجع ولا لأ» ask what comes, «برم یا نه» and «أروح ولا لا» whether to go. */
export function comesOrNot({ language, how }: Reading, tokens: readonly Token[]): boolean {
	if (language === 'fa')
		return tokens.some(({ word }, index) => word === 'یا' && /^(?:بر)?ن?می.{2,}/u.test(tokens[index - 1]?.word ?? ''));
	const or = tokens.findLastIndex(({ word }) => /^(?:ولا|ام|او|لو)$/.test(word));
	if (language === 'ar' && tokens.some(({ word }, at) => befalls.test(word) && !(or > 0 && at > or))) return true;
	// «متخانقين، هيرجع ولا لأ»: behind the last comma it is asked.
	const own = tokens.filter(({ clause }) => clause === tokens.at(-1)?.clause);
	if (language !== 'ar' || own.some(({ word }) => how.weighs?.test(word))) return false;
	return own.some(({ word }) => willBe.test(word));
}

const lost =
	/^(?:خلاص|للابد|نهاییا|بلا رجعه|راحت?|ضاعت?|فات|فاتت?|انتهی|انتهت|نسی(?:نی|تنی)|مستحیل|حلم|وهم|اوهام|بحلم|احلم|لسه|لسا|لسع|بدری|مفیش|مافیش|مافی|ماکو|طارت?|سراب|خیال)$/;
const hereafter = /^(?:[هحسغ][ایتن]\p{L}{2,}|راح|رح|هل|سوف|غادی)$/u;

/** «هشوف بنتي تاني ولا كندا خدتها للأبد»: something comes, or is lost; nothing is chosen. */
export function comesOrIsLost(tokens: readonly Token[]): boolean {
	const or = tokens.findLastIndex(({ word }) => /^(?:ولا|ام|او|والا)$/.test(word));
	if (or < 1) return false;
	const before = tokens.slice(0, or).filter(({ clause }) => clause === tokens[or]?.clause);
	return (
		before.some(({ word }) => hereafter.test(word) || willBe.test(word)) &&
		// «هيوافق بابا ولا هيرفض»
		(tokens.slice(or + 1).some(({ word }) => lost.test(word)) ||
			/^[هحس][یت]\p{L}{2,}$/u.test(tokens[or + 1]?.word ?? ''))
	);
}

/** What may have begun with a birth. */
const since: ReadonlySet<Event> = new Set(['loneliness', 'quarrel', 'betrayal', 'separation']);

/** «بعد ما جبت البنت الخامسة»: a birth that only tells since when. */
export const isTimeOfBirth = ({ language, tokens, events }: Reading, { first }: Match<unknown>): boolean =>
	language === 'ar' &&
	/^(?:جبت|جبنا|جابت|ولدت|ولدنا|خلفت|خلفنا|انجبت)$/.test(tokens[first]?.word ?? '') &&
	events.some(({ label }) => !label.weak && since.has(label.event)) &&
	/(?:^| )[وف]?(?:بعد|بعدما|یوم|وقت|ساعه|منذ|مذ|لما) ?(?:ما|ان)?$/.test(
		tokens
			.slice(Math.max(first - 2, 0), first)
			.map(({ word }) => word)
			.join(' '),
	);

/** «هل يحق لي أن أفرح بعد موت أخي؟»: whatever is asked, the death is behind. */
export const isAfterDeath = ({ language, tokens, events }: Reading, [event]: readonly Event[]): boolean =>
	language === 'ar' &&
	event === 'death' &&
	events.some(
		({ label, first }) =>
			label.event === 'death' &&
			/(?:^| )[وف]?(?:بعد|بعدما|منذ|مذ|من یوم|من وقت|من ساعه|من لما)(?: ما| ان)?$/.test(
				tokens
					.slice(Math.max(first - 3, 0), first)
					.map(({ word }) => word)
					.join(' '),
			),
	);

/** Arabic: what anybody dreams of: «إذا حلم الإنسان بأن…», «اللي يحلم بكلب». */
export const anybodysDream =
	/(?:^| )[وف]?(?:(?:اذا|لو|اللی|الذی|لما|ان)(?: (?:الواحد|واحد|حدا?|احد|احدهم|شخص|الانسان|انسان|المرء))? (?:ب|ک)?ی?حلم|من یحلم|من (?:رای|یری|شاف) (?:بال|فی ال|فی )(?:منام|حلم|نومه|منامه))(?: |$)/u;

/** Before what one asks: «طب ليش», «يا حافظ كيف». */
const fillers = /^(?:و|ف|طب|طیب|بس|یعنی|والله|یا|حافظ|هو|انا|بالله|الله|خلص|اصلا|ماشی|عن|جد|بصراحه)$/;
const howWords = /^[وف]?(?:کیف|ازای|شلون|اشلون|کیفاش|کفاش|کیفن)$/;
const whyWords = /^[وف]?(?:لیش|لیه|لماذا|علاش|لویش|لیشو|لیهش|علیش|لواه|علاه)$/;
const couldI = /^(?:ممکن|اقدر|بقدر|نقدر|لازم|بدی|فینی|فیی|یمکننی|یمکن|لی|ان|انا|راح|رح|استطیع|عم|نجم)$/;
const befallsToo = /^(?:ا|ن)(?:تحسن|تعافی|نجح|تخرج|سعد|نسی|توفق|ن\p{L}|و\p{L}|رضی|حمی|رد|عیش|بقی)\p{L}*$/u;
const wayWords = /^(?:الطریقه|الحل|السبیل|العمل|المعمول|الدبره|الدباره)$/;
/** «كيف أعرف إنه يحبني؟» asks for what he feels, «كيف أفهم الحلم؟» for a meaning. */
const toKnow = /^(?:ا|ن)(?:عرف|فهم|تاکد|فسر|شوف|قرا|نتبه|میز|ظر[هت])/u;

/** What the first word of Arabic words asks, whatever follows: «شلون أكفر عن غلطتي», «ليش أرجع لنفس الذنب». */
export function askOpened({ language, how }: Reading, tokens: readonly Token[]): Ask | null {
	if (language !== 'ar') return null;
	const at = tokens.findIndex(({ word }) => !fillers.test(word));
	const opener = tokens[at]?.word ?? '';
	if (whyWords.test(opener)) return 'why';
	// «ايش الطريقة أخليه يسمعني»
	if (/^(?:شو|ایش|وش|ما|شنو|ایه)$/.test(opener) && wayWords.test(tokens[at + 1]?.word ?? '')) return 'how';
	if (!howWords.test(opener)) return null;
	const act = tokens.slice(at + 1).find(({ word }) => !couldI.test(word))?.word ?? '';
	return !toKnow.test(act) && (how.weighs?.test(act) || befallsToo.test(act)) ? 'how' : null;
}

/** Acts that one weighs, where a short text begins with them: «أقبل الوظيفة», «أثق بشريكي». */
const acts =
	/^(?:ا|ن)(?:روح|سافر|قبل|رفض|وافق|ترک|سیب|دخل|رجع|کلم|قول|خبر|صارح|سامح|تزوج|تجوز|طلق|تطلق|خطب|بیع|شتری|ستقیل|قدم|سکر|ثق|صدق|عتذر|تصل|بعت|بعث|رسل|حجز|غیر|بدا|کمل|نفصل|فسخ|فک|عزم|زور|حظر|بلغ|شتکی|تنازل|هاجر|ستثمر|سلف|عطی|واجه|عترف|فاتح|قاطع|صالح|شارک|وقع|نتظره|ستناه|صبر|تقدم)(?:ه|ها|هم|و|له|لها|لو)?$/u;
const telling =
	/^(?:کل|دایما|دوما|نفسی|لنفسی|یومیا|کثیرا|کتیر|وحدی|لحالی|لان|لانی|عشان|و?انا|ابدا|احیانا|حتی|ما|لا|بس|لکن|ولکن|من|منذ|عن|لی|لنا|علی|علینا|والدی|الله|ربی|ربنا|السلام|سلام)$/;
const SHORT_ACT = 6;

/** Whether a text of a few words, without a question mark, puts an act to be weighed. */
export const proposesAct = ({ language, tokens, marks }: Reading): boolean =>
	language === 'ar' &&
	tokens.length > 1 &&
	tokens.length <= SHORT_ACT &&
	acts.test(tokens[0]?.word ?? '') &&
	!marks.some(({ label }) => label === 'ahead' || label === 'past' || label === 'now') &&
	!tokens.some(({ word, sentence }) => sentence > 0 || telling.test(word));
