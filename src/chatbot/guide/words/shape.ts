import type { Answer, Offer } from '../topic.ts';

/** What may be said besides topics: a message that is only this. */
export const wholeKinds = ['goodbye', 'thanks', 'unsure', 'why', 'more', 'no', 'yes', 'greeting'] as const;
export type WholeKind = (typeof wholeKinds)[number];

/** Talk about the guide itself, heard anywhere in a short message. */
export const talkKinds = ['who', 'machine', 'insult', 'memory'] as const;
export type TalkKind = (typeof talkKinds)[number];

/** What the guide cannot know, or must not meddle with. */
export const cannotKinds = ['lottery', 'medical', 'legal', 'foretell', 'spell', 'secrets', 'politics'] as const;
export type CannotKind = (typeof cannotKinds)[number];

/** Something said that need not end with a question. */
export type Saying = { say: string; ask?: string };

/** All that the guide says in one language besides its topics. No sentence stands twice, here or in the topics. */
export type GuideWords = {
	/** For what names no topic, and for a topic that is used up: at least 40. */
	lore: readonly Answer[];
	/** Behind the lore, and where a topic's own are used up. */
	offers: readonly Offer[];
	greeting: readonly Saying[];
	thanks: readonly Saying[];
	goodbye: readonly Saying[];
	who: readonly Saying[];
	machine: readonly Saying[];
	/** Asked for a joke: tales of Nasreddin, retold. */
	jokes: readonly Saying[];
	insult: readonly Saying[];
	/** A message without a word: a smile, three dots. */
	wordless: readonly Saying[];
	cannot: Readonly<Record<CannotKind, readonly Answer[]>>;
	/** Said first, before what follows: to a bare yes, no, why, or "I don't know". */
	leads: Readonly<Record<'yes' | 'no' | 'why' | 'unsure', readonly string[]>>;
	/** Asked what was spoken of, where there was nothing yet. */
	nothingYet: readonly Saying[];
	/** In the turns after a cry for help: plain, no image, no question. */
	afterCry: readonly string[];
	/** The same where somebody else may harm themselves. */
	afterAnothersCry: readonly string[];
};

/** How people say what is no topic. Whole messages are compared after folding, phrase by phrase. */
export type TalkPhrases = Readonly<Record<WholeKind, readonly string[]>> & {
	/** Words that may stand beside them and change nothing. */
	fillers: readonly string[];
};
/** Stems, as in `create-stem-finder.ts`. */
export type TalkStems = Readonly<Record<TalkKind | CannotKind, readonly string[]>>;
