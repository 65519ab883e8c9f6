import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../audit/audit-line.ts';
import { isUuid } from '../uuid.ts';
import { amrMethods, type FactorKind } from './kinds/factor-kinds.ts';

/** A security key as a factor remembers it; `publicKey` is COSE in base64url. */
export type KeptCredential = { id: string; publicKey: string; counter: number; transports: string[] };

/** The columns of a factor that the endpoints need. */
export type Factor = {
	id: string;
	factor_type: FactorKind;
	status: 'unverified' | 'verified';
	friendly_name: string;
	secret: string | null;
	phone: string | null;
	web_authn_credential: KeptCredential | null;
	last_challenged_at: Date | null;
};

const findSql = `
	select id, factor_type, status, friendly_name, secret, phone, web_authn_credential, last_challenged_at
	from auth.mfa_factors where id = $1 and user_id = $2`;

/**
 * A factor of this person.
 * @throws Problem 404 `validation_failed` where the id is none, `mfa_factor_not_found` where the factor is not theirs
 */
export async function requireFactor(database: Queryable, id: string, userId: string): Promise<Factor> {
	if (!isUuid(id)) throw new Problem('validation_failed', 404, 'factor_id must be an UUID');
	const factor = (await database.query<Factor>(findSql, [id, userId])).rows[0];
	if (!factor) throw new Problem('mfa_factor_not_found', 404, 'Factor not found');
	return factor;
}

/**
 * Holds the row of a person until the transaction ends, so that what changes their factors and the sessions raised by
 * them happens one after the other. The first statement of every such batch.
 */
export const lockUser = (userId: string): Statement => ({
	text: 'select from auth.users where id = $1 for no key update',
	values: [userId],
});

const raising = Object.values(amrMethods)
	.map((method) => `'${method}'`)
	.join(', ');

const removeSql = `
	with gone as (
		delete from auth.mfa_factors where id = $1 and user_id = $2 returning id, user_id
	), claims as (
		delete from auth.mfa_amr_claims a using auth.sessions s, gone g
		where s.factor_id = g.id and a.session_id = s.id and a.authentication_method = $3
	), lowered as (
		update auth.sessions s set factor_id = null, updated_at = $4, aal = case when exists (
				select from auth.mfa_amr_claims a
				where a.session_id = s.id and a.authentication_method <> $3 and a.authentication_method in (${raising}))
			then 'aal2' else 'aal1' end
		from gone g where s.factor_id = g.id
	), u as (
		select user_id as id from gone
	)${auditLine('$5::text', 'u', { now: '$4::timestamptz', address: '$6::text' })}`;

/**
 * Removes a factor; sessions that were raised by it are no longer (auth-contract 15.4).
 * Affects one row, the audit line, where it was there.
 */
export const removeFactor = (removal: {
	id: string;
	userId: string;
	kind: FactorKind;
	action: 'factor_unenrolled' | 'factor_deleted' | 'recovery_codes_deleted';
	now: Date;
	address: string | null;
}): Statement => ({
	text: removeSql,
	values: [removal.id, removal.userId, amrMethods[removal.kind], removal.now, removal.action, removal.address],
});
