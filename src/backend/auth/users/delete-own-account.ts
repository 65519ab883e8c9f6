import { deleteUser } from '../admin/user-rows.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { requireAssurance } from '../factors/assurance.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { forgetMails } from './forget-mails.ts';

/**
 * DELETE /user, an addition of ours: a person deletes their account, and with it at once everything that is theirs
 * (every table refers to `auth.users` with `on delete cascade`). Only lines of the audit log stay, which name an id.
 * A user with a second factor must have used it. 204; 403 `insufficient_aal`.
 */
export function deleteOwnAccount(parts: AuthParts): Route {
	return async (c) => {
		const bearer = await requireBearer(c, parts);
		const { id } = await requireAccount(parts.database, bearer, parts.clock());
		await requireAssurance(parts.database, bearer, {
			status: 403,
			message: 'AAL2 session is required to delete the account when MFA is enabled.',
		});
		const { text: sql, values } = deleteUser(id, parts.clock(), deviceOf(c).address);
		await parts.database.query(sql, values);
		await forgetMails(parts, id);
		return c.body(null, 204);
	};
}
