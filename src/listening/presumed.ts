import type { Event, Heard, Person } from './heard.ts';
import type { Presumption } from './presumption.ts';

/** What else has to be known of the text than what was heard in it; `evidence.server.ts` finds it. */
export type Evidence = {
	/** An "or" between two things, not "or not". */
	readonly or: boolean;
	/** The dead person is the first one heard: the death is told right beside them. */
	readonly deathOfFirst: boolean;
	/** The asker is dead sure of it: told as done, not feared, wished or asked about. */
	readonly toldAsDone: boolean;
	/** Words tell what is asked; it is not a guess. */
	readonly sure: boolean;
	/** Words of a parting stand in the text, if only weak ones. */
	readonly parting: boolean;
	/** The first person is named, not only meant by a "he" or "she". */
	readonly named: boolean;
	/** Words tell of the wait itself, not of a silence. */
	readonly waits: boolean;
	/** Work that the asker has is spoken of: a boss, a salary, colleagues. */
	readonly atWork: boolean;
	/** A grown child: with work, a spouse, an army service, or thirty years. */
	readonly grownChild: boolean;
	/** The asker speaks of a house of their own. */
	readonly ownHome: boolean;
};

export const noEvidence: Evidence = {
	or: false,
	deathOfFirst: false,
	toldAsDone: false,
	sure: false,
	parting: false,
	named: false,
	waits: false,
	atWork: false,
	grownChild: false,
	ownHome: false,
};

/** Those of whom a feeling is asked only while they live and are near. */
const near: ReadonlySet<Person> = new Set(['partner', 'friend', 'boss', 'colleague', 'neighbour', 'teacher']);
/** Somebody in these is there to do it. */
const aliveIn: ReadonlySet<Event> = new Set([
	'betrayal',
	'quarrel',
	'jealousy',
	'work_trouble',
	'dismissal',
	'job_search',
	'exam',
]);
/** A couple that parts, that one of them has left behind, or that goes to law. */
const endsCouple: ReadonlySet<Event> = new Set(['death', 'separation', 'court']);

/**
 * What is true of the person by what was heard: the presumptions that sentences may rest on (`docs/listening.md`).
 * What is unknown counts as untrue.
 */
export function holds(heard: Heard, evidence: Evidence = noEvidence): ReadonlySet<Presumption> {
	const { people, events, asks, whose, tense } = heard;
	const [first] = people;
	const has = (event: Event) => events.includes(event);
	const own = whose === 'self';
	const found = new Set<Presumption>();
	const add = (presumption: Presumption, holding: boolean) => {
		if (holding) found.add(presumption);
	};
	add(
		'couple',
		own &&
			first === 'partner' &&
			evidence.named &&
			!has('loneliness') &&
			!events.some((event) => endsCouple.has(event)) &&
			!has('wedding'),
	);
	add(
		'somebody',
		people.some((person) => person !== 'god' && person !== 'animal'),
	);
	const dead = has('death') && first !== undefined && evidence.deathOfFirst && evidence.toldAsDone;
	add('person_dead', dead && first !== 'god' && !has('loneliness') && !has('money'));
	const alive =
		first !== undefined &&
		first !== 'god' &&
		evidence.named &&
		!has('death') &&
		!has('guilt') &&
		!has('loneliness') &&
		(near.has(first) || events.some((event) => aliveIn.has(event)) || (has('illness') && asks === 'will')) &&
		(asks === 'feelings_of' ? near.has(first) : tense !== 'past' || has('betrayal'));
	add('person_alive', alive);
	add('has_job', own && evidence.atWork && !has('dismissal') && !has('job_search'));
	add(
		'studies',
		own && (has('study') || has('exam')) && (!first || first === 'teacher') && asks !== 'should' && asks !== 'which',
	);
	add('two_options', evidence.or && asks === 'which');
	add('asked_for_future', asks === 'will' && evidence.sure);
	add(
		'wronged',
		own && events[0] === 'betrayal' && evidence.toldAsDone && !has('guilt') && asks !== 'forgiven' && asks !== 'will',
	);
	add(
		'did_wrong',
		own && events[0] === 'guilt' && evidence.toldAsDone && asks !== 'forgiven' && asks !== 'feelings_of',
	);
	const hasChild = people.includes('child') && own && !has('pregnancy') && !has('death') && !has('birth');
	add('has_child', hasChild);
	add('grown_child', hasChild && evidence.grownChild);
	add('has_home', own && evidence.ownHome && !has('eviction'));
	add('waiting', own && has('awaiting') && evidence.waits);
	add('in_love', own && (has('in_love') || has('unrequited')) && asks !== 'will');
	add('ill', own && events[0] === 'illness' && !first);
	add('lonely', own && has('loneliness'));
	add('afraid', own && has('fear'));
	add('tired', own && has('tiredness'));
	add('believes', people.includes('god'));
	add(
		'leaving',
		own && (has('migration') || has('journey')) && asks !== 'should' && asks !== 'which' && asks !== 'will',
	);
	add('money_matters', own && (has('debt') || has('money')));
	return found;
}
