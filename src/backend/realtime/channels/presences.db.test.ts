import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { subscribed } from '../testing/listen-to.ts';
import { openRealtimeServer, type RealtimeServer } from '../testing/realtime-server.ts';

describe.skipIf(process.env.TEST_ENGINE === 'pglite')('presence', () => {
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

	type Heard = { event: string; key: string; metas: unknown[] };

	async function join(
		server: RealtimeServer,
		topic: string,
		key: string,
	): Promise<{ channel: RealtimeChannel; heard: Heard[] }> {
		const heard: Heard[] = [];
		const channel = server.client().channel(topic, { config: { presence: { key } } });
		channel
			.on('presence', { event: 'sync' }, () => {})
			.on('presence', { event: 'join' }, ({ key, newPresences }) =>
				heard.push({ event: 'join', key, metas: newPresences }),
			)
			.on('presence', { event: 'leave' }, ({ key, leftPresences }) =>
				heard.push({ event: 'leave', key, metas: leftPresences }),
			);
		expect((await subscribed(channel)).status).toBe('SUBSCRIBED');
		return { channel, heard };
	}

	/** Who is there, without the references that the server makes. */
	const stateOf = (channel: RealtimeChannel) =>
		Object.fromEntries(
			Object.entries(channel.presenceState()).map(([key, metas]) => [
				key,
				metas.map(({ presence_ref, ...meta }) => meta),
			]),
		);

	it('is sent to clients that join later, on every server', async () => {
		const ali = await join(servers[0], 'later', 'ali');
		expect(await ali.channel.track({ mood: 'calm' })).toBe('ok');
		for (const server of servers) {
			const { channel } = await join(server, 'later', 'sara');
			await expect.poll(() => stateOf(channel)).toEqual({ ali: [{ mood: 'calm' }] });
		}
	});

	it('sends joins, changes and leaves, on every server', async () => {
		const near = await join(servers[0], 'room', 'near');
		const far = await join(servers[1], 'room', 'far');
		const ali = await join(servers[0], 'room', 'ali');
		await ali.channel.track({ n: 1 });
		for (const { channel } of [near, far, ali]) await expect.poll(() => stateOf(channel)).toEqual({ ali: [{ n: 1 }] });
		await ali.channel.track({ n: 2 });
		for (const { channel } of [near, far]) await expect.poll(() => stateOf(channel)).toEqual({ ali: [{ n: 2 }] });
		await ali.channel.untrack();
		for (const { channel } of [near, far]) await expect.poll(() => stateOf(channel)).toEqual({});
		expect(far.heard.map(({ event, key }) => `${event} ${key}`)).toEqual([
			'join ali',
			'join ali',
			'leave ali',
			'leave ali',
		]);
	});

	it('ends with the socket', async () => {
		const far = await join(servers[1], 'gone', 'far');
		const ali = await join(servers[0], 'gone', 'ali');
		await ali.channel.track({ n: 1 });
		await expect.poll(() => stateOf(far.channel)).toEqual({ ali: [{ n: 1 }] });
		await ali.channel.socket.disconnect();
		await expect.poll(() => stateOf(far.channel)).toEqual({});
	});

	it('holds several devices of one person under one key', async () => {
		const one = await join(servers[0], 'devices', 'ali');
		const two = await join(servers[1], 'devices', 'ali');
		await one.channel.track({ device: 'phone' });
		await two.channel.track({ device: 'desk' });
		for (const { channel } of [one, two]) await expect.poll(() => stateOf(channel).ali?.length).toBe(2);
		await two.channel.untrack();
		await expect.poll(() => stateOf(one.channel)).toEqual({ ali: [{ device: 'phone' }] });
	});

	it('ends with a server that is killed', async () => {
		const doomed = await openRealtimeServer(database);
		const ali = await join(doomed, 'killed', 'ali');
		await ali.channel.track({ n: 1 });
		const far = await join(servers[1], 'killed', 'far');
		await expect.poll(() => stateOf(far.channel)).toEqual({ ali: [{ n: 1 }] });
		await doomed.service.settled();
		// Its connection ends as that of a killed process does, without removing its rows.
		const { rows } = await database.query<{ pid: number }>(
			`select l.pid from pg_locks l where l.locktype = 'advisory' and l.classid = 7215
				and l.database = (select oid from pg_database where datname = current_database())
				and l.objid = (select node from realtime.presences where key = 'ali' and topic = 'killed')`,
		);
		await database.query("update realtime.nodes set entered_at = now() - interval '1 minute'");
		await database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
		await expect
			.poll(async () => {
				await database.query('select realtime.sweep()');
				return stateOf(far.channel);
			})
			.toEqual({});
		await doomed.close();
	});
});
