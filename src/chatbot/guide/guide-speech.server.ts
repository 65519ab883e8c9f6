import type { Language } from '#src/language/languages.ts';
import { speech as ar } from './speech/ar.server.ts';
import { speech as en } from './speech/en.server.ts';
import { speech as es } from './speech/es.server.ts';
import { speech as fa } from './speech/fa.server.ts';
import type { Speech } from './speech/shape.ts';

/** What the guide says to what people tell, and around what it knows. */
export const guideSpeech: Readonly<Record<Language, Speech>> = { en, fa, ar, es };
