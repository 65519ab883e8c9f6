import type { Event, Heard, Person } from '../heard.ts';
import { type Presumption, presumptions } from '../presumption.ts';
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

type Basis = {
	/** Which guesses it rests on: the first event, the first person, the ask. */
	readonly on: readonly (keyof Guesses)[];
	/** The events that say it, where there are such, and the person. */
	readonly events?: readonly Event[];
	readonly person?: Person;
};

const basisOf: Readonly<Record<Presumption, Basis>> = {
	couple: { on: ['people', 'events'] },
	person_alive: { on: ['people', 'events', 'asks'] },
	person_dead: { on: ['people', 'events'], events: ['death'] },
	somebody: { on: ['people'] },
	has_job: { on: ['people', 'events'] },
	studies: { on: ['events', 'people'], events: ['study', 'exam'] },
	two_options: { on: ['asks'] },
	asked_for_future: { on: ['asks'] },
	wronged: { on: ['events'], events: ['betrayal'] },
	did_wrong: { on: ['events'], events: ['guilt'] },
	has_child: { on: ['people'], person: 'child' },
	grown_child: { on: ['people'], person: 'child' },
	has_home: { on: ['events'] },
	waiting: { on: ['events'], events: ['awaiting'] },
	in_love: { on: ['events', 'people'], events: ['in_love', 'unrequited'] },
	ill: { on: ['events', 'people'], events: ['illness'] },
	lonely: { on: ['events', 'people'], events: ['loneliness'] },
	afraid: { on: ['events'], events: ['fear'] },
	tired: { on: ['events'], events: ['tiredness'] },
	believes: { on: ['people'], person: 'god' },
	leaving: { on: ['events', 'asks'], events: ['migration', 'journey'] },
	money_matters: { on: ['events'], events: ['debt', 'money'] },
};
/** Of a couple, and of somebody alive, it has to be unlikely that somebody died. */
const ofTheLiving: ReadonlySet<Presumption> = new Set(['couple', 'person_alive']);

/**
 * What the truth of a presumption is weighed by: of all that it rests on, how likely it is, and whether it is the likeliest;
 * how likely the events and the person are that say it, and whether such an event is the first; how likely a death or a
 * parting is; and which presumption it is.
 */
export function surenessNumbers(presumption: Presumption, heard: Heard, guesses: Guesses): number[] {
	const basis = basisOf[presumption];
	const heardOf = { events: heard.events[0] ?? NONE, people: heard.people[0] ?? NONE, asks: heard.asks };
	const known = (['events', 'people', 'asks'] as const).flatMap((task) => {
		if (!basis.on.includes(task)) return [0, 0];
		const [best] = guesses[task];
		return [logOf(guesses[task], heardOf[task]), best?.label === heardOf[task] ? 1 : 0];
	});
	const lost = ofTheLiving.has(presumption)
		? [logOf(guesses.events, 'death'), logOf(guesses.events, 'separation')]
		: [0, 0];
	const { events = [], person } = basis;
	const said = [
		events.length > 0 ? Math.max(...events.map((event) => logOf(guesses.events, event))) : 0,
		person ? logOf(guesses.people, person) : 0,
		events.some((event) => event === heard.events[0]) ? 1 : 0,
		// Somebody else in the text may be the one of whom it is true.
		events.length > 0 && heard.people.length > 0 ? 1 : 0,
	];
	return [...known, ...lost, ...said, ...presumptions.map((other) => (other === presumption ? 1 : 0))];
}

/** So likely is everything that a presumption rests on where it is told in so many words. */
const PLAIN = 0.985;
/** So likely nobody else is in it. */
const NOBODY = 0.9;
/** These are told in so many words where they are told at all. */
const plainlyTold: ReadonlySet<Presumption> = new Set(['person_dead', 'lonely', 'tired', 'afraid', 'waiting']);

/** Whether rules and classifier agree, as good as without a doubt, on all that a presumption rests on: "my mother died last week". */
export function isPlainlySo(presumption: Presumption, heard: Heard, guesses: Guesses): boolean {
	const { on, events = [] } = basisOf[presumption];
	if (!plainlyTold.has(presumption) || !events.some((event) => event === heard.events[0])) return false;
	const [person] = heard.people;
	// Whoever else is named may be the one who is lonely or tired; and good news tells that it is over.
	const isOwn = !person || person === 'beloved' || person === 'other' || person === 'god';
	if (heard.asks === 'joy' || (presumption === 'person_dead' ? person === 'animal' : !isOwn)) return false;
	const heardOf = { events: heard.events[0] ?? NONE, people: person ?? NONE, asks: heard.asks };
	return on.every((task) => {
		const [best] = guesses[task];
		return best?.label === heardOf[task] && best.likelihood >= (best.label === NONE ? NOBODY : PLAIN);
	});
}

/** How likely it is that a presumption of the rules holds. */
export function surenessOf(numbers: readonly number[], join: readonly number[]): number {
	const [holds = 0] = likelihoods([numbers, numbers.map(() => 0)], join, [0, 0]);
	return holds;
}
