import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type SecurityTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

/** The sentences of the security page. */
export const texts: InEveryLanguage<SecurityTexts> = { en, fa, ar, es };
