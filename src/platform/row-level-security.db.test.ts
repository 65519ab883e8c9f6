import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database/database.ts';
import { DatabaseError } from './database/database.ts';
import { sampleRows } from './testing/sample-rows.ts';
import { openTestDatabase } from './testing/test-database.ts';

/**
 * Who may do what. `own` and `other` are rows of the caller and of somebody else (for the blog: a published and an
 * unpublished article). A verb is `yes` (touches the row), `no` (the row is not there for this caller), or `denied`
 * (PostgreSQL refuses: 42501). Every table of `public` has to be listed.
 */
type Verb = 'select' | 'insert' | 'update' | 'delete';
type Expected = 'yes' | 'no' | 'denied';
type Row = Record<Verb, Expected>;
const row = (select: Expected, insert: Expected, update: Expected, remove: Expected): Row => ({
	select,
	insert,
	update,
	delete: remove,
});

const DENIED = row('denied', 'denied', 'denied', 'denied');
const ALL = row('yes', 'yes', 'yes', 'yes');
/** What the operator alone writes, by a command. */
const forAll = row('yes', 'denied', 'denied', 'denied');
const readOnly = { own: forAll, other: forAll };
const reading = {
	anon: { own: DENIED, other: DENIED },
	authenticated: { own: row('yes', 'yes', 'denied', 'yes'), other: row('no', 'denied', 'denied', 'no') },
	admin: { own: row('yes', 'yes', 'denied', 'yes'), other: row('no', 'denied', 'denied', 'no') },
	service_role: { own: ALL, other: ALL },
};
/** The tables whose rows History shows: the rules are the same for all. */
const readings = sampleRows.flatMap(({ table, kept }) => (kept ? [{ table: table.replace('public.', ''), kept }] : []));
const expected: Record<
	string,
	Record<'anon' | 'authenticated' | 'admin' | 'service_role', { own: Row; other: Row }>
> = {
	...Object.fromEntries(readings.map(({ table }) => [table, reading])),
	profiles: {
		anon: { own: DENIED, other: DENIED },
		authenticated: { own: row('yes', 'denied', 'yes', 'denied'), other: row('no', 'denied', 'no', 'denied') },
		admin: { own: row('yes', 'denied', 'yes', 'denied'), other: row('no', 'denied', 'no', 'denied') },
		service_role: { own: ALL, other: ALL },
	},
	user_roles: {
		anon: { own: DENIED, other: DENIED },
		authenticated: { own: row('yes', 'denied', 'denied', 'denied'), other: row('no', 'denied', 'denied', 'denied') },
		admin: { own: row('yes', 'denied', 'denied', 'denied'), other: row('no', 'denied', 'denied', 'denied') },
		service_role: { own: ALL, other: ALL },
	},
	divan: { anon: readOnly, authenticated: readOnly, admin: readOnly, service_role: readOnly },
	divan_couplets: { anon: readOnly, authenticated: readOnly, admin: readOnly, service_role: readOnly },
	blog_articles: {
		anon: { own: row('yes', 'denied', 'denied', 'denied'), other: row('no', 'denied', 'denied', 'denied') },
		authenticated: { own: row('yes', 'denied', 'denied', 'no'), other: row('no', 'denied', 'no', 'no') },
		admin: { own: ALL, other: ALL },
		service_role: { own: ALL, other: ALL },
	},
};

/** A row of each other table that belongs to `user` (for the blog: published when `first`), as column texts. */
const samples: Record<string, (user: string, first: boolean) => Record<string, unknown>> = {
	profiles: (user_id) => ({ user_id, full_name: 'x' }),
	user_roles: (user_id) => ({ user_id, role: 'admin' }),
	divan: () => ({ edition: 'x', source: 'x', licence: 'x', ghazals: 1, couplets: 1, digest: 'x' }),
	divan_couplets: () => ({ ghazal: 1, couplet: 1, place: 1, first: 'دلم', second: 'دلت' }),
	blog_articles: (_user, first) => ({ title_en: 'x', published: first }),
};
const changes: Record<string, string> = {
	profiles: "full_name = 'y'",
	user_roles: "role = 'admin'",
	divan: "edition = 'y'",
	divan_couplets: "first = 'دلش'",
	blog_articles: "title_en = 'y'",
};

let database: Database;
const caller = randomUUID();
const somebody = randomUUID();
const adminId = randomUUID();
beforeAll(async () => {
	database = await openTestDatabase();
	for (const id of [caller, somebody, adminId])
		await database.query(
			"insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)",
			[id, `${id}@example.org`],
		);
	await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [adminId]);
});
afterAll(() => database.close());

class RolledBack extends Error {}

