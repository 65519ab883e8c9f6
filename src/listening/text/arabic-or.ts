import type { Mark } from '../lexicon/shape.ts';
import type { Match } from './phrases.ts';
import type { Token } from './token.ts';

/** What «ولا» joins where it means "nor": «ولا حد», «ولا خبر», «ولا من مجيب». */
const afterNor =
	/^(?:حدا?|احدا?|واحده?|شیء?|شیا|حاجه|مره|کلمه|خبر|حس|من|دمعه|یوم|لحظه|نص|ذره|قرش|فلس|ریال|لیره|عم|عاد|عاده|حتی|کان|کانه|کانی|عمر[هی]?|زال|رد|اتصال|رساله|صوت|ضحکه|راحه|نوم|فرصه|شرکه|بنی|مخلوق|ای|علی|رنه|علامه|همسه|سوال|حمل|خلفه|ونیس|سند|حیله|سلام|بای|فی|الی|قطره|لقمه|غمضه|نظره|لفته)$/;
/** «بعرف», «قادر»: a denial of knowing denies no choice: «ما بعرف أروح ولا أقعد». */
const knowing = /عرف|عارف|دری|قرر|محتار|فاهم|متاکد/;
/** «مع أم العيال», «أم زوجي»: a mother, no "or". */
const behindPreposition =
	/^(?:و|ف)?(?:مع|من|عند|عن|علی|الی|کل|ای|صرت|صیر|اصیر|تصیر|تصلح|اصلح|تنفع|انفع|تستاهل|احسن|اعظم|اصبح|اکون|کون|تکون|زی|مثل|متل)$/;
const ofHers =
	/^(?:ال)?(?:عیال|عیالی|اولاد|اولادی|ولاد|ولادی|بناتی|زوجی|زوجتی|جوزی|مرتی|مراتی|خطیبی|خطیبتی|صاحبتی|صدیقتی|صاحبی|صدیقی|مریضه|عیاله|عیالها|اولاده|اولادها|ولاده|ولادها|بناته|ولادهم|ل(?:طفل|طفله|طفلین|ثلاث|ثلاثه|تلات|تلاته|اربع|اربعه|خمس|خمسه|ولدین|بنتین|ولد|بنت|توام)\S*|مطلقه|عازبه|وحیده|جدیده)$/;
/** «ولا أستطيع»: "and I cannot", after whatever was told. */
const cannot =
	/^(?:[انتی]?ستطیع\S*|[ابن]?قدر|قادره?|اعرف|ادری|اجد|املک|اری|اظن|ارید|احتمل|اتحمل|اقوی|انام|[یت]زال|ازال|اشعر|احس|بحس|نحس|کنحس|بشعر|افهم|بفهم|اسمع|افکر|اجرو|اصدق|اطیق|اجید|اعلم|اذکر|اتذکر|ابالی|اهتم|بعرف|کنعرف|حاسس|حاسه|عندی|عندنا|معی|قدرت|عرفت|حسیت|نطقت|حکیت|سالت|سال|اتصل|اتصلت|کلمنی|کلمتنی|رد|ردت|جاوب|جاوبت|جانی|اجا|اجت|رجع|رجعت|وصل)$/;
const orNot =
	/^=(?:أم|ام|ولا|أو|او|لو) (?:لا|لأ|لاء|لسه|لسا|أنسى|ننسى|بلاش|خلاص|انتهى|فات الأوان|مافيش أمل|ما في أمل|راحت علي)$/;
/** «من شهر ولا ردوا علي، بيقبلوني؟»: what did not come, before what is asked. */
const didNotCome =
	/^(?:ردوا?|ردت|رد|جاوب(?:وا|ت)?|اتصل(?:وا|ت)?|کلم(?:نی|ونی|تنی)|سال(?:وا|ت|نی|ونی)?|بعت(?:وا|ت)?|بعث(?:وا|ت)?|اجا|اجت|جا|جانی|جاء|جات|شفت|شفنا|سمعت|وصل(?:نی|ت)?|حس|حسوا|عبر(?:نی|ونی)|طلع|طلعت|نفع|قال(?:وا|ت)?|حکی|حکت|عزم(?:نی|ونی)|بارک(?:وا)?|سلم(?:وا)?|لقیت|لقینا|استفدت|قدرت|فهمت|عرفت|نمت|اکلت)$/;

