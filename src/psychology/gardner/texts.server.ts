import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type GardnerTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences, statements and descriptions of the test of Gardner's eight. */
export const gardnerTexts: InEveryLanguage<GardnerTexts> = { en, fa, ar, es };
