import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { pickFrameTexts } from '#src/readings/kept-texts.server.ts';
import { KeptTarotScreen } from './kept-tarot-screen.tsx';
import { tarotCards, tarotTexts } from './texts.server.ts';

/** The sentences and cards of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return {
		frame: pickFrameTexts(params.lang),
		texts: pickTexts(tarotTexts, params.lang),
		deck: pickTexts(tarotCards, params.lang),
	};
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

export default function KeptTarotRoute() {
	return <KeptTarotScreen {...useLoaderData<typeof loader>()} />;
}
