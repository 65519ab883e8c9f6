import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { signNames as ar } from './sign-names/ar.ts';
import { signNames as en } from './sign-names/en.ts';
import { signNames as es } from './sign-names/es.ts';
import { signNames as fa } from './sign-names/fa.ts';
import type { SignId } from './signs.ts';

/** The signs of the zodiac by their names. */
export const signNames: InEveryLanguage<Readonly<Record<SignId, string>>> = { en, fa, ar, es };
