import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { requireAssurance } from '../factors/assurance.ts';
import { requireMember } from '../factors/member.ts';
import { notifyOfFactor } from '../factors/notice.ts';
import { isUuid } from '../uuid.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { passkeyNotFound, requirePasskeysOn } from './passkey-problems.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './passkey-rows.ts';

const LONGEST_NAME = 120;

/** GET /passkeys (auth-contract 16): a bare array. */
export function listOwnPasskeys(parts: AuthParts): Route {
	return async (c) => {
		requirePasskeysOn(parts);
		const { userId } = await requireMember(c, parts);
		return c.json(await listPasskeys(parts.database, userId));
	};
}

const renameBody = z.object({ friendly_name: text });

/** PATCH /passkeys/{id} (auth-contract 16). */
export function renameOwnPasskey(parts: AuthParts): Route {
	return async (c) => {
		requirePasskeysOn(parts);
		const { userId } = await requireMember(c, parts);
		const { friendly_name: name } = await readBody(c, renameBody);
		if (name.trim() === '' || [...name].length > LONGEST_NAME)
			throw new Problem('validation_failed', 400, `friendly_name must be between 1 and ${LONGEST_NAME} characters`);
		const id = requirePasskeyId(c);
		const passkey = await renamePasskey(parts.database, { id, userId, name, now: parts.clock() });
		if (!passkey) throw passkeyNotFound();
		return c.json(passkey);
	};
}

/** DELETE /passkeys/{id} (auth-contract 16, 28). */
export function deleteOwnPasskey(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		requirePasskeysOn(parts);
		const member = await requireMember(c, parts);
		await requireAssurance(database, member, { status: 403, message: 'AAL2 required to delete a passkey' });
		const { userId, address } = member;
		if (!(await deletePasskey(database, { id: requirePasskeyId(c), userId, now: clock(), address })))
			throw passkeyNotFound();
		notifyOfFactor(c, parts, member, 'factor_removed');
		return c.body(null, 204);
	};
}

/** GET /admin/users/{id}/passkeys, for the endpoint that has checked the administrator and found the person. */
export const answerPasskeysOf = async (
	c: AuthContext,
	{ database }: Pick<AuthParts, 'database'>,
	userId: string,
): Promise<Response> => c.json(await listPasskeys(database, userId));

/** DELETE /admin/users/{id}/passkeys/{passkey_id}, likewise. */
export async function answerPasskeyDeletion(
	c: AuthContext,
	{ database, clock }: Pick<AuthParts, 'database' | 'clock'>,
	{ userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<Response> {
	const { address } = deviceOf(c);
	if (!isUuid(passkeyId) || !(await deletePasskey(database, { id: passkeyId, userId, now: clock(), address })))
		throw passkeyNotFound();
	return c.body(null, 204);
}

function requirePasskeyId(c: AuthContext): string {
	const id = c.req.param('passkey_id') ?? '';
	if (!isUuid(id)) throw passkeyNotFound();
	return id;
}
