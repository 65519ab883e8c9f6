import type { Ask, Event, Person } from '../heard.ts';
import type { Reading } from './reading.ts';

const ofTheHeart: ReadonlySet<Event> = new Set(['in_love', 'unrequited', 'separation']);

/** The most important first: whoever is named before whoever is only meant, God last unless forgiveness is asked of him. */
export function weighPeople(reading: Reading, events: readonly Event[], ask: Ask): Person[] {
	const scores = new Map<Person, number>();
	for (const match of reading.people) {
		let score = 10 - match.first * 0.05;
		if (match.label === 'god') score = ask === 'forgiven' ? 12 : 4;
		if (match.label === 'beloved') score -= 3;
		if (match.label === 'other') score -= 5;
		if (match.label === 'relative' && /famil|اهل|عیل|خانواد|خونواد|فامیل/u.test(match.phrase)) score -= 2;
		scores.set(match.label, Math.max(scores.get(match.label) ?? 0, score));
	}
	if (scores.size === 0) {
		const [first] = events;
		if (first && ofTheHeart.has(first)) scores.set('beloved', 1);
	}
	return [...scores].sort(([, one], [, other]) => other - one).map(([person]) => person);
}
