import { foldWord } from '#src/listening/text/fold-letters.ts';

/** Words of daily business, which dreams hardly have, and what people have done to themselves. */
const business = new RegExp(
	`(?:^| )(?:${[
		'لطفا|لطفن|خواهشا|بیزحمت',
		'تومن|تومان|کیلویی|گرونه?|ارزونه?|قیمتش|قسط\\S*|تخفیف|حراج|اسنپ|تپسی|کنسل\\S*|مکانیکی|زاپاس|رزرو|سم بزن\\S*|سمپاشی|طلافروشی|سر عقدم\\S*|گواهینامه|روز معلم|روز مادر|روز پدر|قلک|برف بازی|خواهرزاده م|خواهرزادم|زن داداشم',
		'واکسن\\S*|جوجه زدیم|کباب زدیم|میوه خوری(?:ه)?',
		'(?:مو|ابرو)\\S* (?:\\S+ ){0,2}(?:رنگ|مش|کراتین|فر|صاف|برداشت|مرتب)\\S*',
		'(?:رفتم|برم|میرم|رفته بودم|وقت) ارایشگاه|نوک موهام\\S*|بهم میاد|بهت میاد|بهم نمیاد',
		'(?:دندون|دندان)\\S* (?:\\S+ ){0,2}(?:پر کردم|عصب کشی|روکش|جرمگیری|ارتودنسی|ایمپلنت)',
	].join('|')})(?= |$)`,
	'u',
);

/** A request as the last word, and what goes on day by day. Dreams are told in the present as well: «دندونام می‌ریزه». */
const asksFor =
	/(?:^| )(?:کن|کنید|کنین|نکن|نکنید|نکنین|بده|بدین|بدید|بگیر|بگیرین|بگیرید|بیار|بیارین|بیارید|بذار|بذارین|نذار|ببند|ببندین|نبند|نبندین|بردار|بردارین|دربیار|دربیارین|دربیارید|بخر|بخرین|بزن|بزنین|نزن|نزنین|جمع کن)(?: لطفا)?$/u;
const goesOnDaily = /(?:^| )(?:همیشه|معمولا|هر روز|هر هفته|جمعه ها|شنبه ها|هرسال|هر سال) .*می\p{L}+$/u;
/** The same with these it is told. */
const told = /(?:^| )(?:گفت\S*|میگفت\S*|گفته|نوشته|صدا|داد|بود\S*|شد\S*|دیدم|یهو|یکدفعه|تو خواب|دنبالم)(?= |$)/u;

/** A state that lasts as the last word: «پیش مادرمه», «بیمارستانه». */
const isNow = /(?:^| )\S{2,}(?:رمه|مونه|شونه|تونه|ستانه|ستونه)$/u;

/** How dreams are told whether or not they say so. */
const scene =
	/(?:^| )(?:نه \S+ی بود (?:و )?نه|روبروم|روبرومه|جلوم وایساده|سیخ شده بود|بالا سرم|دورم|دنبالم|تو هوا|یهو|ناگهان|غیبش زد|تبدیل شد|افتاده بود\S* دنبالم|زل زده بود|پیرمردی|پیرزنی|زنی|مردی|خبری نبود|اثری از)(?= |$)/u;

/** How much more a text sounds like talk than its words and symbols tell; less than nothing where it sounds like a dream. */
export function talkInPersian(text: string): number {
	const line = (text.match(/[\p{L}\p{M}\u200c']+/gu) ?? [])
		.map(foldWord)
		.join(' ')
		.replace(/\u200c/g, ' ');
	if (business.test(line)) return 0.85;
	if (scene.test(line)) return -0.6;
	if (told.test(line)) return 0;
	if (isNow.test(line)) return 0.4;
	if (asksFor.test(line)) return 0.7;
	return goesOnDaily.test(line) ? 0.3 : 0;
}
