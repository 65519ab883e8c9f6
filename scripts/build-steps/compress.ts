// Lays a `.br` and a `.gz` beside every built file that gets smaller by it: compression made once, at build time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL('../../build/client', import.meta.url).pathname;
const compressible = /\.(css|html|js|json|svg|txt|webmanifest)$/;

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !compressible.test(entry.name)) continue;
	const file = join(entry.parentPath, entry.name);
	const bytes = readFileSync(file);
	const brotli = brotliCompressSync(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
	});
	const gzip = gzipSync(bytes, { level: 9 });
	if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
	if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
}
