import { Problem } from '#src/platform/http/problem.ts';

export type Path = { bucket: string; name: string };

const encoder = new TextEncoder();
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\\]/;

/**
 * A name of an object: segments between slashes, in any script; 1024 bytes of UTF-8 at most. No control characters, no
 * backslashes, no empty segments, and no `.` or `..`.
 * @throws Problem `InvalidKey` 400
 */
export function requireName(value: unknown): string {
	const isName =
		typeof value === 'string' &&
		value.isWellFormed() &&
		!FORBIDDEN.test(value) &&
		encoder.encode(value).length <= 1024 &&
		value.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
	// The name itself is not repeated: it may be very long, or what somebody wrote.
	if (!isName) throw new Problem('InvalidKey', 400, 'Invalid key: the name of the object cannot be used');
	return value;
}

/**
 * The bucket and name in the rest of a path, still percent-encoded as it came.
 * @throws Problem `InvalidKey` 400
 */
export function requireObjectPath(rest: string): Path {
	const path = decoded(rest);
	const slash = path?.indexOf('/') ?? -1;
	return { bucket: path?.slice(0, Math.max(0, slash)) ?? '', name: requireName(path?.slice(slash + 1)) };
}

/** What a token is for: the name that is asked for may be encoded once more than the one that was signed. */
export const urlOf = ({ bucket, name }: Path) => `${bucket}/${name}`;
export function pathOf(url: string): Path {
	const slash = url.indexOf('/');
	return { bucket: url.slice(0, slash), name: url.slice(slash + 1) };
}

/** Percent-decodes; null where that cannot be done. */
export function decoded(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}

/** Where the service is, from the root of the site. */
export const BASE = '/storage/v1';

/**
 * What follows an endpoint's prefix (`/object/public/`) in the path of a request, percent-encoded as it came.
 * @throws Problem `NoSuchKey` 404 where the prefix itself is percent-encoded
 */
export function restOf(url: string, endpoint: string): string {
	const { pathname } = new URL(url);
	if (!pathname.startsWith(`${BASE}${endpoint}`)) throw new Problem('NoSuchKey', 404, 'Object not found');
	return pathname.slice(BASE.length + endpoint.length);
}

/** Where anybody reads an object of a public bucket, from the root of the site. */
export const publicPath = (bucket: string, name: string) => `${BASE}/object/public/${encodedPath(bucket, name)}`;

/** A bucket and a name as parts of a path. */
export const encodedPath = (bucket: string, name: string) =>
	[bucket, ...name.split('/')].map(encodeURIComponent).join('/');
