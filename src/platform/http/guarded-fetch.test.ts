import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch, isPublicAddress } from './guarded-fetch.ts';

let server: Server | undefined;
afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});
async function serve(listener: RequestListener): Promise<string> {
	server = createServer(listener);
	await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const anywhere = createGuardedFetch({ publicOnly: false, timeoutMs: 300, maxBytes: 1000 });
const worldwide = createGuardedFetch({ publicOnly: true, timeoutMs: 300 });

describe('guarded fetch', () => {
	it('sends the request and returns status, headers and body', async () => {
		const url = await serve((request, response) => {
			let body = '';
			request.on('data', (chunk) => {
				body += chunk;
			});
			request.on('end', () => {
				response.writeHead(418, { 'content-type': 'application/json', 'x-two': ['a', 'b'] });
				response.end(JSON.stringify({ method: request.method, given: request.headers['x-given'], body }));
			});
		});
		const answer = await anywhere(url, {
			method: 'POST',
			headers: { 'x-given': 'yes' },
			body: new URLSearchParams({ a: 'ب' }),
		});
		expect([answer.status, answer.headers.get('x-two'), await answer.json()]).toEqual([
			418,
			'a, b',
			{ method: 'POST', given: 'yes', body: 'a=%D8%A8' },
		]);
	});

	it('follows no redirect', async () => {
		const url = await serve((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end());
		expect((await anywhere(url)).status).toBe(302);
	});

	it('gives up on a server that does not answer, or answers too slowly', async () => {
		const silent = await serve(() => {});
		await expect(anywhere(silent)).rejects.toThrow('took too long');
		server?.closeAllConnections();
		server?.close();
		const dripping = await serve((_request, response) => {
			const timer = setInterval(() => response.write('.'), 50);
			response.on('close', () => clearInterval(timer));
		});
		await expect(anywhere(dripping)).rejects.toThrow();
	});

	it('reads no more than it may', async () => {
		const url = await serve((_request, response) => response.end('x'.repeat(2000)));
		await expect(anywhere(url)).rejects.toThrow('said too much');
	});

	it('throws for a server that cannot be reached', async () => {
		await expect(anywhere('http://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
	});

	it('reaches nothing of our own network when it may not, by number or by name', async () => {
		let asked = 0;
		const url = await serve((_request, response) => {
			asked++;
			response.end();
		});
		for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433'])
			await expect(worldwide(url.replace('127.0.0.1', host))).rejects.toThrow('not a public one');
		expect(asked).toBe(0);
	});
});

describe('public addresses', () => {
	it.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450::1'])('are: %s', (address) => {
		expect(isPublicAddress(address)).toBe(true);
	});
	it.each([
		'0.0.0.0',
		'10.1.2.3',
		'100.64.0.1',
		'127.0.0.1',
		'169.254.169.254',
		'172.16.0.1',
		'172.31.255.255',
		'192.168.1.1',
		'198.18.0.1',
		'224.0.0.1',
		'255.255.255.255',
		'::',
		'::1',
		'::ffff:8.8.8.8',
		'::ffff:10.0.0.1',
		'64:ff9b::a00:1',
		'fc00::1',
		'fd12::1',
		'fe80::1',
		'ff02::1',
		'2001:db8::1',
		'2002:a00:1::',
		'localhost',
		'',
	])('are not: %s', (address) => {
		expect(isPublicAddress(address)).toBe(false);
	});
});
