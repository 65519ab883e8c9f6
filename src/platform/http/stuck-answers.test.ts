import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endStuckAnswers } from './stuck-answers.ts';

const STUCK_MS = 400;
/** More than the system keeps of a connection. */
const LARGE = Buffer.alloc(40_000_000, 'x');

let server: Server;
/** What became of the answers to a path, on the side of the server. */
const ended = new Map<string, boolean>();
beforeAll(async () => {
	server = createServer(async ({ url = '' }, response) => {
		response.once('close', () => ended.set(url, response.writableFinished));
		if (url.startsWith('/large')) return void response.end(LARGE);
		if (url === '/late') return void response.end(await pause(STUCK_MS * 3, 'late'));
		response.write('a');
		for (const word of 'bcd') {
			await pause(STUCK_MS * 1.5);
			response.write(word);
		}
		response.end();
	});
	endStuckAnswers(server, STUCK_MS);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
});
afterAll(() => server.closeAllConnections());

function ask(path: string): Socket {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
	socket.on('error', () => {});
	socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
	return socket;
}

it('ends an answer of which nothing is read', async () => {
	const socket = ask('/large');
	await once(socket, 'readable');
	await expect.poll(() => ended.get('/large'), { timeout: STUCK_MS * 10 }).toBe(false);
	socket.destroy();
});

it('lets one go on that is read slowly', async () => {
	const socket = ask('/large/slow');
	let length = 0;
	const began = performance.now();
	for await (const chunk of socket) {
		length += chunk.length;
		if (length > 1_000_000 * Math.ceil((performance.now() - began) / 50)) await pause(50);
	}
	expect(length).toBeGreaterThan(LARGE.length);
	expect(performance.now() - began).toBeGreaterThan(STUCK_MS * 2);
});

it.each([
	['/late', 'late'],
	['/words', 'd'],
])('waits for %s, which has nothing to send meanwhile', async (path, last) => {
	expect(await text(ask(path))).toContain(last);
	expect(ended.get(path)).toBe(true);
});
