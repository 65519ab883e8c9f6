import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { personMessages, personTexts } from '#src/readings/person/texts.server.ts';
import { readingTexts } from '#src/readings/texts.server.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { MarriageFortuneScreen } from './marriage-fortune-screen.tsx';
import { marriageCards, marriageTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return {
		texts: pickTexts(marriageTexts, params.lang),
		common: pickTexts(readingTexts, params.lang),
		person: pickTexts(personTexts, params.lang),
		messages: pickTexts(personMessages, params.lang),
		cards: pickTexts(marriageCards, params.lang),
	};
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

export default function MarriageFortuneRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<MarriageFortuneScreen {...loaded} />
		</>
	);
}
