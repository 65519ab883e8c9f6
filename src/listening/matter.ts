import type { Event, Heard, News, Person } from './heard.ts';

/**
 * What a reading's words turn to: the events of life grouped as a reader would group them. `joy` is good news of any
 * kind, `decision` a choice without an event, `person` somebody in the asker's life with whom nothing is told to have
 * happened, `open` a text in which nothing was understood.
 */
export const matters = [
	'bereavement',
	'illness',
	'betrayal',
	'separation',
	'quarrel',
	'love',
	'unrequited',
	'loneliness',
	'dismissal',
	'work',
	'study',
	'waiting',
	'leaving',
	'home',
	'eviction',
	'money',
	'guilt',
	'fear',
	'weariness',
	'anger',
	'child',
	'joy',
	'faith',
	'decision',
	'change',
	'person',
	'open',
] as const;
export type Matter = (typeof matters)[number];

const matterOfEvent: Readonly<Record<Event, Matter>> = {
	death: 'bereavement',
	illness: 'illness',
	birth: 'child',
	pregnancy: 'child',
	betrayal: 'betrayal',
	separation: 'separation',
	quarrel: 'quarrel',
	wedding: 'love',
	in_love: 'love',
	unrequited: 'unrequited',
	loneliness: 'loneliness',
	dismissal: 'dismissal',
	job_search: 'work',
	new_job: 'work',
	work_trouble: 'work',
	business: 'work',
	exam: 'study',
	study: 'study',
	awaiting: 'waiting',
	migration: 'leaving',
	journey: 'leaving',
	home: 'home',
	eviction: 'eviction',
	debt: 'money',
	money: 'money',
	theft: 'money',
	court: 'change',
	military: 'leaving',
	guilt: 'guilt',
	shame: 'guilt',
	fear: 'fear',
	tiredness: 'weariness',
	anger: 'anger',
	jealousy: 'anger',
	success: 'joy',
	lost_thing: 'open',
	faith: 'faith',
	change: 'change',
};

/** Events that are good news by themselves where they are told and not asked for. */
const good: ReadonlySet<Event> = new Set(['birth', 'pregnancy', 'wedding', 'new_job', 'success']);

/** What news turns a reading to, unless a death, an illness or a betrayal is told first. */
const matterOfNews: Readonly<Partial<Record<News, Matter>>> = {
	lostChild: 'illness',
	war: 'fear',
	missing: 'waiting',
	ruin: 'eviction',
	relapse: 'illness',
	killed: 'guilt',
	single: 'loneliness',
};
const outweighs: ReadonlySet<Event | undefined> = new Set(['death', 'illness', 'betrayal']);

/** "I wish my father had seen my wedding", "my mother died while I was abroad": the death outweighs these where nothing is asked. */
const besideDeath: ReadonlySet<Event> = new Set([
	'migration',
	'wedding',
	'pregnancy',
	'birth',
	'study',
	'exam',
	'home',
	'journey',
	'new_job',
	'success',
]); // prettier-ignore
const isBesideDeath = (event: Event | undefined) => event !== undefined && besideDeath.has(event);
const mournable: ReadonlySet<Person | undefined> = new Set([
	'partner',
	'mother',
	'father',
	'child',
	'sibling',
	'grandparent',
]); // prettier-ignore

const loved: ReadonlySet<Person> = new Set(['partner', 'former_partner', 'beloved']);
const isLoved = (person: Person) => loved.has(person);

/** The one matter that an answer turns to: that of the weightiest event, else of what is asked. */
export function matterOf({ events, people, asks, tense, weight, news }: Heard): Matter {
	const [event] = events;
	// Whoever fears a death has lost nobody.
	if (event === 'death' && tense === 'ahead' && events.includes('fear')) return 'fear';
	if (news === 'lostChild' && events.includes('death')) return 'bereavement';
	if (isBesideDeath(event) && events.includes('death') && asks === 'speak' && mournable.has(people[0]))
		return 'bereavement';
	const ofNews = news && !outweighs.has(event) ? matterOfNews[news] : undefined;
	if (ofNews) return ofNews;
	// A son who is addicted and left home left no couple behind.
	if (event === 'separation' && events.includes('illness') && people.length > 0 && !people.some(isLoved))
		return 'illness';
	// "I got into medicine!", "the lump is harmless!": good news, whatever it is of.
	if (asks === 'joy' && weight !== 'heavy') return 'joy';
	if (event) return (asks === 'joy' || weight === 'light') && good.has(event) ? 'joy' : matterOfEvent[event];
	if (asks === 'joy') return 'joy';
	if (asks === 'which' || asks === 'should') return 'decision';
	if (asks === 'forgiven') return 'guilt';
	// God is nobody whom a neighbour knows from another side.
	return people.some((person) => person !== 'god') ? 'person' : 'open';
}