/** Makes one row as the owner of the database, tries the verb on it as the role, and undoes both. */
async function attempt(table: string, role: string, verb: Verb, target: 'own' | 'other'): Promise<Expected> {
	const me = role === 'admin' ? adminId : caller;
	const owner = target === 'own' ? me : somebody;
	const kept = readings.find((one) => one.table === table)?.kept ?? {};
	const values = samples[table]?.(owner, target === 'own') ?? { user_id: owner };
	const columns = [...Object.keys(values), ...Object.keys(kept)];
	const shown = [...Object.keys(values).map((_, index) => `$${index + 1}`), ...Object.values(kept)];
	const insert = `insert into public.${table} (${columns.join(', ')}) values (${shown.join(', ')})`;
	let answer: Expected = 'no';
	try {
		await database.transaction(async (tx) => {
			// Rows that exist already (a profile, a role) would conflict with the sample.
			if (table === 'profiles' || table === 'user_roles')
				await tx.query(`delete from public.${table} where user_id = $1`, [values.user_id]);
			if (verb !== 'insert') await tx.query(insert, Object.values(values));
			const databaseRole = role === 'admin' ? 'authenticated' : role;
			const claims = role === 'anon' || role === 'service_role' ? { role } : { role: databaseRole, sub: me };
			await tx.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
				databaseRole,
				claims,
			]);
			const where =
				'user_id' in values
					? `user_id = '${values.user_id}'`
					: 'published' in values
						? `published is ${values.published}`
						: 'true';
			const { affected } = await tx.query(
				verb === 'select'
					? `select * from public.${table} where ${where}`
					: verb === 'insert'
						? insert
						: verb === 'update'
							? `update public.${table} set ${changes[table] ?? 'created_at = now()'} where ${where}`
							: `delete from public.${table} where ${where}`,
				verb === 'insert' ? Object.values(values) : [],
			);
			answer = affected > 0 ? 'yes' : 'no';
			throw new RolledBack();
		});
	} catch (error) {
		if (error instanceof DatabaseError && error.code === '42501') return 'denied';
		if (!(error instanceof RolledBack)) throw error;
	}
	return answer;
}

describe('row-level security', () => {
	it('is on for every table, and every table of public is in this list', async () => {
		const { rows } = await database.query<{ schema: string; name: string; secured: boolean }>(
			`select n.nspname as schema, c.relname as name, c.relrowsecurity as secured
			from pg_class c join pg_namespace n on n.oid = c.relnamespace
			where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'internal', 'storage')`,
		);
		expect(rows.filter(({ secured }) => !secured)).toEqual([]);
		expect(
			rows
				.filter(({ schema }) => schema === 'public')
				.map(({ name }) => name)
				.sort(),
		).toEqual(Object.keys(expected).sort());
	});

	it('covers every table whose rows History shows', async () => {
		const { rows } = await database.query<{ name: string }>('select relation::text as name from internal.kept_kinds');
		expect(rows.map(({ name }) => name.replace('public.', '')).sort()).toEqual(
			readings.map(({ table }) => table).sort(),
		);
	});

	it('lets no role of a request near the tables of auth and internal', async () => {
		const { rows } = await database.query(
			`select n.nspname, c.relname, r.rolname from pg_class c
			join pg_namespace n on n.oid = c.relnamespace
			cross join pg_roles r
			where c.relkind in ('r', 'p', 'v') and n.nspname in ('auth', 'internal', 'migrations')
			and r.rolname in ('anon', 'authenticated', 'service_role')
			and has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete')
			and has_schema_privilege(r.rolname, n.oid, 'usage')`,
		);
		expect(rows).toEqual([]);
	});

	for (const [table, roles] of Object.entries(expected))
		for (const [role, targets] of Object.entries(roles))
			it(`${table} as ${role}`, async () => {
				const answers: Record<string, Record<string, Expected>> = {};
				for (const target of ['own', 'other'] as const) {
					answers[target] = {};
					for (const verb of ['select', 'insert', 'update', 'delete'] as const)
						answers[target][verb] = await attempt(table, role, verb, target);
				}
				expect(answers).toEqual(targets);
			});

	it('gives each new user a profile with the name of the sign-up', async () => {
		const id = randomUUID();
		await database.query(
			"insert into auth.users (id, aud, role, email, raw_user_meta_data) values ($1, 'authenticated', 'authenticated', $2, $3)",
			[id, `${id}@example.org`, { full_name: `  ${'n'.repeat(120)} ` }],
		);
		const { rows } = await database.query('select full_name from public.profiles where user_id = $1', [id]);
		expect(rows).toEqual([{ full_name: 'n'.repeat(100) }]);
	});

	it('lets people change what they choose for themselves, and nothing else of their profile', async () => {
		const { rows } = await database.query<{ name: string }>(
			`select column_name as name from information_schema.column_privileges
			where table_schema = 'public' and table_name = 'profiles' and grantee = 'authenticated' and privilege_type = 'UPDATE'
			order by 1`,
		);
		expect(rows.map(({ name }) => name)).toEqual([
			'avatar_url',
			'full_name',
			'notifications',
			'personal',
			'preferred_language',
			'theme',
		]);
	});

	it('does not let the maker of a reading choose when it was given', async () => {
		await expect(
			database.batch([
				{
					text: "select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)",
					values: [{ sub: caller }],
				},
				{
					text: "insert into public.hafez_readings (poem_id, interpretation, created_at) values (1, 'x', '2001-01-01')",
				},
			]),
		).rejects.toMatchObject({ code: '42501' });
	});
});
