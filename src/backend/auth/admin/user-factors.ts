import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { lockUser, removeFactor, requireFactor } from '../factors/factor-rows.ts';
import { answerPasskeyDeletion, answerPasskeysOf } from '../passkeys/own-passkeys.ts';
import { isTaken } from '../require-row.ts';
import { requirePhone } from '../users/phone-number.ts';
import { factorJson, type WireUser } from '../users/user-json.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { requireNamedUser } from './users.ts';

type WireFactor = Record<string, unknown>;
const factorsOf = (user: WireUser) => (user.factors ?? []) as WireFactor[];
const factorIdOf = (c: AuthContext) => c.req.param('factor_id') ?? '';

/** GET /admin/users/{id}/factors (auth-contract 25): a bare array. */
export function listFactorsOf(parts: AuthParts): Route {
	return async (c) => c.json(factorsOf(await requireNamedUser(c, parts)));
}

/**
 * DELETE /admin/users/{id}/factors/{factor_id} (auth-contract 25).
 * Recovery codes go with the last factor that they could stand in for.
 */
export function deleteFactorOf(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const user = await requireNamedUser(c, parts);
		const factor = await requireFactor(database, factorIdOf(c), user.id);
		const removal = { userId: user.id, action: 'factor_deleted', now: clock(), address: deviceOf(c).address } as const;
		const others = factorsOf(user).filter(({ id }) => id !== factor.id);
		const codes = others.find(({ factor_type: kind }) => kind === 'recovery_code');
		const needed = others.some((other) => other.factor_type !== 'recovery_code' && other.status === 'verified');
		await database.batch([
			lockUser(user.id),
			removeFactor({ ...removal, id: factor.id, kind: factor.factor_type }),
			...(codes && !needed ? [removeFactor({ ...removal, id: String(codes.id), kind: 'recovery_code' })] : []),
		]);
		return c.json(factorsOf(user).find(({ id }) => id === factor.id));
	};
}

const factorBody = z.object({ friendly_name: text, phone: text });

const updateSql = `
	with f as (
		update auth.mfa_factors
		set friendly_name = coalesce($3, friendly_name), phone = coalesce($4, phone), updated_at = $5
		where id = $1 and user_id = $2 returning *
	)
	select ${factorJson} as factor from f`;

/** PUT /admin/users/{id}/factors/{factor_id} (auth-contract 25). */
export function updateFactorOf(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const user = await requireNamedUser(c, parts);
		const factor = await requireFactor(database, factorIdOf(c), user.id);
		const { friendly_name: name, phone } = await readBody(c, factorBody);
		if (phone && factor.factor_type !== 'phone')
			throw new Problem('validation_failed', 400, 'Only phone factors have a phone number');
		const values = [factor.id, user.id, name || null, phone ? requirePhone(phone) : null, clock()];
		const { rows } = await database.query<{ factor: WireFactor }>(updateSql, values).catch(explain);
		return c.json(rows[0]?.factor);
	};
}

function explain(error: unknown): never {
	if (isTaken(error, 'mfa_factors_user_id_friendly_name_key'))
		throw new Problem('mfa_factor_name_conflict', 422, 'A factor with this friendly name for this user already exists');
	if (isTaken(error, 'mfa_factors_user_id_phone_key'))
		throw new Problem('mfa_verified_factor_exists', 422, 'A factor with this phone number already exists');
	throw error;
}

/** GET /admin/users/{id}/passkeys (auth-contract 16): a bare array. */
export function listPasskeysOf(parts: AuthParts): Route {
	return async (c) => answerPasskeysOf(c, parts, (await requireNamedUser(c, parts)).id);
}

/** DELETE /admin/users/{id}/passkeys/{passkey_id} (auth-contract 16). */
export function deletePasskeyOf(parts: AuthParts): Route {
	return async (c) => {
		const { id: userId } = await requireNamedUser(c, parts);
		return answerPasskeyDeletion(c, parts, { userId, passkeyId: c.req.param('passkey_id') ?? '' });
	};
}
