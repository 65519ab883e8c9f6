import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { sweepByAge } from './retention.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-06-30T12:00:00Z');
const settings = { AUDIT_DAYS: 365, UNCONFIRMED_DAYS: 30 };
const addUser = (email: string, columns: Record<string, string>) =>
	database.query(
		`insert into auth.users (email, ${Object.keys(columns).join(', ')}) values ($1, ${Object.values(columns).join(', ')})`,
		[email],
	);
const emails = async () =>
	(await database.query<{ email: string }>('select email from auth.users order by email')).rows.map(
		({ email }) => email,
	);

describe('what is kept for too long', () => {
	it('is deleted: accounts never confirmed or used, not those that were, or were sent a mail lately', async () => {
		const [old, late] = ["'2026-05-01'", "'2026-06-15'"];
		await addUser('never@x', { created_at: old });
		await addUser('asked-again@x', { created_at: old, confirmation_sent_at: late });
		await addUser('invited-lately@x', { created_at: old, invited_at: late });
		await addUser('young@x', { created_at: late });
		await addUser('confirmed@x', { created_at: old, email_confirmed_at: old });
		await addUser('came-in@x', { created_at: old, last_sign_in_at: old });
		await addUser('forgotten@x', { created_at: old, deleted_at: old });
		await addUser('guest@x', { created_at: old, is_anonymous: 'true' });
		expect(await sweepByAge(database, { ...settings, UNCONFIRMED_DAYS: 0 }, now)).toMatchObject({ accounts: 0 });
		const swept = await Promise.all([sweepByAge(database, settings, now), sweepByAge(database, settings, now)]);
		expect(swept.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(1);
		expect(await emails()).toEqual([
			'asked-again@x',
			'came-in@x',
			'confirmed@x',
			'forgotten@x',
			'guest@x',
			'invited-lately@x',
			'young@x',
		]);
		const { rows } = await database.query("select payload ->> 'action' as action from auth.audit_log_entries");
		expect(rows).toEqual([{ action: 'user_deleted' }]);
	});

	it('is deleted: lines of the audit log, however many', async () => {
		await database.query('delete from auth.audit_log_entries');
		await database.query(`insert into auth.audit_log_entries (payload, created_at)
			select '{}', '2025-06-30T12:00Z'::timestamptz + (n - 2500) * interval '1 minute' from generate_series(1, 2600) n`);
		expect(await sweepByAge(database, { ...settings, AUDIT_DAYS: 0 }, now)).toMatchObject({ auditLines: 0 });
		expect(await sweepByAge(database, settings, now)).toMatchObject({ auditLines: 2499 });
		expect((await database.query('select count(*)::int as n from auth.audit_log_entries')).rows).toEqual([{ n: 101 }]);
	});
});
