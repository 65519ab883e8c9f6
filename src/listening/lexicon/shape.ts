import type { Ask, Event, Person } from '../heard.ts';
import type { Phrase } from '../text/phrases.ts';

/**
 * The words by which a language tells of somebody, of an event, of what it asks. Where phrases share words the longest is
 * meant, so `none` lists what looks like one and is none: «پشت سرم», "dying to know". `docs/words.md` says how to mend them.
 */
export type PeopleLexicon = Readonly<Record<Person | 'none', readonly Phrase[]>>;
export type EventLexicon = Readonly<Record<Event | 'none', readonly Phrase[]>>;

/** Besides the asks: the marks by which fear, wish, time and the asker are told. */
export type Mark =
	| 'question'
	| 'or'
	| 'feared'
	| 'wished'
	| 'ahead'
	| 'past'
	| 'now'
	| 'self'
	| 'joyful'
	| 'former'
	| 'dead'
	| 'leaves_alone';
export type AskLexicon = Readonly<Record<Ask, readonly Phrase[]>>;
export type MarkLexicon = Readonly<Record<Mark, readonly Phrase[]>>;
