import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRequestListener, hasUsableHost } from './request-listener.ts';

const server = createServer(createRequestListener((request) => new Response(new URL(request.url).pathname)));
beforeAll(async () => {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
});
afterAll(() => server.close());

async function statusOf(requestLine: string, host: string, ...others: string[]): Promise<number> {
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
	const hosts = [host, ...others].map((name) => `Host: ${name}\r\n`).join('');
	socket.write(`${requestLine} HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
	return Number((await text(socket)).split(' ')[1]);
}

it.each(['localhost', 'hoopoe.example', 'localhost:3000', '[::1]:3000', '127.0.0.1'])(
	'Host %s is answered',
	async (host) => {
		expect(await statusOf('GET /page', host)).toBe(200);
	},
);

it.each(['', 'a b', '[', 'a/b', 'x@y', 'x:abc', 'x:99999', '1.2.3.4.5', '256.1.1.1', '999.999.1.1', 'a.0x'])(
	'Host %j is a bad request',
	async (host) => {
		expect(await statusOf('GET /page', host)).toBe(400);
	},
);

it('a whole address that is none is a bad request', async () => {
	expect(await statusOf('GET http://[/page', 'localhost')).toBe(400);
	expect(await statusOf('GET http://256.1.1.1/page', 'localhost')).toBe(400);
});

it('two hosts are a bad request, equal or not (RFC 9112, 3.2)', async () => {
	expect(await statusOf('GET /page', 'localhost', 'localhost')).toBe(400);
	expect(await statusOf('GET /page', 'localhost', 'elsewhere.example')).toBe(400);
});

it.each([
	[['Host', 'hoopoe.example:3000'], true],
	[['Accept', 'host', 'host', '[::1]'], true],
	[['Accept', '*/*'], false],
	[['Host', '256.1.1.1'], false],
	[['Host', 'a/b'], false],
	[['Host', 'localhost', 'host', 'localhost'], false],
])('%j: usable for what is no request %s', (rawHeaders, usable) => {
	expect(hasUsableHost({ rawHeaders } as IncomingMessage)).toBe(usable);
});
