import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { readingTexts } from '#src/readings/texts.server.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { TarotScreen } from './tarot-screen.tsx';
import { tarotCards, tarotTexts } from './texts.server.ts';

/** The sentences and cards of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return {
		texts: pickTexts(tarotTexts, params.lang),
		common: pickTexts(readingTexts, params.lang),
		deck: pickTexts(tarotCards, params.lang),
	};
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

export default function TarotRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<TarotScreen {...loaded} />
		</>
	);
}
