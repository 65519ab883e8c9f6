import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { subscribed, subscribedToChanges } from './testing/listen-to.ts';
import { openRealtimeServer, type RealtimeServer } from './testing/realtime-server.ts';

/** The metrics of realtime. */
describe.skipIf(process.env.TEST_ENGINE === 'pglite')('metrics of realtime', () => {
	let database: Database;
	let server: RealtimeServer;
	beforeAll(async () => {
		database = await openTestDatabase();
		server = await openRealtimeServer(database);
	});
	afterAll(async () => {
		await server.close();
		await database.close();
	});

	async function countOf(name: string, labels = ''): Promise<number> {
		const text = await server.metrics.text();
		const line = text.split('\n').find((one) => one.startsWith(`hoopoe_realtime_${name}${labels} `));
		return Number(line?.split(' ').at(-1));
	}

	it('count sockets, channels, joins, messages, rows and their delay', async () => {
		const client = server.client();
		const told: unknown[] = [];
		const room = client.channel('room', { config: { broadcast: { self: true } } });
		room.on('broadcast', { event: 'x' }, (message) => told.push(message));
		await subscribed(room);
		const rows = client
			.channel('rows')
			.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'blog_articles' }, (change) =>
				told.push(change),
			);
		await subscribedToChanges(rows);
		await room.send({ type: 'broadcast', event: 'x', payload: {} });
		await database.query(
			`insert into public.blog_articles (slug, title_en, content_en, published)
			values ('counted', 'Counted', 'Counted', true)`,
		);
		await vi.waitUntil(() => told.length === 2);
		expect(await countOf('sockets')).toBe(1);
		expect(await countOf('channels')).toBe(2);
		expect(await countOf('joins_total', '{outcome="joined"}')).toBe(2);
		expect(await countOf('rows_total')).toBe(1);
		expect(await countOf('delay_seconds_count')).toBe(1);
		expect(await countOf('delay_seconds_sum')).toBeLessThan(30);
		// Two joins and a broadcast; their answers, the broadcast, the row and what the server says of itself.
		expect(await countOf('messages_total', '{direction="in"}')).toBeGreaterThanOrEqual(3);
		expect(await countOf('messages_total', '{direction="out"}')).toBeGreaterThanOrEqual(4);
		expect(await countOf('dropped_total')).toBe(0);

		const refused = client.channel('closed', { config: { private: true } });
		await new Promise<void>((done) => {
			refused.subscribe((status) => status === 'CHANNEL_ERROR' && done());
		});
		expect(await countOf('joins_total', '{outcome="refused"}')).toBe(1);
		await client.removeAllChannels();
		await vi.waitUntil(async () => (await countOf('channels')) === 0);
	});
});
