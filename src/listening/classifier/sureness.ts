import type { Heard } from '../heard.ts';
import type { Presumption } from '../presumption.ts';
import { likelihoods, NONE } from './candidates.ts';
import type { Guess } from './guess.ts';

/** The guesses that a presumption rests on. */
type Guesses = {
	readonly events: readonly Guess[];
	readonly people: readonly Guess[];
	readonly asks: readonly Guess[];
};

/** How likely a label is, as a logarithm that is not endless. */
const logOf = (guesses: readonly Guess[], label: string) =>
	Math.log(Math.max(guesses.find((guess) => guess.label === label)?.likelihood ?? 0, 0.01));

/** The presumptions that may prove untrue; the others only say again what was heard. */
export const doubtful = [
	'couple',
	'person_alive',
	'person_dead',
	'has_job',
	'two_options',
	'asked_for_future',
	'wronged',
	'did_wrong',
	'grown_child',
	'has_home',
	'waiting',
] as const;
export type Doubtful = (typeof doubtful)[number];
export const isDoubtful = (one: Presumption): one is Doubtful => doubtful.some((other) => other === one);

/** What each of them rests on: the first event, the first person, the ask. */
const restsOn: Readonly<Record<Doubtful, readonly (keyof Guesses)[]>> = {
	couple: ['people', 'events'],
	person_alive: ['people', 'events', 'asks'],
	person_dead: ['people', 'events'],
	has_job: ['people', 'events'],
	two_options: ['asks'],
	asked_for_future: ['asks'],
	wronged: ['events'],
	did_wrong: ['events'],
	grown_child: ['people'],
	has_home: ['events'],
	waiting: ['events'],
};
/** Of a couple, and of somebody alive, it has to be unlikely that somebody died. */
const ofTheLiving: ReadonlySet<Doubtful> = new Set(['couple', 'person_alive']);

/**
 * What the truth of a presumption is weighed by: of all that it rests on, how likely it is, and whether it is the likeliest;
 * how likely a death or a parting is; and which presumption it is.
 */
export function surenessNumbers(presumption: Doubtful, heard: Heard, guesses: Guesses): number[] {
	const heardOf = { events: heard.events[0] ?? NONE, people: heard.people[0] ?? NONE, asks: heard.asks };
	const known = (['events', 'people', 'asks'] as const).flatMap((task) => {
		if (!restsOn[presumption].includes(task)) return [0, 0];
		const [best] = guesses[task];
		return [logOf(guesses[task], heardOf[task]), best?.label === heardOf[task] ? 1 : 0];
	});
	const lost = ofTheLiving.has(presumption)
		? [logOf(guesses.events, 'death'), logOf(guesses.events, 'separation')]
		: [0, 0];
	return [...known, ...lost, ...doubtful.map((other) => (other === presumption ? 1 : 0))];
}

/** How likely it is that a presumption of the rules holds. */
export function surenessOf(numbers: readonly number[], join: readonly number[]): number {
	const [holds = 0] = likelihoods([numbers, numbers.map(() => 0)], join, [0, 0]);
	return holds;
}
