import { transcode } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { etagOf, type Ready } from './static-files.server.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** An answer of the router: a page as a string, and anything else as it came. */
export type Rendered = { status: number; headers: Headers; body: string | ReadableStream<Uint8Array> | null };

/** A rendered page for one request. */
export const answerAnew = ({ status, headers, body }: Rendered, method = 'GET'): Response =>
	new Response(method === 'HEAD' ? null : body, { status, headers });

/** A rendered page as it can be kept. */
export async function plainPage({ headers, body }: Rendered): Promise<Ready> {
	const identity = typeof body === 'string' || !body ? encode(body ?? '') : await buffer(body);
	return { bodies: { identity }, etag: etagOf(identity), headers: Object.fromEntries(headers) };
}

/** Where strings are written before they become UTF-8. */
let scratch = Buffer.alloc(0);

/** A string in UTF-8. For long ones that are not ASCII alone this takes a fifth of the time of `Buffer.from`. */
function encode(page: string): Buffer<ArrayBuffer> {
	// `transcode` knows no half characters.
	if (!page.isWellFormed()) return Buffer.from(page);
	if (scratch.length < 2 * page.length) scratch = Buffer.alloc(4 * page.length);
	const written = scratch.write(page, 'utf16le');
	return transcode(scratch.subarray(0, written), 'utf16le', 'utf8') as Buffer<ArrayBuffer>;
}

/**
 * A page with the encoding that a request takes. The first time, when nobody may ever ask for it again, it is compressed with
 * the least effort, which takes less time than to have another thread do it.
 */
export function compressFor(request: Request, page: Ready): Ready {
	const { bodies } = page;
	const accepted = request.headers.get('accept-encoding') ?? '';
	if (/\bbr\b/.test(accepted)) {
		const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length };
		bodies.br ??= brotliCompressSync(bodies.identity, { params });
	} else if (/\bgzip\b/.test(accepted)) bodies.gzip ??= gzipSync(bodies.identity, { level: 1 });
	return page;
}

/**
 * A page in the encodings that browsers take.
 * @param quality of both, 1 to 9
 */
export async function compressPage(page: Ready, quality: number): Promise<Ready> {
	const { identity } = page.bodies;
	const [br, gz] = await Promise.all([
		brotli(identity, {
			params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
		}),
		gzipped(identity, { level: quality }),
	]);
	return { ...page, bodies: { identity, br: br as Buffer<ArrayBuffer>, gzip: gz as Buffer<ArrayBuffer> } };
}
