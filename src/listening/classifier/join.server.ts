import { type Ask, type Event, events, guideAsks, type Heard, type Person, persons, questionAsks } from '../heard.ts';
import type { Hearing } from '../hearing/hear-by-rules.server.ts';
import { NONE } from './candidates.ts';
import { featuresOf } from './features.ts';
import { type Guess, guess } from './guess.ts';
import { rulesSay } from './rules-say.ts';
import { weightsOf } from './weights.server.ts';
import type { Task, TaskWeights } from './weights-file.ts';

/** How likely each label is by rules and classifier together, the likeliest first. */
export type Guesses = {
	readonly events: readonly Guess[];
	readonly people: readonly Guess[];
	readonly asks: readonly Guess[];
};

/** Events that nobody is told of on a guess. */
export const heavyEvents: ReadonlySet<string> = new Set<Event>([
	'death',
	'illness',
	'betrayal',
	'dismissal',
	'eviction',
	'separation',
]);
const MOST_EVENTS = 3;
/** In fewer words nothing is guessed that the rules do not find: a "yes" tells of no wedding. */
const LEAST_WORDS = 4;
/** So likely an event has to be in a talk, whose messages are about much else; the classifier learns it from questions. */
const LEAST_IN_TALK = 0.5;
/** So likely it has to be in a talk that nothing is told although words tell of something. */
const LEAST_NOTHING_IN_TALK = 0.95;
/**
 * So likely it has to be that a message confides nothing: refusing somebody who confides is worse than listening to
 * somebody who does not.
 */
const LEAST_TO_DISMISS = 0.85;
/** So likely that something told before is asked for: who begins to tell is not asking. */
const LEAST_TO_RECALL = 0.6;
const dismissing: ReadonlySet<string> = new Set<Ask>([
	'about_you',
	'complaint',
	'farewell',
	'greeting',
	'insult',
	'off_topic',
	'thanks',
]);

const isEvent = (label: string): label is Event => events.some((event) => event === label);
const isPerson = (label: string): label is Person => persons.some((person) => person === label);
const isAsk = (label: string): label is Ask => [...questionAsks, ...guideAsks].some((ask) => ask === label);

/** How likely each label is for a text that the rules have heard. */
export function guessAll(hearing: Hearing, guide: boolean): Guesses {
	const { reading } = hearing;
	const weights = weightsOf(reading.language);
	const features = featuresOf(reading.text, reading.tokens, weights.fields);
	const of = (task: Task) => guess(weights[task], features, rulesSay(task, hearing));
	return { events: of('events'), people: of('people'), asks: of(guide ? 'guide' : 'asks') };
}

/** The label in front, with the rules' own behind it. */
const inFront = <Label>(label: Label, others: readonly Label[]): Label[] => [
	label,
	...others.filter((other) => other !== label),
];

function joinEvents(
	[best]: readonly Guess[],
	{ least, leastHeavy }: TaskWeights,
	{ heard, reading }: Hearing,
	guide: boolean,
): readonly Event[] {
	const byRules = heard.events;
	if (byRules.length === 0 && reading.tokens.length < LEAST_WORDS) return byRules;
	if (guide && best && best.likelihood < LEAST_IN_TALK) return byRules;
	if (!best || best.likelihood < least || best.label === (byRules[0] ?? NONE)) return byRules;
	const { label, likelihood } = best;
	// What the rules find heavy is never left unheard.
	if (!isEvent(label) && guide && likelihood < LEAST_NOTHING_IN_TALK) return byRules;
	if (!isEvent(label)) return byRules.some((event) => heavyEvents.has(event)) ? byRules : [];
	// What is feared comes before the fear of it.
	if (label === 'fear' && byRules.length > 0) return byRules;
	// Who moves for a job asks about the job.
	if (label === 'migration' && byRules[0] === 'new_job') return byRules;
	if (byRules.includes(label)) return inFront(label, byRules);
	// What is denied did not happen, nor does anything else that a text of denial resembles.
	if (reading.denied.includes(label) || (reading.denied.length > 0 && byRules.length === 0)) return byRules;
	if (heavyEvents.has(label) && likelihood < leastHeavy) return byRules;
	return inFront(label, byRules).slice(0, MOST_EVENTS);
}

function joinPeople([best]: readonly Guess[], { least }: TaskWeights, byRules: readonly Person[]): readonly Person[] {
	if (!best || best.likelihood < least || best.label === (byRules[0] ?? NONE)) return byRules;
	return isPerson(best.label) ? inFront(best.label, byRules) : [];
}

/**
 * What is heard where rules and classifier are weighed together: the rules' own, but for a first event, a first person or an
 * ask that is likelier than theirs by what the texts of the corpus show.
 */
export function joinWithRules(
	hearing: Hearing,
	guesses: Guesses,
	guide: boolean,
): Pick<Heard, 'events' | 'people' | 'asks'> {
	const weights = weightsOf(hearing.reading.language);
	const [ask] = guesses.asks;
	const { least: usual } = weights.guide;
	const wanted = dismissing.has(ask?.label ?? '') ? LEAST_TO_DISMISS : ask?.label === 'recall' ? LEAST_TO_RECALL : 0;
	const least = Math.max(usual, wanted);
	// A "yes" asks what was asked before it.
	const isWord = hearing.reading.tokens.length === 1;
	return {
		events: joinEvents(guesses.events, weights.events, hearing, guide),
		people: joinPeople(guesses.people, weights.people, hearing.heard.people),
		// The lexicons know nearly all ways to ask a question; only what a talk wants is guessed.
		asks: guide && ask && isAsk(ask.label) && ask.likelihood >= least && !isWord ? ask.label : hearing.heard.asks,
	};
}
