/** Who a text is about. `relative`: aunt, cousin, in-laws; `other`: landlord, thief, doctor, "someone". */
export const persons = [
	'partner',
	'former_partner',
	'beloved',
	'mother',
	'father',
	'child',
	'sibling',
	'grandparent',
	'relative',
	'friend',
	'boss',
	'colleague',
	'teacher',
	'neighbour',
	'animal',
	'god',
	'other',
] as const;
export type Person = (typeof persons)[number];

/** What happened, happens or is wished (`docs/listening.md`). */
export const events = [
	'death',
	'illness',
	'birth',
	'pregnancy',
	'betrayal',
	'separation',
	'quarrel',
	'wedding',
	'in_love',
	'unrequited',
	'loneliness',
	'dismissal',
	'job_search',
	'new_job',
	'work_trouble',
	'business',
	'exam',
	'study',
	'awaiting',
	'migration',
	'journey',
	'home',
	'eviction',
	'debt',
	'money',
	'theft',
	'court',
	'military',
	'guilt',
	'shame',
	'fear',
	'tiredness',
	'anger',
	'jealousy',
	'success',
	'lost_thing',
	'faith',
	'change',
] as const;
export type Event = (typeof events)[number];

/** What a question wants of its answer. */
export const questionAsks = [
	'will',
	'should',
	'which',
	'why',
	'how',
	'feelings_of',
	'forgiven',
	'meaning',
	'speak',
	'joy',
] as const;
/** What only a message to the guide can want. */
export const guideAsks = [
	'knowledge',
	'recite',
	'recall',
	'about_you',
	'greeting',
	'thanks',
	'farewell',
	'complaint',
	'insult',
	'off_topic',
] as const;
export type Ask = (typeof questionAsks)[number] | (typeof guideAsks)[number];

/** What was heard in a text; the wire's `facts.heard`, so that anyone can see what was understood. */
/**
 * What the events of the contract do not tell apart. Grave: a child that was lost before its birth or cannot come, a war,
 * somebody who is missing, a home that burned or fell, a relapse into drinking or drugs, somebody killed without meaning to, what was done to the teller as a child.
 */
export const graveNews = ['lostChild', 'war', 'missing', 'ruin', 'relapse', 'killed', 'harmed'] as const;
export type GraveNews = (typeof graveNews)[number];
/**
 * Not grave by itself: somebody near who is dying, which the event tells already; nobody to marry or to love, at an age; whom one loves, or who one is, that others must not know; something
 * that others hold one guilty of.
 */
export const newsKinds = [...graveNews, 'dying', 'single', 'hidden', 'accused'] as const;
export type News = (typeof newsKinds)[number];

export type Heard = {
	/** The most important first; empty where nobody is named. */
	people: readonly Person[];
	/** The weightiest first, at most three; empty where nothing was understood. */
	events: readonly Event[];
	asks: Ask;
	/** Whose event it is. */
	whose: 'self' | 'other';
	/** Done; going on, also a state that lasts or today's news; still to come. */
	tense: 'past' | 'now' | 'ahead';
	weight: 'light' | 'plain' | 'heavy';
	/** Told beside the events; grave news makes the weight heavy. */
	news?: News;
	/** Up to six of the person's own words, letter for letter, that carry the matter; null where none can be quoted. */
	echo: string | null;
};

/** A text in which nothing was understood: words then presume nothing. */
export const nothingHeard: Heard = {
	people: [],
	events: [],
	asks: 'speak',
	whose: 'self',
	tense: 'now',
	weight: 'plain',
	echo: null,
};
