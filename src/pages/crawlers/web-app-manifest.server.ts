import { featuredEntries } from '#src/catalogue/catalogue.ts';
import { allEntryWords } from '#src/catalogue/load-entry-words.server.ts';
import { chrome } from '#src/language/chrome.server.ts';
import { type Language, languageFacts } from '#src/language/languages.ts';

/** The Web App Manifest of a language (https://www.w3.org/TR/appmanifest/), by which its pages are installed. */
export async function webAppManifest(language: Language): Promise<Record<string, unknown>> {
	const { brand, description } = chrome[language];
	const entries = await allEntryWords(language);
	return {
		id: `/${language}`,
		name: brand,
		short_name: brand,
		description,
		lang: language,
		dir: languageFacts[language].direction,
		start_url: `/${language}`,
		scope: '/',
		display: 'standalone',
		background_color: '#070c24',
		theme_color: '#070c24',
		categories: ['lifestyle', 'entertainment'],
		icons: [
			{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
			{ src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
			{ src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
			{ src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
		],
		shortcuts: featuredEntries.map((name) => ({
			name: entries[name]?.name,
			description: entries[name]?.line,
			url: `/${language}/${name}`,
		})),
	};
}
