import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './texts/ar.ts';
import { type CareerTexts, texts as en } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences, questions and descriptions of the career test. */
export const careerTexts: InEveryLanguage<CareerTexts> = { en, fa, ar, es };
