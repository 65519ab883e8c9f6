import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { pickSharedTexts } from '#src/psychology/texts.server.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { labelsOf } from './compose.server.ts';
import { MbtiScreen } from './mbti-screen.tsx';
import { mbtiTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return {
		texts: pickTexts(mbtiTexts, params.lang),
		shared: pickSharedTexts(params.lang),
		labels: labelsOf(isLanguage(params.lang) ? params.lang : defaultLanguage),
	};
}

export const shouldRevalidate = changesLanguage;

export default function MbtiRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<MbtiScreen {...loaded} />
		</>
	);
}
