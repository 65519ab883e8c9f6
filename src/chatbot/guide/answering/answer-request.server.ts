import { type Language, languageFacts } from '#src/language/languages.ts';
import { lexiconOf } from '#src/listening/lexicon/lexicons.server.ts';
import { readTokens } from '#src/listening/text/read-tokens.ts';
import { hafezVerses } from '#src/readings/hafez/knowledge.server.ts';
import { moulanaStories, moulanaVerses } from '#src/readings/moulana/knowledge.server.ts';
import { fold } from '#src/words/fold.ts';
import type { KnownStory, KnownVerse, VersePlace } from '#src/words/knowledge.ts';
import { seededChoices } from '#src/words/seeded.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import { type FoundEntry, findEntries } from '../../knowledge/find-entry.server.ts';
import { findTalk } from '../hearing/find-talk.server.ts';
import { namingWords, sharedWords } from '../hearing/hear-in-talk.server.ts';
import { namesPoem } from '../hearing/poet-asked.server.ts';
import { requestBefore } from '../hearing/recited-by-theme.server.ts';
import { ofPoems, requestWords } from '../hearing/request-words.ts';
import { type AskedTheme, themeAsked } from '../hearing/theme-asked.ts';
import { ideaAsked } from '../ideas/idea-asked.ts';
import type { Speech } from '../speech/shape.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { fill } from './answer-knowledge.server.ts';
import { explainReading } from './explain-reading.server.ts';

/** Entries that are stories, with the retelling of the Moulana page where there is one. */
const retold: Readonly<Record<string, string | null>> = {
	parrot: 'cage',
	elephant: 'elephant',
	'friends-door': 'door',
	treasure: 'treasure',
	'moses-shepherd': 'shepherd',
	painters: 'painters',
	'lion-hare': 'well',
	grapes: 'grapes',
	grammarian: 'boat',
	'sufis-donkey': 'donkey',
	'deaf-visit': 'visit',
	reed: 'reed',
	'three-counsels': null,
	sanan: null,
	conference: null,
	simorgh: null,
	nizami: 'layla',
	phoenix: null,
	solomon: null,
	bilqis: null,
	nasreddin: null,
	scheherazade: null,
	zuleikha: null,
};
/** Stories that a child can be told. */
const ofChildren: ReadonlySet<string> = new Set(['cage', 'elephant', 'well', 'grapes', 'painters', 'shepherd']);
const STORY_NAMED = 3;
/** Requests are short; a long message that holds such words is about something else. */
const WORDS_OF_REQUEST = 14;

/** A card of the day, or the reading one came from; null where neither is asked for. */
export function answerCardRequest(turn: GuideTurn, found: readonly FoundEntry[]): Reply | null {
	const { language, folded, speech, said, day } = turn;
	if (folded.split(' ').length > WORDS_OF_REQUEST) return null;
	const { cardOfDay, explainReading: asksOfReading } = requestWords[language];
	if (cardOfDay.test(folded)) {
		const trumps = allEntries.filter(({ kind, words }) => kind === 'card' && words[language].reversed);
		const [first, ...rest] = trumps;
		if (!first) return null;
		const entry = seededChoices(day).pick([first, ...rest]);
		const { names, say } = entry.words[language];
		return { text: `${fill(said.line(speech.cardOfDay), { name: names[0] ?? '' })} ${say}`, kind: 'recite', entry };
	}
	if (!asksOfReading.test(folded)) return null;
	if (turn.reading) return explainReading(turn, turn.reading);
	const [best] = found.filter(({ entry }) => entry.kind === 'card' || entry.kind === 'symbol');
	return best
		? { text: `${best.entry.words[language].say} ${said.line(speech.forYou)}`, kind: 'recite', entry: best.entry }
		: { text: said.line(speech.whichReading), kind: 'recite' };
}

/** "This app is a joke" asks for none. */
export const asksForJoke = ({ language, folded }: Pick<GuideTurn, 'language' | 'folded'>) =>
	requestWords[language].joke.test(folded);

export const answerJoke = ({ said, words }: GuideTurn): Reply => ({ text: said.choose(words.jokes), kind: 'recite' });

