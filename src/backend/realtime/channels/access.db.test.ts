import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { subscribed } from '../testing/listen-to.ts';
import { openRealtimeServer, type RealtimeServer } from '../testing/realtime-server.ts';

const ALI = '00000000-0000-4000-8000-0000000000a1';
const SARA = '00000000-0000-4000-8000-0000000000a2';

/** Each user reads and writes the topic named by their id; all signed-in users may listen to `news`. */
const POLICIES = `
create policy own_read on realtime.messages for select to authenticated
	using ((select realtime.topic()) = (select auth.uid())::text);
create policy own_write on realtime.messages for insert to authenticated
	with check ((select realtime.topic()) = (select auth.uid())::text);
create policy news on realtime.messages for select to authenticated
	using ((select realtime.topic()) = 'news' and extension = 'broadcast');
create policy broken on realtime.messages for select to anon
	using ((select realtime.topic()) = 'broken' and 1 / (select 0) = 1);
`;
const UNAUTHORIZED = 'Unauthorized: You do not have permissions to read from this Channel topic';

describe.skipIf(process.env.TEST_ENGINE === 'pglite')('who may use a channel', () => {
	let database: Database;
	let server: RealtimeServer;
	beforeAll(async () => {
		database = await openTestDatabase();
		await database.script(POLICIES);
		server = await openRealtimeServer(database);
	});
	afterAll(async () => {
		await server.close();
		await database.close();
	});

	const clientOf = async (person: string | null) => server.client(person && (await server.tokenOf(person)));

	async function join(client: SupabaseClient, topic: string, config: object = { private: true }) {
		const heard: { event: string; meta?: { id: string; replayed?: boolean } }[] = [];
		// A join that waits for the socket goes without a token that comes meanwhile.
		if (!client.realtime.accessTokenValue) await client.realtime.setAuth();
		const channel: RealtimeChannel = client.channel(topic, { config: config as { private: boolean } });
		channel.on('broadcast', { event: '*' }, (said) => heard.push(said as never));
		return { channel, heard, ...(await subscribed(channel)) };
	}

	it.each<[string, string | null, string, string]>([
		['its owner', ALI, ALI, 'SUBSCRIBED'],
		['somebody else', SARA, ALI, 'CHANNEL_ERROR'],
		['a visitor', null, ALI, 'CHANNEL_ERROR'],
		['a user whom a policy allows to listen', SARA, 'news', 'SUBSCRIBED'],
		['a visitor, by a policy that fails', null, 'broken', 'CHANNEL_ERROR'],
	])('a private one is joined by %s: %s, %s', async (_, person, topic, expected) => {
		const { status, error } = await join(await clientOf(person), topic);
		expect(status).toBe(expected);
		expect(error ?? UNAUTHORIZED).toContain(UNAUTHORIZED);
	});

	it('a client that may only listen reaches nobody', async () => {
		const [listener, speaker] = [await join(await clientOf(ALI), 'news'), await join(await clientOf(SARA), 'news')];
		await speaker.channel.send({ type: 'broadcast', event: 'said', payload: {} });
		await expect(speaker.channel.httpSend('said', {})).rejects.toThrow('You do not have permissions');
		expect(await speaker.channel.track({ here: true })).toBe('error');
		await database.query("select realtime.send('{}', 'end', 'news', true)");
		await expect.poll(() => listener.heard.map(({ event }) => event)).toEqual(['end']);
	});

	it('a public channel receives nothing of the private one with its name', async () => {
		const open = await join(await clientOf(null), ALI, {});
		const own = await join(await clientOf(ALI), ALI);
		const other = await join(await clientOf(ALI), ALI);
		await own.channel.send({ type: 'broadcast', event: 'private', payload: {} });
		await database.query("select realtime.send('{}', 'from the database', $1, true)", [ALI]);
		await database.query("select realtime.send('{}', 'open', $1, false)", [ALI]);
		await expect.poll(() => open.heard.map(({ event }) => event)).toEqual(['open']);
		expect(other.heard.map(({ event }) => event)).toEqual(['private', 'from the database']);
	});

	it('the check of access leaves no rows', async () => {
		await join(await clientOf(ALI), ALI);
		const { rows } = await database.query(
			"select * from realtime.messages where event is null and extension = 'presence'",
		);
		expect(rows).toEqual([]);
	});

	it('triggers send changes of rows to a private channel', async () => {
		await database.script(`
			create table public.notes (id int primary key, owner uuid, text text);
			create function public.tell_note() returns trigger language plpgsql as $$ begin
				perform realtime.broadcast_changes(
					coalesce(new.owner, old.owner)::text, tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
				return null; end $$;
			create trigger tell after insert or update or delete on public.notes for each row execute function public.tell_note();`);
		const { heard } = await join(await clientOf(ALI), ALI);
		await database.query("insert into public.notes values (1, $1, 'a')", [ALI]);
		await database.query("update public.notes set text = 'b'");
		await expect.poll(() => heard).toHaveLength(2);
		const row = { id: 1, owner: ALI, text: 'a' };
		expect(heard[1]).toMatchObject({
			event: 'UPDATE',
			payload: {
				operation: 'UPDATE',
				schema: 'public',
				table: 'notes',
				record: { ...row, text: 'b' },
				old_record: row,
			},
		});
	});

	it('stored messages are replayed on request', async () => {
		const since = Date.now() - 60_000;
		await database.query('delete from realtime.messages where topic = $1', [SARA]);
		for (const event of ['one', 'two', 'three'])
			await database.query("select realtime.send('{}', $1, $2, true)", [event, SARA]);
		const { heard } = await join(await clientOf(SARA), SARA, {
			private: true,
			broadcast: { replay: { since, limit: 2 } },
		});
		await expect.poll(() => heard.map(({ event }) => event)).toEqual(['two', 'three']);
		expect(heard[0]?.meta).toEqual({ id: expect.any(String), replayed: true });
		const kept = await join(await clientOf(SARA), SARA);
		expect(await kept.channel.httpSend('kept', { n: 1 }, { persist: true })).toEqual({ success: true });
		await expect.poll(() => kept.heard.map(({ event }) => event)).toEqual(['kept']);
	});

	it.each<[string, () => Promise<string>, string]>([
		['that is none', async () => 'nonsense', 'MalformedJWT: The token provided is not a valid JWT'],
		['that has expired', () => server.tokenOf(ALI, { exp: 1_000_000 }), 'InvalidJWTToken: Token has expired'],
		[
			'of another issuer',
			async () => `${await server.tokenOf(ALI)}x`,
			'JwtSignatureError: Failed to validate JWT signature',
		],
		['of an app', () => server.tokenOf(ALI, { client_id: 'app' }), 'Unauthorized'],
	])('a token %s joins nothing', async (_, token, expected) => {
		const { status, error } = await join(server.client(await token()), 'room', {});
		expect(status).toBe('CHANNEL_ERROR');
		expect(error).toContain(expected);
	});

	it('a channel ends with its token', async () => {
		const exp = Math.floor(Date.now() / 1000) + 2;
		const said: string[] = [];
		const client = server.client(await server.tokenOf(ALI, { exp }));
		await client.realtime.setAuth();
		const channel = client.channel('short');
		channel.on('system', {}, ({ message }) => said.push(message));
		expect((await subscribed(channel)).status).toBe('SUBSCRIBED');
		await expect.poll(() => said, { timeout: 5000 }).toEqual([expect.stringContaining('Token has expired')]);
		await expect.poll(() => channel.state).toBe('closed');
	});

	it('a newer token that may not read ends a private channel', async () => {
		const client = server.client();
		await client.realtime.setAuth(await server.tokenOf(ALI));
		const { channel, status } = await join(client, ALI);
		expect(status).toBe('SUBSCRIBED');
		await client.realtime.setAuth(await server.tokenOf(SARA));
		await expect.poll(() => channel.state).toBe('closed');
	});
});
