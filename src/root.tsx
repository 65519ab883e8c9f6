import { type ReactNode, useEffect } from 'react';
import {
	Links,
	type LoaderFunctionArgs,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLoaderData,
	useLocation,
} from 'react-router';
import { languageFacts, languageOfPath } from '#src/language/languages.ts';
import { verseOfDayScript } from '#src/methods/divan/verse-of-day-script.ts';
import { repeatEarlyTouches } from '#src/pages/early-touches.ts';
import { ErrorScreen } from '#src/pages/error-screen.tsx';
import { FOOT, OfFrame } from '#src/pages/shell/page-part.tsx';
import { type PublicConfig, publicConfig } from '#src/platform/http/page-context.ts';
import { AuthProvider } from '#src/session/session.tsx';
import { headingFont, textFont } from '#src/ui/fonts.ts';
import { beforePaintScript } from '#src/ui/theme.ts';
import './ui/theme.css';

/** The public configuration, once for the whole visit. */
export function loader({ context }: LoaderFunctionArgs): PublicConfig {
	return context.get(publicConfig);
}

export const shouldRevalidate = () => false;

/** The document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
	const language = languageOfPath(useLocation().pathname);
	return (
		<html lang={language} dir={languageFacts[language].direction} suppressHydrationWarning>
			<head>
				<OfFrame>
					<meta charSet="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1" />
					<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5eedc" />
					<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#070c24" />
					<script>{beforePaintScript + verseOfDayScript}</script>
					<link rel="preload" as="font" type="font/woff2" href={textFont[language]} crossOrigin="anonymous" />
					<link rel="preload" as="font" type="font/woff2" href={headingFont[language]} crossOrigin="anonymous" />
					<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
					<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
					<link rel="manifest" href={`/manifest/${language}.webmanifest`} />
					{/* Painted whole: in halves, rows of cards would be centred anew as more of them arrive. */}
					<link rel="expect" href={`#${FOOT}`} {...{ blocking: 'render' }} />
					<Links />
				</OfFrame>
			</head>
			<body>
				{children}
				<OfFrame>
					<ScrollRestoration />
					<Scripts />
				</OfFrame>
			</body>
		</html>
	);
}

/** Everything below the document: who is signed in, and the page. */
export default function Root() {
	const config = useLoaderData<typeof loader>();
	useEffect(repeatEarlyTouches, []);
	return (
		<AuthProvider publishableKey={config.publishableKey}>
			<Outlet />
		</AuthProvider>
	);
}

export function ErrorBoundary() {
	return (
		<main id="main">
			<ErrorScreen />
		</main>
	);
}
