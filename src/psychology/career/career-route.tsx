import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { pickSharedTexts } from '#src/psychology/texts.server.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { CareerScreen } from './career-screen.tsx';
import { careerTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return { texts: pickTexts(careerTexts, params.lang), shared: pickSharedTexts(params.lang) };
}

export const shouldRevalidate = changesLanguage;

export default function CareerRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<CareerScreen {...loaded} />
		</>
	);
}
