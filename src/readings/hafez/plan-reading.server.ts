import type { Language } from '#src/language/languages.ts';
import type { Event, Heard } from '#src/listening/heard.ts';
import { matterOf } from '#src/listening/matter.ts';
import type { Presumption } from '#src/listening/presumption.ts';
import { seededChoices } from '#src/words/seeded.ts';
import { findImages } from './couplet/find-images.server.ts';
import { findSpeechActs } from './couplet/find-speech-acts.server.ts';
import { findPoem, type HafezRequest } from './request.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { Apart, ApartHere, HafezWords, KindOfAsking, Turn } from './words/shape.ts';

/** A reading of the built-in writer, and what its sentences presume of the asker. */
export type PlannedReading = { paragraphs: readonly string[]; presumed: readonly Presumption[] };

type When = { readonly when?: readonly Presumption[] };

const builtIn: Record<Language, HafezWords> = { en, fa, ar, es };
const kindsOfAsking: ReadonlySet<string> = new Set(Object.keys(en.asks));

/**
 * Chooses the sentences of a reading: heavy news is received first; then the image and its tradition; then the asker's
 * own words, what the verse says to their matter, and its counter-view; then a question and an act. A sentence is used
 * only where all that it presumes is `holding`. The same request gets the same reading.
 */
export function planReading(
	request: HafezRequest,
	{ heard, holding }: { heard: Heard; holding: ReadonlySet<Presumption> },
): PlannedReading {
	const { question, language } = request;
	const words = builtIn[language];
	const poem = findPoem(request);
	const told = asFeared(heard);
	const matter = matterOf(told);
	const isHeavy = heard.weight === 'heavy';
	const { pick } = seededChoices(`hafez|${language}|${request.poem.trim()}|${question}`);
	const presumed = new Set<Presumption>();

	/** One of those that may be said, of those that ask for the most. */
	const choose = <One extends When>(all: readonly One[]): One | null => {
		const fitting = all.filter(({ when = [] }) => when.every((one) => holding.has(one)));
		const most = Math.max(0, ...fitting.map(({ when = [] }) => when.length));
		const [first, ...rest] = fitting.filter(({ when = [] }) => when.length === most);
		return first === undefined ? null : use(pick([first, ...rest]));
	};
	const use = <One extends When>(one: One): One => {
		for (const presumption of one.when ?? []) presumed.add(presumption);
		return one;
	};
	const say = (all: readonly (When & { say: string })[]) => choose(all)?.say ?? '';

	const received = isHeavy ? receive(words, told, say) : '';
	const kindApart = apartOf(heard);
	const apart = kindApart ? words.apart[kindApart] : undefined;
	const ofAny = apart ?? words.unknown.turns[matter];
	const ownTurns = poem && !apart ? words.poems[poem.id].turns[matter] : ofAny;
	const turn = choose<Turn>(ownTurns) ?? use(ownTurns[0]);
	// Counter-view and end may rest on the matter alone, so that two questions to one verse get different ones.
	const ofMatter = apart ? turn : (choose<Turn>(ofAny) ?? turn);
	const counter = poem ? pick([turn, ofMatter]) : turn;
	const end = poem ? pick([turn, ofMatter]) : turn;

	const nothingHeard = heard.events.length === 0 && matter === 'open' && !heard.news;
	const echo = heard.echo ? say(words.echoes[heard.weight]).replace('{echo}', () => heard.echo ?? '') : '';
	// "What awaits me next year" is understood well enough.
	const plain =
		nothingHeard && !holding.has('asked_for_future')
			? pick([words.notUnderstood[0] ?? '', ...words.notUnderstood.slice(1)])
			: '';
	const kind: KindOfAsking = kindsOfAsking.has(heard.asks) ? (heard.asks as KindOfAsking) : 'speak';
	// "Where did I put it" asks for no method.
	const asksWhere = kindApart === 'lost_thing' && kind === 'how';
	const asked = (isHeavy && kind === 'speak') || asksWhere ? '' : say(words.asks[kind]);

	const image = poem
		? openingOf(words, poem.id, isHeavy, pick)
		: request.found
			? divanOpening(words, request.found.verse.join('\n'), isHeavy, pick)
			: unknownOpening(words, request.poem, pick);
	const paragraphs = [
		[received, image],
		[echo || plain, turn.turn, asked, counter.counter],
		[end.question, end.act],
	].map((parts) => parts.filter(Boolean).join(' '));
	return { paragraphs, presumed: [...presumed] };
}

