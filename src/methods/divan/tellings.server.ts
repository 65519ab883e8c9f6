import type { InEveryLanguage } from '#src/language/pick-texts.ts';
import { tellings as ar } from './poems/ar.ts';
import { tellings as en } from './poems/en.ts';
import { tellings as es } from './poems/es.ts';
import { tellings as fa } from './poems/fa.ts';
import type { PoemTelling } from './poems/shape.ts';
import type { PoemId } from './poems.ts';

/** The twelve poems as each language tells them. */
export const tellings: InEveryLanguage<Readonly<Record<PoemId, PoemTelling>>> = { en, fa, ar, es };
