import type { Language } from '#src/language/languages.ts';
import { hear } from './hear.server.ts';
import { mayBeTalk, toldHow } from './scene/telling/told-how.server.ts';
import type { SymbolId } from './symbols.ts';
import { guessLanguage } from './text/guess-language.ts';

/** What is told in the place of a dream: heavy news of waking life, or talk. */
export type Waking = 'news' | 'talk';

/** A text that names no symbol is talk where it is told as talk is, plainly; one that names some, where it is so at all. */
const PLAINLY = 1.5;
/** News with a day to it may be told nearly as dreams are. */
const NEARLY = 2;

/** Symbols that news of a death, an illness or a farewell is told with. */
const ofNews: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'dead-alive',
	'living-dead',
	'own-death',
	'funeral',
	'cemetery',
	'hospital',
	'mother',
	'father',
	'family',
	'baby',
	'ex',
	'dog',
	'cat',
	'bird',
	'horse',
	'crying',
]);

/** Days and times of waking life; "last night" is left out, as dreams have it as well. */
const days: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:today|yesterday|this (?:morning|afternoon|evening|week|month|year)|last (?:week|month|year|spring|summer|autumn|fall|winter|mon|tues|wednes|thurs|fri|satur|sun)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:days?|weeks?|months?|years?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december))/i,
	fa: /امروز|دیروز|پریروز|پارسال|(?:هفته|ماه|سال)[یهٔ]* ?(?:پیش|قبل|گذشته)|(?:روز|هفته|ماه|سال)ه|(?:یک|یه|دو|سه|چهار|پنج|شش|چند|ده) (?:روز|هفته|ماه|سال)/,
	ar: /اليوم|النهارد[هة]|أمس|امبارح|إمبارح|مبارح|(?:الأسبوع|الاسبوع|الشهر|السنة|العام) (?:الماضي|الماضية|اللي فات|اللي فاتت)|(?:قبل|من|منذ) (?:يوم|أسبوع|اسبوع|شهر|سنة|عام|كم يوم)|هالأسبوع|يوم (?:الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت)/,
	es: /(?<!\p{L})(?:hoy|ayer|anteayer|esta (?:mañana|tarde|semana)|este (?:mes|año)|(?:la semana|el mes|el año) pasad[oa]|hace (?:un|una|dos|tres|cuatro|cinco|seis|unos|unas|pocos|\d+) (?:día|semana|mes|año)|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))/iu,
};

/**
 * Whether a text that came in the place of a dream tells of waking life; null for a dream.
 * @param pageLanguage the language of the page, taken where the text does not tell its own
 */
export function wakingIn(text: string, pageLanguage: Language): Waking | null {
	if (!mayBeTalk(text)) return null;
	const language = guessLanguage(text, pageLanguage);
	const told = toldHow(text, language);
	const { naming } = told;
	const dreamt = told.dreamt();
	const isTalk = dreamt < (naming.symbols.size > 0 ? 0 : -PLAINLY);
	const mayBeNews = isTalk || (dreamt < NEARLY && days[language].test(text) && naming.symbols.isSubsetOf(ofNews));
	if (!mayBeNews) return null;
	const { weight, events, tense } = hear(text, language);
	if (weight === 'heavy' && events.length > 0 && tense !== 'ahead') return 'news';
	return isTalk ? 'talk' : null;
}
