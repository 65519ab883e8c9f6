import type { Language } from '#src/language/languages.ts';
import { words as ar } from './ar.server.ts';
import { words as en } from './en.server.ts';
import { words as es } from './es.server.ts';
import { words as fa } from './fa.server.ts';
import type { MoulanaWords } from './shape.ts';

/** The stories in every language. */
export const moulanaWords: Readonly<Record<Language, MoulanaWords>> = { en, fa, ar, es };
