import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const GOOD = 'HTTP/1.1 200 ';

/**
 * Asks for one page over and over on so many connections, and returns how many whole answers came in a second. It only counts
 * bytes, which costs an eighth of what autocannon does: for pages that cost the server less than their client.
 * @throws Error where an answer is not 200 or does not tell its length
 */
export async function askLeanly(
	url: string,
	path: string,
	headers: Readonly<Record<string, string>>,
	clients: number,
	seconds: number,
): Promise<number> {
	const { hostname, port, host } = new URL(url);
	const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
	const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
	const began = performance.now();
	const end = began + seconds * 1000;
	let answers = 0;
	const client = () =>
		new Promise<void>((done, fail) => {
			const socket = connect({ host: hostname, port: Number(port), noDelay: true });
			/** How many bytes of the answer are still to come; -1 while its head is not there. */
			let missing = -1;
			let head: Buffer = Buffer.alloc(0);
			socket.on('connect', () => socket.write(request));
			socket.on('error', fail);
			socket.on('data', (chunk: Buffer) => {
				if (missing < 0) {
					head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
					const at = head.indexOf(HEAD_END);
					if (at < 0) return;
					const text = head.toString('latin1', 0, at);
					const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
					if (!text.startsWith(GOOD) || length === undefined) {
						socket.destroy();
						fail(new Error(`${path}: ${text.split('\r\n')[0]}`));
						return;
					}
					missing = Number(length) - (head.length - at - HEAD_END.length);
					head = Buffer.alloc(0);
				} else missing -= chunk.length;
				if (missing > 0) return;
				missing = -1;
				const now = performance.now();
				if (now < end) {
					answers++;
					socket.write(request);
				} else {
					socket.destroy();
					done();
				}
			});
		});
	await Promise.all(Array.from({ length: clients }, client));
	return (answers / (performance.now() - began)) * 1000;
}
