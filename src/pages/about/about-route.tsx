import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { AboutScreen } from './about-screen.tsx';
import { texts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	return pickTexts(texts, params.lang);
}

export default function AboutRoute() {
	return <AboutScreen texts={useLoaderData<typeof loader>()} />;
}
