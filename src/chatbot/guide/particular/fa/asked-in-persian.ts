import type { PlainMessage } from '../shape.ts';

/** A question, or a few words that are one. */
const asks =
	/(^| )(کی|کیه|کیست|چی|چیه|چیست|چه|چرا|چجوری|چطور|چگونه|کجا|کجاست|چند|ایا|یعنی|میشه|باید|باشه|باشم|داره|دارد|میاره|بگو|بگید|داستان|قصه|زندگی نامه|زندگینامه|فرق|تعریف|واقعا|درسته|راسته|نحسه|شومه|چپه|برعکسه|چیکار|کنم|کیا|کدوم|میندازن|می اندازن|میندازند|میگیرن|می گیرن|گرفته|میخونن|حساب|مال|چپ|میدونی|میفهمی|نمیشناسی)( |$)/;
/** Names that nobody near has, and words by which a name is that of legend. */
const ofNobodyNear = /ضحاک|زرتشت|زردشت|(^| )بودا( |$)|سودابه|رویین ?تن|درفش|کمانگیر/;
const ofLegend =
	/شاعر|شاهنامه|اساطیر|افسانه|قصه|داستان|(^| )کی (بود|بوده|هست)|کیه|کیست|چه کرد|چیکار کرد|کشت|کشته|اتش|(^| )مرد( |$)|متولد|به ?دنیا|اهل کجا|کتاب|شعر|غزل|معروف|زندگی ?نامه|سرنوشت|هفت ?خوان|هفت ?خان|رخش|سیمرغ|افراسیاب|سهراب و|رستم و|و رستم|و سهراب|پسرش/;
/** Longer messages are about something else. */
const MOST_WORDS = 14;

const isShort = (folded: string) => folded.split(' ').length <= MOST_WORDS;
const asksAnything = ({ text, folded }: PlainMessage) => asks.test(folded) || /[?؟]/.test(text);

/** Whether a message is one question. */
export const isQuestion = (message: PlainMessage) => isShort(message.folded) && asksAnything(message);

/** Whether a message asks after somebody of legend: many people near are called Rostam or Siavash. */
export function isOfLegend(message: PlainMessage): boolean {
	const { folded, heard } = message;
	if (!isShort(folded)) return false;
	const own = /(^| )(من|منو|خودم|ما|(?!رستم)\S{2,}(دم|تم|شم))( |$)/.test(folded);
	const wantsVerse = heard.asks === 'recite' && !/داستان|قصه/.test(folded);
	if (own || wantsVerse || !(ofNobodyNear.test(folded) || ofLegend.test(folded))) return false;
	const isAsked = asksAnything(message) || ofLegend.test(folded) || folded.split(' ').length <= 2;
	const isOfLife = heard.people.some((person) => person !== 'other' && person !== 'god' && person !== 'child');
	return isAsked && (heard.asks === 'knowledge' || !isOfLife);
}
