import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poems } from '#src/methods/divan/poems.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';

const poem = poems[2]?.verse.join('\n');
let database: Database;
let app: TestApp;
let admin: { client: SupabaseClient; userId: string };
let visitor: { client: SupabaseClient; userId: string };

beforeAll(async () => {
	database = await openTestDatabase();
	app = await openTestApp(database);
	[admin, visitor] = [await app.signedIn(), await app.signedIn()];
	await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.userId]);
});
afterAll(() => database.close());

describe('what only administrators get', () => {
	it.each(['admin_people', 'admin_figures'] as const)('%s is refused to others', async (name) => {
		const refused = { code: '42501' };
		expect((await visitor.client.rpc(name)).error).toMatchObject(refused);
		expect((await app.client().rpc(name)).error).toMatchObject(refused);
		expect((await admin.client.rpc(name)).error).toBeNull();
	});

	it('is refused as soon as the role is revoked', async () => {
		const once = await app.signedIn();
		await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [once.userId]);
		expect((await once.client.rpc('admin_figures')).error).toBeNull();
		await database.query('delete from public.user_roles where user_id = $1', [once.userId]);
		expect((await once.client.rpc('admin_figures')).error).toMatchObject({ code: '42501' });
	});
});

describe('an administrator whose session has ended', () => {
	it.each([
		['signed out', (userId: string) => database.query('delete from auth.sessions where user_id = $1', [userId])],
		[
			'banned',
			(userId: string) =>
				database.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [userId]),
		],
	])('%s, has no powers with the access token that is left', async (_what, end) => {
		const once = await app.signedIn();
		await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [once.userId]);
		const { data } = await once.client.auth.getSession();
		const headers = { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/json' };
		const ask = async (path: string, body: object) =>
			(await app.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
		expect(await ask('/rest/v1/rpc/admin_people', {})).toBe(200);
		await end(once.userId);
		expect(await ask('/rest/v1/rpc/admin_people', {})).toBe(403);
		expect(await ask('/rest/v1/blog_articles', { title_en: 'A draft', published: false })).toBe(403);
		expect(await ask('/functions/v1/generate-article', {})).toBe(401);
	});
});

describe('an administrator with a second factor', () => {
	it.each<[string, string | undefined, string | undefined, boolean]>([
		['none, aal1', undefined, 'aal1', true],
		['one that was never verified, aal1', 'unverified', 'aal1', true],
		['a verified one, aal1', 'verified', 'aal1', false],
		['a verified one, no aal in the token', 'verified', undefined, false],
		['a verified one, aal2', 'verified', 'aal2', true],
	])('%s: %#', async (_what, status, aal, allowed) => {
		const { userId } = await app.signedIn();
		await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [userId]);
		if (status)
			await database.query(
				"insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', $2, 'x')",
				[userId, status],
			);
		const token = await app.parts.keys.sign({ sub: userId, role: 'authenticated', ...(aal && { aal }) });
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const figures = await app.app.request('/rest/v1/rpc/admin_figures', { method: 'POST', headers, body: '{}' });
		expect(figures.status).toBe(allowed ? 200 : 403);
		const draft = await app.app.request('/rest/v1/blog_articles', {
			method: 'POST',
			headers,
			body: JSON.stringify({ title_en: 'A draft', published: false }),
		});
		expect(draft.status).toBe(allowed ? 201 : 403);
		const drafts = await app.app.request('/rest/v1/blog_articles?published=is.false', { headers });
		expect(((await drafts.json()) as unknown[]).length > 0).toBe(allowed);
	});

	it('is not asked of other users', async () => {
		const { userId } = await app.signedIn();
		const token = await app.parts.keys.sign({ sub: userId, role: 'authenticated', aal: 'aal2' });
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
		const refused = await app.app.request('/rest/v1/rpc/admin_figures', { method: 'POST', headers, body: '{}' });
		expect(refused.status).toBe(403);
	});

	it.each(['anon', 'authenticated', 'service_role'])('%s cannot ask for it', async (role) => {
		const { rows } = await database.query(
			"select has_function_privilege($1, 'internal.may_administer(uuid, text, text)', 'execute') as may",
			[role],
		);
		expect(rows).toEqual([{ may: false }]);
	});
});

