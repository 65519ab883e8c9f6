import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Kind } from '#src/catalogue/catalogue.ts';
import { defaultLanguage, isLanguage } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { personMessages, personTexts } from '#src/readings/person/texts.server.ts';
import { kindWords } from '../history/kind-words.server.ts';
import { texts } from '../texts.server.ts';
import { ProfileScreen } from './profile-screen.tsx';

export async function loader({ params }: LoaderFunctionArgs) {
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	const { profile, auth, shamsa } = texts[language];
	const words = Object.entries(await kindWords(language));
	return {
		texts: profile,
		shamsa,
		kindNames: Object.fromEntries(words.map(([kind, { tab }]) => [kind, tab])) as Record<Kind, string>,
		problems: auth.problems,
		person: pickTexts(personTexts, params.lang),
		messages: pickTexts(personMessages, params.lang),
	};
}

export default function ProfileRoute() {
	return <ProfileScreen {...useLoaderData<typeof loader>()} />;
}
