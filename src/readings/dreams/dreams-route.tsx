import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { loadTexts } from '#src/readings/load-texts.server.ts';
import { ReadingRoute } from '#src/readings/reading-route.tsx';
import { dreamsPage } from './dreams-screen.tsx';
import { dreamMessages, dreamTexts, symbolNames } from './texts.server.ts';

/** The sentences of this page in its language only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
	loadTexts(params.lang, { texts: dreamTexts, messages: dreamMessages, names: symbolNames });

export const shouldRevalidate = changesLanguage;

export default function DreamsRoute() {
	return <ReadingRoute of={dreamsPage} loaded={useLoaderData<typeof loader>()} />;
}
