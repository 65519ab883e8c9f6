import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { auditLine } from '../../audit/audit-line.ts';
import { failedSignIn } from '../../audit/failed-sign-in.ts';
import type { AuthParts, Route } from '../../auth-parts.ts';
import { takeLimit } from '../../wire/caller-details.ts';
import { readBody, readOptionalBody, text } from '../../wire/request-body.ts';
import { readAssurance } from '../assurance.ts';
import { countAttempt } from '../attempts.ts';
import { requireShort } from '../enroll.ts';
import { lockUser, removeFactor } from '../factor-rows.ts';
import { insertFactor } from '../insert-factor.ts';
import { type Member, requireMember } from '../member.ts';
import { notifyOfFactor } from '../notice.ts';
import { raiseSession } from '../raise-session.ts';
import { CODES, makeRecoveryCodes, recoveryCodeMac, typedRecoveryCode } from './recovery-code.ts';

const DEFAULT_NAME = 'Recovery codes';

type Enrolled = { id: string; friendly_name: string; remaining: number };

const enrolledSql = `
	select f.id, f.friendly_name, (select count(*) from auth.mfa_recovery_codes r where r.factor_id = f.id) as remaining
	from auth.mfa_factors f where f.user_id = $1 and f.factor_type = 'recovery_code'`;

async function requireEnrolled(database: Queryable, userId: string): Promise<Enrolled> {
	const enrolled = (await database.query<Enrolled>(enrolledSql, [userId])).rows[0];
	if (!enrolled) throw new Problem('mfa_factor_not_found', 404, 'The user has not enrolled recovery codes');
	return enrolled;
}

/**
 * Unlike elsewhere, a session that has not used a second factor is refused even where there is none
 * (auth-contract 15.5).
 */
async function requireAal2(database: Queryable, member: Member, action: string): Promise<void> {
	const { aal } = await readAssurance(database, member);
	if (aal !== 'aal2') throw new Problem('insufficient_aal', 403, `AAL2 required to ${action} recovery codes`);
}

function requireOn({ config }: Pick<AuthParts, 'config'>, purpose: 'enroll' | 'verify'): void {
	if (config.AUTH_MFA_RECOVERY_CODES) return;
	const what = purpose === 'enroll' ? 'enroll' : 'verification';
	throw new Problem(`mfa_recovery_codes_${purpose}_not_enabled`, 422, `MFA ${what} is disabled for recovery codes`);
}

/** GET /factors/recovery-codes (auth-contract 15.5). */
export function recoveryCodesStatus(parts: AuthParts): Route {
	return async (c) => {
		const { userId } = await requireMember(c, parts);
		const { id, remaining } = await requireEnrolled(parts.database, userId);
		return c.json({ id, type: 'recovery_code', total: CODES, remaining });
	};
}

const insertCodes = (factorId: string, macs: string[]): Statement => ({
	text: `insert into auth.mfa_recovery_codes (factor_id, code_hash)
		select f.id, mac from auth.mfa_factors f, unnest($2::text[]) as mac where f.id = $1`,
	values: [factorId, macs],
});

const generateBody = z.object({ friendly_name: text });

/** POST /factors/recovery-codes (auth-contract 15.5): the codes are shown this once. */
export function generateRecoveryCodes(parts: AuthParts): Route {
	const { database, keys } = parts;
	return async (c) => {
		const member = await requireMember(c, parts);
		const name = (await readOptionalBody(c, generateBody)).friendly_name || DEFAULT_NAME;
		requireOn(parts, 'enroll');
		requireShort('friendly_name', name);
		await requireAal2(database, member, 'generate');
		const id = randomUUID();
		const codes = makeRecoveryCodes();
		const macs = codes.map((code) => recoveryCodeMac(keys, id, code));
		await insertFactor(parts, member, { id, kind: 'recovery_code', name, verified: true }, [insertCodes(id, macs)]);
		notifyOfFactor(c, parts, member, 'factor_added');
		c.header('cache-control', 'no-store');
		return c.json({ id, type: 'recovery_code', friendly_name: name, total: CODES, codes });
	};
}

