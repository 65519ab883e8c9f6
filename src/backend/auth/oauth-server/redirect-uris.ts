import { neverSchemes } from '../flows/redirects.ts';

const LONGEST = 2048;

/**
 * What is wrong with an address that an app wants people sent back to, or null (auth-contract 18; RFC 8252, 7):
 * `https`, a scheme of the app's own, or `http` on the machine itself; no fragment.
 */
export function findFault(uri: string): string | null {
	const fault = (what: string) => `invalid redirect_uri: ${what}`;
	if (uri.length > LONGEST) return fault('longer than 2048 characters');
	// What a browser would drop or turn around is not what was registered.
	if (/[\p{Cc}\s\\]/u.test(uri) || !URL.canParse(uri)) return fault('not an absolute URI');
	const url = new URL(uri);
	if (uri.includes('#')) return fault('must not have a fragment');
	if (url.username || url.password) return fault('must not hold a user or password');
	if (neverSchemes.includes(url.protocol) || ['ftp:', 'ws:', 'wss:', 'mailto:'].includes(url.protocol))
		return fault(`the scheme ${url.protocol.slice(0, -1)} is not allowed`);
	if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
		return fault('http is allowed for localhost only');
	// `https:host` without slashes is understood by browsers too, and by nobody else.
	if (/^https?:$/.test(url.protocol) && !/^https?:\/\/[^/]/i.test(uri)) return fault('not an absolute URI');
	return null;
}

/** The registered address with an answer in its query, all else as it stands (RFC 6749, 3.1.2 and 4.1.2). */
export function withAnswer(redirectUri: string, answer: Readonly<Record<string, string | null | undefined>>): string {
	const given = Object.entries(answer).filter((entry): entry is [string, string] => Boolean(entry[1]));
	return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
}
