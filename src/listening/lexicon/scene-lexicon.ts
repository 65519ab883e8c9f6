import type { Phrase } from '#src/listening/scene/phrases/phrase-finder.ts';
import type { FigureWho, Mood } from '#src/listening/scene/scene.ts';

/** What may be told of a symbol. */
export const manners = [
	'in_hand',
	'without_blood',
	'not_biting',
	'biting',
	'following',
	'clear',
	'muddy',
	'low',
	'high',
	'escaped',
	'caught',
	'unnoticed',
	'seen',
	'closed',
	'open',
	'broken',
	'smiling',
	'silent',
	'angry',
	'kind',
	'sad',
	'speaking',
	'many',
	'big',
	'small',
	'white',
	'black',
	'red',
	'empty',
	'dead',
	'burning',
] as const;
export type Manner = (typeof manners)[number];

/** The words by which one language tells a scene: who is in it, what is denied, said, compared, and how it ends. */
export type SceneLexicon = {
	readonly lists: Readonly<Record<string, string>>;
	readonly figures: Readonly<Partial<Record<FigureWho, readonly Phrase[]>>>;
	/** Words of figures that are none: "mother tongue". */
	readonly notFigures: readonly Phrase[];
	readonly moods: Readonly<Record<Mood, readonly Phrase[]>>;
	readonly manners: Readonly<Partial<Record<Manner, readonly Phrase[]>>>;
	/** Words (folded) that deny the thing they stand before, with up to two words between. */
	readonly without: readonly string[];
	/** Words (folded) that deny what happens behind them, or in Persian the thing before them. */
	readonly not: readonly string[];
	/** Verbs of being there, seeing and having: denied they deny the thing itself. */
	readonly being: readonly string[];
	/** Words before what is only compared. */
	readonly like: readonly Phrase[];
	/** Verbs of saying; those of the dreamer's own saying. */
	readonly said: readonly Phrase[];
	readonly saidMyself: readonly Phrase[];
	/** What turns speech into a report: "that". */
	readonly that: readonly string[];
	/** Where what was said without marks ends. */
	readonly afterSpeech: RegExp;
	/** Verbs that speak only where a colon or quotation marks follow: an animal cries, too, and one calls somebody. */
	readonly onlyWithColon?: RegExp;
	readonly woke: readonly Phrase[];
	readonly saved: readonly Phrase[];
	readonly lost: readonly Phrase[];
	/** How dreams begin to be told: "I dreamt that". */
	readonly beginning: readonly Phrase[];
	/** What makes a sentence speak of waking life. */
	readonly awake: readonly Phrase[];
	/** The tooth that stays: what is denied beside "tooth" then. */
	readonly toothStays: readonly Phrase[];
};
