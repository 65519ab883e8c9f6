import type { RealtimeChannel, RealtimeClientOptions } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { subscribed } from '../testing/listen-to.ts';
import { openRealtimeServer, type RealtimeServer } from '../testing/realtime-server.ts';

// PGlite has no connection to listen on.
describe.skipIf(process.env.TEST_ENGINE === 'pglite')('broadcasts', () => {
	let database: Database;
	let servers: [RealtimeServer, RealtimeServer];
	beforeAll(async () => {
		database = await openTestDatabase();
		servers = [await openRealtimeServer(database), await openRealtimeServer(database)];
	});
	afterAll(async () => {
		for (const server of servers) await server.close();
		await database.close();
	});

	type Broadcast = { event: string; payload?: unknown; meta?: unknown };
	let topics = 0;
	const topicOf = () => `room ${++topics} é`;

	/** A joined channel, and what it receives. */
	async function join(
		server: RealtimeServer,
		topic: string,
		config: NonNullable<Parameters<ReturnType<RealtimeServer['client']>['channel']>[1]>['config'] = {},
		options: RealtimeClientOptions = {},
	): Promise<{ channel: RealtimeChannel; heard: Broadcast[] }> {
		const heard: Broadcast[] = [];
		const channel = server.client(null, options).channel(topic, { config });
		channel.on('broadcast', { event: '*' }, (said) => heard.push(said as Broadcast));
		expect(await subscribed(channel)).toEqual({ status: 'SUBSCRIBED', error: undefined });
		return { channel, heard };
	}

	const versions = ['1.0.0', '2.0.0'] as const;
	it.each(versions.flatMap((from) => versions.map((to) => [from, to] as const)))(
		'reach others from protocol %s to %s, on this server and another, and not the sender',
		async (from, to) => {
			const topic = topicOf();
			const sender = await join(servers[0], topic, {}, { vsn: from });
			const near = await join(servers[0], topic, {}, { vsn: to });
			const far = await join(servers[1], topic, {}, { vsn: to });
			const payload = { text: 'سلام é', n: 1 };
			expect(await sender.channel.send({ type: 'broadcast', event: 'said', payload })).toBe('ok');
			const expected = [{ type: 'broadcast', event: 'said', payload }];
			await expect.poll(() => near.heard).toEqual(expected);
			await expect.poll(() => far.heard).toEqual(expected);
			expect(sender.heard).toEqual([]);
		},
	);

	it('reach the sender with `self`, and are acknowledged with `ack`', async () => {
		const { channel, heard } = await join(servers[0], topicOf(), { broadcast: { self: true, ack: true } });
		expect(await channel.send({ type: 'broadcast', event: 'said', payload: { n: 1 } })).toBe('ok');
		await expect.poll(() => heard).toEqual([{ type: 'broadcast', event: 'said', payload: { n: 1 } }]);
	});

	it('carry bytes, and long texts to other servers', async () => {
		const topic = topicOf();
		const sender = await join(servers[0], topic, { broadcast: { ack: true } });
		const far = await join(servers[1], topic);
		const bytes = new Uint8Array([0, 1, 255]).buffer;
		const long = 'ه'.repeat(20_000);
		await sender.channel.send({ type: 'broadcast', event: 'bytes', payload: bytes });
		await sender.channel.send({ type: 'broadcast', event: 'long', payload: { long } });
		await sender.channel.send({ type: 'broadcast', event: 'last', payload: {} });
		await expect.poll(() => far.heard.map(({ event }) => event)).toEqual(['bytes', 'long', 'last']);
		expect(new Uint8Array(far.heard[0]?.payload as ArrayBuffer)).toEqual(new Uint8Array([0, 1, 255]));
		expect(far.heard[1]?.payload).toEqual({ long });
	});

	it('are sent by HTTP: without joining, one by one, and as bytes', async () => {
		const topic = topicOf();
		const { heard } = await join(servers[1], topic);
		const sender = servers[0].client().channel(topic);
		expect(await sender.send({ type: 'broadcast', event: 'one', payload: { n: 1 } })).toBe('ok');
		expect(await sender.httpSend('two', { n: 2 })).toEqual({ success: true });
		expect(await sender.httpSend('three', new Uint8Array([7]))).toEqual({ success: true });
		await expect.poll(() => heard.map(({ event }) => event)).toEqual(['one', 'two', 'three']);
		expect(heard[1]?.payload).toEqual({ n: 2 });
	});

	it('are not received in another topic, nor after leaving', async () => {
		const topic = topicOf();
		const sender = await join(servers[0], topic);
		const other = await join(servers[0], topicOf());
		const left = await join(servers[0], topic);
		const stayed = await join(servers[0], topic);
		expect(await left.channel.unsubscribe()).toBe('ok');
		await sender.channel.send({ type: 'broadcast', event: 'said', payload: {} });
		await expect.poll(() => stayed.heard).toHaveLength(1);
		expect([...other.heard, ...left.heard]).toEqual([]);
	});

	it('are sent from the database, when the transaction is committed', async () => {
		const topic = topicOf();
		const { heard } = await join(servers[1], topic);
		await database
			.transaction(async (tx) => {
				await tx.query("select realtime.send('{}', 'undone', $1, false)", [topic]);
				throw new Error('undone');
			})
			.catch(() => {});
		await database.query(`select realtime.send('{"id": "mine", "n": 3}', 'kept', $1, false)`, [topic]);
		await expect
			.poll(() => heard.map(({ event, payload }) => ({ event, payload })))
			.toEqual([{ event: 'kept', payload: { id: 'mine', n: 3 } }]);
		expect(heard[0]?.meta).toEqual({ id: expect.any(String) });
	});
});
