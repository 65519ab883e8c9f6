import type { Language } from '#src/language/languages.ts';
import { wording as ar } from './ar.server.ts';
import { wording as en } from './en.server.ts';
import { wording as es } from './es.server.ts';
import { wording as fa } from './fa.server.ts';
import type { Wording } from './shape.ts';

export const guideWording: Readonly<Record<Language, Wording>> = { en, fa, ar, es };
