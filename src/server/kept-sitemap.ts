import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Milliseconds that a sitemap is kept: crawlers come again hours later. */
const KEPT_MS = 60_000;

type Kept = { gz: Buffer<ArrayBuffer>; etag: string };

/**
 * Answers with a sitemap that is made once a minute at most, however many ask: of ten thousand articles it has twenty
 * megabytes. Kept compressed.
 * @param make the whole text
 */
export function keepSitemap(make: () => Promise<string>): (request: Request) => Promise<Response> {
	let kept: Promise<Kept> | undefined;
	let until = 0;

	async function compressed(): Promise<Kept> {
		const text = await make();
		const gz = (await compress(text)) as Buffer<ArrayBuffer>;
		return { gz, etag: `"${createHash('sha256').update(gz).digest('base64url').slice(0, 22)}"` };
	}

	async function find(): Promise<Kept> {
		if (kept && performance.now() < until) return kept;
		const making = compressed();
		kept = making;
		until = performance.now() + KEPT_MS;
		making.catch(() => {
			// The next request tries again.
			if (kept === making) kept = undefined;
		});
		return making;
	}

	return async (request) => {
		const { gz, etag } = await find();
		const headers = { etag, 'cache-control': 'public, max-age=60', vary: 'accept-encoding' };
		if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
		const type = { 'content-type': 'application/xml; charset=utf-8' };
		const takesGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
		return takesGzip
			? new Response(gz, { headers: { ...headers, ...type, 'content-encoding': 'gzip' } })
			: new Response((await decompress(gz)) as Buffer<ArrayBuffer>, { headers: { ...headers, ...type } });
	};
}
