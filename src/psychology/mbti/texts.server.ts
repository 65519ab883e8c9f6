import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type MbtiTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences and questions of the test of types. */
export const mbtiTexts: InEveryLanguage<MbtiTexts> = { en, fa, ar, es };
