import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { decks } from '#src/methods/tarot/deck/decks.ts';
import type { CardTelling } from '#src/methods/tarot/deck/shape.ts';
import type { CardText } from './card-text.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type TarotTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';
import { cards as arCards } from './words/ar-cards.server.ts';
import { cards as enCards } from './words/en-cards.server.ts';
import { cards as esCards } from './words/es-cards.server.ts';
import { cards as faCards } from './words/fa-cards.server.ts';
import type { CardWords } from './words/shape.ts';

/** The sentences of the tarot. */
export const tarotTexts: InEveryLanguage<TarotTexts> = { en, fa, ar, es };

const withPictures = (deck: readonly CardTelling[], cards: readonly CardWords[]): readonly CardText[] =>
	deck.map((telling, id) => ({
		...telling,
		lore: cards[id]?.lore ?? '',
		sight: { upright: cards[id]?.upright.images[0] ?? '', reversed: cards[id]?.reversed.images[0] ?? '' },
	}));

/** The 22 cards by id: name, meanings, what is told of the picture, and what is seen on it either way up. */
export const tarotCards: InEveryLanguage<readonly CardText[]> = {
	en: withPictures(decks.en, enCards),
	fa: withPictures(decks.fa, faCards),
	ar: withPictures(decks.ar, arCards),
	es: withPictures(decks.es, esCards),
};
