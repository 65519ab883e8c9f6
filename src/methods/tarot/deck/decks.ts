import type { Language } from '#src/language/languages.ts';
import { deck as ar } from './ar.ts';
import { deck as en } from './en.ts';
import { deck as es } from './es.ts';
import { deck as fa } from './fa.ts';
import type { CardTelling, Deck } from './shape.ts';

/** Names and short meanings of the trumps by language. Large for a browser: hand a page its own language only. */
export const decks: Readonly<Record<Language, Deck>> = { en, fa, ar, es };

/** @throws RangeError for an id that is not 0 to 21 */
export function requireTelling(language: Language, id: number): CardTelling {
	const telling = decks[language][id];
	if (!telling) throw new RangeError(`there is no arcanum ${id}`);
	return telling;
}
