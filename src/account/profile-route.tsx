import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { texts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	return pickTexts(texts, params.lang).profile;
}

export default function ProfileRoute() {
	return <ProfileScreen texts={useLoaderData<typeof loader>()} />;
}
