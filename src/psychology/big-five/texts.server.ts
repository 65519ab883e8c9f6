import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { itemsIn } from './items.server.ts';
import type { Item } from './score.ts';
import { texts as ar } from './texts/ar.ts';
import { type BigFiveTexts, texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';
import { words as arWords } from './words/ar.ts';
import { words as enWords } from './words/en.ts';
import { words as esWords } from './words/es.ts';
import { words as faWords } from './words/fa.ts';
import type { BigFiveWords } from './words/shape.ts';

/** The sentences of the Big Five's page. */
export const bigFiveTexts: InEveryLanguage<BigFiveTexts> = { en, fa, ar, es };

/** What is said of each domain and facet. */
export const bigFiveWords: InEveryLanguage<BigFiveWords> = { en: enWords, fa: faWords, ar: arWords, es: esWords };

/** The 120 statements. */
export const bigFiveItems: InEveryLanguage<Item[]> = {
	en: itemsIn('en'),
	fa: itemsIn('fa'),
	ar: itemsIn('ar'),
	es: itemsIn('es'),
};