/** What I do to somebody, and what they do. */
const ofThem = /^(?:ا(?!ل)|ب(?!ال)|ن)\p{L}{2,}(?:ه|ها|هم)$/u;
const heDoes = /^[یت](?!ستاهل|ستحق|کون|مکن)\p{L}{3,}$/u;

/** Whether an Iraqi «لو» stands between two of a kind: «الطب لو الهندسة», «أسافر لو أبقى». */
function isIraqiOr(tokens: readonly Token[], at: number): boolean {
	const [own, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
	if (own?.word !== 'لو' || before?.clause !== own.clause || next?.clause !== own.clause) return false;
	// «لندن لو برلين»
	if (tokens.length === 3)
		return ![before.word, next.word].some((word) =>
			/^(?:(?:ا(?!ل)|[یتن])\p{L}{3,}|یا|حتی|ما|لا|ان|هو|هی|کان)$/u.test(word),
		);
	const isLast = !tokens.slice(at + 3).some(({ clause }) => clause === own.clause);
	if (!isLast) return false;
	const mine = /^(?:ا(?!ل)|ن)\p{L}{2,}$/u;
	const named = /^[بعل]?ال\p{L}{2,}$/u;
	return [mine, named].some((kind) => kind.test(before.word) && kind.test(next.word)) && !/[تن]ا?$/.test(next.word);
}

/** The "or" of Iraq, as marks. */
export const iraqiOrs = (tokens: readonly Token[]): Match<Mark>[] =>
	tokens.flatMap((_, at) =>
		isIraqiOr(tokens, at) ? [{ label: 'or' as const, at: [at], first: at, last: at, phrase: '=لو' }] : [],
	);

/**
 * Arabic «ولا» is "or" and "nor". Takes out the marks of an "or" where it is a "nor", and those of an "or not" that are
 * none but a saying with «ولا» in it.
 */
export function withoutNor(
	marks: readonly Match<Mark>[],
	tokens: readonly Token[],
	asking: readonly boolean[],
): readonly Match<Mark>[] {
	const sayings = marks.filter(({ label, phrase }) => label === 'or_not' && !orNot.test(phrase));
	return marks.filter((match) => {
		if (match.label === 'or_not')
			return (
				orNot.test(match.phrase) &&
				// «أعيد ولا أنسى كندا» names two.
				!(/نسى$/.test(match.phrase) && tokens[match.last + 1]?.sentence === tokens[match.last]?.sentence)
			);
		if (match.label !== 'or') return true;
		if (sayings.some(({ first, last }) => first <= match.first && match.last <= last)) return false;
		const own = tokens[match.first];
		if (own?.word === 'وام') return false;
		if (
			own?.word === 'ام' &&
			(behindPreposition.test(tokens[match.first - 1]?.word ?? '') || ofHers.test(tokens[match.first + 1]?.word ?? ''))
		)
			return false;
		// «لماذا يرحل الطيبون أولا»
		if (own?.word === 'اولا' && tokens[match.first + 1]?.sentence !== own.sentence) return false;
		// «نفسي أبقى أم», «أنا أم لثلاثة»
		if (own?.word === 'ام' && tokens[match.first + 1]?.sentence !== own.sentence) return false;
		const isI = /^و?(?:انا|انی|احنا)$/.test(tokens[match.first - 1]?.word ?? '');
		if (
			own?.word === 'ام' &&
			isI &&
			!/^(?:هو|هی|انت|انتم|هم|غیری|\p{L}+[هی])$/u.test(tokens[match.first + 1]?.word ?? '')
		)
			return false;
		if (own?.word !== 'ولا') return true;
		const next = tokens[match.first + 1]?.word ?? '';
		const last = tokens[match.first - 1]?.word ?? '';
		// «وهو ولا حاسس», «أحبه ولا يلتفت إليّ»
		if (/^و(?:هو|هی|هم|انا|احنا)$/.test(last) && !/^(?:انا|هو|هی|انت|هم|احنا)$/.test(next)) return false;
		if (ofThem.test(last) && heDoes.test(next)) return false;
		if (afterNor.test(next)) return false;
		const isAskedLater = tokens.some(({ sentence, clause }) => sentence === own.sentence && clause > own.clause);
		if (didNotCome.test(next) && isAskedLater) return false;
		if (asking[own.sentence]) return true;
		if (cannot.test(next)) return false;
		const before = tokens.slice(0, match.first).filter(({ sentence }) => sentence === own.sentence);
		return !before.some(({ denies, word }, index) => denies && !knowing.test(word + (before[index + 1]?.word ?? '')));
	});
}
