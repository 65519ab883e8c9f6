import { entries, entriesOf } from '#src/catalogue/catalogue.ts';
import { languages } from '#src/language/languages.ts';

/** Pages that change while the process lives: Home shows the couplet of the day. */
const movingPages = ['', 'blog'];
/** Pages that are the same for everyone, and those of the signed-in, whose server-rendered part is the same too. */
const publicPages = ['', 'explore', ...entriesOf()];
const personalPages = ['auth', 'history', 'history/book', 'profile', 'profile/security', 'admin'];

const inAllLanguages = (names: readonly string[]) =>
	names.flatMap((name) => languages.map((language) => (name ? `/${language}/${name}` : `/${language}`)));

/** Paths of pages that are rendered once per process and then served from memory. */
export const fixedPaths: ReadonlySet<string> = new Set(
	inAllLanguages([...publicPages.filter((name) => !movingPages.includes(name)), ...personalPages]),
);

/** Fixed pages that are rendered anew once `WatchChanges` tells of a change. */
export const watchedPaths: readonly string[] = inAllLanguages(
	entries.filter(({ watched }) => watched).map(({ name }) => name),
);

/** Pages that search engines may list, one entry a page, each with its path in every language. */
export const indexedPages: readonly { name: string; paths: readonly { language: string; path: string }[] }[] =
	publicPages.map((name) => ({
		name,
		paths: languages.map((language) => ({ language, path: name ? `/${language}/${name}` : `/${language}` })),
	}));

/** First parts of the addresses, below the language, whose pages show nothing before scripts have asked for a person's own. */
const personalRooms: ReadonlySet<string> = new Set([
	'oauth',
	...personalPages.map((name) => name.split('/')[0] ?? name),
]);

/** Whether a page's scripts are needed before anybody touches it. `path` is that of the address: `/fa/history/dreams/…`. */
export const needsScriptsSoon = (path: string): boolean => personalRooms.has(path.split('/')[2] ?? '');
