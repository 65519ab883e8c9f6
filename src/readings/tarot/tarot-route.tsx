import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { loadTexts } from '#src/readings/load-texts.server.ts';
import { ReadingRoute } from '#src/readings/reading-route.tsx';
import { tarotPage } from './tarot-screen.tsx';
import { allCards, tarotTexts, trumpCards } from './texts.server.ts';

/** The sentences of this page in its language only, and the trumps; where a kept spread is shown, all cards. */
export const loader = ({ params }: LoaderFunctionArgs) =>
	loadTexts(params.lang, { texts: tarotTexts, deck: params.id ? allCards : trumpCards });

export const shouldRevalidate = changesLanguage;

export default function TarotRoute() {
	return <ReadingRoute of={tarotPage} loaded={useLoaderData<typeof loader>()} />;
}
