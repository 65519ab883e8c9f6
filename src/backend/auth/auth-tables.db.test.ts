import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signUp } from './testing/auth-fixture.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('the tables of auth are closed to every role of a request', async () => {
	const { rows } = await database.query<{ name: string; secured: boolean; role: string; open: boolean }>(`
		select c.relname as name, c.relrowsecurity as secured, r.rolname as role,
			has_table_privilege(r.oid, c.oid, 'select, insert, update, delete, truncate, references, trigger') as open
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		cross join pg_roles r
		where n.nspname = 'auth' and c.relkind in ('r', 'v', 'm') and r.rolname in ('anon', 'authenticated', 'service_role')`);
	expect(new Set(rows.map((row) => row.name))).toEqual(
		new Set([
			'users',
			'identities',
			'sessions',
			'mfa_amr_claims',
			'mfa_factors',
			'mfa_challenges',
			'mfa_attempts',
			'mfa_recovery_codes',
			'webauthn_credentials',
			'webauthn_challenges',
			'audit_log_entries',
			'flow_state',
			'message_counts',
			'custom_providers',
			'oauth_clients',
			'oauth_authorizations',
			'oauth_consents',
			'sso_providers',
			'sso_domains',
			'saml_providers',
			'saml_relay_states',
			'saml_used_assertions',
		]),
	);
	expect(rows.filter((row) => row.open || !row.secured)).toEqual([]);
});

it('deleting a person leaves nothing of them but the audit log', async () => {
	const auth = await openTestAuth(database);
	const { id } = await signUp(auth);
	await database.query('delete from auth.users where id = $1', [id]);
	for (const table of ['identities', 'sessions']) {
		const { rows } = await database.query(`select from auth.${table} where user_id = $1`, [id]);
		expect(rows).toEqual([]);
	}
	const { rows } = await database.query<{ payload: unknown }>(
		"select payload from auth.audit_log_entries where payload ->> 'actor_id' = $1",
		[id],
	);
	expect(rows.map((row) => row.payload)).toEqual([
		{ action: 'user_signedup', actor_id: id },
		{ action: 'login', actor_id: id },
	]);
});
