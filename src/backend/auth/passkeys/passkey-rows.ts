import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { auditLine } from '../audit/audit-line.ts';
import { time } from '../users/user-json.ts';
import type { NewCredential } from '../webauthn/ceremonies.ts';

/** Passkeys of one person at most (auth-contract 16). */
export const MOST_PASSKEYS = 10;

/** SQL of a passkey on the wire, from a row of `auth.webauthn_credentials` called `p`. */
const passkeyJson = `jsonb_strip_nulls(jsonb_build_object(
		'id', p.id, 'friendly_name', p.friendly_name, 'created_at', ${time('p.created_at')}, 'last_used_at', ${time('p.last_used_at')}))`;

/** A passkey as its owner sees it (auth-contract 16). */
export type Passkey = { id: string; friendly_name: string; created_at: string; last_used_at?: string };

/** A person's passkeys, the oldest first. */
export async function listPasskeys(database: Queryable, userId: string): Promise<Passkey[]> {
	const { rows } = await database.query<{ passkey: Passkey }>(
		`select ${passkeyJson} as passkey from auth.webauthn_credentials p where p.user_id = $1 order by p.created_at, p.id`,
		[userId],
	);
	return rows.map(({ passkey }) => passkey);
}

/** The credentials that an authenticator must not make again. */
export async function readCredentialIds(
	database: Queryable,
	userId: string,
): Promise<{ id: string; transports: string[] }[]> {
	const { rows } = await database.query<{ id: string; transports: string[] }>(
		'select credential_id as id, transports from auth.webauthn_credentials where user_id = $1',
		[userId],
	);
	return rows;
}

const insertSql = `
	with u as (
		insert into auth.webauthn_credentials (
			user_id, credential_id, public_key, aaguid, sign_count, transports, backup_eligible, backed_up, friendly_name,
			created_at, updated_at)
		select $1::uuid, $2, $3, $4::uuid, $5::bigint, $6::jsonb, $7::boolean, $8::boolean, $9, $10::timestamptz, $10
		where (select count(*) from auth.webauthn_credentials where user_id = $1) < ${MOST_PASSKEYS}
		on conflict (credential_id) do nothing
		returning *
	), audit as (${auditLine("'passkey_created'", '(select user_id as id from u) u', { now: '$10::timestamptz', address: '$11::text' })}
	)
	select ${passkeyJson} as passkey from u p`;

/** Keeps a passkey and answers it as `passkey`; no row where there are too many, or the credential is known. */
export const insertPasskey = (passkey: {
	userId: string;
	credential: NewCredential;
	name: string;
	now: Date;
	address: string | null;
}): Statement => {
	const { id, publicKey, aaguid, counter, transports, backupEligible, backedUp } = passkey.credential;
	const { userId, name, now, address } = passkey;
	// An array would be taken for one of PostgreSQL's.
	const transportsJson = JSON.stringify(transports);
	return {
		text: insertSql,
		values: [userId, id, publicKey, aaguid, counter, transportsJson, backupEligible, backedUp, name, now, address],
	};
};

const renameSql = `
	with p as (
		update auth.webauthn_credentials set friendly_name = $3, updated_at = $4 where id = $1 and user_id = $2 returning *
	)
	select ${passkeyJson} as passkey from p`;

/** @returns null where it is not theirs */
export async function renamePasskey(
	database: Queryable,
	{ id, userId, name, now }: { id: string; userId: string; name: string; now: Date },
): Promise<Passkey | null> {
	const { rows } = await database.query<{ passkey: Passkey }>(renameSql, [id, userId, name, now]);
	return rows[0]?.passkey ?? null;
}

const deleteSql = `
	with u as (
		delete from auth.webauthn_credentials where id = $1 and user_id = $2 returning user_id as id
	)${auditLine("'passkey_deleted'", 'u', { now: '$3::timestamptz', address: '$4::text' })}`;

/** @returns whether it was theirs */
export async function deletePasskey(
	database: Queryable,
	{ id, userId, now, address }: { id: string; userId: string; now: Date; address: string | null },
): Promise<boolean> {
	return (await database.query(deleteSql, [id, userId, now, address])).affected > 0;
}
