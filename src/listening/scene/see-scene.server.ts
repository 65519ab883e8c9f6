import type { Language } from '#src/language/languages.ts';
import { kindOf, type SymbolId } from '#src/listening/symbols.ts';
import { guessLanguage } from '#src/listening/text/guess-language.ts';
import { isMistaken, isOnlyToldOf } from './denial/arabic.ts';
import { isThing } from './denial/happenings.ts';
import { isDenied } from './denial/is-denied.ts';
import { isAverted, isTakenForInPersian } from './denial/persian.ts';
import { isCorrected } from './denial/spanish.ts';
import { endingOf } from './ending.ts';
import { everydayIn } from './everyday.ts';
import { dailyWords, isOfEveryday, isStrange } from './everyday-arabic.ts';
import { figuresOf } from './figures.ts';
import { howOf } from './how.ts';
import { type LanguageLexicon, lexiconOf, type Mark } from './language-lexicon.server.ts';
import { areOfHaircut, isMine, talkInPersian } from './persian-talk.ts';
import { longestMatches, type Match } from './phrase-finder.ts';
import type { Scene, Span } from './scene.ts';
import { isOfTheDay, isOnlyDreamt, isToldInImperfect } from './spanish-talk.ts';
import { speechOf } from './speech.ts';
import { tellingOf } from './telling.server.ts';
import { dreamScore, type Naming } from './telling.ts';
import { turnOf } from './turn.ts';
import { isCompared, isName, isOfWakingLife, isOtherLetter } from './waking-life.ts';
import { type Word, wordsOf } from './words.ts';

/** Symbols of which another tells as well; they are not told apart beside it. */
const partOf: Readonly<Partial<Record<SymbolId, readonly SymbolId[]>>> = {
	'being-killed': ['attacked'],
	'holy-book': ['book'],
	tsunami: ['storm'],
};

/** Symbols that are told by the words of others: a dead mother is a mother as well, a train missed a train. */
const loose: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'presence',
	'dead-alive',
	'living-dead',
	'own-death',
	'missed-departure',
	'finding-money',
	'out-of-control',
	'earthquake',
	'end-of-world',
	'ring',
	'wound',
	'haircut',
	'flood',
	'birth',
	'new-room',
	'wrong-clothes',
	'failing-exam',
	'wedding',
	'falling',
	'tsunami',
	'being-killed',
	'killing',
	'chased',
	'attacked',
	'baby',
	'feast',
	'searching',
	'powers',
	'infidelity',
	'intimacy',
	'child-again',
]); // prettier-ignore

/**
 * What of a dream is a scene (`docs/listening.md`): what is in it and what is told of it, what is denied, who is there, what
 * is said, its strangest moment and its end.
 * @param pageLanguage the language of the page, taken where the text itself does not tell its own
 */
