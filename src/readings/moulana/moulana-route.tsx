import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { loadTexts } from '#src/readings/load-texts.server.ts';
import { ReadingRoute } from '#src/readings/reading-route.tsx';
import { useFolio } from '#src/ui/folio/use-folio.ts';
import { moulanaPage } from './moulana-screen.tsx';
import { moulanaTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export const loader = ({ params }: LoaderFunctionArgs) => loadTexts(params.lang, { texts: moulanaTexts });

export const shouldRevalidate = changesLanguage;

export default function MoulanaRoute() {
	useFolio();
	return <ReadingRoute of={moulanaPage} loaded={useLoaderData<typeof loader>()} />;
}
