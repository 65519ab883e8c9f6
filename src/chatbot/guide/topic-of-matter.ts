import type { Heard, Person } from '#src/listening/heard.ts';
import { type Matter, matterOf } from '#src/listening/matter.ts';
import type { Presumption } from '#src/listening/presumption.ts';
import type { Topic } from './topic.ts';

const topicOf: Partial<Record<Matter, Topic>> = {
	bereavement: 'grief',
	separation: 'longing',
	quarrel: 'anger',
	love: 'love',
	unrequited: 'longing',
	loneliness: 'loneliness',
	work: 'work',
	waiting: 'waiting',
	leaving: 'change',
	home: 'home',
	money: 'money',
	guilt: 'guilt',
	fear: 'fear',
	weariness: 'weariness',
	anger: 'anger',
	joy: 'gratitude',
	faith: 'faith',
	decision: 'decision',
	change: 'change',
};
const ofPerson: Partial<Record<Person, Topic>> = {
	friend: 'friendship',
	mother: 'family',
	father: 'family',
	sibling: 'family',
	grandparent: 'family',
	relative: 'family',
	child: 'family',
	beloved: 'love',
};

/** Matters that friends and kin have as well as lovers. */
const ofOthersToo: ReadonlySet<Matter> = new Set<Matter>(['separation', 'unrequited', 'change']);

/** What the texts of a topic take for granted of the person they are said to. */
export const topicPresumes: Partial<Record<Topic, readonly Presumption[]>> = {
	grief: ['person_dead'],
	love: ['in_love'],
	longing: ['somebody'],
	loneliness: ['lonely'],
	work: ['has_job'],
	waiting: ['waiting'],
	money: ['money_matters'],
	guilt: ['did_wrong'],
	fear: ['afraid'],
	weariness: ['tired'],
	faith: ['believes'],
	friendship: ['somebody'],
	family: ['somebody'],
};

/** The topic whose texts speak of what was heard; null where none do. */
export function topicOfHeard(heard: Heard): Topic | null {
	const matter = matterOf(heard);
	const [first] = heard.people;
	// The texts of anger are about blows and slights; to envy they say nothing.
	if (heard.events[0] === 'jealousy') return null;
	// Nor to a silence between two.
	if (matter === 'quarrel' && !heard.events.includes('anger')) return (first && ofPerson[first]) ?? null;
	// A friend who went silent, a son who changes: what is said of lovers, or of one's own new life, is not of them.
	if (first && first !== 'beloved' && ofOthersToo.has(matter) && ofPerson[first]) return ofPerson[first];
	if (matter === 'person' || matter === 'quarrel') return (first && ofPerson[first]) ?? topicOf[matter] ?? null;
	return topicOf[matter] ?? null;
}
