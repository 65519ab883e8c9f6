import { getQuestions } from '@bigfive-org/questions';
import type { Language } from '#src/language/languages.ts';
import type { Domain, Item } from './score.ts';

/**
 * Statements whose published translation says something else than the English original, or is misspelt, by their number
 * from 1, in words of ours. The originals are in the public domain (ipip.ori.org) and may be altered.
 */
const amended: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
	en: {},
	fa: {
		1: 'دربارهٔ چیزها نگران می‌شوم',
		12: 'کارها را به دست می‌گیرم',
		13: 'احساس‌هایم را با شدت تجربه می‌کنم',
		19: 'از یک دعوای حسابی بدم نمی‌آید',
		21: 'گاهی در خوردن یا خوش‌گذرانی پاک از اندازه می‌گذرم',
		24: 'معتقدم که از دیگران بهترم',
		36: 'زود از چیزی کلافه می‌شوم',
		46: 'از اینکه نگاه‌ها به من بیفتد می‌ترسم',
		47: 'همیشه در جنب‌وجوش هستم',
		50: 'بیش از آنچه از من انتظار می‌رود کار می‌کنم',
		54: 'دربارهٔ خودم خیلی خوب فکر می‌کنم',
		57: 'به من خیلی خوش می‌گذرد',
		69: 'از دیگران سوءاستفاده می‌کنم',
		70: 'اتاقم را به‌هم‌ریخته رها می‌کنم',
		73: 'به‌ندرت متوجه واکنش‌های احساسی خود می‌شوم',
		84: 'نظرم دربارهٔ خودم بسیار بالاست',
		86: 'احساس می‌کنم که نمی‌توانم با مسائل کنار بیایم',
		98: 'از رفتن به موزه‌های هنری لذت نمی‌برم',
		100: 'وسایلم را این‌جا و آن‌جا رها می‌کنم',
		101: 'با خودم راحتم',
		106: 'موقعیت‌های دشوار در جمع ناراحتم نمی‌کند',
		107: 'دوست دارم به خودم سخت نگیرم',
		109: 'بدیِ دیگران را تلافی می‌کنم',
	},
	ar: {
		19: 'أحبّ الشجار الحامي',
		26: 'أفزع بسهولة',
		28: 'أميل إلى التصويت للمرشّحين الليبراليين',
		30: 'أندفع في الأمور بلا تفكير',
		56: 'تغلبني الأحداث حين تتراكم',
		82: 'أستمتع بالتهوّر',
		88: 'أميل إلى التصويت للمرشّحين المحافظين',
	},
	es: {
		9: 'Utilizo a los demás para mis propios fines',
		17: 'Siempre tengo cosas que hacer',
		21: 'A veces me doy atracones o excesos',
		23: 'Me encanta leer cosas difíciles',
		30: 'Me lanzo a las cosas sin pensar',
		35: 'Destaco en lo que hago',
		39: 'Hago trampa para salir adelante',
		45: 'Digo la verdad',
		48: 'Prefiero quedarme con lo que conozco',
		54: 'Tengo muy buena opinión de mí',
		57: 'Me divierto mucho',
		67: 'Prefiero estar a solas',
		71: 'A menudo tengo el ánimo por los suelos',
		75: 'Rompo las reglas',
		84: 'Me considero alguien de mucho valor',
		85: 'Pierdo el tiempo',
		88: 'Tiendo a votar por candidatos políticos conservadores',
		97: 'Evito las multitudes',
		99: 'Pongo trabas a los planes de otros',
		108: 'Me aferro a las maneras convencionales',
		109: 'Me vengo de quien me hace algo',
		112: 'Hago locuras',
		116: 'Mantengo la calma bajo presión',
	},
};

/** The 120 statements in one language, in the order they are asked. */
export function itemsIn(language: Language): Item[] {
	return getQuestions(language).map(({ domain, facet, keyed, text }, place) => ({
		domain: domain as Domain,
		facet,
		keyed: keyed as Item['keyed'],
		text: amended[language][place + 1] ?? text.trim().replace(/\.$/, ''),
	}));
}
