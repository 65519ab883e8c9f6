import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { HomeScreen } from './home-screen.tsx';
import { texts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	return pickTexts(texts, params.lang);
}

export default function HomeRoute() {
	return <HomeScreen texts={useLoaderData<typeof loader>()} />;
}
