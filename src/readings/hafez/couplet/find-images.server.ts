import { createPhraseFinder } from '#src/listening/text/phrases.ts';
import type { Image } from '../words/shape.ts';
import { verseTokens } from './verse-tokens.server.ts';

/** The Persian words by which a couplet shows an image, in these forms alone; `*` stands for any ending. */
const wordsOf: Readonly<Record<Image, readonly string[]>> = {
	wine: [
		'می',
		'باده*',
		'شراب',
		'ساقی*',
		'الساقی',
		'جام*',
		'ساغر*',
		'پیاله',
		'میخانه*',
		'میکده*',
		'صهبا',
		'خرابات',
		'پیمانه*',
		'قدح',
		'مست*',
	],
	wind: ['باد', 'صبا', 'نسیم*', 'شمال'],
	night: ['شب', 'شبی', 'شبها*', 'شبان', 'دوش', 'ظلمت', 'تاریک*', 'یلدا'],
	dawn: ['سحر*', 'صبح*', 'بامداد', 'سپیده'],
	garden: ['باغ*', 'چمن*', 'گلستان*', 'بستان*', 'بوستان', 'سرو*', 'بهار*', 'گلشن'],
	rose: ['گل', 'گلی', 'گلها', 'گلاب', 'غنچه*', 'لاله*', 'نسرین', 'ارغوان', 'نوگل'],
	nightingale: ['بلبل*', 'مرغ*', 'هزار', 'عندلیب', 'قمری'],
	friend: [
		'یار',
		'یارم',
		'یاران',
		'یاری',
		'دوست',
		'دوستان',
		'جانان*',
		'دلبر*',
		'نگار*',
		'دلدار*',
		'محبوب',
		'معشوق*',
		'شاهد*',
		'حبیب',
	],
	heart: ['دل', 'دلم', 'دلت', 'دلی', 'دلها', 'سینه*', 'جگر', 'قلب', 'خاطر*'],
	hair: ['زلف*', 'گیسو*', 'مو', 'موی', 'طره*', 'کاکل'],
	eye: ['چشم*', 'دیده', 'دیدگان', 'نظر*', 'نرگس*', 'مژگان', 'مژه', 'ابرو*'],
	blood: ['خون*', 'خونین', 'زخم*', 'جراحت'],
	road: ['راه*', 'ره', 'رهی', 'سفر*', 'منزل*', 'کاروان*', 'رهرو*', 'بادیه', 'بیابان*', 'کوی', 'سالک*'],
	sea: ['دریا*', 'بحر*', 'موج*', 'کشتی*', 'گرداب', 'ساحل*', 'طوفان*', 'توفان*'],
	fire: ['اتش*', 'اذر', 'شعله*', 'سوخت*', 'سوز*', 'بسوخت'],
	candle: ['شمع*', 'چراغ*', 'پروانه*'],
	mirror: ['اینه*', 'ایینه*', 'جم'],
	dust: ['خاک*', 'غبار*', 'گرد'],
	moon: ['ماه', 'مه', 'ماهی', 'هلال', 'بدر'],
	sun: ['خورشید*', 'افتاب*', 'مهر'],
	tears: ['اشک*', 'گریه*', 'گریست*', 'گریان', 'سرشک'],
	patience: ['صبر*', 'شکیب*', 'تحمل'],
	secret: ['راز*', 'سر', 'اسرار', 'نهان', 'پنهان*', 'پرده*'],
	fate: ['قضا', 'قسمت', 'بخت', 'طالع', 'فلک', 'گردون', 'تقدیر', 'ازل', 'نصیب*', 'چرخ', 'روزگار', 'دور'],
	separation: ['فراق*', 'هجر*', 'هجران', 'جدایی', 'غم', 'غمت', 'دوری', 'غصه', 'درد', 'محنت'],
	union: ['وصل*', 'وصال*', 'دیدار*'],
	prayer: [
		'دعا*',
		'نماز*',
		'خدا*',
		'رب',
		'مسجد',
		'قبله',
		'محراب',
		'سجاده*',
		'توبه',
		'کعبه',
		'صوفی*',
		'زاهد*',
		'لطف',
		'الطاف',
	],
	king: ['شاه', 'شاها', 'سلطان*', 'پادشاه*', 'خسرو*', 'سلیمان', 'جمشید', 'دولت', 'تخت', 'تاج'],
	beggar: ['گدا*', 'درویش*', 'فقر', 'فقیر*', 'مسکین', 'قناعت'],
	time: ['عمر*', 'ایام', 'فردا', 'امروز', 'دم', 'زمان*', 'جوانی', 'پیری', 'ایام', 'روزی', 'جهان', 'دنیا', 'گیتی'],
};

const findShown = createPhraseFinder<Image>(
	(Object.entries(wordsOf) as [Image, readonly string[]][]).map(([image, words]) => [
		image,
		words.map((word) => (word.endsWith('*') ? word : `=${word}`)),
	]),
);

/** The images of a Persian couplet in the order in which they come, each with the word that shows it, as it is written. */
export function findImages(couplet: string): { image: Image; word: string }[] {
	const tokens = verseTokens(couplet);
	const found = new Map<Image, string>();
	const shown = findShown(tokens);
	for (const [index, { from, to }] of tokens.entries()) {
		const written = couplet.slice(from, to);
		for (const { label, first } of shown) if (first === index && !found.has(label)) found.set(label, written);
	}
	return [...found].map(([image, word]) => ({ image, word }));
}
