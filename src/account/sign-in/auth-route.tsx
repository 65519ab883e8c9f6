import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { texts } from '../texts.server.ts';
import { AuthScreen } from './auth-screen.tsx';

export function loader({ params }: LoaderFunctionArgs) {
	return { texts: pickTexts(texts, params.lang).auth };
}

export default function AuthRoute() {
	return <AuthScreen {...useLoaderData<typeof loader>()} />;
}
