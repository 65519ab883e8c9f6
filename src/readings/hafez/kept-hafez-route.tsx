import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { pickFrameTexts } from '#src/readings/kept-texts.server.ts';
import { KeptHafezScreen } from './kept-hafez-screen.tsx';
import { hafezTellings, hafezTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return {
		frame: pickFrameTexts(params.lang),
		texts: pickTexts(hafezTexts, params.lang),
		tellings: pickTexts(hafezTellings, params.lang),
	};
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

export default function KeptHafezRoute() {
	return <KeptHafezScreen {...useLoaderData<typeof loader>()} />;
}
