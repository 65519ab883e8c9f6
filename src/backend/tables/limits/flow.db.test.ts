import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRequestListener } from '#src/platform/http/request-listener.ts';
import { openShop, type Shop } from '../testing/shop.ts';

/** More than the system keeps of a connection. */
const LARGE = 30_000_000;

let shop: Shop;
let server: Server;
beforeAll(async () => {
	shop = await openShop(
		{
			ANSWER_LIMIT: '64000000',
			ANSWER_LIMIT_ANON: '63000000',
			ANSWER_BUFFER: '1048576',
			DATABASE_CONNECTIONS: '4',
			// A busy machine needs more than the usual two seconds for a large answer.
			STATEMENT_TIMEOUT_ANON: '30',
			STATEMENT_TIMEOUT_AUTHENTICATED: '30',
			REQUEST_TIMEOUT: '60',
		},
		`create view public.large as select repeat('x', ${LARGE}) as text;
		create view public.drowsy as select pg_sleep(0.6)::text as text;
		grant select on public.large, public.drowsy to anon, authenticated, service_role;`,
	);
	server = createServer(createRequestListener((request, bindings) => shop.app.fetch(request, bindings)));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
});
afterAll(async () => {
	server.closeAllConnections();
	server.close();
	await shop.close();
});

const port = () => (server.address() as AddressInfo).port;

describe('answers that wait for their readers', () => {
	const ask = (path: string, address: string, as = 'anon') =>
		fetch(`http://127.0.0.1:${port()}/rest/v1${path}`, {
			headers: { authorization: `Bearer ${as}`, 'x-address': address },
		});
	const statusOf = async (...asked: Parameters<typeof ask>) => {
		const response = await ask(...asked);
		return [response.status, (await response.arrayBuffer()).byteLength > LARGE];
	};

	/** Asks for a large answer, and reads nothing of it but its beginning. */
	async function leaveUnread(address: string): Promise<Socket> {
		const socket = connect(port(), '127.0.0.1');
		socket.write(`GET /rest/v1/large HTTP/1.1\r\nHost: localhost\r\nx-address: ${address}\r\n\r\n`);
		await once(socket, 'readable');
		return socket;
	}

	it('leave no room for other large ones of visitors, until they are read or given up', async () => {
		const socket = await leaveUnread('198.51.100.1');
		const refused = await ask('/large', '198.51.100.2');
		expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
			503,
			'1',
			{
				code: 'over_capacity',
				message: 'Too many large answers are being sent. Please try again in a moment.',
				details: null,
				hint: 'Select fewer columns or fewer rows.',
			},
		]);
		expect(await statusOf('/goods?select=id', '198.51.100.1')).toEqual([200, false]);
		expect(await statusOf('/large', '198.51.100.3', 'ali')).toEqual([200, true]);
		expect(await statusOf('/large', '198.51.100.3', 'service')).toEqual([200, true]);
		socket.destroy();
		await expect.poll(() => statusOf('/large', '198.51.100.2')).toEqual([200, true]);
		await expect.poll(() => statusOf('/large', '198.51.100.4')).toEqual([200, true]);
		expect(shop.logged).toEqual([]);
	});

	it('have no part of the statement done where something was written', async () => {
		const socket = await leaveUnread('198.51.100.1');
		const write = await shop.fetch('/goods?select=name', {
			method: 'POST',
			as: 'anon',
			body: JSON.stringify({ name: 'x'.repeat(100_000), price: 77 }),
			headers: { prefer: 'return=representation', 'x-address': '198.51.100.2' },
		});
		expect(write.status).toBe(503);
		expect(await (await shop.fetch('/goods?select=id&price=eq.77')).json()).toEqual([]);
		socket.destroy();
	});
});

it('of all addresses together, visitors leave two connections to others', async () => {
	const began = performance.now();
	const took = async (as: string, address: string) => {
		const { status } = await shop.fetch('/drowsy', { as, headers: { 'x-address': address } });
		return [status, performance.now() - began];
	};
	const visitors = Promise.all(['1', '2', '3', '4'].map((last) => took('anon', `203.0.113.${last}`)));
	const [status, milliseconds] = await took('ali', '203.0.113.9');
	expect(status).toBe(200);
	const all = await visitors;
	expect(all.map(([each]) => each)).toEqual([200, 200, 200, 200]);
	const last = Math.max(...all.map(([, each]) => each ?? 0));
	expect(last).toBeGreaterThan(1150);
	expect(milliseconds).toBeLessThan(last);
});
