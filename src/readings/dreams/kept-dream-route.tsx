import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { pickFrameTexts } from '#src/readings/kept-texts.server.ts';
import { KeptDreamScreen } from './kept-dream-screen.tsx';
import { dreamTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return { frame: pickFrameTexts(params.lang), texts: pickTexts(dreamTexts, params.lang) };
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

export default function KeptDreamRoute() {
	return <KeptDreamScreen {...useLoaderData<typeof loader>()} />;
}
