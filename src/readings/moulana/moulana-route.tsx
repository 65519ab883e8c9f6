import nastaliq from '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2?url';
import {
	type LinksFunction,
	type LoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
	useLoaderData,
} from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { readingTexts } from '#src/readings/texts.server.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { MoulanaScreen } from './moulana-screen.tsx';
import { moulanaTexts } from './texts.server.ts';

/** The sentences of this page in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return { texts: pickTexts(moulanaTexts, params.lang), common: pickTexts(readingTexts, params.lang) };
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
	return currentParams.lang !== nextParams.lang;
}

/** The face of the verse, so that it is there before the first line is. */
export const links: LinksFunction = () => [
	{ rel: 'preload', as: 'font', type: 'font/woff2', href: nastaliq, crossOrigin: 'anonymous' },
];

export default function MoulanaRoute() {
	const loaded = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={loaded.texts.title} description={loaded.texts.description} />
			<MoulanaScreen {...loaded} />
		</>
	);
}
