import type { Language } from '#src/language/languages.ts';
import { type Guesses, guessAll, joinWithRules } from './classifier/join.server.ts';
import { type Event, graveNews, type Heard, type Person } from './heard.ts';
import { findEcho } from './hearing/find-echo.ts';
import { findNews } from './hearing/find-news.server.ts';
import { type Hearing, type HearOptions, hearByRules } from './hearing/hear-by-rules.server.ts';
import { tellsOfAnotherLove } from './hearing/loves-another.ts';
import { likesThing } from './hearing/spanish-asks.ts';
import { weighTense, weighWeight, weighWhose } from './hearing/weigh-time.ts';

/** What rules and classifier hear together, and what the rules alone hear; `guesses` is null where there are no words. */
export type JoinedHearing = Hearing & { readonly rules: Hearing; readonly guesses: Guesses | null };

/** As many are heard at most. */
const MOST_EVENTS = 3;

/** Somebody near who is dying or very ill; an animal, or whoever dies of laughter, is not meant. */
const mayBeDying = (events: readonly Event[], [who]: readonly Person[]): boolean =>
	events.some((event) => event === 'death' || event === 'illness') && who !== undefined && !distant.has(who);
const distant: ReadonlySet<Person> = new Set(['animal', 'god', 'other', 'beloved', 'boss', 'colleague']);

/** A partner who loves somebody else is no love story of the writer's. */
const betrayedFirst = (events: readonly Event[]): Event[] =>
	['betrayal' as const, ...events.filter((event) => !ofLove.has(event))].slice(0, MOST_EVENTS);
/** What is heard beside it where somebody tells what was done to them as a child: nothing that they did, or quarrelled over. */
const ofHarmed: ReadonlySet<Event> = new Set([
	...(['guilt', 'shame', 'betrayal', 'fear', 'quarrel', 'anger', 'in_love', 'unrequited', 'separation'] as const),
]);
const ofLove: ReadonlySet<Event> = new Set(['betrayal', 'in_love', 'unrequited']);

/** What is heard in a text, with what it was heard from; for the operator's command and for `holds`. */
export function hearWithReading(text: string, page: Language, options: HearOptions = {}): JoinedHearing {
	const rules = hearByRules(text, page, options);
	const { reading } = rules;
	if (reading.tokens.length === 0) return { ...rules, rules, guesses: null };
	const guide = options.guide ?? false;
	const guesses = guessAll(rules, guide);
	const { events: both, people: named, asks: wanted } = joinWithRules(rules, guesses, guide);
	const isOfThing = reading.language === 'es' && rules.heard.events.length === 0 && likesThing(text);
	const joined = isOfThing ? both.filter((event) => !ofLove.has(event)) : both;
	const people = isOfThing ? named.filter((person) => person !== 'beloved') : named;
	const found = findNews(reading);
	const news = found === 'dying' && !mayBeDying(joined, people) ? null : found;
	const grave = graveNews.some((kind) => kind === news);
	const isLeft = people.includes('partner') && tellsOfAnotherLove(text, reading.language, wanted === 'feelings_of');
	// A child that was born dead: the birth was only guessed at.
	const isBornDead = news === 'lostChild' && joined.includes('death') && !rules.heard.events.includes('birth');
	const born = isBornDead ? joined.filter((event) => event !== 'birth') : joined;
	const told = isLeft ? betrayedFirst(born) : born;
	const events =
		news === 'harmed'
			? told.filter((event) => !ofHarmed.has(event))
			: news === 'lostChild' && !told.includes('pregnancy') && told.length < MOST_EVENTS
				? [...told, 'pregnancy' as const]
				: told;
	// "Two years sober" is no good news beside a relapse, nor a first that was cheated for.
	const asks = (grave || events.includes('guilt')) && wanted === 'joy' ? 'speak' : wanted;
	const asked = guide ? rules.asked : asks;
	const heard: Heard = {
		people,
		events,
		asks,
		whose: weighWhose(reading, events, people),
		tense: weighTense(reading, events, asked),
		weight: grave ? 'heavy' : weighWeight(reading, events, asked),
		...(news && { news }),
		echo: findEcho(reading, events),
	};
	return { heard, reading, asked, sure: rules.sure && asks === rules.heard.asks, rules, guesses };
}

/**
 * What is heard in a text (`docs/listening.md`): rules over the lexicons of the language that it is written in, with a
 * classifier beside them (`classifier/`).
 * @param page the language of the page, taken where the text does not tell its own
 */
export function hear(text: string, page: Language, options: HearOptions = {}): Heard {
	return hearWithReading(text, page, options).heard;
}
