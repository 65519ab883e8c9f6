import nastaliq from '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2?url';
import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { tellings } from '#src/methods/divan/tellings.server.ts';
import { loadTexts } from '#src/readings/load-texts.server.ts';
import { ReadingRoute } from '#src/readings/reading-route.tsx';
import { hafezPage } from './hafez-screen.tsx';
import { hafezMessages, hafezTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
	loadTexts(params.lang, { texts: hafezTexts, messages: hafezMessages, tellings });

export const shouldRevalidate = changesLanguage;

/** The face of the verse, so that it is there before the first line is. */
export const links: LinksFunction = () => [
	{ rel: 'preload', as: 'font', type: 'font/woff2', href: nastaliq, crossOrigin: 'anonymous' },
];

export default function HafezRoute() {
	return <ReadingRoute of={hafezPage} loaded={useLoaderData<typeof loader>()} />;
}
