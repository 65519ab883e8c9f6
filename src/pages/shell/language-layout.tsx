import {
	data,
	isRouteErrorResponse,
	type LoaderFunctionArgs,
	Outlet,
	useRouteError,
	useRouteLoaderData,
} from 'react-router';
import { allEntryWords } from '#src/catalogue/load-entry-words.server.ts';
import { changesLanguage } from '#src/language/changes-language.ts';
import { chrome } from '#src/language/chrome.server.ts';
import { LanguageProvider } from '#src/language/language-provider.tsx';
import { defaultLanguage, isLanguage, type Language } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { ErrorScreen } from '#src/pages/error-screen.tsx';
import { NotFoundScreen } from '#src/pages/not-found-screen.tsx';
import { readJson, writeFixedJson } from '#src/platform/http/loader-json.ts';
import { Shell } from './shell.tsx';

/** The sentences of every page. */
const sentences = new Map<Language, Awaited<ReturnType<typeof chromeIn>>>();

async function chromeIn(language: Language) {
	return { ...pickTexts(chrome, language), entries: await allEntryWords(language) };
}

/** The shared sentences of the path's language. A first segment that is no language is a page that does not exist. */
export async function loader({ params }: LoaderFunctionArgs) {
	const known = isLanguage(params.lang);
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	const shown = sentences.get(language) ?? (await chromeIn(language));
	sentences.set(language, shown);
	return data({ language, known, chrome: writeFixedJson(shown) }, { status: known ? 200 : 404 });
}

export const shouldRevalidate = changesLanguage;

const routeId = 'pages/shell/language-layout';

export default function LanguageLayout() {
	const loaded = useRouteLoaderData<typeof loader>(routeId);
	if (!loaded) {
		return <ErrorScreen />;
	}
	return (
		<LanguageProvider language={loaded.language} chrome={readJson(loaded.chrome)}>
			<Shell>{loaded.known ? <Outlet /> : <NotFoundScreen />}</Shell>
		</LanguageProvider>
	);
}

/** A page failed: what can still be shown around it is. */
export function ErrorBoundary() {
	const error = useRouteError();
	const loaded = useRouteLoaderData<typeof loader>(routeId);
	if (!loaded) {
		return <ErrorScreen />;
	}
	const missing = isRouteErrorResponse(error) && error.status === 404;
	return (
		<LanguageProvider language={loaded.language} chrome={readJson(loaded.chrome)}>
			<Shell>{missing ? <NotFoundScreen /> : <ErrorScreen />}</Shell>
		</LanguageProvider>
	);
}
