import { foldWord } from '#src/listening/text/fold-letters.ts';

/** Persian verbs in the past, of the teller or of somebody told of. */
const pastVerb =
	/^(?!می|نمی)(?:ن|در|بر|وا)?(?:.*(?:کرد|شد|زد|رفت|گرفت|داد|افتاد|فتاد|اومد|یومد|امد|دوید|پرید|خندید|کشت|بوسید|ریخت|شکست|سوخت|گذشت|نشست|ایستاد|وایساد|برید|دید|گفت|انداخت|نداخت|رسید|ترسید|گشت|موند|ماند|خورد|برد|گذاشت|ذاشت|کشید|ورد|بست|پیچید|لرزید|فهمید|شنید|خوابید|چید|پاشید|بود))(?:م|یم|ن|ند|ش|مش|نش)?$/;
/** Who is spoken to: «برنگرد», «مادرت», «می‌خوای». */
const spokenTo =
	/^(?:شما|بیا|برو|نرو|بگیر|نگیر|بده|نده|کن|نکن|باش|نباش|ببین|بدو|وایسا|(?:ن?می|ب).{2,}(?:ی|ید|ین)|.*(?:کرد|شد|زد|رفت|گرفت|داد|دید|گفت|خورد|بود|اومد|امد)(?:ی|ید|ین)|هستی|نیستی|باشی|کنی|شی|بری|بدی|داری|نداری|مادرت|پدرت|بابات|مامانت)$/;

const wordsIn = (part: string) => (part.match(/[\p{L}\p{M}\u200c]+/gu) ?? []).map(foldWord).filter(Boolean);

/**
 * Where speech ends that stands behind a verb without marks, where behind a comma the telling goes on: «گفت طلاقت می‌دم، حلقه‌شو
 * درآورد».
 */
export function endInPersian(text: string, from: number, end: number): number {
	const parts = [...text.slice(from, end).matchAll(/[^،,]+/gu)];
	const [said] = parts;
	if (!said) return end;
	const own = wordsIn(said[0]);
	// "Your mother died, your father left": all of it may be told by who speaks.
	const isTold = pastVerb.test(own.at(-1) ?? '');
	for (const part of parts.slice(1)) {
		const words = wordsIn(part[0]);
		const isNarrated = words.some((word) => pastVerb.test(word)) && !words.some((word) => spokenTo.test(word));
		const isByTeller = words.some((word) => pastVerb.test(word) && /م$/.test(word));
		if (isNarrated && (!isTold || (isByTeller && own.some((word) => spokenTo.test(word)))))
			return from + part.index - 1;
	}
	return end;
}

/** «پرسید کجا بودم», «پرسیدن چرا نرفتم»: a question that is reported. */
export const isAskedOfTeller = (verb: string, said: string): boolean =>
	/^(?:می)?پرسید(?:ن|ند|ه)?$/.test(verb) &&
	/^(?:کجا|چرا|کی|چی|چند|چطور|چه)(?:\s|$)/u.test(said) &&
	/(?:بود|رفت|کرد|اومد|آمد|دید|خورد|گفت|زد|هست|شد|موند|ماند|گرفت|دار|می‌?خوا|می‌?ر|می‌?کن)م$/u.test(said);
