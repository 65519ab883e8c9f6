import type { Language } from '#src/language/languages.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { GuideWords } from './words/shape.ts';

/** What the guide says besides its topics. */
export const guideWords: Readonly<Record<Language, GuideWords>> = { en, fa, ar, es };
