import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { loadTexts } from '#src/readings/load-texts.server.ts';
import { ReadingRoute } from '#src/readings/reading-route.tsx';
import { coinMessages, coinTexts } from './coin.server.ts';
import { coinPage } from './coin-screen.tsx';

/** The sentences of this page in its language only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
	loadTexts(params.lang, { texts: coinTexts, messages: coinMessages });

export const shouldRevalidate = changesLanguage;

export default function CoinRoute() {
	return <ReadingRoute of={coinPage} loaded={useLoaderData<typeof loader>()} />;
}
