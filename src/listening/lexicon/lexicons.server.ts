import type { Language } from '#src/language/languages.ts';
import type { Ask, Event, Person } from '../heard.ts';
import { createPhraseFinder, type Phrase, type PhraseFinder } from '../text/phrases.ts';
import { asks as arAsks } from './ar/asks.server.ts';
import { events as arEvents } from './ar/events.server.ts';
import { guideAsks as arGuide } from './ar/guide-asks.server.ts';
import { people as arPeople } from './ar/people.server.ts';
import { asks as enAsks } from './en/asks.server.ts';
import { events as enEvents } from './en/events.server.ts';
import { guideAsks as enGuide } from './en/guide-asks.server.ts';
import { people as enPeople } from './en/people.server.ts';
import { asks as esAsks } from './es/asks.server.ts';
import { events as esEvents } from './es/events.server.ts';
import { guideAsks as esGuide } from './es/guide-asks.server.ts';
import { people as esPeople } from './es/people.server.ts';
import { asks as faAsks } from './fa/asks.server.ts';
import { events as faEvents } from './fa/events.server.ts';
import { guideAsks as faGuide } from './fa/guide-asks.server.ts';
import { people as faPeople } from './fa/people.server.ts';
import { type AskLexicon, type EventLexicon, type GuideLexicon, type Mark, marks } from './shape.ts';

/** An event; whether the phrase only counts where nothing else is told (written with a question mark in front); or none. */
export type EventLabel = { readonly event: Event; readonly weak: boolean } | null;

/** The lexicons of one language, compiled. */
export type Lexicon = {
	readonly people: PhraseFinder<Person | 'none'>;
	readonly events: PhraseFinder<EventLabel>;
	readonly always: PhraseFinder<Ask>;
	readonly inQuestion: PhraseFinder<Ask>;
	readonly marks: PhraseFinder<Mark>;
	readonly guide: PhraseFinder<keyof GuideLexicon>;
	readonly how: Pick<AskLexicon, 'weighs' | 'opens' | 'comes' | 'asksInFront'>;
};

const asks = { en: enAsks, fa: faAsks, ar: arAsks, es: esAsks };
const events = { en: enEvents, fa: faEvents, ar: arEvents, es: esEvents };
const guide = { en: enGuide, fa: faGuide, ar: arGuide, es: esGuide };
const people = { en: enPeople, fa: faPeople, ar: arPeople, es: esPeople };
const compiled = new Map<Language, Lexicon>();

/** The entries of a record whose values may be missing. */
function entriesOf<Label extends string>(
	record: Readonly<Partial<Record<Label, readonly Phrase[]>>>,
	labels: readonly Label[],
): [Label, readonly Phrase[]][] {
	return labels.map((label) => [label, record[label] ?? []]);
}

const keysOf = <Label extends string>(record: Readonly<Partial<Record<Label, unknown>>>): Label[] => {
	const keys: Label[] = [];
	for (const key in record) keys.push(key);
	return keys;
};

function eventEntries(lexicon: EventLexicon): [EventLabel, readonly Phrase[]][] {
	return keysOf(lexicon).flatMap((key): [EventLabel, readonly Phrase[]][] => {
		if (key === 'none') return [[null, lexicon.none]];
		const weak = lexicon[key].filter((phrase) => phrase.startsWith('?')).map((phrase) => phrase.slice(1));
		const strong = lexicon[key].filter((phrase) => !phrase.startsWith('?'));
		return [
			[{ event: key, weak: false }, strong],
			[{ event: key, weak: true }, weak],
		];
	});
}

/** Calls once, when its value is first asked for. */
function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** The finders of a lexicon. Each is compiled on first use, which takes up to 200 ms of processor time. */
export const finders = ['people', 'events', 'always', 'inQuestion', 'marks', 'guide'] as const;

export function lexiconOf(language: Language): Lexicon {
	const known = compiled.get(language);
	if (known) return known;
	const ask = asks[language];
	const made = {
		people: once(() => createPhraseFinder(entriesOf(people[language], keysOf(people[language])), language)),
		events: once(() => createPhraseFinder(eventEntries(events[language]), language)),
		always: once(() => createPhraseFinder(entriesOf(ask.always, keysOf(ask.always)), language)),
		inQuestion: once(() => createPhraseFinder(entriesOf(ask.inQuestion, keysOf(ask.inQuestion)), language)),
		marks: once(() => createPhraseFinder(entriesOf(ask.marks, [...marks]), language)),
		guide: once(() => createPhraseFinder(entriesOf(guide[language], keysOf(guide[language])), language)),
	};
	const lexicon: Lexicon = {
		get people() {
			return made.people();
		},
		get events() {
			return made.events();
		},
		get always() {
			return made.always();
		},
		get inQuestion() {
			return made.inQuestion();
		},
		get marks() {
			return made.marks();
		},
		get guide() {
			return made.guide();
		},
		how: ask,
	};
	compiled.set(language, lexicon);
	return lexicon;
}
