import type { Event, Person } from '#src/listening/heard.ts';

/** What somebody is missed by. */
export const longing: ReadonlySet<Event> = new Set(['in_love', 'unrequited', 'loneliness', 'separation', 'tiredness']);
/** What is told of love. */
export const loves: readonly Event[] = ['in_love', 'unrequited'];
/** People whom a message calls by no more than "him" or "her". */
export const unnamed: ReadonlySet<Person> = new Set(['beloved', 'former_partner', 'other']);
/** These are hardly ever to be asked for love, and of them "her" is asked without it. */
export const unloved: ReadonlySet<Person | undefined> = new Set([
	'mother',
	'father',
	'sibling',
	'child',
	'grandparent',
	'relative',
	'boss',
	'teacher',
	'neighbour',
]);
