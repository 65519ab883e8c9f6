import type { Language } from '#src/language/languages.ts';

/** What people bring to the guide; each has a file of words below `topics/`. */
export const topics = [
	'love',
	'longing',
	'grief',
	'loneliness',
	'decision',
	'work',
	'money',
	'family',
	'friendship',
	'fear',
	'anger',
	'guilt',
	'faith',
	'meaning',
	'change',
	'waiting',
	'gratitude',
	'dream',
	'name',
	'card',
	'verse',
	'weariness',
	'worth',
	'home',
] as const;
export type Topic = (typeof topics)[number];

/** Something concrete from our lore, turned towards what was brought; then one question that yes does not answer. */
export type Answer = { say: string; ask: string };

/** Leads to a page below the language, as `hafez`: a whole sentence that fits behind any answer of the topic. */
export type Offer = { page: string; line: string };

/** A topic in one language. No sentence stands twice anywhere in the guide. */
export type TopicWords = {
	/** For when the topic is first brought: at least four. */
	first: readonly Answer[];
	/** For when it is spoken of further: at least eight, each able to follow any other. */
	deeper: readonly Answer[];
	/** At least two. */
	offers: readonly Offer[];
};
export type TopicTexts = Readonly<Record<Language, TopicWords>>;
