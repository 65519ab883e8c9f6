import type { Language } from '#src/language/languages.ts';
import { type SignId, signAt } from '#src/methods/sky/signs.ts';
import { fold } from '#src/words/fold.ts';

/** How it is asked for, in folded text: a date alone asks for nothing. */
const asksForSign: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:what|which|whats|what's)\b.*\b(?:sign|zodiac)\b|\b(?:zodiac|star|sun|my) ?sign\b|\bzodiac\b/,
	fa: /(?:^| )(?:چه|کدوم|کدام|چی) ?(?:برج|طالع)|(?:^| )(?:متولد|زاده).* (?:نشان|نماد)|(?:^| )(?:برج|طالع|نماد|نشان)(?:م|ش|ت|شون)? (?:چی|چیه|چیست|کدوم|کدومه|کدام)(?: |$)|(?:^| )(?:برج|طالع) (?:\S+ ){1,3}(?:چیه|چیست|چی|کدومه|چی میشه|چه میشود)(?: |$)|برج فلکی|زودیاک/,
	ar: /(?:^| )(?:ای|ما|شو|ایش|وش|شنو|ماهو|ایه) (?:هو |هی )?(?:ال)?برج|برج(?:ی|ه|ها|ک|کم)? (?:ایش|شو|وش|ما|ایه|ای|شنو)(?: |$)|موالید .*برج|برج .*موالید|(?:^| )(?:ال)?ابراج(?: |$)/,
	es: /\b(?:que|cual) (?:es )?(?:el |mi |su )?(?:signo|horoscopo)\b|\bsigno\b.*\b(?:soy|es|seria|corresponde|tengo|toca|nacid[oa]s?)\b|\bmi signo\b|\bzodiac\w*\b/,
}; // prettier-ignore

/** The months from January, each under all its names. */
const months: Readonly<Record<Language, readonly string[]>> = {
	en: [
		'january|jan',
		'february|feb',
		'march|mar',
		'april|apr',
		'may',
		'june|jun',
		'july|jul',
		'august|aug',
		'september|sept|sep',
		'october|oct',
		'november|nov',
		'december|dec',
	],
	fa: [
		'ژانویه',
		'فوریه',
		'مارس|مارچ',
		'آوریل|اپریل',
		'مه|می',
		'ژوئن|جون',
		'ژوئیه|جولای',
		'اوت|آگوست|اگست',
		'سپتامبر',
		'اکتبر',
		'نوامبر',
		'دسامبر',
	],
	ar: [
		'يناير|كانون الثاني|جانفي',
		'فبراير|شباط|فيفري',
		'مارس|آذار',
		'أبريل|إبريل|نيسان|أفريل',
		'مايو|أيار|ماي',
		'يونيو|حزيران|جوان|يونيه',
		'يوليو|تموز|جويلية|يوليوز|يوليه',
		'أغسطس|آب|أوت|غشت',
		'سبتمبر|أيلول|شتنبر',
		'أكتوبر|تشرين الأول|تشرين أول',
		'نوفمبر|تشرين الثاني|تشرين ثاني|نونبر',
		'ديسمبر|كانون الأول|كانون أول|دجنبر',
	],
	es: [
		'enero|ene',
		'febrero|feb',
		'marzo|mar',
		'abril|abr',
		'mayo|may',
		'junio|jun',
		'julio|jul',
		'agosto|ago',
		'septiembre|setiembre|sept|sep',
		'octubre|oct',
		'noviembre|nov',
		'diciembre|dic',
	],
};
/** The Persian months, which are the signs: Farvardin is Aries. */
const persianMonths = 'فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند'.split('|').map(fold);

/** The day on which the Sun comes into the next sign, from January. */
const entries = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22] as const;
/** January's is Aquarius, the eleventh. */
const SIGN_OF_JANUARY = 10;

const monthNames = (language: Language) => months[language].map((names) => names.split('|').map(fold).join('|'));

/** A day and a month as they stand in a text, in either order. */
const dated = (language: Language): readonly string[] => {
	const month = `(?<month>${monthNames(language).join('|')})(?= |$)`;
	const day = '(?:^| )(?<day>\\d{1,2})';
	switch (language) {
		case 'en':
			return [
				`${day}(?:st|nd|rd|th)?(?: of)? ${month}`,
				`(?:^| )${month}(?: the)? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?= |$)`,
			];
		case 'fa':
			return [`${day}(?: ?م)?(?: ماه)? ${month}`];
		case 'ar':
			return [`${day}(?: من)?(?: شهر)? ${month}`, `${day}(?: شهر)? (?<number>\\d{1,2})(?= |$)`];
		default:
			return [`(?:^| )(?<day>\\d{1,2}|primero)(?: de)? ${month}`, `${day}(?: del?)? (?<number>\\d{1,2})(?= |$)`];
	}
};
const patterns = new Map<Language, readonly RegExp[]>();
function patternsOf(language: Language): readonly RegExp[] {
	const known = patterns.get(language) ?? dated(language).map((pattern) => new RegExp(pattern));
	patterns.set(language, known);
	return known;
}

/** Of a Persian month no day is needed; without one, or a word like «متولد», its name may be anybody's. */
const inPersianMonth = new RegExp(
	`(?:^| )(?:\\d{1,2}|متولد|متولدین|زاده|زاده ی|ماه|اول|سی|\\S+م) (?<month>${persianMonths.join('|')})(?:م|ی|ه|یم)?(?: |$)`,
);

/** Digits of every script as ours. */
const inOurDigits = (text: string) =>
	text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The sign of a day. */
function signOn(day: number, month: number): SignId | null {
	const entry = entries[month - 1];
	if (!entry || day < 1 || day > 31) return null;
	return signAt(SIGN_OF_JANUARY + month - (day < entry ? 2 : 1)).id;
}

/** The sign of the date that a message tells; null where it asks for none. */
export function signAsked(text: string, language: Language): SignId | null {
	const folded = inOurDigits(fold(text));
	if (!asksForSign[language].test(folded)) return null;
	const persian = language === 'fa' ? inPersianMonth.exec(folded)?.groups?.month : undefined;
	if (persian) return signAt(persianMonths.indexOf(persian)).id;
	for (const pattern of patternsOf(language)) {
		const found = pattern.exec(folded)?.groups;
		if (!found) continue;
		const { day, month, number } = found;
		const at = month ? monthNames(language).findIndex((names) => names.split('|').includes(month)) + 1 : Number(number);
		const sign = signOn(day === 'primero' ? 1 : Number(day), at);
		if (sign) return sign;
	}
	return null;
}
