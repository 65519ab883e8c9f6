import { entries, furtherPages } from '#src/catalogue/catalogue.ts';

/** The parameters of an address that change what the server renders, by the path behind the language. */
const parameters: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(entries.flatMap(({ name, parameters }) => (parameters ? [[name, parameters]] : []))),
	...Object.fromEntries(furtherPages.flatMap(({ path, parameters }) => (parameters ? [[path, parameters]] : []))),
	auth: ['next', 'problem', 'description'],
};

/**
 * The address that all pages with the same content share: the parameters that the page reads, once each and in one
 * order. Others (a campaign's, or made up) do not make a page new.
 * @param search with its question mark, or empty
 */
export function pageAddress(pathname: string, search: string): string {
	// The root only leads on, with its whole query: a provider's error may be in it.
	if (pathname === '/') return pathname + search;
	const known = search ? parameters[pathname.slice(pathname.indexOf('/', 1) + 1)] : undefined;
	if (!known) return pathname;
	const given = new URLSearchParams(search);
	const kept = new URLSearchParams();
	for (const name of known) {
		const value = given.get(name)?.trim();
		if (value) kept.set(name, value);
	}
	return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
