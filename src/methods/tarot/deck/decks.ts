import type { Language } from '#src/language/languages.ts';
import { deck as ar } from './ar.ts';
import { minor as arMinor } from './ar-minor.ts';
import { bookTitles } from './book-titles.ts';
import { deck as en } from './en.ts';
import { minor as enMinor } from './en-minor.ts';
import { deck as es } from './es.ts';
import { minor as esMinor } from './es-minor.ts';
import { deck as fa } from './fa.ts';
import { minor as faMinor } from './fa-minor.ts';
import type { CardTelling, Deck } from './shape.ts';

/** Names and short meanings of the 22 trumps by language. Large for a browser: hand a page its own language only. */
export const decks: Readonly<Record<Language, Deck>> = { en, fa, ar, es };

/** The same of all 78 cards: the trumps, then the suits. */
export const wholeDecks: Readonly<Record<Language, Deck>> = {
	en: [...en, ...titled('en', enMinor)],
	fa: [...fa, ...titled('fa', faMinor)],
	ar: [...ar, ...titled('ar', arMinor)],
	es: [...es, ...titled('es', esMinor)],
};

/** The cards of the suits with what Book T calls them. */
function titled(language: Language, minor: Deck): Deck {
	const titles = Object.values(bookTitles[language]).flat();
	return minor.map((telling, place) => ({ ...telling, title: titles[place] }));
}

/** @throws RangeError for an id that is not 0 to 77 */
export function requireTelling(language: Language, id: number): CardTelling {
	const telling = wholeDecks[language][id];
	if (!telling) throw new RangeError(`there is no card ${id}`);
	return telling;
}
