import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { personMessages, personTexts } from '#src/readings/person/texts.server.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { texts } from './texts.server.ts';

export function loader({ params }: LoaderFunctionArgs) {
	const { profile, auth } = pickTexts(texts, params.lang);
	return {
		texts: profile,
		problems: auth.problems,
		person: pickTexts(personTexts, params.lang),
		messages: pickTexts(personMessages, params.lang),
	};
}

export default function ProfileRoute() {
	return <ProfileScreen {...useLoaderData<typeof loader>()} />;
}
