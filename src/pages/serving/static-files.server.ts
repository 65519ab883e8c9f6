import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { securityHeaders } from './security-headers.server.ts';

const types: Readonly<Record<string, string>> = {
	css: 'text/css; charset=utf-8',
	html: 'text/html; charset=utf-8',
	ico: 'image/x-icon',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json',
	png: 'image/png',
	svg: 'image/svg+xml',
	txt: 'text/plain; charset=utf-8',
	webmanifest: 'application/manifest+json',
	woff2: 'font/woff2',
};

/** Bytes that never change while the process lives, with every encoding made beforehand. */
export type Ready = {
	bodies: {
		identity: Buffer<ArrayBuffer>;
		br?: Buffer<ArrayBuffer> | undefined;
		gzip?: Buffer<ArrayBuffer> | undefined;
	};
	etag: string;
	headers: Readonly<Record<string, string>>;
};

/** The files of a built client by their path, read once. The build has laid `.br` and `.gz` beside what compresses. */
export function readStaticFiles(folder: string): Map<string, Ready> {
	const files = new Map<string, Ready>();
	if (!existsSync(folder)) return files;
	const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	for (const entry of names) {
		if (/\.(br|gz)$/.test(entry.name)) continue;
		const file = join(entry.parentPath, entry.name);
		const path = file.slice(folder.length).replaceAll('\\', '/');
		const read = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
		const identity = readFileSync(file);
		const ready: Ready = {
			bodies: { identity, br: read(`${file}.br`), gzip: read(`${file}.gz`) },
			etag: etagOf(identity),
			headers: {
				...securityHeaders,
				'content-type': types[entry.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
				// Names under assets/ carry a hash of their content.
				'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
			},
		};
		files.set(path, withoutPlainBytes(ready));
	}
	return files;
}

/** The same with the plain bytes unpacked for each of the few clients who take nothing else: they are most of the memory. */
export function withoutPlainBytes(ready: Ready): Ready {
	const { br, gzip } = ready.bodies;
	if (!gzip) return ready;
	const bodies = {
		br,
		gzip,
		get identity() {
			return gunzipSync(gzip);
		},
	};
	return { ...ready, bodies };
}

/** A strong validator of some bytes (RFC 9110, 8.8.3). */
export function etagOf(bytes: Uint8Array): string {
	return `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
}

/** Answers with the encoding the client prefers; 304 where it has the bytes already. */
export function answerWith(ready: Ready, request: Request): Response {
	const accepted = request.headers.get('accept-encoding') ?? '';
	const encoding =
		ready.bodies.br && /\bbr\b/.test(accepted)
			? 'br'
			: ready.bodies.gzip && /\bgzip\b/.test(accepted)
				? 'gzip'
				: undefined;
	const headers: Record<string, string> = { ...ready.headers, etag: ready.etag, vary: 'Accept-Encoding' };
	if (request.headers.get('if-none-match')?.includes(ready.etag)) return new Response(null, { status: 304, headers });
	const body = (encoding && ready.bodies[encoding]) || ready.bodies.identity;
	if (encoding) headers['content-encoding'] = encoding;
	headers['content-length'] = String(body.byteLength);
	return new Response(request.method === 'HEAD' ? null : body, { headers });
}
