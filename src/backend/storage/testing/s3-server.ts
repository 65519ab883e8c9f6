import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
		const refuse = (status: number, code: string) => sendError(response, status, code);
		asked.push(`${request.method} ${key}`);
		const body = await buffer(request);
		if (state.failing) return refuse(500, 'InternalError');
		if (!/^AWS4-HMAC-SHA256 Credential=hoopoe-key\//.test(request.headers.authorization ?? ''))
			return refuse(403, 'AccessDenied');
		if (bucket !== 'files') return refuse(404, 'NoSuchBucket');
		const call = { request, response, searchParams, key, body };
		const isMultipart = searchParams.has('uploads') || searchParams.has('uploadId');
		if (isMultipart) answerUpload(call, objects, uploads);
		else answerObject(call, objects);
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

type Call = {
	request: IncomingMessage;
	response: ServerResponse;
	searchParams: URLSearchParams;
	key: string;
	body: Buffer;
};

function sendError(response: ServerResponse, status: number, code: string) {
	response.writeHead(status, { 'content-type': 'application/xml' });
	return response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const sendXml = (response: ServerResponse, text: string) =>
	response.writeHead(200, { 'content-type': 'application/xml' }).end(text);

/** Multipart uploads: begun, given their parts, completed, given up. */
function answerUpload(
	{ request, response, searchParams, key, body }: Call,
	objects: Map<string, Buffer>,
	uploads: S3Server['uploads'],
) {
	if (searchParams.has('uploads')) {
		const id = randomUUID();
		uploads.set(id, new Map());
		return sendXml(
			response,
			`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
		);
	}
	const id = searchParams.get('uploadId') ?? '';
	const parts = uploads.get(id);
	if (!parts) return sendError(response, 404, 'NoSuchUpload');
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
		if (named.some(({ number, etag }) => etag !== etagOf(number))) return sendError(response, 400, 'InvalidPart');
		// All parts but the last have one size, as the strictest of such stores want it.
		const sizes = named.slice(0, -1).map(({ number }) => parts.get(number)?.length);
		if (new Set(sizes).size > 1 || sizes.some((size = 0) => size < 5 * 1024 * 1024))
			return sendError(response, 400, 'EntityTooSmall');
		objects.set(key, Buffer.concat(named.map(({ number }) => parts.get(number) ?? Buffer.alloc(0))));
		uploads.delete(id);
		return sendXml(response, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
	}
	uploads.delete(id);
	return response.writeHead(204).end();
}

/** One object: written, copied, deleted, read. */
function answerObject({ request, response, key, body }: Call, objects: Map<string, Buffer>) {
	const known = objects.get(key);
	switch (request.method) {
		case 'PUT': {
			const source = request.headers['x-amz-copy-source'];
			if (source !== undefined) {
				const copied = objects.get(String(source).split('/').at(-1) ?? '');
				if (!copied) return sendError(response, 404, 'NoSuchKey');
				objects.set(key, copied);
				return sendXml(response, '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
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
			if (!known) return sendError(response, 404, 'NoSuchKey');
			const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
			const part = known.subarray(Number(from ?? 0), Number(to ?? known.length - 1) + 1);
			const range = `bytes ${from}-${to}/${known.length}`;
			return response.writeHead(206, { 'content-length': part.length, 'content-range': range }).end(part);
		}
	}
}
