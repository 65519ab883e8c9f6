import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { HistoryScreen } from './history-screen.tsx';
import { texts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	return pickTexts(texts, params.lang).history;
}

export default function HistoryRoute() {
	return <HistoryScreen texts={useLoaderData<typeof loader>()} />;
}
