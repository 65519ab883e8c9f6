import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, type Ready } from './static-files.server.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A rendered page as it can be kept. */
export async function plainPage(response: Response): Promise<Ready> {
	const identity = Buffer.from(await response.arrayBuffer());
	return { bodies: { identity }, etag: etagOf(identity), headers: Object.fromEntries(response.headers) };
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
