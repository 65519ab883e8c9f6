import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { ExploreScreen } from './explore-screen.tsx';
import { texts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	return pickTexts(texts, params.lang);
}

export default function ExploreRoute() {
	return <ExploreScreen texts={useLoaderData<typeof loader>()} />;
}
