import type { Language } from '#src/language/languages.ts';
import { type Ask, type Event, type Heard, nothingHeard } from '#src/listening/heard.ts';
import { ownDream } from '#src/listening/hearing/weigh-guide-asks.server.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { readTokens } from '#src/listening/text/read-tokens.ts';
import { fold } from '#src/words/fold.ts';
import { type FoundEntry, findEntries } from '../../knowledge/find-entry.server.ts';
import { askingWords, kindWords } from '../../knowledge/question-words.ts';
import { factAskedInEnglish } from './english-fact-asked.server.ts';
import type { Talk } from './find-talk.server.ts';
import { poetsOf } from './persian-poets.server.ts';
import { asksForVerse, namesPoem, poetOf } from './poet-asked.server.ts';
import { asksByTheme } from './recited-by-theme.server.ts';
import { requestWords } from './request-words.ts';
import { testAsked } from './test-asked.server.ts';

/** So well does a question name an entry that it asks for knowledge of it. */
const NAMED = { score: 4, share: 0.5 };
/** The same where hardly anything else stands in it; and where a rare name does among other words. */
const NAMED_ALONE = { score: 2.5, share: 0.85 };
const NAMED_SURELY = 8;
/** A question that names hardly anything else asks of it, whatever else is heard in it. */
const WHOLE = 0.8;
const FEW_WORDS = 5;
const WORDS_OF_NAME = 3;
/** A greeting or an insult that names something is one all the same, unless it does so plainly. */
const NAMED_AGAINST_POLITE = 6;
/** Asks that a question of knowledge, or of what was told, may be taken for where the message is heard alone. */
const open: ReadonlySet<Ask> = new Set([
	'will',
	'which',
	'why',
	'meaning',
	'knowledge',
	'feelings_of',
	'speak',
	'greeting',
	'farewell',
	'off_topic',
	'insult',
	'should',
]);
/** Beside these nothing is good news. */
const mourned: ReadonlySet<Event> = new Set(['death', 'betrayal', 'dismissal', 'eviction', 'fear']);
const polite: ReadonlySet<Ask> = new Set(['greeting', 'farewell', 'thanks', 'insult']);
const maybeTold: ReadonlySet<Ask> = new Set(['will', 'which', 'knowledge', 'meaning', 'feelings_of', 'greeting']);
/** Without these, and without a question, a poet's name is somebody else's, or a street's. */
const asksOfPoets: ReadonlySet<Ask> = new Set(['knowledge', 'recite']);
/** What is asked of somebody near, whatever the name. */
const ofSomebody: ReadonlySet<Ask> = new Set(['feelings_of', 'should', 'will', 'why']);
/** Asks for facts: of the world, or of what was told. */
const asksFacts: ReadonlySet<Ask> = new Set(['will', 'which', 'knowledge']);
/** Talk that is about the guide, or ends it. */
const ofGuide: ReadonlySet<Talk['kind']> = new Set(['who', 'machine', 'greeting', 'thanks', 'goodbye']);
const askOfTalk: Partial<Record<Talk['kind'], Ask>> = {
	greeting: 'greeting',
	thanks: 'thanks',
	goodbye: 'farewell',
	who: 'about_you',
	machine: 'about_you',
	insult: 'insult',
	memory: 'recall',
};

/** How it is asked what the guide would do. */
const inMyPlace: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:in my (?:place|shoes|position)|if you were me)\b|^(?:and |so |but |well )?what would you do(?: now| here| then)?$/,
	fa: /(?:جای من|جام) (?:بودی|بودین|بودید|بودی چیکار)|^(?:خب |حالا )?تو بودی (?:چیکار|چه کار|چی کار)/,
	ar: /(?:^| )(?:مکانی|بمکانی|محلی|لو کنت انا)(?: |$)|^(?:لو|اذا) (?:کنت|انت|انتم|کنتم) (?:شو|ایش|ماذا|وش) /,
	es: /\b(?:en mi lugar|si fueras yo|tu que harias|que harias tu)\b/,
};

