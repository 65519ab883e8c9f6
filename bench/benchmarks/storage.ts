import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, SECRET_KEY } from '../support/backend.ts';
import type { Benchmark, Report } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';
import { ownMegabytes } from '../support/processes.ts';

const SIZE = 100_000_000;
/** Bytes of a piece, as Supabase's clients send them. */
const PIECE = 6 * 1024 * 1024;
const TIMES = 3;
/** Megabytes that memory may grow by while a file of any size comes in pieces. */
const GROWTH = 64;
const SAMPLE_MS = 50;
const RESUMABLE = '/storage/v1/upload/resumable';
const headers = { authorization: `Bearer ${SECRET_KEY}`, 'x-upsert': 'true' };
const tus = { ...headers, 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** An upload of 100 MB in pieces beside an ordinary one, and beside a server that only reads what it is sent. */
export const storage: Benchmark = async ({ report }) => {
	const limit = String(SIZE * 2);
	const hoopoe = await startHoopoe('Hoopoe', { STORAGE_LIMIT: limit, STORAGE_RESUMABLE_LIMIT: limit });
	const reader = await startReader();
	try {
		const made = await fetch(`${hoopoe.url}/storage/v1/bucket`, {
			method: 'POST',
			headers: { ...headers, 'content-type': 'application/json' },
			body: JSON.stringify({ name: 'films', public: false }),
		});
		if (!made.ok) throw new Error(`the bucket: ${made.status} ${await made.text()}`);
		const bytes = randomBytes(SIZE);
		await inPieces(hoopoe.url, bytes, 'warm.bin');
		const alone = await best(() => send(`${reader.url}/`, 'POST', headers, bytes));
		await measured(
			report,
			hoopoe,
			'in pieces of 6 MiB',
			alone,
			() => inPieces(hoopoe.url, bytes, 'pieces.bin'),
			GROWTH,
		);
		await measured(report, hoopoe, 'ordinary', alone, () =>
			send(`${hoopoe.url}/storage/v1/object/films/ordinary.bin`, 'POST', headers, bytes),
		);
		const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
		for (const name of ['pieces.bin', 'ordinary.bin']) {
			const answer = await fetch(`${hoopoe.url}/storage/v1/object/films/${name}`, { headers });
			if (digest(new Uint8Array(await answer.arrayBuffer())) !== digest(bytes))
				throw new Error(`${name} is not what was sent`);
		}
	} finally {
		reader.close();
		await hoopoe.stop();
	}
};

/** Uploads several times; reports the best rate, and how much memory the server's process had at most (the database left out). */
async function measured(
	report: Report,
	hoopoe: Backend,
	name: string,
	alone: number,
	upload: () => Promise<void>,
	growth?: number,
): Promise<void> {
	const before = ownMegabytes(hoopoe.pid);
	let most = before;
	const timer = setInterval(() => {
		most = Math.max(most, ownMegabytes(hoopoe.pid));
	}, SAMPLE_MS);
	const rate = await best(upload);
	clearInterval(timer);
	report({
		name: `upload of 100 MB, ${name}`,
		value: rate,
		unit: 'MB/s',
		limit: { name: 'reading it alone', value: alone },
	});
	report({
		name: `memory of the server's process meanwhile, ${name}`,
		value: most,
		unit: 'MB',
		limit: { name: 'before', value: before },
		...(growth !== undefined && { wanted: { of: 'value', most: before + growth } }),
	});
}

async function best(upload: () => Promise<void>): Promise<number> {
	let rate = 0;
	for (let time = 0; time < TIMES; time++) {
		const began = performance.now();
		await upload();
		rate = Math.max(rate, SIZE / 1e3 / (performance.now() - began));
	}
	return rate;
}

/** Sends a file as TUS clients do: one request for each piece. */
async function inPieces(url: string, bytes: Buffer, name: string): Promise<void> {
	const begun = await fetch(url + RESUMABLE, {
		method: 'POST',
		headers: {
			...tus,
			'upload-length': String(bytes.length),
			'upload-metadata': `bucketName ${base64('films')},objectName ${base64(name)}`,
		},
	});
	const location = begun.headers.get('location');
	if (!location) throw new Error(`the upload: ${begun.status} ${await begun.text()}`);
	for (let at = 0; at < bytes.length; at += PIECE)
		await send(
			location,
			'PATCH',
			{ ...tus, 'upload-offset': String(at), 'content-type': 'application/offset+octet-stream' },
			bytes.subarray(at, at + PIECE),
		);
}

async function send(url: string, method: string, sent: Record<string, string>, body: Buffer): Promise<void> {
	const answer = await fetch(url, { method, headers: sent, body: new Uint8Array(body) }).catch((error: Error) => {
		throw new Error(`${method} ${url}: ${error.message}`, { cause: error.cause });
	});
	if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
	await answer.arrayBuffer();
}

/** A server that reads what it is sent and keeps nothing. */
async function startReader(): Promise<{ url: string; close(): void }> {
	const server = createServer(async (request, response) => {
		request.resume();
		await once(request, 'end');
		response.end();
	});
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
