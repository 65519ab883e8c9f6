import type { Language } from '#src/language/languages.ts';
import type { CalendarType } from '#src/methods/calendars/calendar-types.ts';
import { anyOf } from '#src/words/testing/random.ts';
import { joinDate } from '../birth/birth-date.ts';

const first = {
	latin:
		'Ana Sofía Carmen José Luis Elena Teresa John Mary Alice Peter Grace Lynn Omar Layla Sara Reza Nadia Hugo Lucía Martín Clara Ruth Irene Pablo Emma Noah Diego Marta Sergio Alba Raúl Inés Óscar Pilar Rosa Hannah Oliver Chloe Simon Judith Walter Edith George Helen Victor Amelia Kate Daniel Laura Samuel Nora Felix Greta Bruno Elsa Yusuf Amira Dario Vera Tomás Julia Anders Zoë'.split(
			' ',
		),
	fa: 'سارا مریم رضا فاطمه شیرین حسین پارسا گلناز زهرا ژاله هوشنگ علی محمد نرگس کیوان پریسا آرش مهسا بهرام لیلا فرهاد نازنین سیاوش چیستا منیژه کامران الهام بابک ترانه جمشید سمیرا داریوش شادی رامین فروغ سهراب نیلوفر امیر هما کوروش بهاره مسعود پروانه ایرج مینا بیژن سودابه نادر طاهره کاوه رویا یاسمن حمید فرزانه پدرام صبا منصور آتوسا هومن مهتاب سعید نسرین'.split(
		' ',
	),
	ar: 'محمد فاطمة علي سعاد مريم خالد ليلى يوسف زينب عمر نور سلمى حسن رقية طارق هدى إبراهيم أمينة سامر رنا بشرى ياسمين عائشة منى كريم سناء وليد نجوى زياد جمانة فؤاد لمى بلال هند رشيد سوسن مروان ثريا أيمن دلال هاني رباب نبيل شهد صالح غادة عادل وفاء ماهر سهام حاتم فرح إياد نهى جابر عبير رامي لبنى قاسم ميساء ناصر أسماء'.split(
		' ',
	),
} as const;
const last = {
	latin:
		'García López Smith Lennon Núñez Karimi Brown Weiß Moreau Haddad Torres Ibáñez Clarke Vega Rossi Novak Prieto Owen Serrano Molina Delgado Castro Rubio Marín Iglesias Cano Fischer Bauer Dubois Laurent Byrne Walsh Murphy Hughes Foster Palmer Grant Reid Costa Silva Rahimi Farhadi'.split(
			' ',
		),
	fa: 'کریمی احمدی رستگار پورداوود نیک‌نژاد شیرازی فرخزاد مصلی چراغی گلستان بهبهانی صادقی رحیمی ژیان طوسی یزدانی تهرانی همدانی کاشانی جعفری موسوی نوری عباسی کاظمی حیدری قاسمی رضایی شریفی بختیاری دهقان زارع ملکی فتحی ابراهیمی'.split(
		' ',
	),
	ar: 'الحداد المصري الشامي القاسم الخطيب النجار حمدان العطار الزهراوي بدران سلامة الكرمي فارس منصور درويش الصباغ التميمي البغدادي الحلبي المغربي اليماني عباس الخوري حسين نصار العلي زيدان شاهين الجابري مراد سعيد الرفاعي عثمان'.split(
		' ',
	),
} as const;

/** Every tenth writes in the other script than the page's. */
function namesFor(language: Language, random: () => number): keyof typeof first {
	const own = language === 'fa' ? 'fa' : language === 'ar' ? 'ar' : 'latin';
	if (random() >= 0.1) return own;
	return own === 'latin' ? 'fa' : 'latin';
}

/** A name as people type it: a first name, or a full one. */
export function randomName(language: Language, random: () => number, kind: 'first' | 'full'): string {
	const script = namesFor(language, random);
	const one = (names: readonly string[]) => anyOf(names as readonly [string, ...string[]], random);
	return kind === 'first' ? one(first[script]) : `${one(first[script])} ${one(last[script])}`;
}

/** A day of the last eighty years in a calendar, as the form joins it. */
export function randomBirthDate(calendar: CalendarType, random: () => number): string {
	const newest = { solar: 1404, gregorian: 2025, lunar: 1446 }[calendar];
	const upTo = (most: number) => 1 + Math.floor(random() * most);
	return joinDate(
		{ year: String(newest - upTo(80)), month: String(upTo(12)), day: String(upTo(28)), text: '' },
		calendar,
	);
}
