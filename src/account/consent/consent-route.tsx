import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { texts } from '../texts.server.ts';
import { ConsentScreen } from './consent-screen.tsx';

export function loader({ params }: LoaderFunctionArgs) {
	return { texts: pickTexts(texts, params.lang).consent };
}

export default function ConsentRoute() {
	return <ConsentScreen {...useLoaderData<typeof loader>()} />;
}
