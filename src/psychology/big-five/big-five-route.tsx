import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { pickSharedTexts } from '#src/psychology/texts.server.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { BigFiveScreen } from './big-five-screen.tsx';
import { bigFiveItems, bigFiveTexts, bigFiveWords } from './texts.server.ts';

/** The statements, sentences and descriptions of this page in its language only. */
export function loader({ params: { lang } }: LoaderFunctionArgs) {
	return {
		texts: pickTexts(bigFiveTexts, lang),
		words: pickTexts(bigFiveWords, lang),
		items: pickTexts(bigFiveItems, lang),
		shared: pickSharedTexts(lang),
	};
}

export const shouldRevalidate = changesLanguage;

export default function BigFiveRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<BigFiveScreen {...loaded} />
		</>
	);
}
