import type { Language } from '#src/language/languages.ts';
import { answers as ar } from './answers/ar.server.ts';
import { answers as en } from './answers/en.server.ts';
import { answers as es } from './answers/es.server.ts';
import { answers as fa } from './answers/fa.server.ts';
import type { Answers } from './answers/shape.ts';

/** What the guide answers to what is asked of a matter. */
export const guideAnswers: Readonly<Record<Language, Answers>> = { en, fa, ar, es };
