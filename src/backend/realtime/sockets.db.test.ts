import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { subscribed, subscribedToChanges } from './testing/listen-to.ts';
import { openRealtimeServer, type RealtimeServer } from './testing/realtime-server.ts';

/** Small limits, which hold. */
const LIMITS = {
	RATE_LIMITS: 'on',
	REALTIME_CHANNELS: '2',
	REALTIME_EVENTS: '5',
	REALTIME_ADDRESS_SOCKETS: '3',
	REALTIME_MESSAGE_LIMIT: '2048',
};

describe.skipIf(process.env.TEST_ENGINE === 'pglite')('sockets', () => {
	let database: Database;
	let server: RealtimeServer;
	let limited: RealtimeServer;
	beforeAll(async () => {
		database = await openTestDatabase();
		server = await openRealtimeServer(database, { REALTIME_BUFFER_LIMIT: '1048576' });
		limited = await openRealtimeServer(database, LIMITS);
	});
	afterAll(async () => {
		await server.close();
		await limited.close();
		await database.close();
	});

	/** A bare socket, and the messages that it receives. */
	async function open(at: RealtimeServer, version = '2.0.0') {
		const socket = new WebSocket(
			`${at.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${at.apiKeys.publishable}&vsn=${version}`,
		);
		const heard: unknown[] = [];
		let closed: number | undefined;
		socket.on('message', (data, isBinary) => heard.push(isBinary ? data : JSON.parse(String(data))));
		socket.on('close', (code) => {
			closed = code;
		});
		await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
		return { socket, heard, code: () => closed };
	}
	const statusOf = (at: RealtimeServer, path: string, host?: string) =>
		new Promise<number | undefined>((answered) => {
			const headers = {
				connection: 'Upgrade',
				upgrade: 'websocket',
				'sec-websocket-version': '13',
				'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
				...(host && { host }),
			};
			const asked = request(`${at.url}${path}`, { headers }, (response) => answered(response.statusCode));
			asked.on('upgrade', (response, socket) => {
				socket.destroy();
				answered(response.statusCode);
			});
			asked.end();
		});
	const joinOf = (topic: string, ref = '1') => JSON.stringify([ref, ref, topic, 'phx_join', { config: {} }]);

	it.each([
		['with a key', () => `?apikey=${server.apiKeys.publishable}&vsn=2.0.0`, 101],
		['with a key and no version', () => `?apikey=${server.apiKeys.publishable}`, 101],
		['without a key', () => '?vsn=2.0.0', 401],
		['with a key that is none', () => '?apikey=nonsense&vsn=2.0.0', 401],
		['in an unknown version', () => `?apikey=${server.apiKeys.publishable}&vsn=3.0.0`, 400],
	])('are opened %s: status', async (_, query, status) => {
		expect(await statusOf(server, `/realtime/v1/websocket${query()}`)).toBe(status);
	});

	it.each(['256.1.1.1', 'a/b', 'x@y', '['])('are refused for the host %j', async (host) => {
		const path = `/realtime/v1/websocket?apikey=${server.apiKeys.publishable}`;
		expect(await statusOf(server, path, 'localhost')).toBe(101);
		expect(await statusOf(server, path, host)).toBe(400);
	});

	it('answer a heartbeat in both protocols', async () => {
		const two = await open(server);
		two.socket.send('[null,"7","phoenix","heartbeat",{}]');
		await expect.poll(() => two.heard).toEqual([[null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }]]);
		const one = await open(server, '1.0.0');
		one.socket.send('{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"7"}');
		const payload = { status: 'ok', response: {} };
		await expect
			.poll(() => one.heard)
			.toEqual([{ join_ref: null, ref: '7', topic: 'phoenix', event: 'phx_reply', payload }]);
		one.socket.close();
		two.socket.close();
	});

	it.each<[string, string | Uint8Array]>([
		['no JSON', 'nonsense'],
		['a list that is too short', '[]'],
		['a topic that is none', '[null,null,7,"x",{}]'],
		['bytes of an unknown kind', new Uint8Array([9, 9, 9])],
		['bytes that break off', new Uint8Array([3, 255, 1, 1, 1, 1, 1])],
		['bytes that are no JSON', new Uint8Array([3, 0, 0, 1, 1, 0, 1, 97, 98, 123])],
		['null', 'null'],
	])('are closed when they say %s', async (_, said) => {
		const { socket, code } = await open(server);
		socket.send(said);
		await expect.poll(code).toBe(1003);
	});

	it.each([
		['another topic', '["1","1","other:x","phx_join",{}]', 'unmatched topic'],
		['no topic', '["1","1","realtime:","phx_join",{}]', 'TopicNameRequired: You must provide a topic name'],
		[
			'a config that is none',
			'["1","1","realtime:x","phx_join",{"config":{"postgres_changes":7}}]',
			'InvalidJoinPayload',
		],
		[
			'replay in public',
			'["1","1","realtime:x","phx_join",{"config":{"broadcast":{"replay":{"since":1}}}}]',
			'UnableToReplayMessages',
		],
		['a topic not joined', '["1","1","realtime:x","broadcast",{}]', 'unmatched topic'],
	])('get an error for %s', async (_, said, reason) => {
		const { socket, heard } = await open(server);
		socket.send(said);
		await expect
			.poll(() => heard)
			.toEqual([
				[
					'1',
					'1',
					expect.any(String),
					'phx_reply',
					{ status: 'error', response: { reason: expect.stringContaining(reason) } },
				],
			]);
		socket.close();
	});

	it('that join a topic twice leave it first', async () => {
		const { socket, heard } = await open(server);
		socket.send(joinOf('realtime:twice', '1'));
		socket.send(joinOf('realtime:twice', '2'));
		await expect.poll(() => heard).toHaveLength(3);
		expect(heard[1]).toEqual(['1', null, 'realtime:twice', 'phx_close', {}]);
		socket.close();
	});

	it('are limited in channels, messages, their length, and how many there are', async () => {
		const { socket, heard, code } = await open(limited);
		for (const [ref, topic] of ['realtime:a', 'realtime:b', 'realtime:c'].entries())
			socket.send(joinOf(topic, String(ref)));
		await expect.poll(() => heard).toHaveLength(3);
		expect(JSON.stringify(heard[2])).toContain('ChannelRateLimitReached: Too many channels');
		for (let turn = 0; turn < 20; turn++) socket.send('["0","9","realtime:a","broadcast",{"event":"x","payload":{}}]');
		await expect.poll(() => JSON.stringify(heard)).toContain('Too many messages per second');
		await expect.poll(() => JSON.stringify(heard)).toContain('phx_close');
		const others = [await open(limited), await open(limited)];
		await expect(open(limited)).rejects.toThrow('429');
		socket.send('x'.repeat(20_000));
		await expect.poll(code).toBe(1009);
		for (const other of others) other.socket.close();
	});

	it('that read too slowly are dropped, and the others receive everything', async () => {
		const slow = await open(server);
		slow.socket.send(joinOf('realtime:flood'));
		await expect.poll(() => slow.heard).toHaveLength(1);
		slow.socket.pause();
		const quick = server.client().channel('flood');
		let heard = 0;
		quick.on('broadcast', { event: 'x' }, () => heard++);
		await subscribed(quick);
		const before = server.service.sockets();
		const payload = JSON.stringify({ text: 'x'.repeat(60_000) });
		let sent = 0;
		await vi.waitUntil(
			async () => {
				for (let turn = 0; turn < 20; turn++, sent++)
					server.service.parts?.broadcasts.send({ name: 'flood', isPrivate: false }, { event: 'x', payload });
				await expect.poll(() => heard).toBe(sent);
				return server.service.sockets() === before - 1;
			},
			{ timeout: 20_000 },
		);
		expect(heard).toBe(sent);
		expect(server.logged()).toContain('a slow reader was dropped');
		expect(server.logged()).not.toContain('xxx');
		slow.socket.terminate();
	});

	it('are closed when LISTEN is lost, and receive everything once they have reconnected', async () => {
		const own = await openRealtimeServer(database);
		const bare = await open(own);
		const statuses: string[] = [];
		const inserted: unknown[] = [];
		const client = own.client(null, { reconnectAfterMs: () => 50 });
		const channel = client.channel('outage');
		channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'blog_articles' }, (change) =>
			inserted.push(change.new.slug),
		);
		channel.on('system', {}, ({ message }) => statuses.push(message));
		expect(await subscribedToChanges(channel)).toMatchObject({ status: 'ok' });
		await database.query(
			`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7215 and objid = (select max(id) from realtime.nodes)
				and database = (select oid from pg_database where datname = current_database())`,
		);
		await expect.poll(bare.code).toBe(1012);
		await expect
			.poll(() => statuses.filter((status) => status === 'Subscribed to PostgreSQL'), { timeout: 15_000 })
			.toHaveLength(2);
		await database.query("insert into public.blog_articles (slug, title_en, published) values ('after', 'A', true)");
		await expect.poll(() => inserted).toEqual(['after']);
		await own.close();
	});

	it('wait while LISTEN is not ready, and are refused where that takes long', async () => {
		let hearNow: () => void = () => {};
		const follow: Database['follow'] = (channel, receiver) => {
			hearNow = () => database.follow(channel, receiver);
			return { isLive: () => false, close: async () => {} };
		};
		const own = await openRealtimeServer({ ...database, follow }, {}, { atOnce: true });
		await expect(open(own)).rejects.toThrow('503');
		let settled = false;
		const opened = open(own).finally(() => {
			settled = true;
		});
		// The wait is what is tested: the socket is neither opened nor refused meanwhile.
		await pause(200);
		expect(settled).toBe(false);
		hearNow();
		(await opened).socket.close();
		await own.close();
	});
});

describe('a database that cannot be listened to', () => {
	it('has no realtime: sockets and broadcasts are answered 503', async () => {
		const database = await openTestDatabase();
		const server = await openRealtimeServer({ ...database, follow: () => null });
		const post = await fetch(`${server.url}/realtime/v1/api/broadcast`, { method: 'POST', body: '{"messages":[]}' });
		expect(post.status).toBe(503);
		const status = await new Promise((answered) => {
			new WebSocket(`${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=x`)
				.on('unexpected-response', (_, { statusCode }) => answered(statusCode))
				.on('error', () => {});
		});
		expect(status).toBe(503);
		await server.close();
		await database.close();
	});
});
