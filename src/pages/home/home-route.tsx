import { type HeadersFunction, type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { poems } from '#src/methods/divan/poems.ts';
import { tellings } from '#src/methods/divan/tellings.server.ts';
import { verseOfDay } from '#src/methods/divan/verse-of-day.ts';
import { coupletsFont } from '#src/ui/fonts.ts';
import type { ShownVerse } from './day-verse.tsx';
import { HomeScreen } from './home-screen.tsx';
import { texts } from './texts.server.ts';

/** The sentences of this page, and the twelve couplets: which of them is today's is known to the browser. */
export function loader({ params }: LoaderFunctionArgs) {
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	const verses = poems.map(
		({ id, ghazal, verse }): ShownVerse => ({
			id,
			ghazal,
			lines: verse,
			translation: tellings[language][id].translation,
		}),
	);
	return { texts: pickTexts(texts, language), verses, served: verseOfDay(new Date()) };
}

export const shouldRevalidate = changesLanguage;

/** Without JavaScript the couplet is that of the server's day, an hour late at most. */
export const headers: HeadersFunction = () => ({ 'cache-control': 's-maxage=3600' });

/** The face of the verse, so that it is there before the first line is. */
export const links: LinksFunction = () => [coupletsFont];

export default function HomeRoute() {
	return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
