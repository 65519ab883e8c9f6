import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A small S3: buckets in the path, objects in memory, and faults on demand. */
export type S3Server = {
	/** The settings of a server that keeps its files here. */
	settings: Record<string, string>;
	objects: Map<string, Buffer>;
	/** What was asked: `PUT key`. */
	asked: string[];
	state: { failing: boolean };
	close(): Promise<void>;
};

export async function openS3Server(): Promise<S3Server> {
	const objects = new Map<string, Buffer>();
	const asked: string[] = [];
	const state = { failing: false };
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://s3');
		const [, bucket, key = ''] = pathname.split('/');
		const refuse = (status: number, code: string) => {
			response.writeHead(status, { 'content-type': 'application/xml' });
			response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
		};
		asked.push(`${request.method} ${key}`);
		const body = await buffer(request);
		if (state.failing) return refuse(500, 'InternalError');
		if (!/^AWS4-HMAC-SHA256 Credential=hoopoe-key\//.test(request.headers.authorization ?? ''))
			return refuse(403, 'AccessDenied');
		if (bucket !== 'files') return refuse(404, 'NoSuchBucket');
		const known = objects.get(key);
		switch (request.method) {
			case 'PUT':
				objects.set(key, body);
				return response.writeHead(200, { etag: '"x"' }).end();
			case 'DELETE':
				objects.delete(key);
				return response.writeHead(204).end();
			default: {
				if (!known) return refuse(404, 'NoSuchKey');
				const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
				const part = known.subarray(Number(from ?? 0), Number(to ?? known.length - 1) + 1);
				const range = `bytes ${from}-${to}/${known.length}`;
				return response.writeHead(206, { 'content-length': part.length, 'content-range': range }).end(part);
			}
		}
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const { port } = server.address() as AddressInfo;
	return {
		settings: {
			STORAGE_S3_BUCKET: 'files',
			STORAGE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
			STORAGE_S3_ACCESS_KEY: 'hoopoe-key',
			STORAGE_S3_SECRET_KEY: 'hoopoe-secret',
		},
		objects,
		asked,
		state,
		close: () =>
			new Promise((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			}),
	};
}
