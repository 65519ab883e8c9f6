import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { tellings } from '#src/methods/divan/tellings.server.ts';
import { wholeDecks } from '#src/methods/tarot/deck/decks.ts';
import { kindWords } from '../history/kind-words.server.ts';
import { texts } from '../texts.server.ts';
import type { BookVerse } from './book-leaf.tsx';
import { BookScreen } from './book-screen.tsx';

/** The sentences of this page in its language only, the names of the cards, and the twelve couplets. */
export async function loader({ params }: LoaderFunctionArgs) {
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	return {
		texts: pickTexts(texts, language).history,
		cardNames: wholeDecks[language].map(({ name }) => name),
		kindWords: await kindWords(language),
		verses: poems.map(
			({ id, ghazal, verse }): BookVerse => ({
				id,
				ghazal,
				lines: verse,
				translation: tellings[language][id].translation,
			}),
		),
	};
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

export default function BookRoute() {
	return <BookScreen {...useLoaderData<typeof loader>()} />;
}
