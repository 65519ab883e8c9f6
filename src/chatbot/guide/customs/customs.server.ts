import type { Language } from '#src/language/languages.ts';
import type { Heard } from '#src/listening/heard.ts';
import { fold } from '#src/words/fold.ts';
import { customs, months, persons } from './persian.server.ts';
import type { Custom } from './shape.ts';

/** A question, or a few words that are one. */
const asks =
	/(^| )(کی|کیه|کیست|چی|چیه|چیست|چه|چرا|چجوری|چطور|چگونه|کجا|کجاست|چند|ایا|یعنی|میشه|باید|باشه|باشم|داره|دارد|میاره|بگو|بگید|داستان|قصه|زندگی نامه|زندگینامه|فرق|تعریف|واقعا|درسته|راسته|نحسه|شومه|چپه|برعکسه|چیکار|کنم|کیا|کدوم|میندازن|می اندازن|میندازند|میگیرن|می گیرن|گرفته|میخونن|حساب|مال|چپ|میدونی|میفهمی|نمیشناسی)( |$)/;
/** Names that nobody near has, and words by which a name is that of legend. */
const ofNobodyNear = /ضحاک|زرتشت|زردشت|(^| )بودا( |$)|سودابه|رویین ?تن|درفش|کمانگیر/;
const ofLegend =
	/شاعر|شاهنامه|اساطیر|افسانه|قصه|داستان|(^| )کی (بود|بوده|هست)|کیه|کیست|چه کرد|چیکار کرد|کشت|کشته|اتش|(^| )مرد( |$)|متولد|به ?دنیا|اهل کجا|کتاب|شعر|غزل|معروف|زندگی ?نامه|سرنوشت|هفت ?خوان|هفت ?خان|رخش|سیمرغ|افراسیاب|سهراب و|رستم و|و رستم|و سهراب|پسرش/;
/** Longer messages are about something else. */
const MOST_WORDS = 14;

/**
 * What is known of a custom around lots, dreams and signs that a message asks about; null where it asks none.
 * @param heard somebody of legend is told of only where no event of the visitor's own life is
 */
export function customOf(text: string, language: Language, heard: Heard): Custom | null {
	if (language !== 'fa') return null;
	const folded = fold(text);
	if (folded.split(' ').length > MOST_WORDS) return null;
	const isAsked = asks.test(folded) || /[?؟]/.test(text);
	const tells = (list: readonly Custom[]) => list.find(({ asked }) => asked.test(folded)) ?? null;
	const own = /(^| )(من|منو|خودم|ما|(?!رستم)\S{2,}(دم|تم|شم))( |$)/.test(folded);
	const told = isAsked ? (tells(customs) ?? tells(months)) : null;
	if (told) return told;
	const wantsVerse = heard.asks === 'recite' && !/داستان|قصه/.test(folded);
	const isNamed = ofNobodyNear.test(folded) || ofLegend.test(folded);
	const isOfLegend =
		!own && !wantsVerse && isNamed && (isAsked || ofLegend.test(folded) || folded.split(' ').length <= 2);
	const isOfLife = heard.people.some((person) => person !== 'other' && person !== 'god' && person !== 'child');
	return isOfLegend && (heard.asks === 'knowledge' || !isOfLife) ? tells(persons) : null;
}
