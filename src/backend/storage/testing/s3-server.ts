import { createHash, randomUUID } from 'node:crypto';
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
	/** Multipart uploads that are neither completed nor given up, with their parts by number. */
	uploads: Map<string, Map<number, Buffer>>;
	state: { failing: boolean };
	close(): Promise<void>;
};

export async function openS3Server(): Promise<S3Server> {
	const objects = new Map<string, Buffer>();
	const asked: string[] = [];
	const uploads = new Map<string, Map<number, Buffer>>();
	const state = { failing: false };
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
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
		const xml = (text: string) => response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
		if (searchParams.has('uploads')) {
			const id = randomUUID();
			uploads.set(id, new Map());
			return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
		}
		const id = searchParams.get('uploadId');
		if (id !== null) {
			const parts = uploads.get(id);
			if (!parts) return refuse(404, 'NoSuchUpload');
			const etagOf = (number: number) =>
				`"${createHash('md5')
					.update(parts.get(number) ?? '')
					.digest('hex')}"`;
			if (request.method === 'PUT') {
				const number = Number(searchParams.get('partNumber'));
				parts.set(number, body);
				return response.writeHead(200, { etag: etagOf(number) }).end();
			}
			if (request.method === 'POST') {
				const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
					number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
					etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
				}));
				if (named.some(({ number, etag }) => etag !== etagOf(number))) return refuse(400, 'InvalidPart');
				// All parts but the last have one size, as the strictest of such stores want it.
				const sizes = named.slice(0, -1).map(({ number }) => parts.get(number)?.length);
				if (new Set(sizes).size > 1 || sizes.some((size = 0) => size < 5 * 1024 * 1024))
					return refuse(400, 'EntityTooSmall');
				objects.set(key, Buffer.concat(named.map(({ number }) => parts.get(number) ?? Buffer.alloc(0))));
				uploads.delete(id);
				return xml('<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
			}
			uploads.delete(id);
			return response.writeHead(204).end();
		}
		switch (request.method) {
			case 'PUT': {
				const source = request.headers['x-amz-copy-source'];
				if (source !== undefined) {
					const copied = objects.get(String(source).split('/').at(-1) ?? '');
					if (!copied) return refuse(404, 'NoSuchKey');
					objects.set(key, copied);
					return xml('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
				}
				objects.set(key, body);
				return response.writeHead(200, { etag: '"x"' }).end();
			}
			case 'DELETE':
				objects.delete(key);
				return response.writeHead(204).end();
			case 'HEAD':
				return response.writeHead(known ? 200 : 404, { 'content-length': known?.length ?? 0 }).end();
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
		uploads,
		state,
		close: () =>
			new Promise((closed) => {
				server.closeAllConnections();
				server.close(() => closed());
			}),
	};
}
