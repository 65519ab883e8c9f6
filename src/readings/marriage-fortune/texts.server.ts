import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { decks } from '#src/methods/tarot/deck/decks.ts';
import type { Deck } from '#src/methods/tarot/deck/shape.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type MarriageTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of the marriage fortune, for the loader of its page; the writer takes names of stars from them. */
export const marriageTexts: InEveryLanguage<MarriageTexts> = { en, fa, ar, es };

/** The cards as each language names them. */
export const marriageCards: InEveryLanguage<Deck> = decks;