/** «یه رباعی خیام می‌خونی برام؟» */
const readOut = /(^| )(می ?خونی|می ?خوانی|بخون|بخوان|بخونی|بخوانی|بخونین|بخوانید)( |$)/;

/** «خونه‌ی ما کجا بود؟», «کی رو گم کردم؟» */
const wasInPersian = /(?:^| )(?:کجا|کی|چی|چند|چندتا|کدوم|چه) (?:\S+ ){0,3}(?:بود|بودن|بودم|کردم|داشتم|گفتم)$/;

/** «من چند سالمه», «اسمم چیه» */
const ownInPersian = /(^| )(من|منو|سنم|اسمم|اسم من|شغلم|شهرم|سالمه|کجام)( |$)/;

const asking = Object.fromEntries(
	Object.entries(askingWords).map(([language, words]) => [
		language,
		new Set(words.map((word) => foldWord(word.replaceAll('\u200c', '')))),
	]),
) as Record<Language, Set<string>>;

/** The words of a text that name something, each under all its forms. */
export function namingWords(text: string, language: Language): string[][] {
	return readTokens(text, language)
		.filter(({ word }) => !asking[language].has(word) && word.length > 1)
		.map(({ word, keys }) => [...new Set([word, ...[...keys].map((key) => key.replace(/^[=^]/, ''))])]);
}

/** A name, with an article or "my" before it. */
const isShort = (text: string, language: Language) =>
	fold(text).split(' ').length <= FEW_WORDS && namingWords(text, language).length <= WORDS_OF_NAME;

const mostShared = (text: string, earlier: readonly string[], language: Language) => {
	const asked = namingWords(text, language);
	return Math.max(...earlier.map((message) => sharedWords(asked, namingWords(message, language))));
};

/** «هل بتسمعني لو حكيت معها؟» asks for nothing that was told. */
const asksWhatWouldBe = (text: string, language: Language) =>
	language === 'ar' && /(?:^| )(?:لو|اذا) /.test(fold(text));

const speaksOfDreams = (folded: string, language: Language) =>
	kindWords[language].symbol.some((word) => folded.split(' ').includes(fold(word)));

/** How many of the words of one text stand in another. */
export const sharedWords = (one: readonly string[][], other: readonly string[][]): number =>
	one.filter((forms) => other.some((those) => those.some((form) => form.length > 2 && forms.includes(form)))).length;

/** What a message asks of as a fact, and of nothing else: a test, poets, a thing; null where it does not. */
function factAsked(
	heard: Heard,
	text: string,
	earlier: readonly string[],
	dreamt: boolean,
	language: Language,
): readonly FoundEntry[] | null {
	const one = testAsked(text, language) ?? (dreamt ? null : poetOf(text, earlier, language));
	if (one) return [one];
	if (dreamt) return null;
	if (language === 'en') return factAskedInEnglish(text);
	const poets = language === 'fa' ? poetsOf({ text, folded: fold(text), heard, before: [] }) : [];
	return poets.length > 0 ? poets : null;
}

/**
 * What is wanted of the guide, heard with the conversation and with what it knows: a question that names something it
 * knows asks for that, and one that names what was told before asks for it back.
 * @param dreamt whether the message tells a dream
 */
