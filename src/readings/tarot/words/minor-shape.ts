import type { CourtRank, PipNumber, Suit } from '#src/methods/tarot/minor-arcana.ts';
import type { WholePlace } from '../spread/spreads.ts';
import type { Variants } from './shape.ts';

/** What is said of a spread of the whole deck beyond the trumps' words. `{x}` and `{y}` are names of cards. */
export type MinorWords = {
	/** What a card guesses in such a place: `{name}`, `{line}` (one of its sentences); in `month` also `{month}`. */
	places: Readonly<Record<WholePlace, Variants>>;
	/** Where a card lies, inside a sentence ("at the root of it"); in `month` `{month}` is the name of the month. */
	at: Readonly<Record<WholePlace, string>>;
	/** Two or more cards of one number, 1 (ace) to 10: `{x}`, `{y}`; what that number says by the Pythagorean and Golden Dawn tradition. */
	numbers: Readonly<Record<PipNumber, Variants>>;
	/** Two or more courts of one rank: `{x}`, `{y}`. */
	ranks: Readonly<Record<CourtRank, Variants>>;
	/** Most cards are of one suit: `{count}` (a number in figures), `{x}` one of them. */
	suits: Readonly<Record<Suit, Variants>>;
	/** No card of a suit in a spread of five or more. */
	noSuit: Readonly<Record<Suit, Variants>>;
	/** More than half of the cards are trumps, `{count}`; no trump at all in five or more. */
	manyTrumps: Variants;
	noTrump: Variants;
	/** Three or more courts: `{count}`: people, or sides of oneself. */
	manyCourts: Variants;
};
