import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { wholeDecks } from '#src/methods/tarot/deck/decks.ts';
import type { CardTelling } from '#src/methods/tarot/deck/shape.ts';
import { deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import type { CardText } from './cards/card-text.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type TarotTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';
import { builtInWords } from './words/built-in.server.ts';
import type { CardWords } from './words/shape.ts';

/** The sentences of the tarot. */
export const tarotTexts: InEveryLanguage<TarotTexts> = { en, fa, ar, es };

const withPictures = (deck: readonly CardTelling[], cards: readonly CardWords[]): readonly CardText[] =>
	deck.map((telling, id) => ({
		...telling,
		lore: cards[id]?.lore ?? '',
		sight: { upright: cards[id]?.upright.images[0] ?? '', reversed: cards[id]?.reversed.images[0] ?? '' },
	}));

/** All cards by id: name, meanings, what is told of the picture, and what is seen on it either way up. */
export const allCards: InEveryLanguage<readonly CardText[]> = {
	en: withPictures(wholeDecks.en, builtInWords.en.cards),
	fa: withPictures(wholeDecks.fa, builtInWords.fa.cards),
	ar: withPictures(wholeDecks.ar, builtInWords.ar.cards),
	es: withPictures(wholeDecks.es, builtInWords.es.cards),
};
const part = (from: number, to: number): InEveryLanguage<readonly CardText[]> => ({
	en: allCards.en.slice(from, to),
	fa: allCards.fa.slice(from, to),
	ar: allCards.ar.slice(from, to),
	es: allCards.es.slice(from, to),
});

/** Of them the 22 trumps. */
export const trumpCards = part(0, deckSizes.trumps);
/** Of them the 56 of the suits. */
export const suitCards = part(deckSizes.trumps, deckSizes.whole);
