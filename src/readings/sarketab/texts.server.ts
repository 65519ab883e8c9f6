import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type SarketabTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of sarketab. */
export const sarketabTexts: InEveryLanguage<SarketabTexts> = { en, fa, ar, es };