export function seeScene(dream: string, pageLanguage: Language): Scene {
	const lexicon = lexiconOf(guessLanguage(dream, pageLanguage));
	const words = wordsOf(dream, lexicon.language);
	const marks = lexicon.findMarks(words);
	const said = speechOf(dream, words, marks, lexicon);
	const isSaid = ({ from, to }: Word) => said.some(({ where: [start, end] }) => from >= start && to <= end);
	// «گفتم تو که مرده بودی»: who is told so to their face is there.
	const tellsTheDead = ({ label, last }: Match<SymbolId | null>) =>
		label === 'dead-alive' && /^(?:مرد|بود|کرد|نمرد)(?:ی|ین|ید)$/.test(words[last]?.word ?? '');
	const outside = (match: Match<SymbolId | null>) =>
		tellsTheDead(match) || !match.at.every((index) => words[index] && isSaid(words[index]));
	const isAlive = aliveAwake.test(dream);
	const matches = symbolsIn(words, lexicon).map((match) =>
		isAlive && match.label === 'dead-alive' ? { ...match, label: 'living-dead' as const } : match,
	);
	const real = (isOrdinaryTalk(dream, words, namingOf(words, matches), lexicon.language) ? [] : matches)
		.filter(outside)
		.filter(
			(match) =>
				// «حسبته مسدس وطلع تلفون»: what something is taken for is denied, not compared.
				((lexicon.language === 'ar' && isMistaken(words, match.first, match.last)) ||
					(lexicon.language === 'fa' && isTakenForInPersian(words, match)) ||
					!isCompared(dream, words, match, marks, lexicon.language)) &&
				!isOfWakingLife(words, match, marks) &&
				!(lexicon.language === 'ar' && isOnlyToldOf(words, match.first)),
		)
		.filter((match) => lexicon.language !== 'fa' || !areOfHaircut(words, match, matches))
		.filter((match) => !isName(dream, words, match, lexicon.language))
		.filter((match) => !isOtherLetter(dream, words, match, lexicon.language));
	const { affirmed, absent } = toldOf(words, real, marks, lexicon);
	for (const match of matches)
		if (match.label && !outside(match) && !affirmed.has(match.label) && isDenied(words, match, lexicon))
			absent.add(match.label);
	const figures = figuresOf(words, lexicon, marks, matches, said);
	const symbols = [...affirmed]
		.sort(([, [one]], [, [other]]) => (one?.first ?? 0) - (other?.first ?? 0))
		.map(([id, places]) => ({
			id,
			where: places.map(({ first, last }): Span => [words[first]?.from ?? 0, words[last]?.to ?? 0]),
			how: howOf(dream, words, id, places[0], marks),
		}));
	return {
		symbols,
		absent: [...absent],
		figures: figures.map(({ who, dead, mood }) => ({ who, dead, mood })),
		speech: said
			.filter(({ reported }) => !reported)
			.map(({ words: letters, myself, verb }) => ({
				who: myself
					? 'self'
					: (figures.findLast(({ at }) => verb !== null && at <= verb && isNear(words, at, verb))?.who ?? null),
				words: letters,
			})),
		turn: turnOf(dream, words, affirmed, marks, isSaid),
		ending: endingOf(words, marks),
	};
}

