import type { Event, GraveNews, Person } from '#src/listening/heard.ts';
import type { Matter } from '#src/listening/matter.ts';
import type { Presumption } from '#src/listening/presumption.ts';
import type { PoemId } from '#src/methods/divan/poems.ts';

/** One or more whole sentences, and what has to be true of the person for them to be said. */
export type Said = { readonly say: string; readonly when?: readonly Presumption[] };

/** What is said when one poem answers one matter. Each part is one or more whole sentences. */
export type Turn = {
	/** What has to be true of the person for any sentence of this turn to be said. Absent: nothing is presumed. */
	when?: readonly Presumption[];
	/** Says what this verse has to say to just this matter, and names one tension. 35 to 65 words. */
	turn: string;
	/** The counter-view: what this reading might be wrong about, or what it flatters. 15 to 32 words. */
	counter: string;
	/** One question that cannot be answered with yes. 8 to 24 words. */
	question: string;
	/** One act of less than ten minutes that can be done today and fits the situation. 10 to 30 words. */
	act: string;
};

/** All that the built-in writer can say about one poem in one language. */
export type PoemWords = {
	/** Ways to begin, with the image of the verse itself, not with the visitor. 32 to 50 words each. */
	openings: readonly [string, string, string];
	/** Ways to begin after heavy news: the image in one or two quiet sentences, no wit. 18 to 34 words each. */
	quietOpenings: readonly [string, string];
	/** What people have made of this verse, with a true detail in it. 20 to 36 words each. */
	heritage: readonly [string, string];
	/** At least one turn a matter presumes nothing beyond the matter itself. */
	turns: Readonly<Record<Matter, readonly [Turn, ...Turn[]]>>;
};

/** How heavy news is received: one plain sentence without an image, before any verse. */
export type Reception = Said & {
	/** Said only where one of these is the first event. */
	events: readonly Event[];
	/** Said only where the first person is one of these; absent: to anyone. */
	people?: readonly Person[];
};

/** What the couplet of an unknown ghazal may speak of; found by its Persian words. */
export const images = [
	'wine',
	'wind',
	'night',
	'dawn',
	'garden',
	'rose',
	'nightingale',
	'friend',
	'heart',
	'hair',
	'eye',
	'blood',
	'road',
	'sea',
	'fire',
	'candle',
	'mirror',
	'dust',
	'moon',
	'sun',
	'tears',
	'patience',
	'secret',
	'fate',
	'separation',
	'union',
	'prayer',
	'king',
	'beggar',
	'time',
] as const;
export type Image = (typeof images)[number];

/** What a couplet does with words; found by its Persian words. */
export type SpeechAct = 'prohibition' | 'question' | 'wish' | 'speech' | 'memory' | 'call' | 'address' | 'condition';

/** What can be said of a kind of asking by an oracle that promises nothing. */
export type KindOfAsking =
	| 'will'
	| 'should'
	| 'which'
	| 'why'
	| 'how'
	| 'feelings_of'
	| 'forgiven'
	| 'meaning'
	| 'speak'
	| 'joy';

/** A lost pregnancy or a child that does not come; shame without a fault; what was done to a child that has grown up. */
export type Apart = 'lostChild' | 'shame' | 'harmed';
/** Where a language has words of its own for it: jealousy is no anger, and what is lost is neither nothing nor a wait. */
export type ApartHere = 'jealousy' | 'lost_thing';

/** One language's words. */
export type HafezWords = {
	receptions: readonly Reception[];
	/** How grave news is received that has no event of its own; a lost child has receptions above. */
	graveNews: Readonly<Record<Exclude<GraveNews, 'lostChild'>, string>>;
	/** Take up the asker's own words, `{echo}`, and hand over to the verse. 8 to 22 words each. */
	echoes: Readonly<Record<'heavy' | 'plain' | 'light', readonly Said[]>>;
	/** What the verse can and cannot do for a question of this kind, honestly and with a detail. 15 to 35 words each. */
	asks: Readonly<Record<KindOfAsking, readonly Said[]>>;
	/** Says plainly that the question itself was not understood, before words that rest on the verse alone. */
	notUnderstood: readonly string[];
	poems: Readonly<Record<PoemId, PoemWords>>;
	/** What is said of a sorrow or a feeling that no matter fits, whatever the verse is. */
	apart: Readonly<Record<Apart, readonly [Turn, Turn]> & Partial<Record<ApartHere, readonly [Turn, Turn]>>>;
	/** For a couplet that is not one of the twelve. */
	unknown: {
		/** That this couplet is not among those known here, and is read from its own words. `{word}` is one of them. */
		admissions: readonly string[];
		/** What this image has done in Persian verse, and what it asks of a reader. 25 to 45 words each. */
		images: Readonly<Record<Image, readonly [string, ...string[]]>>;
		/** What the couplet does, by its word `{word}`; nothing that only some couplets of the kind do. 20 to 45 words each. */
		acts: Readonly<Record<SpeechAct, readonly [string, ...string[]]>>;
		/** The images by their names, as they are listed among the facts. */
		names: Readonly<Record<Image, string>>;
		/** Turns that rest on no verse: for each matter. */
		turns: Readonly<Record<Matter, readonly [Turn, ...Turn[]]>>;
	};
};