/** Behind a joke, a verse or a story a bare "another one" asks for one more; null behind all else. */
export function answerAgain(turn: GuideTurn): Reply | null {
	const { earlier, heardEarlier, language } = turn;
	const place = earlier.findLastIndex((text) => findTalk(text, language)?.kind !== 'more');
	const asked = earlier[place];
	if (asked === undefined) return null;
	const again: GuideTurn = { ...turn, newest: asked, folded: fold(asked) };
	const { asks } = heardEarlier.at(place - earlier.length) ?? {};
	if (asksForJoke(again) && (asks === 'recite' || asks === 'off_topic')) return answerJoke(again);
	return asks === 'recite' ? answerRecite(again, findEntries(asked, language)) : null;
}

/** A verse that has been checked, or a story. */
export function answerRecite(turn: GuideTurn, found: readonly FoundEntry[]): Reply {
	const { language, folded, said } = turn;
	const asked = requestWords[language];
	const ofPoet = found[0]?.entry.namedWhole && !(found[0].entry.id in retold);
	// "And about love?", behind a story, asks for another.
	const before = namesPoem(folded) ? null : requestBefore(turn.earlier, language);
	const isStory = asked.story.test(folded) || (before !== null && asked.story.test(fold(before)));
	const named = ofPoet ? null : found.find(({ entry, score }) => entry.id in retold && score >= STORY_NAMED);
	if (named && (isStory || !/hafez|rumi/.test(named.entry.id))) {
		const tale = storyOf(retold[named.entry.id] ?? null, turn);
		return { text: tale ?? named.entry.words[language].say, kind: 'recite', entry: named.entry };
	}
	if (isStory) {
		// What Rumi sings in a ghazal is retold as well, but is no story.
		const stories = moulanaStories.filter(({ place }) => place.book === 'masnavi');
		// For a child those in which somebody does something.
		const forChild = turn.heard.people.includes('child') ? stories.filter(({ id }) => ofChildren.has(id)) : [];
		const theme = themeOf(turn);
		const ofTheme = (theme?.stories ?? []).flatMap((id) => stories.find((one) => one.id === id) ?? []);
		const untold = ofTheme.find(({ words }) => said.isNew(words[language].story));
		const open = untold ? [untold] : forChild.length > 0 ? forChild : stories;
		const told = said.find(open.map(({ words }) => words[language].story));
		const story = stories.find(({ words }) => words[language].story === told) ?? stories[0];
		return { text: (story && withPlace(story, turn)) ?? '', kind: 'recite' };
	}
	return { text: verseFor(turn, found), kind: 'recite' };
}

function storyOf(id: string | null, turn: GuideTurn): string | null {
	const story = moulanaStories.find((one) => one.id === id);
	return story ? withPlace(story, turn) : null;
}

/** A story, with its title and where it stands. */
function withPlace({ place, words }: KnownStory, { language, speech }: GuideTurn): string {
	const { title, story } = words[language];
	return `${story}\n\n${title} ${fill(speech.versePlace.original, { place: placeOf(place, speech, language) })}`;
}

/** The words that each verse is found by, in each language, once it was asked for. */
const wordsOfVerses = new Map<Language, ReadonlyMap<KnownVerse, string[][]>>();

function wordsByVerse(language: Language): ReadonlyMap<KnownVerse, string[][]> {
	const known = wordsOfVerses.get(language);
	if (known) return known;
	const found = new Map(
		[...hafezVerses, ...moulanaVerses].map((verse) => {
			const { translation, about } = verse.words[language];
			return [verse, namingWords([...(translation ?? verse.lines), about].join(' '), language)];
		}),
	);
	wordsOfVerses.set(language, found);
	return found;
}

/** What a verse is wanted about: the words of a request without those that ask for it ("say something nice"). */
function wantedOf(text: string, language: Language): string[][] {
	const tokens = readTokens(text, language);
	const asks = new Set(
		lexiconOf(language)
			.guide(tokens)
			.flatMap(({ label, at }) => (label === 'recite' ? at : [])),
	);
	return namingWords(
		tokens.flatMap(({ word }, index) => (asks.has(index) || ofPoems.has(word) ? [] : word)).join(' '),
		language,
	);
}