/** "My mother, who is alive, was dead": whoever lives by day has only died in the dream. */
const aliveAwake =
	/\bwho(?:['’]s| is| are)(?: still| very much)? (?:alive|living)\b|\balive (?:irl|in (?:real|waking|actual) life)\b|\bque (?:est[aá]|sigue|est[aá]n|siguen) viv[oa]s?(?!\p{L})|\bviv[oa] en la vida real|که (?:هنوز )?زنده[\u200c ]?(?:ست|است|ن|اند|س)(?!\p{L})|(?:وهو|وهي|وهم) (?:حي|حية|أحياء|على قيد الحياة|عايش|عايشة|عايشين)(?!\p{L})/iu;

/** All places where a symbol is named, whatever is told of it. */
function symbolsIn(words: readonly Word[], lexicon: LanguageLexicon): Match<SymbolId | null>[] {
	const all = lexicon.findSymbols(words);
	// «ماشینمو دزدیدن»، «زیر آب خفه می‌شدم»: the car and the water are there as well.
	const isLoose = (label: SymbolId) =>
		loose.has(label) || (lexicon.language === 'fa' && (label === 'thief' || label === 'drowning'));
	return [
		...longestMatches(
			all.filter(({ label }) => label === null || !isLoose(label)),
			words,
		),
		...longestMatches(
			all.filter(({ label }) => label === null || isLoose(label)),
			words,
		).filter(({ label }) => label),
	]
		.filter((match) => !isOfMan(words, match, lexicon.language))
		.filter((match) => lexicon.language !== 'fa' || !isMine(words, match))
		.sort((one, other) => one.first - other.first);
}

function namingOf(words: readonly Word[], matches: readonly Match<SymbolId | null>[]): Naming {
	const naming = matches.filter(({ label }) => label !== null);
	return {
		symbols: new Set(naming.flatMap(({ label }) => label ?? [])),
		share: new Set(naming.flatMap(({ at }) => at)).size / Math.max(words.length, 1),
	};
}

/** «یه مرد غریبه»: «مرد» is "man" as well as "he died". */
function isOfMan(words: readonly Word[], { label, at }: Match<SymbolId | null>, language: Language): boolean {
	if (language !== 'fa' || label === null || !/dead|death/.test(label)) return false;
	return at.some((index) => {
		if (words[index]?.word !== 'مرد') return false;
		return (
			beforeMan.test(words[index - 1]?.word ?? '') ||
			(words[index + 1]?.clause === words[index]?.clause && behindMan.test(words[index + 1]?.word ?? ''))
		);
	});
}
const beforeMan = /^(?:یه|یک|دو|سه|چهار|چند|تا|این|اون|ان|همون|همان|هر|هیچ|با|به|از|پیش|کنار|مثل|تنها|پیر|جوون)$/;
const behindMan =
	/^(?:غریبه|ناشناس|ناشناسی|خوبی|خوبیه|خوب|جوان|جوانی|جوون|جوونی|پیر|پیری|همسایه|سیاهپوش|سیاه|قدبلند|قدبلندی|بلند|چاق|چاقی|لاغر|لاغری|دیگه|دیگری|دیگر|مهربان|مهربون|مهربونی|مهربانی|عجیب|عجیبی|نابینا|ریشو|ریشویی|عرب|نقابدار|بزرگی|بدی|بدیه|زندگی|خانه|خونه|نبود|نیست)$/;

const isNear = (words: readonly Word[], one: number, other: number) =>
	Math.abs((words[one]?.sentence ?? 0) - (words[other]?.sentence ?? 0)) <= 1;

/** By how much each word of the day's business lets a text be ordinary talk. */
const DAILY = 1.5;
/** How many of them one thing outweighs that is never so awake. */
const STRANGE = 2;

/** How many sentences ordinary talk has at most. */
const MOST_SENTENCES = 2;

/** Words that only the telling of a dream has: "I dreamt", "I woke up". */
const DREAMT =
	/\b(?:i (?:dreamt|dreamed)|(?:in|had) (?:my|a|the|this) dream|(?:i|me) woke up|soñ[eé](?!\p{L})|soñaba|soñado|en (?:el|mi) sueño|me despert[eé])|خواب(?:م)? (?:می[\u200c ]?)?دید(?:م|ه)|(?:تو|توی|در) خواب(?:م)? |از خواب پرید|حلمت|(?:بال|في ال|في )(?:حلم|منام)|منامي|رأيتني|شفت حالي|رأيت (?:أنني|أني|كأن)|وصح[يو]ت|واستيقظت|(?<!\p{L})وفقت /iu;

/** Marks by which somebody's words are quoted; sayings and small talk have none. */
const QUOTES = /[«“]|: /u;

/** Whether a text is so short, and so unmarked as a dream, that it may be a saying or small talk. */
export const mayBeTalk = (text: string): boolean =>
	text.length <= 160 &&
	(text.match(/[.!?؟]\s+(?=\S)/gu)?.length ?? 0) < MOST_SENTENCES &&
	!DREAMT.test(text) &&
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
			return DAILY * (dailyWords(words) - (isStrange(words) ? STRANGE : 0));
		case 'es':
			if (isOnlyDreamt(text) || isToldInImperfect(text)) return Number.NEGATIVE_INFINITY;
			return isOfTheDay(text) ? Number.POSITIVE_INFINITY : 0;
		case 'en':
			return everydayIn(text, language);
	}
}

/** How much likelier it is that a text tells a dream than not; its symbols are figures of speech where it is negative. */
function dreamtness(text: string, words: readonly Word[], naming: Naming, language: Language): number {
	const telling = tellingOf(language);
	return dreamScore(text, naming, telling) - everydayOf(text, words, naming, language) - telling.least;
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
const isOrdinaryTalk = (text: string, words: readonly Word[], naming: Naming, language: Language): boolean =>
	naming.symbols.size > 0 && mayBeTalk(text) && dreamtness(text, words, naming, language) < 0;

/** «وقعت» is "I fell" and "it fell": behind a noun, and right before one, it tells of that. */
function fallsItself(
	words: readonly Word[],
	{ label, first, last, denied }: Match<SymbolId | null>,
	matches: readonly Match<SymbolId | null>[],
) {
	if (label !== 'falling') return false;
	// «أسناني ... ما وقعت»
	if (denied && matches.some((match) => match.label === 'teeth')) return true;
	const [before, after] = [words[first - 1], words[last + 1]];
	const sentence = words[first]?.sentence;
	const tells = (word: Word | undefined, isNext: (match: Match<SymbolId | null>) => boolean) =>
		word?.sentence === sentence &&
		(word?.word.startsWith('ال') || matches.some((match) => match.label !== 'falling' && isNext(match)));
	return (
		(falls.test(words[first]?.word ?? '') && tells(before, (match) => match.last === first - 1)) ||
		(falls.test(words[last]?.word ?? '') && tells(after, (match) => match.first === last + 1))
	);
}

/** "Mirrors falling off walls": in English the word right before "falling" tells what falls. */
function isThingFalling(words: readonly Word[], { label, first }: Match<SymbolId | null>): boolean {
	const own = words[first];
	if (label !== 'falling' || !/^f[ae]ll/.test(own?.word ?? '')) return false;
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own?.clause ? word.word : '';
	};
	const one = before(1);
	const verb = /^(?:was|were|is|are|kept|keep|started|began|be|been|being|just|slowly|suddenly|all|always|still)$/.test(
		one,
	);
	return verb ? !falling.test(before(2)) : !falling.test(one);
}
const falling =
	/^(?:|i|we|me|us|im|i'm|am|he|she|they|you|myself|and|of|about|like|felt|feeling|then|endlessly|to|from|while|when|as|was|were|just|kept|keep|started|begin|began|suddenly|dream|dreamt|dreamed|for|forever|again|almost|nearly|always|without|or|not|didn't|never|boyfriend|husband|wife|friend|sister|brother|mother|father|mum|mom|dad|son|daughter|child|baby|people|everyone|somebody|someone|man|woman|body)$/;

