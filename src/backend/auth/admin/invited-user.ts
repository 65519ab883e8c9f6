import { randomUUID } from 'node:crypto';
import type { Statement } from '#src/platform/database/database.ts';
import { insertUser } from '../users/users.ts';

/**
 * Creates a user with an unconfirmed e-mail address. Their metadata is what was given, and no more (auth-contract 1.3:
 * only those who sign up by themselves get what their identity says).
 */
export function insertUnconfirmed({
	id = randomUUID(),
	email,
	passwordHash,
	data,
	...rest
}: {
	id?: string;
	aud: string;
	email: string;
	passwordHash: string | null;
	data: Record<string, unknown> | null;
	now: Date;
	address: string | null;
}): Statement {
	return insertUser({
		...rest,
		id,
		email,
		passwordHash,
		confirmed: false,
		appMetadata: { provider: 'email', providers: ['email'] },
		userMetadata: data ?? {},
		identityData: { sub: id, email, email_verified: false, phone_verified: false },
	});
}

const inviteSql = `
	update auth.users u set invited_at = $2, raw_user_meta_data = raw_user_meta_data || $3::jsonb, updated_at = $2
	where id = $1`;

/** Counts a person as invited now. */
export const markInvited = (id: string, data: Record<string, unknown> | null, now: Date): Statement => ({
	text: inviteSql,
	values: [id, now, data ?? {}],
});
