import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { readingTexts } from '#src/readings/texts.server.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { DreamsScreen } from './dreams-screen.tsx';
import { dreamMessages, dreamTexts, symbolNames } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return {
		texts: pickTexts(dreamTexts, params.lang),
		common: pickTexts(readingTexts, params.lang),
		messages: pickTexts(dreamMessages, params.lang),
		names: pickTexts(symbolNames, params.lang),
	};
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

export default function DreamsRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<DreamsScreen {...loaded} />
		</>
	);
}