export function hearInTalk(
	heard: Heard,
	talk: Talk | null,
	text: string,
	earlier: readonly string[],
	dreamt: boolean,
	language: Language,
): { heard: Heard; found: readonly FoundEntry[] } {
	// "What would you do in my place" asks for counsel, not about the guide.
	if (inMyPlace[language].test(fold(text))) return { heard: { ...heard, asks: 'should' }, found: [] };
	const poetSays = requestWords[language].poetSays.test(fold(text));
	const asked = poetSays ? null : factAsked(heard, text, earlier, dreamt, language);
	if (asked) return { heard: { ...nothingHeard, asks: 'knowledge' }, found: asked };
	if (poetSays || asksByTheme(text, earlier, heard, language))
		return { heard: { ...nothingHeard, asks: 'recite' }, found: [] };
	const ofPoets =
		asksOfPoets.has(heard.asks) ||
		(heard.events.length === 0 && (/[?؟]/.test(text) ? !ofSomebody.has(heard.asks) : asksForVerse(text, language)));
	const found = findEntries(text, language).filter(({ entry }) => !entry.namedWhole || ofPoets);
	const isVerse = heard.events.length === 0 && found.some(({ entry }) => entry.namedWhole);
	if (isVerse && !requestWords[language].defines.test(fold(text)) && asksForVerse(text, language))
		return { heard: { ...heard, asks: 'recite' }, found };
	const as = (asks: Ask) => ({ heard: { ...heard, asks }, found });
	const [best] = found;
	const tells = heard.events.length > 0 || heard.asks === 'joy' || heard.asks === 'complaint';
	const alone = best && best.score >= NAMED_ALONE.score && best.share >= NAMED_ALONE.share && !polite.has(heard.asks);
	const named = best && ((best.score >= NAMED.score && best.share >= NAMED.share) || alone) ? best : null;
	const question = /[?؟]/.test(text);
	// "What happens after death" asks for no card of that name.
	const namesCards = kindWords[language].card.some((word) => fold(text).split(' ').includes(fold(word)));
	const ofDeath = best?.entry.kind === 'card' && heard.events.some((event) => event === 'death' || event === 'faith');
	if (ofDeath && !namesCards && heard.asks === 'knowledge') return { heard: { ...heard, asks: 'will' }, found: [] };
	// "How do you sleep beside someone you cannot trust" tells of oneself, whatever it sounds like.
	const tellsOfLife = heard.events.length > 0 && heard.asks !== 'about_you' && !polite.has(heard.asks);
	const spoken = talk && !(tellsOfLife && ofGuide.has(talk.kind)) ? askOfTalk[talk.kind] : undefined;
	const keeps = heard.asks === 'insult' || (named && named.entry.kind !== 'hoopoe');
	// "¿Cómo te llamas?" is asked of the guide, whatever else is called by one of its words.
	const agreed = language === 'es' && talk?.kind === 'who' && heard.asks === 'about_you';
	if (spoken && (open.has(heard.asks) || heard.asks === 'about_you') && (agreed || !keeps)) return as(spoken);
	// "What was the verse you gave me" asks for what was said before, whatever it names.
	const saidBefore = language === 'en' && requestWords.en.ownPast.test(fold(text));
	const defines = requestWords[language].defines.test(fold(text)) && !requestWords[language].ownPast.test(fold(text));
	// "Who was Mawlana" wants no verse of his.
	const wantsTold = requestWords[language].story.test(fold(text)) || namesPoem(text);
	const isTold = heard.asks === 'recite' || (heard.asks === 'recall' && earlier.length === 0);
	if (isTold && defines && named && !wantsTold) return as('knowledge');
	// «میدونی من چند سالمه؟» asks for what was told of oneself, told or not.
	const ofMyself = language === 'fa' && heard.asks === 'recall' && !wantsTold && ownInPersian.test(fold(text));
	if (ofMyself) return as('recall');
	if (heard.asks === 'recall' && earlier.length === 0 && named && !saidBefore)
		return as(named.entry.kind === 'hoopoe' ? 'about_you' : 'recite');
	if (heard.asks === 'recall' && earlier.length === 0 && defines) return as('knowledge');
	const whole = named && named.share >= WHOLE && named.entry.kind !== 'hoopoe';
	const ofOthers = heard.asks !== 'about_you' && heard.people.some((person) => person !== 'other' && person !== 'god');
	const ofHoopoe = best?.entry.kind === 'hoopoe' && best.share >= WHOLE && best.score >= NAMED.score;
	// "Does he love me" is not asked of the guide, though "do you love me" is.
	// "I'm lonely" is told of oneself, though "do you get lonely" is asked of it.
	const tellsOfOneself = heard.events.length > 0 && heard.asks === 'speak' && !question;
	if (ofHoopoe && heard.asks !== 'insult' && !ofOthers && !tellsOfOneself) return as('about_you');
	const asksOfIt = defines || (question && heard.people.every((person) => person === 'other' || person === 'god'));
	const isName = (best?.share ?? 0) >= NAMED_ALONE.share && isShort(text, language);
	// «سمّعني رباعية» wants one read, «حلمت إني بطير، ده معناه إيه» its own dream explained.
	const wantsOwn =
		(language === 'ar' && (heard.asks === 'recite' || (heard.asks === 'meaning' && ownDream.test(fold(text))))) ||
		(language === 'fa' && heard.asks === 'recite' && readOut.test(fold(text)));
	const plainlyNamed =
		!wantsOwn &&
		whole &&
		!(saidBefore && heard.asks === 'recall') &&
		named.entry.kind !== 'symbol' &&
		(asksOfIt || isName) &&
		heard.asks !== 'should' &&
		!polite.has(heard.asks);
	const ofDreams = whole && named.entry.kind === 'symbol' && speaksOfDreams(fold(text), language);
	const short = fold(text).split(' ').length <= FEW_WORDS;
	if (plainlyNamed || (ofDreams && short)) return dreamt ? { heard, found } : as('knowledge');
	if (defines && heard.asks === 'speak' && heard.events.length === 0 && heard.people.length === 0 && short)
		return as('knowledge');
	const shared = earlier.length > 0 && !asksWhatWouldBe(text, language) ? mostShared(text, earlier, language) : 0;
	const words = requestWords[language];
	const folded = fold(text);
	// "Of what was I afraid as a child?" tells of fear, and asks for what was told of it.
	const asksBack = asksFacts.has(heard.asks) && (heard.tense === 'past' || wasInPersian.test(folded)) && shared > 0;
	const asksOwn =
		words.ownPast.test(folded) &&
		question &&
		earlier.length > 0 &&
		!(named || asksWhatWouldBe(text, language)) &&
		(maybeTold.has(heard.asks) || heard.asks === 'why');
	const asksName = question && words.nameAsked.test(folded) && earlier.length > 0 && !named;
	const asksFirst = words.first.test(folded) && earlier.length > 0 && open.has(heard.asks) && heard.asks !== 'should';
	if (asksBack || asksName || (asksFirst && heard.events.length === 0 && !named) || asksOwn) return as('recall');
	if (words.misread.test(folded)) return as('complaint');
	const wellEnded = words.goodNews.test(folded) && !question && !heard.events.some((event) => mourned.has(event));
	if (wellEnded && (open.has(heard.asks) || heard.asks === 'recall')) return as('joy');
	if (tells) return { heard, found };
	if (named?.entry.kind === 'hoopoe' && open.has(heard.asks) && heard.asks !== 'insult' && question)
		return as('about_you');
	const ofDream = named?.entry.kind === 'symbol';
	// "What will become of my children" asks for no words back.
	const isAhead = (heard.asks === 'will' || heard.asks === 'feelings_of') && heard.tense !== 'past';
	if (maybeTold.has(heard.asks) && !isAhead && shared > 0 && (!named || (ofDream && !speaksOfDreams(folded, language))))
		return as('recall');
	const certain = named && named.entry.kind !== 'hoopoe' && (!ofDream || heard.asks !== 'speak');
	const impersonal = heard.people.length === 0 || question || (named !== null && (named?.score ?? 0) >= NAMED_SURELY);
	if (polite.has(heard.asks) && !(best && best.score >= NAMED_AGAINST_POLITE)) return { heard, found };
	if (certain && !wantsOwn && open.has(heard.asks) && impersonal && heard.asks !== 'should') return as('knowledge');
	return { heard, found };
}
