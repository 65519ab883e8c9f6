import type { Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../audit/audit-line.ts';
import type { AuthParts } from '../auth-parts.ts';
import { lockUser } from './factor-rows.ts';
import type { FactorKind } from './kinds/factor-kinds.ts';
import type { Member } from './member.ts';

/** Seconds after which an unverified factor is deleted when another is enrolled (auth-contract 15). */
const UNVERIFIED_SECONDS = 300;

export type NewFactor = {
	id: string;
	kind: FactorKind;
	name: string;
	phone?: string;
	secret?: string;
	/** Recovery codes count as verified at once (auth-contract 15.5). */
	verified?: boolean;
};

const removeStaleSql = `
	delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
		and (created_at <= $2::timestamptz - make_interval(secs => ${UNVERIFIED_SECONDS}) or phone = $3)`;

const insertSql = `
	with r as (
		select case
			when bool_or(f.status = 'verified' and f.phone = $5) then 'phone'
			when bool_or($3 = 'recovery_code' and f.factor_type = 'recovery_code') then 'codes'
			when $3 = 'recovery_code' and coalesce(bool_and(f.status <> 'verified'), true) then 'sole'
			when bool_or(f.friendly_name = $4) then 'name'
			when count(*) >= $8 then 'many'
			when bool_or(f.status = 'verified')
				and not exists (select from auth.sessions s where s.id = $9 and s.user_id = $2 and s.aal = 'aal2') then 'aal'
		end as refusal
		from auth.mfa_factors f where f.user_id = $2
	), inserted as (
		insert into auth.mfa_factors (id, user_id, factor_type, friendly_name, phone, secret, status, created_at, updated_at)
		select $1, $2, $3, $4, $5, $6, $10, $7, $7 from r where r.refusal is null
		returning user_id
	), u as (
		select user_id as id from inserted
	), audit as (${auditLine("'factor_in_progress'", 'u', { now: '$7::timestamptz', address: '$11::text' })}
	)
	select refusal from r`;

/**
 * Keeps a new factor, unless the person's others forbid it, in one transaction.
 * @param after what goes on in it; the factor is there or was refused
 * @throws Problem 422 or 403 (auth-contract 15.1, 15.5)
 */
export async function insertFactor(
	{ database, config, clock }: Pick<AuthParts, 'database' | 'config' | 'clock'>,
	{ userId, sessionId, address }: Member,
	{ id, kind, name, phone, secret, verified = false }: NewFactor,
	after: readonly Statement[] = [],
): Promise<void> {
	const now = clock();
	const [, , inserted] = await database.batch([
		lockUser(userId),
		{ text: removeStaleSql, values: [userId, now, phone ?? null] },
		{
			text: insertSql,
			values: [
				id,
				userId,
				kind,
				name,
				phone ?? null,
				secret ?? null,
				now,
				config.AUTH_MFA_MAX_FACTORS,
				sessionId,
				verified ? 'verified' : 'unverified',
				address,
			],
		},
		...after,
	]);
	const refusal = inserted?.rows[0]?.refusal as Refusal | null;
	if (refusal) throw refusals[refusal](name);
}

type Refusal = 'phone' | 'codes' | 'sole' | 'name' | 'many' | 'aal';
const refusals: Record<Refusal, (name: string) => Problem> = {
	phone: () =>
		new Problem(
			'mfa_verified_factor_exists',
			422,
			'A verified phone factor already exists, unenroll the existing factor to continue',
		),
	codes: () =>
		new Problem('mfa_verified_factor_exists', 422, 'Recovery codes already exist, regenerate them to get new ones'),
	sole: () =>
		new Problem('mfa_recovery_codes_sole_factor', 422, 'Recovery codes need another verified factor beside them'),
	name: (name) =>
		new Problem(
			'mfa_factor_name_conflict',
			422,
			`A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
		),
	many: () =>
		new Problem(
			'too_many_enrolled_mfa_factors',
			422,
			'Maximum number of verified factors reached, unenroll to continue',
		),
	aal: () => new Problem('insufficient_aal', 403, 'AAL2 required to enroll a new factor'),
};
