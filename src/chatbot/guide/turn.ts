import type { Language } from '#src/language/languages.ts';
import type { Heard } from '#src/listening/heard.ts';
import type { KnowledgeEntry } from '#src/words/knowledge.ts';
import type { Talk } from './hearing/find-talk.server.ts';
import type { Memory } from './memory.ts';
import type { Particular } from './particular/shape.ts';
import type { Speech } from './speech/shape.ts';
import type { Topic } from './topic.ts';
import type { GuideWords } from './words/shape.ts';

/** Everything an answer is made of: the newest message, what was heard in it, and the conversation before it. */
export type GuideTurn = {
	language: Language;
	newest: string;
	/** The newest message with its accents, marks and letters of one form (`fold.ts`). */
	folded: string;
	heard: Heard;
	/** Whether its events are the classifier's alone, which is seldom sure of a few words. */
	isGuessed: boolean;
	talk: Talk | null;
	/** Whether it asks more about whom or what was just told of. */
	follows: boolean;
	/** What comes often and has an answer of its own. */
	particular: Particular | null;
	/** Whether the newest message tells a dream, and whether the one before it did. */
	dreamt: boolean;
	dreamtBefore: boolean;
	/** The visitor's earlier messages, the oldest first. */
	earlier: readonly string[];
	/** What was heard in the latest of them, the oldest first. */
	heardEarlier: readonly Heard[];
	said: Memory;
	speech: Speech;
	words: GuideWords;
	/** The text of the kept reading the visitor came from. */
	reading: string | undefined;
	/** The day, for the card of the day: `2026-03-14`. */
	day: string;
};

/** What the guide says, before a page is named with it. */
export type Reply = {
	text: string;
	kind: string;
	topic?: Topic | null;
	/** What it tells of: its page or article is named. */
	entry?: KnowledgeEntry;
};
