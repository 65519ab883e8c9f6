import { languages } from '#src/language/languages.ts';
import { fixedPaths } from './fixed-pages.ts';
import { etagOf, type Ready } from './static-files.server.ts';

/** Pages that say nothing without a connection. */
const online = /^\/\w\w\/(auth|admin|blog)$/;

/** What the service worker fetches to work offline: what changes with a release, files of the build, pages and their data. */
export type OfflineList = {
	version: string;
	files: readonly string[];
	pages: Readonly<Record<string, readonly string[]>>;
};

/** The list of a build, from the paths of its files and what the build noted of its sources. */
export function offlineList(paths: Iterable<string>, sources: string): OfflineList {
	const assets = [...paths].filter((path) => path.startsWith('/assets/')).sort();
	const version = etagOf(Buffer.from([sources, ...assets].join(' '))).replaceAll('"', '');
	const files = assets.filter((path) => /\.(js|css)$/.test(path) || isSubset(path));
	const pages = Object.fromEntries(
		languages.map((language) => {
			const own = [...fixedPaths].filter((path) => path.startsWith(`/${language}/`) && !online.test(path));
			return [language, [`/${language}`, ...own]];
		}),
	);
	return { version, files, pages };
}

/** Of the fonts, those of ui/fonts/: the whole faces are named by their packages, such as `…-wght-normal`. */
const isSubset = (path: string) => path.endsWith('.woff2') && !/-(wght|\d00)-/.test(path);

/** The list as a file to be served. */
export function offlineListFile(list: OfflineList): Ready {
	const identity = Buffer.from(JSON.stringify(list));
	return {
		bodies: { identity },
		etag: etagOf(identity),
		headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
	};
}
