import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './texts/ar.ts';
import { type EqTexts, texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences, statements and descriptions of the EQ test. */
export const eqTexts: InEveryLanguage<EqTexts> = { en, fa, ar, es };
