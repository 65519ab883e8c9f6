/** Iraqi and Gulf spelling, folded: ج, چ or ك as the word is spoken, where fusha writes ك or ق. */
const spelled: Readonly<Record<string, string>> = {
	جانت: 'کانت',
	چانت: 'کانت',
	چان: 'کان',
	جنت: 'کنت',
	چنت: 'کنت',
	چنا: 'کنا',
	جبیر: 'کبیر',
	جبیره: 'کبیره',
	چبیر: 'کبیر',
	چبیره: 'کبیره',
	چلب: 'کلب',
	چلاب: 'کلاب',
	سمچ: 'سمک',
	سمچه: 'سمکه',
	سچین: 'سکین',
	سچینه: 'سکینه',
	دیچ: 'دیک',
	شباچ: 'شباک',
	شبابیچ: 'شبابیک',
	چف: 'کف',
	یبچی: 'یبکی',
	تبچی: 'تبکی',
	ابچی: 'ابکی',
	یبچون: 'یبکون',
	حچی: 'حکی',
	یحچی: 'یحکی',
	تحچی: 'تحکی',
	اکدر: 'اقدر',
	نکدر: 'نقدر',
	یکدر: 'یقدر',
	تکدر: 'تقدر',
	کدرت: 'قدرت',
	گدرت: 'قدرت',
	اگدر: 'اقدر',
	نگدر: 'نقدر',
	یگدر: 'یقدر',
	تگدر: 'تقدر',
	واکف: 'واقف',
	واکفه: 'واقفه',
	واگف: 'واقف',
	واگفه: 'واقفه',
	وکفت: 'وقفت',
	وگفت: 'وقفت',
	گمر: 'قمر',
	گبر: 'قبر',
	گبره: 'قبره',
	گلبی: 'قلبی',
	توکع: 'توقع',
	وکع: 'وقع',
	وکعت: 'وقعت',
	وگع: 'وقع',
	وگعت: 'وقعت',
	یوکع: 'یوقع',
	ورایه: 'ورای',
	وراییه: 'ورای',
	غرک: 'غرق',
	غرکت: 'غرقت',
	غرکان: 'غرقان',
	غرگت: 'غرقت',
	حرکنا: 'حرقنا',
	سوگ: 'سوق',
	طریگ: 'طریق',
};

/** The same where other words are spelled so; they count only in a text with words that nobody else has. */
const spelledAmongIraqis: Readonly<Record<string, string>> = {
	جان: 'کان',
	یبجی: 'یبکی',
	تبجی: 'تبکی',
	ابجی: 'ابکی',
	یبجون: 'یبکون',
	بجیت: 'بکیت',
	بجت: 'بکت',
	جلب: 'کلب',
	جلاب: 'کلاب',
	سمج: 'سمک',
	سمجه: 'سمکه',
	سجین: 'سکین',
	سجینه: 'سکینه',
	دیج: 'دیک',
	شباج: 'شباک',
	حجی: 'حکی',
	حجت: 'حکت',
	حجیت: 'حکیت',
	یحجی: 'یحکی',
	تحجی: 'تحکی',
	طریک: 'طریق',
	اکلهم: 'اقولهم',
	اکله: 'اقوله',
	اکلها: 'اقولها',
	اکلک: 'اقولک',
	یکلی: 'یقولی',
	تکلی: 'تقولی',
	یکله: 'یقوله',
	کلی: 'قلی',
};

const ofIraqis =
	/^[وف]?(?:اکو|ماکو|جانت|چانت|چان|جبیره?|چبیره?|هوایه|شنو|شلون|هسه|ویای|ویاه|ویاها|ویانه|ابویه|اخویه|وراییه|ورایه|اکدر|نکدر|یکدر|تکدر|کدرت|واکفه?|وکعت|توکع|وکع|باوعت|اباوع|یباوع|تباوع|گاعد|فد|یابه|یمعود|یبجون)$/;

/** What is said or done, before which no article stands: «الجان» are the jinn. */
const isVerb = /^(?:جان|جنت|حجی|حجت|حجیت|یحجی|تحجی|[یتاب]بجی|یبجون|بجیت|بجت)/;

const HEAD = /^(?:[وف]?(?:بال|عال|هال|لل|ال|ب|ل)?)(?=.{3})/;

/** «گال» is told among the verbs of saying as it stands. */
const saying = /گ[الو]*ل/;

/** A folded word in the spelling that the lexicons have. */
export function inFusha(word: string, amongIraqis: boolean): string {
	const of = (body: string) => spelled[body] ?? (amongIraqis ? spelledAmongIraqis[body] : undefined);
	const whole = of(word);
	if (whole) return whole;
	const head = HEAD.exec(word)?.[0] ?? '';
	const body = word.slice(head.length);
	const bare = head && !(isVerb.test(body) && head.length > 1) && of(body);
	return bare ? head + bare : word.length < 4 || saying.test(word) ? word : word.replaceAll('گ', 'ق');
}

/** Whether a text is told as Iraqis do. */
export const isIraqi = (words: readonly string[]): boolean => words.some((word) => ofIraqis.test(word));
