import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';

const named = '(?:اسم|نام|کلمه|واژه|لغت|عبارت)(?:ی|ه)?';
/** A name of at most three words, as few as there are. */
const name = '(?<name>\\S+(?: \\S+){0,2}?)';
const by = '(?:(?:به|در|تو|توی|با|ب|طبق|براساس|از روی) )?(?:حساب |حروف |عدد |شماره )*(?:ابجدی?|جمل)(?: کبیر)?';
const count =
	'(?:(?:چند|چنده|چندتا|چندتاست|چندم|چی|چیه|چیست|چقدر|چقدره|چه|عددش|میشه|میشود|حساب|حسابش|بگو|بگید|بگین|دربیار|محاسبه|جمع)(?: |$))';

/** «اسمم سحره، ابجدش چند میشه» */
const ofOneself = new RegExp(
	`(?:اسم من|اسمم|نام من|نامم|من) ${name}(?: (?:است|هست|هستم|هستش))? (?:ابجد(?:م|ش|شو|مو)|عدد ابجد(?:م|ش)?|(?:به|تو|با) (?:حساب )?ابجد) `,
);
/** How the abjad of a name is asked for; a name that no word like «اسم» leads stands first, or right behind «ابجد». */
const asked: readonly RegExp[] = [
	...[
		`${named} ${name} (?:رو |را |و )?${by}(?: |$)`,
		`${named} ${name} (?:چند|چنده|چی|چیه|چقدر)(?: \\S+){0,2} ${by}(?: |$)`,
		`(?:^| )(?:ابجدی?|جمل)(?: کبیر)? (?:${named} )?${name} (?:رو |را )?(?:برام )?${count}`,
		`^(?:سلام |لطفا |ببخشید )?${name} (?:رو |را )?(?:به|در|تو|توی|با|طبق) (?:حساب |حروف |عدد )*(?:ابجد|جمل)(?: کبیر)? ${count}`,
		`${count}(?:حساب )?ابجد(?:ی)? (?:${named} )?${name}$`,
	].map((pattern) => new RegExp(pattern)),
	ofOneself,
];

/** What stands in the place of a name and is none. */
const isNoName =
	/(?:^| )(?:من|منو|م|خودم|خودت|تو|اسم|اسمم|نام|نامم|مادر|پدر|هم|شما|ما|مامانم|بابام|مادر|پدر|هم|این|اون|ان|هر|یه|یک|کسی|چند|چنده|چی|چیه|چیست|چه|چرا|چطور\S*|چجور\S*|چگونه|کجا|کی|از|به|در|تو|توی|با|برای|که|و|یعنی|حساب|حرف|حروف|حرفا|نوع|نوعه|جور|عدد|عددی|سال|تاریخ|فرق|صغیر|وسیط|اصلا|دقیقا|داره|دارد|داریم|میشه|میشود|میکنن|میکنند|هست|است|چیز|چیزی|رو|را)(?: |$)/;
/** Names that end in «ه» by themselves; else it is the "is" of «اسمم سحره». */
const endsSo =
	/(?:فاطمه|مرضیه|راضیه|طاهره|زهره|محدثه|سمیه|معصومه|صدیقه|منیژه|هانیه|حدیثه|سمانه|ریحانه|فرزانه|افسانه|پروانه|ستاره|ترانه|الهه|ساره|حمیده|سعیده|ملیحه|نفیسه|عاطفه|مهدیه|فهیمه|[اآ]سیه|خدیجه|رقیه|بهاره|فرشته|زکیه|لاله|ژاله|هاله|حمزه|اله|فرخنده|تهمینه|سودابه|رودابه|فا[یئ]زه|عارفه|انسیه|صفیه|[آا]منه|ما[یئ]ده|شکوفه|سپیده|پونه|[آا]زاده|شهره|هدیه|هنگامه|نغمه|حنانه|یگانه|محبوبه|منصوره|نیره|طیبه|وجیهه)$/;

/** «سحره», «رضاست», «مرضیه‌ست» */
const withoutIs = (written: string) =>
	endsSo.test(written) ? written : written.replace(/(?<=.{2})(?:\u200c?س?ت|ه)$/u, (end) => (end === 'ت' ? end : ''));

/** The name whose abjad a message asks for, as it is written; null where it asks for none. */
export function abjadAsked(text: string, language: Language): string | null {
	if (language !== 'fa') return null;
	const words = text.match(/[\p{L}\p{M}\u200c\u0640]+/gu) ?? [];
	if (words.length > 14) return null;
	const line = words.map((word) => fold(word.replaceAll('\u200c', ''))).join(' ');
	for (const pattern of asked) {
		const found = pattern.exec(`${line} `)?.groups?.name;
		if (!found || isNoName.test(found)) continue;
		const at = ` ${line} `.indexOf(` ${found} `);
		const first = ` ${line} `.slice(0, at + 1).split(' ').length - 2;
		const written = words.slice(first, first + found.split(' ').length).join(' ');
		return pattern === ofOneself ? withoutIs(written) : written;
	}
	return null;
}
