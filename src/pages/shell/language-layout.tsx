import {
	data,
	isRouteErrorResponse,
	type LoaderFunctionArgs,
	Outlet,
	useRouteError,
	useRouteLoaderData,
} from 'react-router';
import { changesLanguage } from '#src/language/changes-language.ts';
import { chrome } from '#src/language/chrome.server.ts';
import { LanguageProvider } from '#src/language/language-provider.tsx';
import { defaultLanguage, isLanguage, type Language } from '#src/language/languages.ts';
import { pickTexts } from '#src/language/pick-texts.ts';
import { ErrorScreen } from '#src/pages/error-screen.tsx';
import { NotFoundScreen } from '#src/pages/not-found-screen.tsx';
import { ownEntryWords } from '#src/readings/entry-words.server.ts';
import { Shell } from './shell.tsx';

type Sentences = ReturnType<typeof chromeIn>;

function chromeIn(language: Language) {
	const shared = pickTexts(chrome, language);
	return { ...shared, entries: { ...shared.entries, ...ownEntryWords(language) } };
}

/**
 * The sentences of every page, as JSON: React Router would write several hundred strings one by one for each page, and writes
 * this as a single one.
 */
const written = new Map<Language, string>();
/** What was read of them, once: readers are kept by the object that holds the sentences. */
const read = new Map<string, Sentences>();

function sentencesOf(json: string): Sentences {
	const sentences: Sentences = read.get(json) ?? JSON.parse(json);
	read.set(json, sentences);
	return sentences;
}

/** The shared sentences of the path's language. A first segment that is no language is a page that does not exist. */
export function loader({ params }: LoaderFunctionArgs) {
	const known = isLanguage(params.lang);
	const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
	const shown = written.get(language) ?? JSON.stringify(chromeIn(language));
	written.set(language, shown);
	return data({ language, known, chrome: shown }, { status: known ? 200 : 404 });
}

export const shouldRevalidate = changesLanguage;

const routeId = 'pages/shell/language-layout';

export default function LanguageLayout() {
	const loaded = useRouteLoaderData<typeof loader>(routeId);
	if (!loaded) {
		return <ErrorScreen />;
	}
	return (
		<LanguageProvider language={loaded.language} chrome={sentencesOf(loaded.chrome)}>
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
		<LanguageProvider language={loaded.language} chrome={sentencesOf(loaded.chrome)}>
			<Shell>{missing ? <NotFoundScreen /> : <ErrorScreen />}</Shell>
		</LanguageProvider>
	);
}
