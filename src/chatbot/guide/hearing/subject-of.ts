import type { Event, Heard } from '#src/listening/heard.ts';
import { type Matter, matterOf } from '#src/listening/matter.ts';
import type { GuideTurn } from '../turn.ts';
import { requestWords } from './request-words.ts';
import { longing, loves, unloved, unnamed } from './told-people.ts';

/** Matters of which nothing is told yet: an earlier one goes on beside them. */
export const bare: ReadonlySet<Matter> = new Set(['open', 'decision', 'person']);

/** Behind these "what if I find nothing" is about work, or a home. */
const sought: ReadonlySet<Event> = new Set(['dismissal', 'job_search', 'eviction', 'home']);

/** "I miss her", "he never said that he loved me", "I can't go on", said after a death was told, are of the one who died. */
function isLoveOfTheDead({ heard: { events, people }, heardEarlier }: GuideTurn): boolean {
	const before = heardEarlier.findLast((earlier) => earlier.events.some((event) => !longing.has(event)));
	return (
		(before?.events.includes('death') ?? false) &&
		events.length > 0 &&
		events.every((event) => longing.has(event)) &&
		people.every((person) => unnamed.has(person))
	);
}

/** What was told of the person whom a message calls by "him" or "her" only; undefined where it names somebody. */
export function toldOfThem({ heard, heardEarlier, folded, language }: GuideTurn): Heard | undefined {
	const { events, people } = heard;
	if (!people.every((person) => unnamed.has(person))) return undefined;
	if (people.length === 0 && !requestWords[language].ofThem.test(folded)) return undefined;
	const told = heardEarlier.findLast(
		(one) =>
			!(one.events.length > 0 && one.events.every((event) => event === 'death')) &&
			(one.people.some((person) => !unnamed.has(person) && person !== 'god') ||
				one.events.some((event) => loves.includes(event))),
	);
	const isLoved = told !== undefined && !unloved.has(told.people[0]);
	const speaksOfLove = requestWords[language].ofLove.test(folded);
	return events.every((event) => loves.includes(event) && !isLoved && !speaksOfLove) ? told : undefined;
}

/** Whether an event was only guessed, of a message that goes on about somebody or something told before. */
function isHardlyTold({ heard, heardEarlier, isGuessed, folded, language }: GuideTurn): boolean {
	const { events, weight, people } = heard;
	if (events[0] === 'lost_thing' && heardEarlier.some((one) => one.events.some((event) => sought.has(event))))
		return true;
	// "He won't come out of his room" is no change in the life of the one who tells it.
	const isVague = isGuessed || events.every((event) => event === 'change' || event === 'home');
	return (
		events.length > 0 &&
		isVague &&
		weight !== 'heavy' &&
		people.every((person) => unnamed.has(person)) &&
		requestWords[language].ofThem.test(folded)
	);
}

/** "Should I write to her", asked of a sister with whom one quarrelled at a funeral, is asked of the quarrel. */
function ofLiving(told: Heard): Heard {
	const events = told.events.filter((event) => event !== 'death');
	return events.length < told.events.length ? { ...told, events, weight: 'plain' } : told;
}

/** What a message is about with the talk before it: a message that names nothing belongs to what was told. */
export function subjectOf(turn: GuideTurn): { subject: Heard; goesOn: boolean } {
	const { heard, heardEarlier } = turn;
	// "She used to hit me when I was little" is no anger at her that goes on.
	if (heard.news === 'harmed') return { subject: heard, goesOn: false };
	const isOfTheDead = isLoveOfTheDead(turn);
	const ofThem = isOfTheDead ? undefined : toldOfThem(turn);
	if (ofThem) return { subject: ofLiving({ ...ofThem, asks: heard.asks }), goesOn: true };
	const bareNow =
		(bare.has(matterOf(heard)) && heard.events.length === 0 && heard.asks !== 'joy') ||
		isOfTheDead ||
		isHardlyTold(turn);
	// "How do I go on" is asked of the death that was told, whatever else was told since.
	const heavy = heardEarlier.findLast(({ weight, events }) => weight === 'heavy' && events.length > 0);
	const before = heavy ?? heardEarlier.findLast((earlier) => !bare.has(matterOf(earlier)));
	if (!bareNow || !before) return { subject: heard, goesOn: false };
	return { subject: { ...before, asks: heard.asks }, goesOn: true };
}
