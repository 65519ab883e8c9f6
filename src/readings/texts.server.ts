import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type ReadingTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences every reading shares, for the loader of a reading's page. */
export const readingTexts: InEveryLanguage<ReadingTexts> = { en, fa, ar, es };
