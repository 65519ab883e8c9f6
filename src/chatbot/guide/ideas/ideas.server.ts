import type { Language } from '#src/language/languages.ts';
import { texts as ar } from './ar.server.ts';
import { texts as en } from './en.server.ts';
import { texts as es } from './es.server.ts';
import { texts as fa } from './fa.server.ts';
import type { IdeaTexts } from './shape.ts';

/** What the guide says of love, death and the like, in four languages. */
export const ideaTexts: Readonly<Record<Language, IdeaTexts>> = { en, fa, ar, es };
