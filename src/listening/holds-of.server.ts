import type { Language } from '#src/language/languages.ts';
import { isPlainlySo, surenessNumbers, surenessOf } from './classifier/sureness.ts';
import { weightsOf } from './classifier/weights.server.ts';
import { hearWithReading, type JoinedHearing } from './hear.server.ts';
import type { Heard } from './heard.ts';
import { findEvidence } from './hearing/evidence.server.ts';
import type { HearOptions } from './hearing/hear-by-rules.server.ts';
import { holds } from './presumed.ts';
import type { Presumption } from './presumption.ts';

/** "My granddad died at the weekend", «پدرم ماه پیش فوت کرد»: in so many words. */
const saidToBeDead: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:my|our) (?:\w+ )?(?:mother|mum|mam|mom|father|dad|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|husband|wife|partner|brother|sister|twin|son|daughter|uncle|aunt|auntie|aunty|cousin|friend|mate|boyfriend|girlfriend|dog|cat|horse|rabbit|hamster|pony) (?:\w+ly |has |just |also |has just )?(?:died|passed away|passed on|is dead|was killed)\b/i,
	fa: /(?<!\p{L})(?:پدر|بابا|مادر|مامان|ننه|شوهر|همسر|زن|خانم|برادر|داداش|خواهر|آبجی|پسر|دختر|عمو|دایی|خاله|عمه|دوست|رفیق|نامزد|سگ|گربه)[\u200c ]?(?:بزرگ)?\p{L}{0,4}(?: \S+){0,3} (?:فوت (?:کرد|شد|کرده|شده)|مُ?رد|مرده|درگذشت|از دنیا رفت|به رحمت خدا رفت|عمرش(?:و| را| رو) داد)(?!\p{L})/u,
	ar: /(?<!\p{L})(?:توفي|توفيت|توفى|مات|ماتت|رحل|رحلت|فقدت) (?:أ?ا?ب(?:ي|وي|ويا|وية)|بابا|والدي|أمي|امي|ماما|والدتي|جدي|جدتي|ستي|تيتا|زوجي|زوجتي|جوزي|مراتي|أخي|اخي|أخوي|اخويا|أختي|اختي|ابني|بنتي|ابنتي|ولدي|عمي|خالي|خالتي|عمتي|صديقي|صديقتي|صاحبي|كلبي|قطتي)(?!\p{L})|(?<!\p{L})(?:أ?ا?ب(?:ي|وي|ويا|وية)|بابا|والدي|أمي|امي|ماما|والدتي|جدي|جدتي|ستي|تيتا|زوجي|زوجتي|جوزي|مراتي|أخي|اخي|أخوي|اخويا|أختي|اختي|ابني|بنتي|ابنتي|ولدي|عمي|خالي|خالتي|عمتي|صديقي|صديقتي|صاحبي|كلبي|قطتي) (?:الله يرحم\p{L}* )?(?:توفي|توفيت|توفى|اتوفى|اتوفت|مات|ماتت|رحل|رحلت)(?!\p{L})/u,
	es: /\b(?:mi|nuestr[oa]) (?:\p{L}+ )?(?:madre|mam[aá]|padre|pap[aá]|viej[oa]|abuel[oa]|abuelit[oa]|marido|espos[oa]|mujer|pareja|novi[oa]|herman[oa]|hij[oa]|t[ií][oa]|prim[oa]|suegr[oa]|amig[oa]|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]) (?:ya )?(?:se me |se nos |se )?(?:muri[oó]|falleci[oó]|ha muerto|ha fallecido)(?!\p{L})|(?<!\p{L})(?:se me |se nos )?(?:muri[oó]|falleci[oó]|ha muerto|ha fallecido) (?:mi|el|la) (?:madre|mam[aá]|padre|pap[aá]|viej[oa]|abuel[oa]|abuelit[oa]|marido|espos[oa]|mujer|pareja|novi[oa]|herman[oa]|hij[oa]|t[ií][oa]|prim[oa]|suegr[oa]|amig[oa]|perr[oa]|perrit[oa]|gat[oa]|gatit[oa])(?!\p{L})/iu,
};

/**
 * Which presumptions hold for a text: those that hold by what the rules alone hear and by what is heard in the end, and of
 * which both together are sure enough.
 */
export function holdsOf(hearing: JoinedHearing): ReadonlySet<Presumption> {
	const { heard, rules, guesses, reading } = hearing;
	const byRules = holds(rules.heard, findEvidence(rules));
	if (!guesses) return byRules;
	const { join, least } = weightsOf(reading.language).presumed;
	const joined = holds(heard, findEvidence(hearing));
	const isSure = (one: Presumption) =>
		(one === 'person_dead' && saidToBeDead[reading.language].test(reading.text)) ||
		isPlainlySo(one, heard, guesses) ||
		surenessOf(surenessNumbers(one, heard, guesses), join) >= least;
	return new Set([...byRules].filter((one) => joined.has(one) && isSure(one)));
}

/**
 * What is heard in a text, and which presumptions hold for it; `isGuessed` where the classifier alone hears an event.
 */
export function hearAndPresume(
	text: string,
	page: Language,
	options?: HearOptions,
): { heard: Heard; holding: ReadonlySet<Presumption>; isGuessed: boolean } {
	const hearing = hearWithReading(text, page, options);
	const isGuessed = hearing.heard.events.length > 0 && hearing.rules.heard.events.length === 0;
	return { heard: hearing.heard, holding: holdsOf(hearing), isGuessed };
}
