import { Problem } from '#src/platform/http/problem.ts';
import type { ByteRange } from '../bytes/byte-place.ts';
import type { ByteStore } from '../bytes/byte-store.ts';
import { parseRange } from './byte-range.ts';
import { found, type StoredObject } from './object-rows.ts';

/** Types that a browser displays without running scripts in them; all others are downloaded. */
const SHOWN = /^(image|audio|video)\/|^text\/plain$/;
/** A file runs no scripts and loads nothing, also when it is opened directly. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Answers with an object: whole, a range of it, or 304. What is put over it meanwhile is not mixed in: then `find` is
 * asked again.
 * @param cacheControl of an object, from whom it is served to
 * @param download the name to save it under; empty for its own, null to show it
 * @throws Problem `NoSuchKey` 404, `InvalidRange` 416
 */
export async function serveObject(
	request: Request,
	bytes: ByteStore,
	find: () => Promise<StoredObject>,
	cacheControl: (object: StoredObject) => string,
	download = new URL(request.url).searchParams.get('download'),
): Promise<Response> {
	for (let attempt = 0; attempt < 3; attempt++) {
		const object = await find();
		const headers = headersOf(object, download, cacheControl(object));
		if (matches(request.headers.get('if-none-match'), object.etag)) return new Response(null, { status: 304, headers });

		const range = rangeOf(request, object);
		const whole: ByteRange = { from: 0, to: object.size - 1 };
		if (range === 'unsatisfiable')
			throw new Problem('InvalidRange', 416, 'invalid range provided', { contentRange: `bytes */${object.size}` });
		if (range) headers['content-range'] = `bytes ${range.from}-${range.to}/${object.size}`;
		const wanted = range ?? whole;
		headers['content-length'] = String(wanted.to - wanted.from + 1);
		const status = range ? 206 : 200;
		if (request.method === 'HEAD' || object.size === 0) return new Response(null, { status, headers });
		const body = await bytes.read(object, wanted);
		if (body) return new Response(body, { status, headers });
	}
	return found<Response>(null);
}

/** The Cache-Control of the upload; `private` where the object is not public. */
export function cacheControlOf(
	{ cache_control }: StoredObject,
	scope: 'public' | 'private',
	atMost = Infinity,
): string {
	const age = Math.min(Number(/max-age=(\d+)/.exec(cache_control)?.[1] ?? 0), atMost);
	if (age === 0) return `${scope}, no-cache`;
	return `${scope}, max-age=${age}${age >= 31_536_000 ? ', immutable' : ''}`;
}

/** The headers of an object that is served whole, as it was kept. */
export function headersOf(object: StoredObject, download: string | null, cacheControl: string): Record<string, string> {
	const kind = download !== null || !SHOWN.test(object.mimetype) ? 'attachment' : 'inline';
	const filename = download ? `; filename*=UTF-8''${rfc8187(download)}` : '';
	return {
		'content-type': object.mimetype.startsWith('text/') ? `${object.mimetype}; charset=utf-8` : object.mimetype,
		etag: object.etag,
		'last-modified': object.updated_at.toUTCString(),
		'accept-ranges': 'bytes',
		'cache-control': cacheControl,
		'content-disposition': `${kind}${filename}`,
		'content-security-policy': CONTENT_SECURITY_POLICY,
		'x-content-type-options': 'nosniff',
	};
}

/** RFC 8187, 3.2: what `encodeURIComponent` leaves and the RFC does not is encoded, too. */
const rfc8187 = (text: string) =>
	encodeURIComponent(text.toWellFormed()).replace(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

/** RFC 9110, 13.1.2: a list of tags, compared weakly. */
export function matches(header: string | null, etag: string): boolean {
	return header?.trim() === '*' || (header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false);
}

/** RFC 9110, 13.1.5: a range of another version is no range. */
function rangeOf(request: Request, { etag, size }: StoredObject): ReturnType<typeof parseRange> {
	const condition = request.headers.get('if-range');
	return condition !== null && condition !== etag ? null : parseRange(request.headers.get('range'), size);
}
