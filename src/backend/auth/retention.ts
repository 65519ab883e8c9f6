import type { Database } from '#src/platform/database/database.ts';
import type { Config } from '#src/platform/settings/config.ts';
import { auditLine } from './audit/audit-line.ts';

/** Rows of one statement, so that none takes long. */
const AT_ONCE = 1_000;

const oldLines = `
	delete from auth.audit_log_entries where id in (
		select id from auth.audit_log_entries where created_at < $1 order by created_at limit ${AT_ONCE}
		for update skip locked)`;

/** Such an account was never used, and had the whole time since the last confirmation mail. */
const unconfirmedAccounts = `
	with u as (
		delete from auth.users where id in (
			select u.id from auth.users u
			where u.confirmed_at is null and u.last_sign_in_at is null and u.deleted_at is null
				and not u.is_anonymous and not u.is_sso_user
				and greatest(u.created_at, u.confirmation_sent_at, u.invited_at) < $1
				and not exists (select from auth.sessions s where s.user_id = u.id)
			limit ${AT_ONCE} for update skip locked)
		returning id
	), lines as (${auditLine("'user_deleted'", 'u', { now: '$2::timestamptz', address: 'null::text' })})
	select id from u`;

export type Swept = { auditLines: number; accounts: number };

/**
 * Deletes what was kept for longer than AUDIT_DAYS and UNCONFIRMED_DAYS; 0 keeps for ever. Any number of servers may do
 * it at the same time.
 */
export async function sweepByAge(
	database: Database,
	{ AUDIT_DAYS, UNCONFIRMED_DAYS }: Pick<Config, 'AUDIT_DAYS' | 'UNCONFIRMED_DAYS'>,
	now: Date,
): Promise<Swept> {
	const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
	async function repeat(text: string, values: readonly unknown[]): Promise<number> {
		for (let all = 0; ; ) {
			const { rows, affected } = await database.query(text, values);
			const count = Math.max(rows.length, affected);
			all += count;
			if (count < AT_ONCE) return all;
		}
	}
	return {
		accounts: UNCONFIRMED_DAYS === 0 ? 0 : await repeat(unconfirmedAccounts, [daysAgo(UNCONFIRMED_DAYS), now]),
		auditLines: AUDIT_DAYS === 0 ? 0 : await repeat(oldLines, [daysAgo(AUDIT_DAYS)]),
	};
}
