import type { InEveryLanguage } from './pick-texts.ts';
import { chrome as ar } from './texts/ar.ts';
import { type Chrome, chrome as en } from './texts/en.ts';
import { chrome as es } from './texts/es.ts';
import { chrome as fa } from './texts/fa.ts';

/** The shared sentences of all languages; the layout's loader hands one of them to the page. */
export const chrome: InEveryLanguage<Chrome> = { en, fa, ar, es };