/** A betrayal or a dismissal that is feared or asked about has not happened: what is there is the fear. */
const asFeared = (heard: Heard): Heard =>
	heard.tense === 'ahead' && heard.events[0] !== undefined && mayNotCome.has(heard.events[0])
		? { ...heard, events: ['fear'] }
		: heard;
const mayNotCome: ReadonlySet<Event> = new Set(['betrayal', 'dismissal', 'eviction']);

/** What words of its own are kept for: an illness has nothing to say to it, nor guilt to shame. */
function apartOf({ news, events, asks }: Heard): Apart | ApartHere | null {
	if (news === 'lostChild' || news === 'harmed') return news;
	if (events[0] === 'jealousy' || events[0] === 'lost_thing') return events[0];
	return events[0] === 'shame' && !events.includes('guilt') && asks !== 'forgiven' ? 'shame' : null;
}

type Pick = ReturnType<typeof seededChoices>['pick'];

/** How heavy news is received: by the sentence for just this event and person, else for the event. */
function receive(
	{ receptions, graveNews }: HafezWords,
	{ events, people, news }: Heard,
	say: (all: readonly { say: string }[]) => string,
): string {
	// A pregnancy that ends is a death, too; but nobody has died of whom others speak.
	const isUnborn = news === 'lostChild' && people[0] !== 'child';
	for (const event of isUnborn ? ['pregnancy' as const, ...events] : events) {
		const ofEvent = receptions.filter(({ events: told }) => told.includes(event));
		const [person] = people;
		const ofPerson = ofEvent.filter(({ people: named }) => person && named?.includes(person));
		const said = say(ofPerson) || say(ofEvent.filter(({ people: named }) => !named));
		if (said) return said;
	}
	return news && news in graveNews ? graveNews[news as keyof typeof graveNews] : '';
}

function openingOf(words: HafezWords, id: keyof HafezWords['poems'], isHeavy: boolean, pick: Pick): string {
	const { openings, quietOpenings, heritage } = words.poems[id];
	return isHeavy ? pick(quietOpenings) : `${pick(openings)} ${pick(heritage)}`;
}

/** The images of a couplet by their names, as the facts list them. */
export const namedImages = (couplet: string, language: Language): string[] =>
	findImages(couplet).map(({ image }) => builtIn[language].unknown.names[image]);

/**
 * A couplet of the site's Divan is read from its own words, too: an image, and what it does with words; without either
 * another image. After heavy news its first image alone.
 */
function divanOpening(words: HafezWords, couplet: string, isHeavy: boolean, pick: Pick): string {
	const { images, acts } = words.unknown;
	const [first, second] = findImages(couplet).map(({ image }) => image);
	const [act] = isHeavy ? [] : findSpeechActs(couplet);
	const done = act && pick(acts[act.act]).replace('{word}', () => act.word);
	const other = !isHeavy && !act && second && pick(images[second]);
	return [admissionOf(words, couplet, pick), first && pick(images[first]), done, other].filter(Boolean).join(' ');
}

/** That nothing is known of a couplet but its own words; one of them is named. */
function admissionOf({ unknown }: HafezWords, couplet: string, pick: Pick): string {
	const word = findImages(couplet)[0]?.word ?? couplet.trim().split(/\s+/).slice(0, 3).join(' ');
	const [first, ...rest] = unknown.admissions;
	return first ? pick([first, ...rest]).replace('{word}', () => word) : '';
}

/** A couplet that is not one of the twelve is read from its own words: at most two of its images. */
function unknownOpening(words: HafezWords, couplet: string, pick: Pick): string {
	const found = findImages(couplet);
	return [admissionOf(words, couplet, pick), ...found.slice(0, 2).map(({ image }) => pick(words.unknown.images[image]))]
		.filter(Boolean)
		.join(' ');
}
