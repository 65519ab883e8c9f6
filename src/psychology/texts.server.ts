import { type InEveryLanguage, pickTexts } from '#src/language/pick-texts.ts';
import { readingTexts } from '#src/readings/texts.server.ts';
import type { SharedTexts } from './questions/test-screen.tsx';
import { texts as ar } from './texts/ar.ts';
import { texts as en, type TestTexts } from './texts/en.ts';
import { texts as es } from './texts/es.ts';
import { texts as fa } from './texts/fa.ts';

const testTexts: InEveryLanguage<TestTexts> = { en, fa, ar, es };

/** The sentences every test's page needs, of one language; those of the readings say "result" where they say "reading". */
export function pickSharedTexts(language: string | undefined): SharedTexts {
	const texts = pickTexts(testTexts, language);
	return { texts, common: { ...pickTexts(readingTexts, language), ...texts.common } };
}
