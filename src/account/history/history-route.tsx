import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { wholeDecks } from '#src/methods/tarot/deck/decks.ts';
import { symbolNames } from '#src/readings/dreams/texts.server.ts';
import { readingTexts } from '#src/readings/texts.server.ts';
import { texts } from '../texts.server.ts';
import { HistoryScreen } from './history-screen.tsx';
import { kindWords } from './kind-words.server.ts';
import type { SymbolNames } from './year-at-a-glance.tsx';

/** The sentences of this page in its language only, and the names of cards and symbols by their ids. */
export async function loader({ params }: LoaderFunctionArgs) {
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	return {
		texts: pickTexts(texts, language).history,
		shamsa: pickTexts(texts, language).shamsa,
		common: pickTexts(readingTexts, language),
		cardNames: wholeDecks[language].map(({ name }) => name),
		symbolNames: symbolNames[language] as SymbolNames,
		kindWords: await kindWords(language),
	};
}

export const shouldRevalidate = changesLanguage;

export default function HistoryRoute() {
	return <HistoryScreen {...useLoaderData<typeof loader>()} />;
}
