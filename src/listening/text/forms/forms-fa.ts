import type { WordForms } from './word-forms.ts';

/** What is attached to nouns, adjectives and participles, the outermost first; written and spoken. */
const endings = [
	'هایشان',
	'هایمان',
	'هایتان',
	'هاشون',
	'هامون',
	'هاتون',
	'هایم',
	'هایت',
	'هایش',
	'هام',
	'هات',
	'هاش',
	'های',
	'ها',
	'هایی',
	'ایشان',
	'یشان',
	'یمان',
	'یتان',
	'شان',
	'مان',
	'تان',
	'شون',
	'مون',
	'تون',
	'ایم',
	'ام',
	'ات',
	'اش',
	'ای',
	'اید',
	'اند',
	'است',
	'ترین',
	'تر',
	'یم',
	'یت',
	'یش',
	'ند',
	'ید',
	'ین',
	'ان',
	'م',
	'ت',
	'ش',
	'ی',
	'ه',
	'ن',
	'ا',
	'و',
	'رو',
	'را',
	'س',
	'ست',
	'د',
]; // prettier-ignore
const verbEndings = [
	'یدیم',
	'یدید',
	'یدند',
	'ندگی',
	'ایم',
	'اید',
	'اند',
	'است',
	'ام',
	'ای',
	'یم',
	'ید',
	'ند',
	'ین',
	'ن',
	'م',
	'ی',
	'د',
	'ه',
	'ست',
	'ش',
	'شون',
	'مون',
	'تون',
	'ت',
	'مش',
	'متون',
	'و',
]; // prettier-ignore
const verbPrefix = /^(?:نمی|می|همی|بن|ن|ب|می‌)/;
/** Stems whose denied forms are told by a bare «ن» in front. */
const deniable =
	/^ن(?:شد|شو|شم|شه|شن|ش|کرد|کن|بود|باش|داشت|دار|داد|ده|دم|دن|خواست|خواه|خوا|رفت|رو|رم|ره|رن|یامد|یومد|یاد|یام|یای|گرفت|گیر|زد|زن|دید|بین|گفت|گو|گم|گه|توانست|توان|تونست|تون|مرد|میر|خورد|خور|ساخت|ساز|رسید|رس|ماند|مان|موند|مون|پرسید|پرس|فهمید|فهم|برد|بر|آورد|اورد|یاورد|یار|گذاشت|ذاشت|گذار|ذار|خوند|خواند|خون|خوان|نوشت|نویس|پذیرفت|پذیر|بخشید|بخش|فروخت|فروش|خرید|خر|افتاد|یفتاد|یفت|شناخت|شناس|دونست|دانست|دون|دان|پوسید|ریخت|ریز|شکست|شکن|شکاف|مانده|کنده|کشید|کش|سوخت|سوز|گزید|گز)(?:ه|م|ی|یم|ید|ند|ن|ین|ام|ای|ایم|اید|اند|است|ست|د|ش|مش|شون|مون)*$/; // prettier-ignore

function strip(word: string, list: readonly string[], least: number, depth: number, into: Set<string>): void {
	if (depth === 0) return;
	for (const ending of list) {
		if (word.length - ending.length < least || !word.endsWith(ending)) continue;
		const base = word.slice(0, -ending.length);
		if (into.has(base)) continue;
		into.add(base);
		strip(base, list, least, depth - 1, into);
	}
}

/** Words that end like inflected ones and are none: «خورشید» is no form of «خوردن», «فیلم» not "my elephant". */
const whole = /^(خورشید|جمشید|فیلم)/;
/** Such a word, and what it is with its own endings left out. */
const wholeForms = (word: string): string[] | null => {
	const root = whole.exec(word)?.[1];
	return root ? [...new Set([word, root])] : null;
};

/** Persian, written and spoken: possessives, object, plural, copula; verbs with می, ب and ن. */
export const forms: WordForms = {
	stems(word) {
		const undivided = wholeForms(word);
		if (undivided) return undivided;
		const found = new Set([word]);
		strip(word, endings, 3, 3, found);
		return [...found];
	},
	verbs(word) {
		const undivided = wholeForms(word);
		if (undivided) return undivided;
		const found = new Set<string>();
		const bodies = [word];
		for (let rest = word; verbPrefix.test(rest); ) {
			const next = rest.replace(verbPrefix, '');
			if (next === rest || next.length < 1) break;
			bodies.push(next);
			rest = next;
		}
		for (const body of bodies) {
			found.add(body);
			strip(body, verbEndings, 1, 2, found);
		}
		return [...found];
	},
	denies: (word) => /^(?:نمی.+|نه|هیچ|هیچوقت|هیچکس|هرگز|بدون|بی|نیست.*|نیس|نخیر)$/.test(word) || deniable.test(word),
};
