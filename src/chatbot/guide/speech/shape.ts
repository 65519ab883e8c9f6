import type { Ask, News } from '#src/listening/heard.ts';
import type { Matter } from '#src/listening/matter.ts';
import type { Line } from '#src/listening/presumption.ts';
import type { MoonPhase } from '#src/methods/sky/moon-phases.ts';

/** What is wanted of an answer that is not knowledge, and that has an answer of its own. */
export type AnsweredAsk = Extract<
	Ask,
	'will' | 'should' | 'which' | 'why' | 'how' | 'feelings_of' | 'forgiven' | 'meaning'
>;

/** A plain line that presumes nothing always stands among those of a place. */
export type Lines = readonly [string, ...Line[]];

/** What the guide says to what people tell of themselves, and around what it knows: plain, without an image. */
export type Speech = {
	/** One sentence that takes in what was told. */
	receive: Readonly<Record<Matter, Lines>>;
	/** The same where heavy things are feared, not done; and where they are somebody else's. */
	feared: Lines;
	/** Takes in what goes on with something that was received before. */
	listening: Lines;
	ofOther: Lines;
	/** What is told beside the matter: one plain sentence that takes it in, and one question. */
	news: Readonly<
		Record<
			News | 'court' | 'theft' | 'lost_thing',
			{ receive: Lines; question: Lines; forgiven?: string; answer?: Readonly<Partial<Record<AnsweredAsk, Lines>>> }
		>
	>;
	/** One or two sentences that answer what was asked, as far as it can be answered. */
	answer: Readonly<Record<AnsweredAsk, Lines>>;
	/** Asked whether a feeling is normal. */
	normal: Lines;
	/** One open question. */
	question: Readonly<Record<Matter, Lines>>;
	/** Before what is shared; then what is asked. */
	joy: Lines;
	joyQuestion: Lines;
	/** Thanked where heavy news was told: no image, nothing asked. */
	thanksAfterGrief: Lines;
	/** A complaint is owned; then the answer is given, or what was meant is asked. */
	complaint: Lines;
	complaintQuestion: Lines;
	offTopic: Lines;
	/** Asked for knowledge that is not here. */
	unknown: Lines;
	/** Asked what a verse or a saying means that has not been checked. */
	unknownVerse: Lines;
	/** Asked what was told: `{quotes}` are the visitor's own words. */
	recall: Lines;
	/** Nothing was told about what is asked; then, where other things were: `{quotes}`. */
	nothingTold: Lines;
	butTold: Lines;
	/** Back to `{name}`, of which was spoken before. */
	again: Lines;
	/** `{name}` upside down: `{meaning}`. */
	reversed: Lines;
	/** Asked what it means for oneself, after it has been told. */
	forYou: Lines;
	/** Asked whether a dream that was told announces something bad. */
	dreamOmen: Lines;
	/** To who was afraid in the dream that is told; then the moment of it that is spoken of: `{moment}`, in the dreamer's words. */
	dreamFear: Lines;
	dreamMoment: Lines;
	/** What a card says of a matter, or to who fears it: `{name}` of the card, `{reversed}` what it says upside down. */
	cardField: Readonly<Record<'love' | 'work' | 'other' | 'omen', Lines>>;
	/** Before a verse; where a poet is asked for whom we have not. */
	verse: Lines;
	otherPoet: Lines;
	/** `{place}` names the verse's place; the translation is ours. */
	versePlace: { translated: string; original: string };
	/** Names of places: `{number}`, `{book}`. */
	places: { hafez: string; masnavi: string; shams: string };
	/** Where the moon stands: `{sign}`, `{phase}`, and `{lit}` percent of it. */
	moon: { today: string; phases: Readonly<Record<MoonPhase, string>> };
	/** The `{sum}` of a `{name}` by abjad, and its `{letters}` with their numbers. */
	abjad?: string;
	/** Whether Mercury goes backwards today. */
	mercury: { backwards: string; forwards: string };
	/** Before the card of the day, `{name}`. */
	cardOfDay: Lines;
	/** Asked to explain a reading that is not before it. */
	whichReading: Lines;
	/** Of a reading that is before it: the sentence that carries it, and the question it ended on, both `{text}`. */
	readingCarried: Lines;
	readingAsked: Lines;
	/** Quotation marks of the language, around `{text}`. */
	quote: string;
	/** Leads to a page of a reading, or to an article called `{title}`. */
	article: string;
};