/** Verses in which something good comes, for whoever wants to hear something nice. */
const consoling: ReadonlySet<string> = new Set(['hafez-6', 'hafez-7', 'hafez-8', 'hafez-10']);

/** Verses for whoever sits beside a death or an illness: nothing in them jokes, and nobody is promised back. */
const quiet: ReadonlySet<string> = new Set(['hafez-6', 'hafez-9', 'hafez-12', 'moulana-reed']);

/** Outweighs every word that a request may share with a verse. */
const OF_THEME = 20;

/** How much a verse is about a theme: the closest most. */
function ofTheme({ id }: KnownVerse, theme: AskedTheme | null): number {
	const place = theme?.verses.indexOf(id.replace('moulana-', '')) ?? -1;
	return place < 0 ? 0 : OF_THEME - place;
}

/** The theme that a message names; "a poem about it" is about the idea that was asked for just before. */
function themeOf({ newest, earlier, language }: GuideTurn): AskedTheme | null {
	const before = earlier.at(-1);
	const isBehindIdea = before !== undefined && ideaAsked(before, language, true) !== null;
	return themeAsked(newest, language) ?? (isBehindIdea ? themeAsked(before, language) : null);
}

function verseFor(turn: GuideTurn, found: readonly FoundEntry[]): string {
	const { language, folded, newest, earlier, heard, said, speech } = turn;
	const asked = requestWords[language];
	const of = asked.hafez.test(folded) ? 'hafez' : asked.rumi.test(folded) ? 'rumi' : null;
	// "What would Hafez say" is asked of what was told before.
	const theme = themeOf(turn);
	const matter = asked.poetSays.test(folded) && !theme ? earlier.at(-1) : undefined;
	// A poet who is named is no subject of the verse.
	const wanted = wantedOf(matter ?? newest, language).filter(
		(forms) => !forms.some((form) => /^(?:حافظ|مولانا|مولوی)$/.test(form)),
	);
	const isGrave = heard.weight === 'heavy' && heard.events.length > 0;
	const weighed = [...wordsByVerse(language)]
		.filter(([{ id, poet, lines }]) => (!of || poet === of) && said.isNew(lines[0]) && (!isGrave || quiet.has(id)))
		.map(([verse, own]) => ({ verse, weight: sharedWords(wanted, own) + ofTheme(verse, theme) }));
	const most = Math.max(0, ...weighed.map(({ weight }) => weight));
	// Where none is about what was named, one that most people can use: the twelve of the oracle, or of Rumi's songs.
	const stands = ({ poet, place }: KnownVerse) => poet === 'hafez' || (of === 'rumi' && place.book === 'shams');
	const isNice = most === 0 && asked.nice.test(folded);
	const fits = (verse: KnownVerse) => (isNice ? consoling.has(verse.id) : stands(verse));
	const best = weighed.filter(({ weight, verse }) => weight === most && (most > 0 || fits(verse)));
	const verse = (said.pick(best) ?? said.pick(weighed))?.verse ?? hafezVerses[0];
	const other = asked.otherPoet.test(folded) || found.some(({ entry }) => entry.namedWhole);
	const lead = !of && other ? speech.otherPoet : speech.verse;
	return verse ? `${said.line(lead)}\n\n${writtenVerse(verse, speech, language)}` : said.line(speech.unknown);
}

/** A verse with its place: our translation before its own lines, where there is one. */
export function writtenVerse({ lines, place, words }: KnownVerse, speech: Speech, language: Language): string {
	const { translation } = words[language];
	const where = placeOf(place, speech, language);
	const original = lines.join(' / ');
	if (!translation) return `${original} ${fill(speech.versePlace.original, { place: where })}`;
	return `${translation.join(' / ')} ${fill(speech.versePlace.translated, { place: where })}\n\n${original}`;
}

function placeOf(place: VersePlace, { places }: Speech, language: Language): string {
	const number = (value: number) =>
		new Intl.NumberFormat(languageFacts[language].locale, { useGrouping: false }).format(value);
	return place.book === 'masnavi'
		? fill(places.masnavi, { book: number(place.daftar), number: number(place.section) })
		: fill(places[place.book], { number: number(place.ghazal) });
}
