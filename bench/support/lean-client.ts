import { connect } from 'node:net';
import type { Call, TimedContender } from './load.ts';

const HEAD_END = Buffer.from('\r\n\r\n');
/** The last chunk of an answer in chunks (RFC 9112, 7.1). */
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const LONGEST_MS = 60_000;

/** Until when a client asks again. */
type Bound = { amount: number } | { duration: number };

/**
 * A server under load by clients that each send one request over and over and only count the bytes of its answers, which
 * costs an eighth of what autocannon does: for requests that cost the server less than their client.
 * @throws Error where an answer is not 2xx, or none comes within a minute
 */
export function underLeanLoad(
	server: { name: string; url: string; pid?: number },
	call: (index: number) => Call,
): TimedContender {
	const { name, url, pid } = server;
	return {
		name,
		...(pid !== undefined && { pid }),
		work: async (clients, amount) => (await send(name, url, call, clients, { amount })).seconds,
		workFor: async (clients, duration) => {
			const { answers, seconds } = await send(name, url, call, clients, { duration });
			return answers / seconds;
		},
	};
}

async function send(
	name: string,
	url: string,
	call: (index: number) => Call,
	clients: number,
	bound: Bound,
): Promise<{ answers: number; seconds: number }> {
	const began = performance.now();
	const end = 'duration' in bound ? began + bound.duration * 1000 : Number.POSITIVE_INFINITY;
	let left = 'amount' in bound ? bound.amount : Number.POSITIVE_INFINITY;
	let answers = 0;
	const mayAsk = () => left-- > 0 && performance.now() < end;
	await Promise.all(
		Array.from({ length: clients }, (_, index) =>
			askAgainAndAgain(name, url, call(index), mayAsk, () => {
				answers++;
			}),
		),
	);
	return { answers, seconds: (performance.now() - began) / 1000 };
}

/** One connection that sends a request as long as it may, the next when the last was answered. */
function askAgainAndAgain(
	name: string,
	url: string,
	{ method, path, headers, body = '' }: Call,
	mayAsk: () => boolean,
	answered: () => void,
): Promise<void> {
	const { hostname, port, host } = new URL(url);
	const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
	const lines = Object.entries({ host, ...headers, ...length }).map(([key, value]) => `${key}: ${value}\r\n`);
	const request = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
	return new Promise((done, fail) => {
		const socket = connect({ host: hostname, port: Number(port), noDelay: true });
		const stop = (why: string) => {
			socket.destroy();
			fail(new Error(`${name}: ${method} ${path}: ${why}`));
		};
		/** The head of the answer as far as it is there; null while its body comes. */
		let head: Buffer | null = Buffer.alloc(0);
		/** How many bytes of the body are still to come; null where it comes in chunks. */
		let missing: number | null = 0;
		/** The last bytes of an answer in chunks. */
		let tail: Buffer = Buffer.alloc(0);

		const next = () => {
			head = Buffer.alloc(0);
			tail = head;
			if (mayAsk()) socket.write(request);
			else {
				socket.destroy();
				done();
			}
		};
		socket.setTimeout(LONGEST_MS, () => stop('no answer within a minute'));
		socket.on('connect', next);
		socket.on('error', fail);
		socket.on('end', () => stop('the connection was closed'));
		socket.on('data', (chunk: Buffer) => {
			let part = chunk;
			if (head) {
				head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
				const at = head.indexOf(HEAD_END);
				if (at < 0) return;
				const text = head.toString('latin1', 0, at);
				if (!text.startsWith('HTTP/1.1 2')) return stop(text.split('\r\n')[0] ?? '');
				part = head.subarray(at + HEAD_END.length);
				head = null;
				missing = lengthOf(text);
			}
			if (missing === null) tail = Buffer.concat([tail, part]).subarray(-LAST_CHUNK.length);
			else missing -= part.length;
			if (missing === null ? tail.equals(LAST_CHUNK) : missing <= 0) {
				answered();
				next();
			}
		});
	});
}

/** How long the body of an answer is, from its head; null where it comes in chunks. */
function lengthOf(head: string): number | null {
	if (/\r\ntransfer-encoding: chunked/i.test(head)) return null;
	return Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
