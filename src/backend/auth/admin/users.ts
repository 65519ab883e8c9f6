import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { isPasswordHash } from '../passwords/imported-hashes.ts';
import { requireStrongPassword } from '../passwords/password-rules.ts';
import { PASSWORD_MOST_BYTES } from '../passwords/passwords.ts';
import { isMissing, isTaken } from '../require-row.ts';
import { requireEmail } from '../users/email-address.ts';
import { forgetMails } from '../users/forget-mails.ts';
import { requirePhone } from '../users/phone-number.ts';
import type { WireUser } from '../users/user-json.ts';
import { isUuid } from '../uuid.ts';
import { abandonedOf, audienceOf, deviceOf } from '../wire/caller-details.ts';
import { object, readBody, readOptionalBody, text } from '../wire/request-body.ts';
import { requireBanEnd } from './ban-duration.ts';
import { requirePage, tellPages } from './pagination.ts';
import { requireAdmin } from './require-admin.ts';
import {
	changeUser,
	deleteUser,
	findUser,
	forgetUser,
	listUsers,
	makeUser,
	mergeOf,
	SORT_COLUMNS,
	type Sort,
} from './user-rows.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';

const flag = z
	.boolean()
	.nullish()
	.transform((value) => value === true);
const userBody = z.object({
	id: text,
	aud: text,
	role: text,
	email: text,
	phone: text,
	password: text,
	password_hash: text,
	email_confirm: flag,
	phone_confirm: flag,
	user_metadata: object,
	app_metadata: object,
	ban_duration: text,
});
type Wishes = z.output<typeof userBody>;

const invalid = (message: string) => new Problem('validation_failed', 400, message);
const userNotFound = () => new Problem('user_not_found', 404, 'User not found');

/**
 * The person whom a path of the admin API names, for an administrator.
 * @throws Problem 401 or 403 of `requireAdmin`; 404 `validation_failed` or `user_not_found`
 */
export async function requireNamedUser(c: AuthContext, parts: AuthParts): Promise<WireUser> {
	await requireAdmin(c, parts);
	const id = c.req.param('id') ?? '';
	if (!isUuid(id)) throw new Problem('validation_failed', 404, 'user_id must be an UUID');
	const user = await findUser(parts.database, id);
	if (!user) throw userNotFound();
	return user;
}

/** GET /admin/users (auth-contract 25). */
export function listAllUsers(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const page = requirePage(c);
		const filter = (c.req.query('filter') ?? '').replaceAll('\0', '').trim();
		const aud = audienceOf(c);
		const { users, total } = await listUsers(parts.database, { ...page, aud, filter, sort: requireSort(c) });
		tellPages(c, '/admin/users', page, total);
		return c.json({ users, aud });
	};
}

function requireSort(c: AuthContext): Sort {
	const [name = 'created_at', direction = 'desc'] = (c.req.query('sort') ?? '')
		.trim()
		.split(/[\s.]+/)
		.filter(Boolean);
	const column = SORT_COLUMNS.find((candidate) => candidate === name);
	if (!column) throw invalid(`Bad Sort Parameters: bad field for sort '${name}'`);
	if (direction !== 'asc' && direction !== 'desc')
		throw invalid(`Bad Sort Parameters: bad direction for sort '${direction}', only 'asc' and 'desc' allowed`);
	return { column, direction };
}

