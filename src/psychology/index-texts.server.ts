import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './index-texts/ar.ts';
import { texts as en, type IndexTexts } from './index-texts/en.ts';
import { texts as es } from './index-texts/es.ts';
import { texts as fa } from './index-texts/fa.ts';

/** The sentences of the index of tests. */
export const indexTexts: InEveryLanguage<IndexTexts> = { en, fa, ar, es };