describe('people', () => {
	it('are listed with their roles, newest first, page after page', async () => {
		const { data } = await admin.client.rpc('admin_people', { amount: 100 });
		const ids = data.map(({ id }: { id: string }) => id);
		expect(data.find(({ id }: { id: string }) => id === admin.userId)).toMatchObject({ roles: ['admin'] });
		expect(data.find(({ id }: { id: string }) => id === visitor.userId)).toMatchObject({ roles: [], full_name: null });
		expect(data.map(({ created_at }: { created_at: string }) => created_at)).toEqual(
			data
				.map(({ created_at }: { created_at: string }) => created_at)
				.toSorted()
				.toReversed(),
		);
		const first = await admin.client.rpc('admin_people', { amount: 1 });
		expect(first.data).toHaveLength(2);
		const [{ id, created_at }] = first.data;
		const next = await admin.client.rpc('admin_people', { before_at: created_at, before_id: id, amount: 100 });
		expect([id, ...next.data.map((person: { id: string }) => person.id)]).toEqual(ids);
	});

	it('are found by name and address, in any case and letter form', async () => {
		await database.query("update public.profiles set full_name = 'شیرین كريمی' where user_id = $1", [visitor.userId]);
		const find = async (words: string) =>
			(await admin.client.rpc('admin_people', { words })).data.map(({ id }: { id: string }) => id);
		expect(await find('شيرين کریمی')).toEqual([visitor.userId]);
		const { data } = await visitor.client.auth.getUser();
		expect(await find(data.user?.email?.toUpperCase() ?? '')).toEqual([visitor.userId]);
		expect(await find('100%_nobody')).toEqual([]);
	});
});

describe('figures', () => {
	it('count readings by kind and texts by writer, and contain no questions', async () => {
		const ask = () =>
			visitor.client.functions.invoke('hafez-interpretation', {
				body: { poem, question: 'When will the pomegranate ripen?', language: 'en' },
			});
		const before = await figures();
		for (let i = 0; i < 3; i++) expect((await ask()).error).toBeNull();
		const crisis = await visitor.client.functions.invoke('hafez-interpretation', {
			body: { poem, question: 'I want to kill myself', language: 'en' },
		});
		expect(crisis.data.facts).toHaveProperty('crisis');
		const after = await figures();
		expect(sum(after.readings, 'readings', 'hafez-interpretation')).toBe(
			sum(before.readings, 'readings', 'hafez-interpretation') + 3,
		);
		expect(sum(after.texts, 'texts', 'built-in')).toBe(sum(before.texts, 'texts', 'built-in') + 3);
		expect(JSON.stringify(after)).not.toContain('pomegranate');
		expect(after.people.total).toBeGreaterThanOrEqual(2);
	});

	it('count what a model took', async () => {
		app.parts.tally.wrote('model');
		app.parts.tally.spent({ input: 120, output: 30 });
		app.parts.tally.spent({ input: 1, output: 2 });
		const { texts } = await figures();
		expect(texts.find(({ outcome }) => outcome === 'model')).toMatchObject({ input_tokens: 121, output_tokens: 32 });
	});

	it('are tried again where the database was away', async () => {
		const { createTally } = await import('#src/platform/limits/tally.ts');
		let away = true;
		const tally = createTally({
			database: {
				batch: async (statements) => {
					if (away) throw new Error('away');
					return database.batch(statements);
				},
			},
			clock: () => new Date(),
			log: app.parts.log,
		});
		tally.gave('away-test');
		await tally.flush();
		away = false;
		tally.gave('away-test');
		await tally.flush();
		expect(sum((await figures()).readings, 'readings', 'away-test')).toBe(2);
	});
});

type Figures = {
	readings: { kind: string; readings: number }[];
	texts: { outcome: string; texts: number; input_tokens: number; output_tokens: number }[];
	people: { total: number };
};

async function figures(): Promise<Figures> {
	await app.parts.tally.flush();
	const { data, error } = await admin.client.rpc('admin_figures', { days: 2 });
	expect(error).toBeNull();
	return data;
}

const sum = (rows: Record<string, unknown>[], field: string, name: string) =>
	rows.filter((row) => Object.values(row).includes(name)).reduce((total, row) => total + Number(row[field]), 0);
