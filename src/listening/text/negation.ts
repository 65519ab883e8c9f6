import type { Language } from '#src/language/languages.ts';
import { foldWord } from './fold-letters.ts';
import { forms as persian } from './forms/forms-fa.ts';
import type { Match } from './phrases.ts';
import type { Token } from './token.ts';

/** How many words a denial reaches, in languages that put it in front. */
const REACH = 5;

/** What the phrases of denial deny is another verb: "I can't", "I don't know", "I don't want". */
const modal: Readonly<Record<Language, RegExp>> = {
	en: /^(?:can't|cant|cannot|couldn't|couldnt|know|want|think|sure|understand|believe|wanna|just|only|stop|help|matter|anymore|longer|told|tell|tells|warned|warn|mentioned|mention|admit|admitted|knew|realised|realized|realise|realize|expect|expected)$/,
	fa: /^ن(?:می)?(?:دون|دان|تون|توان|خوا|خواه|فهم|دونست|دانست|تونست|توانست|خواست|کنه|کند)/,
	ar: /^(?:ا|ب|ی|ت|ن)*(?:عرف|عارف|عارفه|دری|ادری|درین|قدر|قادر|قادره|استطیع|ستطیع|رید|ارید|بدی|عاوز|عاوزه|عایز|عایزه|ابغی|ابی|حب|ابغا|فهم|فاهم|نعرف|نقدر|بغیت|یکفی|زعلان|متضایق|مقهور|حزین|ندمان|نادم|مستغرب|فارق|هامنی|همنی|یهمنی|مصدق|صدق|مستوعب|ستوعب|متقبل|تقبل|متخیل|تخیل)/,
	es: /^(?:se|sabe|sabemos|puedo|pude|podia|puede|podre|podremos|podra|podemos|pudimos|logro|logramos|consigo|quiero|quiere|queria|entiendo|creo|deja|paro|aguanto|soporto)$/,
};

/** Words at which the reach of a denial in front ends. */
const stops: Readonly<Record<'en' | 'ar' | 'es', RegExp>> = {
	en: /^(?:and|but|because|or|anymore|since|so)$/,
	ar: /^(?:و(?!ظیف|فا|حد|الد|قع|صل|قت|جد|لد|ضع|عد|طن).{3,}|و|او|منذ)$/,
	es: /^(?:y|pero|porque|o|desde|sino)$/,
};

const finite =
	/^(?!گم$)(?:می|ب|ن|نمی)?(?:شد|شو|شه|شم|شن|ش|کرد|کن|کنم|بود|باش|داشت|دار|داد|ده|رفت|گرفت|گیر|زد|زن|دید|گفت|گم|خورد|مرد|امد|اومد|اید|یاد|افتاد|یفت|رسید|رس|موند|ماند|فرست|فرستاد|برد|برداشت|ریخت|انداخت|نداخت|کشید|خورد|فروخت|خرید|نشست|خوابید|گذاشت|ذاشت|نوشت|شکست|سوخت|برگشت|باخت|پرید|بست|ساخت|کشت|اورد|اومد|شنید|فهمید)(?:ه|م|ی|یم|ید|ند|ن|ین|ام|ای|ایم|اید|اند|است|ست|د|ش)*$/;
const deniesBeing = /^(?:نیست|نیستم|نیستی|نیستن|نیستند|نیستیم|نیس|نبود.*|نباش.*)$/;

/**
 * Whether what a match tells is denied in its own clause. A phrase that has its own denial in it («قبول نشدم») tells what it
 * tells; "I can't", "I don't know whether" and "I don't want" deny knowing and wanting, not what is known or wanted.
 */
export function isDenied(tokens: readonly Token[], match: Match<unknown>, language: Language): boolean {
	const own = match.at.some((index) => tokens[index]?.denies);
	if (own && language === 'fa') return !wordsOf(match).some((word) => /^نمی$|^ن$/.test(word) || persian.denies(word));
	if (own) return false;
	return language === 'fa' ? deniedBehind(tokens, match) : deniedBefore(tokens, match, language);
}

/** The words of a phrase as they are written, without its notation: in Persian `^کرد` finds «نکرد» as well. */
const wordsOf = ({ phrase }: Match<unknown>): string[] => phrase.split(/[ |()?=^*]+/u).map(foldWord);

/** A Persian word that says by its ending that it is so: «بارداره», «حامله‌س»; what is denied behind it is another matter. */
const isByItself = (match: Match<unknown>, word: string): boolean =>
	/(?:ه|س|ست)$/u.test(word) && !wordsOf(match).includes(word);
/** A word before «و» that ends its clause: «خوابیده و», «مریضم و», «مرد و». */
const endsClause =
	/..(?:ه|س|ست|م|ن|یم|ند|ید|ین)$|^(?:مرد|رفت|شد|کرد|زد|گرفت|داد|افتاد|موند|ماند|برگشت|سوخت|شکست|گذاشت|فروخت|باخت|اومد|بود)$/u;

/** «نه دعوا کردیم نه کسی خیانت کرده»: what stands behind each "neither"; but «نه می‌تونم ببخشمش نه ...» is of another verb. */
function isNeither(tokens: readonly Token[], { first, last }: Match<unknown>): boolean {
	const own = tokens[last];
	const isOne = (token: Token | undefined) => token?.word === 'نه' && token.sentence === own?.sentence;
	if (tokens.filter(isOne).length < 2) return false;
	const at = tokens.findLastIndex((token, index) => index < first && isOne(token));
	const next = tokens[at + 1];
	return (
		at >= 0 &&
		next !== undefined &&
		tokens[at]?.clause === own?.clause &&
		!/^(?:می)?(?:تون|توان|خوا|دون|دان)/.test(next.word)
	);
}

function deniedBehind(tokens: readonly Token[], match: Match<unknown>): boolean {
	const { first, last } = match;
	const own = tokens[last];
	const before = tokens[first - 1];
	if (before && before.clause === own?.clause && /^(?:هیچ|بدون|نه|بی)$/.test(before.word)) return true;
	if (isNeither(tokens, match)) return true;
	// «از ختم مامان دیگه حرف نزدیم»: since then, and what is denied is the talking.
	const isSince = before && /^(?:از|بعد|پس)$/.test(before.word);
	if (isSince && tokens.slice(last + 1).some(({ word }) => /^(?:دیگه|دیگر|تاحالا|تابحال)$/.test(word))) return false;
	if (own && last > first && finite.test(own.word)) return false;
	for (let index = last + 1; index < tokens.length && index <= last + REACH; index++) {
		const token = tokens[index];
		if (!token || token.clause !== own?.clause) return false;
		if (token.word === 'و' && endsClause.test(tokens[index - 1]?.word ?? '')) return false;
		if (token.denies)
			return (!modal.fa.test(token.word) || deniesBeing.test(token.word)) && !isByItself(match, own?.word ?? '');
		if (finite.test(token.word)) return false;
	}
	return false;
}

function deniedBefore(tokens: readonly Token[], { first }: Match<unknown>, language: 'en' | 'ar' | 'es'): boolean {
	const own = tokens[first];
	for (let index = first - 1; index >= 0 && index >= first - REACH; index--) {
		const token = tokens[index];
		if (!token || token.clause !== own?.clause || stops[language].test(token.word)) return false;
		if (!token.denies) continue;
		if (modal[language].test(token.word)) return false;
		const next = tokens[index + 1];
		return !(next && index + 1 < first && modal[language].test(next.word));
	}
	return false;
}