/** POST /admin/users (auth-contract 25): no mail is sent, and the password is not checked against the rules. */
export function createUser(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		await requireAdmin(c, parts);
		const wishes = await readBody(c, userBody);
		const { email, phone } = addressesOf(wishes);
		if (!email && !phone) throw invalid('Cannot create a user without either an email or phone');
		if (wishes.id && !isUuid(wishes.id)) throw invalid('ID must conform to the uuid v4 format');
		if (wishes.id === NO_ID) throw invalid('ID cannot be a nil uuid');
		parts.room?.require();
		const providers = [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])];
		const now = clock();
		const user = {
			id: wishes.id || randomUUID(),
			aud: wishes.aud || audienceOf(c),
			role: wishes.role || 'authenticated',
			email,
			phone,
			emailConfirmed: wishes.email_confirm && email !== null,
			phoneConfirmed: wishes.phone_confirm && phone !== null,
			appMetadata: mergeOf({ provider: providers[0], providers, ...wishes.app_metadata })[0],
			userMetadata: {
				...wishes.user_metadata,
				...(wishes.email_confirm && email !== null && { email_verified: true }),
			},
			bannedUntil: wishes.ban_duration ? requireBanEnd(wishes.ban_duration, now) : null,
			passwordHash: await passwordHashOf(c, parts, wishes),
			now,
			address: deviceOf(c).address,
		};
		return c.json(await makeUser(database, user).catch(explain));
	};
}

/** GET /admin/users/{id} */
export function getNamedUser(parts: AuthParts): Route {
	return async (c) => c.json(await requireNamedUser(c, parts));
}

/** PUT /admin/users/{id} (auth-contract 25): addresses count at once; a new password ends all sessions. */
export function updateNamedUser(parts: AuthParts): Route {
	const { database, clock } = parts;
	return async (c) => {
		const { id } = await requireNamedUser(c, parts);
		const wishes = await readBody(c, userBody);
		const { email, phone } = addressesOf(wishes);
		const now = clock();
		const ban = wishes.ban_duration ? { until: requireBanEnd(wishes.ban_duration, now) } : null;
		if (wishes.password) await requireStrongPassword(parts, wishes.password);
		const change = {
			id,
			email,
			phone,
			passwordHash: await passwordHashOf(c, parts, wishes),
			emailConfirmed: wishes.email_confirm,
			phoneConfirmed: wishes.phone_confirm,
			role: wishes.role || null,
			aud: wishes.aud || null,
			userMetadata: { ...wishes.user_metadata, ...(wishes.email_confirm && { email_verified: true }) },
			appMetadata: wishes.app_metadata ?? {},
			ban,
			now,
			address: deviceOf(c).address,
		};
		return c.json(await changeUser(database, change).catch(explain));
	};
}

const deleteBody = z.object({ should_soft_delete: flag });

/** DELETE /admin/users/{id} (auth-contract 25). */
export function deleteNamedUser(parts: AuthParts): Route {
	return async (c) => {
		const { id } = await requireNamedUser(c, parts);
		const { should_soft_delete: soft } = await readOptionalBody(c, deleteBody);
		const { text: sql, values } = (soft ? forgetUser : deleteUser)(id, parts.clock(), deviceOf(c).address);
		await parts.database.query(sql, values);
		await forgetMails(parts, id);
		return c.json({});
	};
}

const addressesOf = ({ email, phone }: Wishes) => ({
	email: email ? requireEmail(email) : null,
	phone: phone ? requirePhone(phone) : null,
});

async function passwordHashOf(c: AuthContext, { passwords }: AuthParts, wishes: Wishes): Promise<string | null> {
	const { password, password_hash: hash } = wishes;
	if (password && hash) throw invalid('Only a password or a password hash should be provided');
	if (hash && !isPasswordHash(hash))
		throw invalid('Invalid password hash: bcrypt, Argon2i, Argon2id or Firebase scrypt is expected');
	if (Buffer.byteLength(password) > PASSWORD_MOST_BYTES)
		throw invalid(`Password cannot be longer than ${PASSWORD_MOST_BYTES} characters`);
	return hash || (password ? passwords.hash(password, abandonedOf(c)) : null);
}

function explain(error: unknown): never {
	if (isTaken(error, 'users_email_key'))
		throw new Problem('email_exists', 422, 'A user with this email address has already been registered');
	if (isTaken(error, 'users_phone_key'))
		throw new Problem('phone_exists', 422, 'Phone number already registered by another user');
	if (isTaken(error, 'users_pkey')) throw new Problem('conflict', 409, 'A user with this id exists already');
	if (isMissing(error, 'user')) throw userNotFound();
	throw error;
}
