import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pickTexts } from '#src/language/pick-texts.ts';
import { publicConfig, serviceFetch } from '#src/platform/page-context.ts';
import { AuthScreen } from './auth-screen.tsx';
import { texts } from './texts.server.ts';

/** The card's sentences, and whether the auth service offers Google. When it cannot say, it does not. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { siteUrl, publishableKey } = context.get(publicConfig);
	const response = await context
		.get(serviceFetch)(`${siteUrl}/auth/v1/settings`, { headers: { apikey: publishableKey } })
		.catch(() => null);
	const settings: unknown = response?.ok ? await response.json().catch(() => null) : null;
	return { texts: pickTexts(texts, params.lang).auth, google: offersGoogle(settings) };
}

function offersGoogle(settings: unknown): boolean {
	return (settings as { external?: { google?: unknown } } | null)?.external?.google === true;
}

export default function AuthRoute() {
	return <AuthScreen {...useLoaderData<typeof loader>()} />;
}
