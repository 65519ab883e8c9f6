import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { PageHead } from '#src/ui/headings/page-head.tsx';
import { IndexScreen } from './index-screen.tsx';
import { indexTexts } from './index-texts.server.ts';

/** The sentences of the index in its language only. */
export function loader({ params }: LoaderFunctionArgs) {
	return pickTexts(indexTexts, params.lang);
}

export default function IndexRoute() {
	const texts = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead title={texts.title} description={texts.description} />
			<IndexScreen texts={texts} />
		</>
	);
}
