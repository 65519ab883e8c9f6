import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { loadTexts } from '#src/readings/load-texts.server.ts';
import { personMessages, personTexts } from '#src/readings/person/texts.server.ts';
import { ReadingRoute } from '#src/readings/reading-route.tsx';
import { sarketabPage } from './sarketab-screen.tsx';
import { sarketabTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
	loadTexts(params.lang, { texts: sarketabTexts, person: personTexts, messages: personMessages });

export const shouldRevalidate = changesLanguage;

export default function SarketabRoute() {
	return <ReadingRoute of={sarketabPage} loaded={useLoaderData<typeof loader>()} />;
}
