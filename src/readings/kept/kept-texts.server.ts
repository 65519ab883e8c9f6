import { type InEveryLanguage, pickTexts } from '#src/language/pick-texts.ts';
import { texts as ar } from '../kept-texts/ar.ts';
import { texts as en, type KeptTexts } from '../kept-texts/en.ts';
import { texts as es } from '../kept-texts/es.ts';
import { texts as fa } from '../kept-texts/fa.ts';
import { readingTexts } from '../texts.server.ts';
import type { FrameTexts } from './kept-reading.tsx';

const keptTexts: InEveryLanguage<KeptTexts> = { en, fa, ar, es };

/** The sentences around a reading that was kept, of one language, for the loader of its page. */
export function pickFrameTexts(language: string | undefined): FrameTexts {
	return { kept: pickTexts(keptTexts, language), common: pickTexts(readingTexts, language) };
}
