import type { Ask, Event, Person } from '../heard.ts';
import { isTimeOfBirth } from './arabic-asks.ts';
import { type Reading, sentenceOf } from './reading.ts';

/** How much an event outweighs others in the same text. */
const weights: Readonly<Record<Event, number>> = {
	death: 10,
	dismissal: 9.6,
	eviction: 9.6,
	betrayal: 9,
	theft: 8.2,
	court: 8,
	military: 8,
	unrequited: 8,
	separation: 7.8,
	exam: 7.6,
	lost_thing: 7.5,
	illness: 7.8,
	pregnancy: 7.6,
	birth: 7.8,
	debt: 7.4,
	jealousy: 7.4,
	shame: 7,
	business: 7,
	job_search: 7.2,
	new_job: 7.2,
	wedding: 7,
	guilt: 7,
	migration: 6.8,
	quarrel: 6.6,
	awaiting: 6.4,
	faith: 6,
	journey: 6,
	loneliness: 6.2,
	tiredness: 6.2,
	anger: 6.2,
	study: 6,
	in_love: 5.6,
	money: 5.6,
	home: 5.2,
	success: 5,
	fear: 4.6,
	work_trouble: 4.6,
	change: 4,
};

const kin: ReadonlySet<Person> = new Set([
	'mother',
	'father',
	'child',
	'sibling',
	'grandparent',
	'relative',
	'friend',
	'boss',
	'teacher',
	'animal',
	'god',
]);

/** The weightiest first, at most three. */
export function weighEvents(reading: Reading, ask: Ask): Event[] {
	const scores = new Map<Event, number>();
	const ofKin = ask === 'feelings_of' && reading.people.some(({ label }) => kin.has(label));
	const told = reading.events.some(({ label }) => !label.weak);
	for (const match of reading.events) {
		const { event, weak } = match.label;
		if (weak && told) continue;
		// "Does my mother love me" is no romance.
		if (ofKin && (event === 'in_love' || event === 'unrequited')) continue;
		let score = weights[event];
		if (event === 'guilt' && ask === 'forgiven') score += 4;
		// What is asked about, what is told with more words and what comes first weighs a little more.
		if (reading.asking[sentenceOf(reading, match)]) score += 0.3;
		score += Math.min(match.at.length - 1, 2) * 0.35 - match.first * 0.1;
		if (event === 'birth' && isTimeOfBirth(reading, match)) score -= 2.5;
		scores.set(event, Math.max(scores.get(event) ?? 0, score));
	}
	return [...scores]
		.sort(([, one], [, other]) => other - one)
		.slice(0, 3)
		.map(([event]) => event);
}