const discardSql = `
	with gone as (
		delete from auth.mfa_recovery_codes where factor_id = $1
	), u as (
		update auth.mfa_factors set updated_at = $2 where id = $1 returning user_id as id
	)${auditLine("'recovery_codes_generated'", 'u', { now: '$2::timestamptz', address: '$3::text' })}`;

/** POST /factors/recovery-codes/regenerate (auth-contract 15.5): the old ones are invalid from then on. */
export function regenerateRecoveryCodes(parts: AuthParts): Route {
	const { database, keys, clock } = parts;
	return async (c) => {
		const member = await requireMember(c, parts);
		requireOn(parts, 'enroll');
		await requireAal2(database, member, 'regenerate');
		const { id, friendly_name: name } = await requireEnrolled(database, member.userId);
		const codes = makeRecoveryCodes();
		const macs = codes.map((code) => recoveryCodeMac(keys, id, code));
		await database.batch([
			lockUser(member.userId),
			{ text: discardSql, values: [id, clock(), member.address] },
			insertCodes(id, macs),
		]);
		c.header('cache-control', 'no-store');
		return c.json({ id, type: 'recovery_code', friendly_name: name, total: CODES, codes });
	};
}

const verifyBody = z.object({ code: text });

const proofSql = `
	used as (
		delete from auth.mfa_recovery_codes r using auth.mfa_factors f
		where r.factor_id = f.id and f.id = $7 and f.user_id = $2 and r.code_hash = $8
			and exists (select from auth.sessions s where s.id = $1 and s.user_id = $2)
		returning f.id, f.user_id
	), proof as (
		update auth.mfa_factors f set last_challenged_at = $4 from used where f.id = used.id
		returning f.id as factor_id, f.user_id
	)`;

/** POST /factors/recovery-codes/verify (auth-contract 15.5): each code raises one session to `aal2`. */
export function verifyRecoveryCode(parts: AuthParts): Route {
	const { database, keys, clock } = parts;
	return async (c) => {
		await takeLimit(c, parts, 'auth_mfa');
		const member = await requireMember(c, parts);
		const { userId } = member;
		requireOn(parts, 'verify');
		const code = typedRecoveryCode((await readBody(c, verifyBody)).code);
		if (!code) throw new Problem('validation_failed', 400, 'Code needs to be non-empty');
		if (!(await countAttempt(database, { userId, kind: 'recovery_code', now: clock() })))
			throw new Problem('mfa_recovery_codes_locked', 429, 'Too many failed verification attempts, try again later');
		const factorId = (await database.query<Enrolled>(enrolledSql, [userId])).rows[0]?.id;
		const answer =
			factorId &&
			(await raiseSession(c, parts, member, {
				kind: 'recovery_code',
				proof: { sql: proofSql, values: [factorId, recoveryCodeMac(keys, factorId, code)] },
			}));
		if (!answer) {
			const problem = new Problem('mfa_verification_failed', 422, 'Invalid recovery code entered');
			throw await failedSignIn(c, parts, { userId, method: 'recovery_code', problem });
		}
		return answer;
	};
}

/** DELETE /factors/recovery-codes (auth-contract 15.5). */
export function removeRecoveryCodes(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const member = await requireMember(c, parts);
		const { userId, address } = member;
		await requireAal2(database, member, 'delete');
		const { id } = await requireEnrolled(database, userId);
		const removal = {
			id,
			userId,
			kind: 'recovery_code',
			action: 'recovery_codes_deleted',
			now: clock(),
			address,
		} as const;
		await database.batch([lockUser(userId), removeFactor(removal)]);
		notifyOfFactor(c, parts, member, 'factor_removed');
		return c.json({ id });
	};
}
