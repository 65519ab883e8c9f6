import type { Deck } from '#src/methods/tarot/deck/shape.ts';
import type { BirthEntry } from '#src/readings/person/birth/birth-fields.ts';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import type { Gender } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import type { PageTexts } from '#src/readings/reading-page.ts';
import type { MarriageFacts } from './facts.ts';
import type { FortuneType, MarriageRequest, Person, Status } from './request.ts';
import type { MarriageTexts } from './texts/en.ts';

/** The texts of a marriage fortune, in the order in which they are read. */
export type MarriageText = 'loveEnergy' | 'compatibility' | 'opportunities' | 'challenges' | 'inspiringMessage';

/** What the marriage fortune exchanges. Nothing of it is kept. */
export type Marriage = {
	name: 'marriage-fortune';
	Request: MarriageRequest;
	Facts: MarriageFacts;
	Fields: Record<MarriageText, string> & { compatibilityScore: number };
	Row: null;
};

/** What the loader of its page hands over. */
export type MarriageLoaded = PageTexts & {
	texts: MarriageTexts;
	person: PersonTexts;
	messages: PersonMessages;
	cards: Deck;
};

/** What stands in its form. */
export type MarriageEntry = {
	relationshipStatus: Status;
	fortuneType: FortuneType | '';
	person1: PersonEntry;
	/** Of the other gender as long as none is chosen. */
	person2: Omit<PersonEntry, 'gender'> & { gender: Gender | '' };
};

/** One person while they are being entered. */
export type PersonEntry = Omit<Person, 'birthDate'> & BirthEntry;