const falls = /^[وف]?(?:سقطت|وقعت|طاحت)$/;

/** What is not done where its denial is told last, whatever prepared it. */
const undone: ReadonlySet<SymbolId> = new Set<SymbolId>([
	'haircut',
	'killing',
	'late',
	'missed-departure',
	'wedding',
	'crying',
	'failing-exam',
]);

/** Those of which only words that deny them as one undo what was told. */
const toldApart: ReadonlySet<SymbolId> = new Set<SymbolId>(['wedding', 'crying', 'failing-exam']);

/** How a word begins, by which it is known again; in Arabic without the article: «خفنا من السيل وما صار سيل». */
const beginningOf = (word: string, language: Language) =>
	(language === 'ar' ? word.replace(/^[وفبلک]?ال(?=.{2})/, '') : word).slice(0, 3);

/** The symbols that are there, and those that are named and denied. */
function toldOf(
	words: readonly Word[],
	matches: readonly Match<SymbolId | null>[],
	marks: readonly Match<Mark>[],
	lexicon: LanguageLexicon,
): { affirmed: Map<SymbolId, Match<SymbolId | null>[]>; absent: Set<SymbolId> } {
	const affirmed = new Map<SymbolId, Match<SymbolId | null>[]>();
	const absent = new Set<SymbolId>();
	const denied: Match<SymbolId | null>[] = [];
	const staying = marks.filter(({ label }) => label === 'toothStays').map(({ first }) => words[first]?.sentence ?? -9);
	for (const match of matches) {
		if (match.label === null || (lexicon.language === 'ar' && fallsItself(words, match, matches))) continue;
		if (lexicon.language === 'en' && isThingFalling(words, match)) continue;
		if (isDenied(words, match, lexicon)) {
			absent.add(match.label);
			denied.push(match);
			continue;
		}
		const places = affirmed.get(match.label);
		if (places) places.push(match);
		else affirmed.set(match.label, [match]);
	}
	// «سه تاشون ریخت، بقیه سر جاش موند»
	const fellOut = (last: number) =>
		lexicon.language === 'fa' && /^(?:ریخت|افتاد|شکست|کنده|افتاده|ریخته|شکسته)/.test(words[last]?.word ?? '');
	const staysPut = ({ at, first, last }: Match<unknown>) =>
		!fellOut(last) &&
		(at.length < 3 ||
			/^(?:لق|شل)/.test(words[last]?.word ?? '') ||
			// "My teeth did not fall out": the denial stands within the words that tell of them.
			words.slice(first + 1, last).some(({ word }) => lexicon.not.has(word))) &&
		staying.some((sentence) => Math.abs(sentence - (words[first]?.sentence ?? 0)) <= 1);
	if (affirmed.get('teeth')?.every(staysPut)) {
		affirmed.delete('teeth');
		absent.add('teeth');
	}
	// «پدرم نگاه می‌کرد و کاری نکرد» tells of no attack that did not come; of an animal it does.
	const hasAnimal = [...affirmed.keys()].some((id) => kindOf(id) === 'animals');
	const spares = ({ label, first, last }: Match<Mark>) =>
		label === 'manner:not_biting' &&
		(hasAnimal || lexicon.language !== 'fa' || words[first]?.word !== 'کاری' || words[last]?.word !== 'نکرد');
	if (marks.some(spares) && !affirmed.has('attacked')) absent.add('attacked');
	// "I was sure of a snake. No snake anywhere": what is told last of a thing is so.
	// «بابام هیچ‌وقت زندان نبوده» tells of life, not of what is no longer in the dream.
	const toldOfLife = (last: number) =>
		lexicon.language === 'fa' &&
		words.slice(last + 1, last + 4).some(({ word }) => /^(?:نبوده|نداشته|ندارم|نداریم)$/.test(word));
	// «به جای دندان»: what another thing stands for.
	const isReplaced = (first: number) =>
		words[first - 2]?.word === 'به' && /^(?:جای|جا)$/.test(words[first - 1]?.word ?? '');
	// "El pan se acababa, ya no quedaba pan", "un perro me seguía, no era mi perro": it was there.
	const wasThere = (first: number, last: number) =>
		(lexicon.language === 'en' &&
			/^(?:my|our|his|her|their|the)$/.test(words[first - 1]?.word ?? '') &&
			/^(?:wasn't|wasnt|weren't|werent|not|isn't|isnt)$/.test(words[first - 2]?.word ?? '')) ||
		(lexicon.language === 'es' &&
			/\bya no\b|\bno (?:es|era|eran|fue)(?: \S+)?(?: \S+)?$|\ben (?:vez|lugar)\b|^(?:\S+ ){0,4}no (?:es|era|eran) (?:mi|el|la|de|como|un|una)/.test(
				words
					.slice(Math.max(first - 4, 0), last + 4)
					.filter(({ sentence }) => sentence === words[first]?.sentence)
					.map(({ word }) => word)
					.join(' '),
			));
	if (lexicon.language === 'ar')
		// «الكوافيرة جابت المقص بس ما قصت شعري»: what is told last of it is so.
		// «عروس وما في عريس» is a wedding all the same.
		for (const { label, first, last: end, denied: asOne } of denied)
			if (
				label &&
				undone.has(label) &&
				(asOne || !toldApart.has(label)) &&
				affirmed.get(label)?.every(({ last }) => last < first || (asOne && last <= end))
			)
				affirmed.delete(label);
	for (const denial of denied) {
		const { label, first, last: end } = denial;
		if (lexicon.language === 'fa' && label && isAverted(words, label, affirmed.get(label) ?? [], denial))
			affirmed.delete(label);
		if (lexicon.language === 'es' && label && isCorrected(words, first)) {
			if (affirmed.get(label)?.every(({ last }) => last < first)) affirmed.delete(label);
			continue;
		}
		if (toldOfLife(end) || isReplaced(first) || wasThere(first, end)) continue;
		const begun = words[first]?.word.slice(0, 3);
		const places = (label && isThing(label) && affirmed.get(label)) || [];
		const isNamedBefore = places.some(
			(place) =>
				words[place.first]?.word.slice(0, 3) === begun ||
				beginningOf(words[place.first]?.word ?? '', lexicon.language) === begun,
		);
		// «رسیدم لب دریا ولی دریایی نبود»: one is told that there was none of it.
		const isNone =
			lexicon.language === 'fa' &&
			label &&
			kindOf(label) === 'nature' &&
			first === end &&
			/.{3}ی$/.test(words[first]?.word ?? '');
		const before = (isNone && affirmed.get(label)) || [];
		const isSame = (one: Match<unknown>) =>
			one.last < first && one.at.some((index) => words[index]?.word.slice(0, 3) === begun);
		if (label && before.length > 0 && before.every(isSame)) affirmed.delete(label);
		if (label && isNamedBefore && places.every(({ last }) => last < first)) affirmed.delete(label);
	}
	for (const id of absent) if (affirmed.has(id)) absent.delete(id);
	for (const id of [...affirmed.keys()])
		for (const part of partOf[id] ?? []) {
			const own = affirmed.get(id)?.flatMap(({ at }) => at) ?? [];
			const left = affirmed.get(part)?.filter(({ at }) => !at.some((index) => own.includes(index)));
			if (left && left.length === 0) affirmed.delete(part);
		}
	return { affirmed, absent };
}
