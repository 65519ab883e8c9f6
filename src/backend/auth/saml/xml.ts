/** An element without its namespace prefix: attributes under `$`, text under `_`, children in lists by name. */
export type XmlElement = { $?: Record<string, string>; _?: string; [child: string]: unknown };

/**
 * The root of a document by its name, null where it has another root or is no XML. Documents that define a grammar of
 * their own are refused: neither metadata nor assertions have one, and attacks do (XXE, entity expansion).
 */
export async function findRoot(xml: string, name: string): Promise<XmlElement | null> {
	if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return null;
	// Loaded here: only a server that speaks SAML needs it.
	const { parseXml2JsFromString } = await import('@node-saml/node-saml/lib/xml.js');
	try {
		const root = ((await parseXml2JsFromString(xml)) as Record<string, unknown> | null)?.[name];
		return typeof root === 'object' && root !== null ? (root as XmlElement) : null;
	} catch {
		return null;
	}
}

/** Some hundred groups of one person are fewer; the time that signatures take grows with the square. */
const MOST_TAGS = 4000;
const MOST_EQUALS = 8000;
const LONGEST = 256_000;

/** Whether an unverified document is small enough to look for its signature without delaying other requests. */
export function isModest(xml: string): boolean {
	const count = (character: string) => xml.split(character).length - 1;
	return xml.length <= LONGEST && count('<') <= MOST_TAGS && count('=') <= MOST_EQUALS;
}

/** The children of an element by their name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
	const found = element?.[name];
	// An element with neither attributes nor text comes as a bare text.
	return Array.isArray(found) ? found.map((child) => (typeof child === 'object' && child ? child : { _: child })) : [];
}

/** The text of an element without the blanks around it; empty where there is none. */
export const textOf = (element: XmlElement | undefined): string =>
	typeof element?._ === 'string' ? element._.trim() : '';
