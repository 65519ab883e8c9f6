import type { Language } from '#src/language/languages.ts';
import { guessLanguage } from '#src/listening/text/guess-language.ts';
import { namingOf, symbolsIn } from '../find-symbols.ts';
import { lexiconOf } from '../phrases/language-lexicon.server.ts';
import { type Word, wordsOf } from '../phrases/words.ts';
import { dailyInEnglish } from './daily-english.ts';
import { dailyWords, isOfEveryday, isStrange } from './everyday-arabic.ts';
import { everydayIn, tellsOfTheDead } from './everyday-english.ts';
import { talkInPersian } from './everyday-persian.ts';
import { isOfTheDay, isOnlyDreamt, isToldInImperfect } from './everyday-spanish.ts';
import { talkByMarks } from './marks-of-talk.ts';
import { tellingOf } from './telling.server.ts';
import { dreamScore, type Naming } from './telling.ts';
import { talkInSpanish } from './turns-spanish.ts';

/** By how much each word of the day's business lets a text be ordinary talk. */
const DAILY = 1.5;
/** How many of them one thing outweighs that is never so awake. */
const STRANGE = 2;

/**
 * How much surer it has to be that more than so many Arabic words tell a dream. The bound is trained on dreams most of which
 * are shorter; longer ones tell more of themselves.
 */
const SURER = 0.5;
const MOST_WORDS_OF_SHORT = 5;

/** How many letters ordinary talk of a sentence or two has at most: of 12,000 such texts in the corpus none has more. */
const MOST_LETTERS = 120;

/** How many sentences ordinary talk has at most. */
const MOST_SENTENCES = 2;

/** Words that only the telling of a dream has: "I dreamt", "I woke up". */
const DREAMT =
	/^(?:dreamt|dreamed) (?:that|of|about|i|my|we|there|the)\b|\b(?:i (?:dreamt|dreamed)(?! up\b| of (?:owning|living|becoming|moving|retiring))|(?:in|had) (?:my|a|the|this) dream(?! (?:of|about) (?:becoming|being an?|owning|moving|having an?|living|opening|running an?) )|(?:keep|kept|been|always|often|was) dreaming (?:of|about|that|i)(?! (?:an? holiday|moving|going|owning|winning|retir))|(?:i|we) (?:keep |always |often |sometimes |usually )?dream (?:about|that i)(?! (?:moving|going|owning|winning))|(?:had|having|have) (?:an?|this|the|these|another|such an?)(?: \w+){0,4} (?:dreams?|nightmares?)(?! job| house| home| holiday| come| (?:of|about) (?:becoming|being an?|owning|moving|having an?|living|opening|running an?) )|recurring (?:dream|nightmare)|(?:i|me) woke up|soñ[eé](?!\p{L})|soñaba|soñado|en (?:el|mi) sueño|me despert[eé])|خواب(?:م)? (?:می[\u200c ]?)?دید(?:م|ه)|خواب می[\u200c ]?بینم|(?:تو|توی|در) خواب(?:م)? |از خواب پرید|حلمت|(?:بال|في ال|في )(?:حلم|منام)|منامي|(?:صار ?لي|بقالي|كل ليلة|كل يوم|دايما) .{0,20}[أاب]?حلم (?=[بإأا])|[أاب]حلم .{0,30}(?:كل ليلة|كل يوم|من أسبوع|من شهر|دايما)|رأيتني|شفت حالي|رأيت (?:أنني|أني|كأن)|وصح[يو]ت|واستيقظت|(?<!\p{L})وفقت /iu;

/** Marks by which somebody's words are quoted; sayings and small talk have none. */
const QUOTES = /[«“]|: /u;

/** Whether a text is so short, and so unmarked as a dream, that it may be a saying or small talk. */
export const mayBeTalk = (text: string): boolean =>
	text.length <= MOST_LETTERS &&
	(text.match(/[.!?؟]\s+(?=\S)/gu)?.length ?? 0) < MOST_SENTENCES &&
	!DREAMT.test(text) &&
	!tellsOfTheDead(text) &&
	!QUOTES.test(text);

/**
 * How much likelier the words of the day's business make it that a text is talk; infinite where what it is stands beyond
 * doubt.
 */
function everydayOf(text: string, words: readonly Word[], naming: Naming, language: Language): number {
	switch (language) {
		case 'fa':
			return talkInPersian(text);
		case 'ar':
			if (isOfEveryday(words, naming.symbols)) return Number.POSITIVE_INFINITY;
			return DAILY * (dailyWords(words) - (isStrange(words) ? STRANGE : 0)) + talkByMarks(words, text);
		case 'es':
			if (isOnlyDreamt(text) || isToldInImperfect(text)) return Number.NEGATIVE_INFINITY;
			return isOfTheDay(text) ? Number.POSITIVE_INFINITY : talkInSpanish(text);
		case 'en':
			return everydayIn(text, language) + dailyInEnglish(text);
	}
}

/** How much likelier it is that a text tells a dream than not; its symbols are figures of speech where it is negative. */
function dreamtness(text: string, words: readonly Word[], naming: Naming, language: Language): number {
	const telling = tellingOf(language);
	const surer = language === 'ar' && words.length > MOST_WORDS_OF_SHORT ? SURER : 0;
	return dreamScore(text, naming, telling) - everydayOf(text, words, naming, language) - telling.least - surer;
}

/** What a text names, what speaks for ordinary talk, and how much likelier it is that it tells a dream than not. */
export function toldHow(
	text: string,
	pageLanguage: Language,
): { naming: Naming; everyday: number; dreamt: () => number } {
	const lexicon = lexiconOf(guessLanguage(text, pageLanguage));
	const { language } = lexicon;
	const words = wordsOf(text, language);
	const naming = namingOf(words, symbolsIn(words, lexicon));
	return {
		naming,
		everyday: everydayOf(text, words, naming, language),
		dreamt: () => dreamtness(text, words, naming, language),
	};
}

/** Whether a sentence or two are a saying or small talk. The fewer symbols they name, the likelier. */
export const isOrdinaryTalk = (text: string, words: readonly Word[], naming: Naming, language: Language): boolean =>
	naming.symbols.size > 0 &&
	(mayBeTalk(text) || (language === 'es' && isListed(text))) &&
	dreamtness(text, words, naming, language) < 0;

/** "Te paso la receta: leche, harina…": behind this colon nobody speaks. */
const isListed = (text: string): boolean => isOfTheDay(text) && mayBeTalk(text.replace(': ', ', '));
