import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { isUuid } from '../uuid.ts';

/** An app that signs people in with their account here, as a row. */
export type OAuthClient = {
	id: string;
	client_secret_hash: string | null;
	client_name: string;
	client_uri: string | null;
	logo_uri: string | null;
	redirect_uris: string[];
	grant_types: string[];
	scope: string | null;
	client_type: 'public' | 'confidential';
	token_endpoint_auth_method: 'none' | 'client_secret_basic' | 'client_secret_post';
	registration_type: 'manual' | 'dynamic';
	created_at: Date;
	updated_at: Date;
};

/** An app's fields, checked and complete. */
export type ClientFields = Pick<
	OAuthClient,
	| 'client_name'
	| 'client_uri'
	| 'logo_uri'
	| 'redirect_uris'
	| 'grant_types'
	| 'scope'
	| 'client_type'
	| 'token_endpoint_auth_method'
>;

/** An app on the wire (auth-contract 18; RFC 7591, 3.2.1). The secret is there only when it was just made. */
export const clientJson = (client: OAuthClient, secret: string | null = null) => ({
	client_id: client.id,
	...(secret && { client_secret: secret, client_secret_expires_at: 0 }),
	client_type: client.client_type,
	redirect_uris: client.redirect_uris,
	token_endpoint_auth_method: client.token_endpoint_auth_method,
	grant_types: client.grant_types,
	response_types: ['code'],
	client_name: client.client_name,
	...(client.client_uri && { client_uri: client.client_uri }),
	...(client.logo_uri && { logo_uri: client.logo_uri }),
	...(client.scope && { scope: client.scope }),
	registration_type: client.registration_type,
	created_at: client.created_at.toISOString(),
	updated_at: client.updated_at.toISOString(),
});

/** A fast hash will do: the secret is 256 random bits. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const makeSecret = () => randomBytes(32).toString('base64url');

const insertSql = `
	insert into auth.oauth_clients (
		client_secret_hash, client_name, client_uri, logo_uri, redirect_uris, grant_types, scope, client_type,
		token_endpoint_auth_method, registration_type, created_at, updated_at)
	values ($1, $2, $3, $4, $5::text[], $6::text[], $7, $8, $9, $10, $11, $11)
	returning *`;

/** Adds an app. Its secret, where it has one, is known now and never again. */
export async function insertClient(
	database: Queryable,
	fields: ClientFields,
	registrationType: OAuthClient['registration_type'],
	now: Date,
): Promise<{ client: OAuthClient; secret: string | null }> {
	const secret = fields.client_type === 'confidential' ? makeSecret() : null;
	const { rows } = await database.query<OAuthClient>(insertSql, [
		secret && secretHash(secret),
		fields.client_name,
		fields.client_uri,
		fields.logo_uri,
		fields.redirect_uris,
		fields.grant_types,
		fields.scope,
		fields.client_type,
		fields.token_endpoint_auth_method,
		registrationType,
		now,
	]);
	return { client: rows[0] as OAuthClient, secret };
}

export async function findClient(database: Queryable, id: string): Promise<OAuthClient | null> {
	if (!isUuid(id)) return null;
	return (await database.query<OAuthClient>('select * from auth.oauth_clients where id = $1', [id])).rows[0] ?? null;
}

/** @throws Problem `oauth_client_not_found` 404 */
export async function requireClient(database: Queryable, id: string): Promise<OAuthClient> {
	const client = await findClient(database, id);
	if (!client) throw new Problem('oauth_client_not_found', 404, 'OAuth client not found');
	return client;
}

/** All apps, the newest first. */
export async function listClients(database: Queryable): Promise<OAuthClient[]> {
	return (await database.query<OAuthClient>('select * from auth.oauth_clients order by created_at desc, id')).rows;
}

const updateSql = `
	update auth.oauth_clients
	set client_name = $2, client_uri = $3, logo_uri = $4, redirect_uris = $5::text[], grant_types = $6::text[],
		scope = $7, token_endpoint_auth_method = $8, updated_at = $9
	where id = $1 returning *`;

/** @returns null where the app is gone */
export async function updateClient(
	database: Queryable,
	id: string,
	fields: ClientFields,
	now: Date,
): Promise<OAuthClient | null> {
	const { rows } = await database.query<OAuthClient>(updateSql, [
		id,
		fields.client_name,
		fields.client_uri,
		fields.logo_uri,
		fields.redirect_uris,
		fields.grant_types,
		fields.scope,
		fields.token_endpoint_auth_method,
		now,
	]);
	return rows[0] ?? null;
}

/** A new secret for a confidential app; the old one is invalid from now on. Null where the app is gone. */
export async function renewSecret(
	database: Queryable,
	id: string,
	now: Date,
): Promise<{ client: OAuthClient; secret: string } | null> {
	const secret = makeSecret();
	const { rows } = await database.query<OAuthClient>(
		"update auth.oauth_clients set client_secret_hash = $2, updated_at = $3 where id = $1 and client_type = 'confidential' returning *",
		[id, secretHash(secret), now],
	);
	return rows[0] ? { client: rows[0], secret } : null;
}

/** Deletes an app, and with it its sessions and what people allowed it. */
export async function deleteClient(database: Queryable, id: string): Promise<boolean> {
	return (await database.query('delete from auth.oauth_clients where id = $1', [id])).affected > 0;
}
