import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { texts as accountTexts } from '../texts.server.ts';
import { SecurityScreen } from './security-screen.tsx';
import { texts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	return {
		texts: pickTexts(texts, params.lang),
		problems: pickTexts(accountTexts, params.lang).auth.problems,
	};
}

export default function SecurityRoute() {
	return <SecurityScreen {...useLoaderData<typeof loader>()} />;
}
