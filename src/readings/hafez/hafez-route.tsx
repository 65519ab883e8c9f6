import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { tellings } from '#src/methods/divan/tellings.server.ts';
import { loadTexts } from '#src/readings/load-texts.server.ts';
import { ReadingRoute } from '#src/readings/reading-route.tsx';
import { useFolio } from '#src/ui/folio/use-folio.ts';
import { coupletsFont } from '#src/ui/fonts.ts';
import { findEdition } from './divan/find-edition.server.ts';
import { hafezPage } from './hafez-screen.tsx';
import { hafezMessages, hafezTexts } from './texts.server.ts';

/** The sentences of this page in its language only, and whether the site has a Divan. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const texts = loadTexts(params.lang, { texts: hafezTexts, messages: hafezMessages, tellings });
	return { ...texts, divan: await findEdition(context) };
}

export const shouldRevalidate = changesLanguage;

/** The face of the invocation and of the verse: one that comes late would not be used. */
export const links: LinksFunction = () => [coupletsFont];

export default function HafezRoute() {
	useFolio();
	return <ReadingRoute of={hafezPage} loaded={useLoaderData<typeof loader>()} />;
}
