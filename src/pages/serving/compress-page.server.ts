import { transcode } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { etagOf, type Ready } from './static-files.server.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** An answer of the router: a page as strings that follow each other, and anything else as it came. */
export type Rendered = {
	status: number;
	headers: Headers;
	body: readonly string[] | ReadableStream<Uint8Array> | null;
};

/** A rendered page for one request. */
export const answerAnew = ({ status, headers, body }: Rendered, method = 'GET'): Response =>
	new Response(method === 'HEAD' ? null : isPage(body) ? body.join('') : body, { status, headers });

const isPage = (body: Rendered['body']): body is readonly string[] => Array.isArray(body);

/** A rendered page as it can be kept. */
export async function plainPage({ headers, body }: Rendered): Promise<Ready> {
	const identity = !body || isPage(body) ? encode(body ?? []) : await buffer(body);
	return { bodies: { identity }, etag: etagOf(identity), headers: Object.fromEntries(headers) };
}

/** Where strings are written before they become UTF-8. */
let scratch = Buffer.alloc(0);

/** Strings that follow each other, in UTF-8: in a fifth of the time that `Buffer.from` takes where they are not ASCII alone. */
function encode(page: readonly string[]): Buffer<ArrayBuffer> {
	// `transcode` knows no half characters.
	if (!page.every((piece) => piece.isWellFormed())) return Buffer.from(page.join(''));
	const length = page.reduce((sum, piece) => sum + 2 * piece.length, 0);
	if (scratch.length < length) scratch = Buffer.alloc(2 * length);
	let written = 0;
	for (const piece of page) written += scratch.write(piece, written, 'utf16le');
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
