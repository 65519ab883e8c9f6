import type { Database, Queryable } from '#src/platform/database/database.ts';
import type { Keys } from '../../tokens/keys.ts';
import { seal, unseal } from '../../tokens/sealing.ts';
import type { Provider } from '../provider.ts';

/** A row of `auth.custom_providers` as the wire shows it (auth-contract 25): all but the secret. */
export type CustomProvider = {
	id: string;
	provider_type: 'oauth2' | 'oidc';
	identifier: string;
	name: string;
	client_id: string;
	acceptable_client_ids: string[];
	scopes: string[];
	pkce_enabled: boolean;
	attribute_mapping: Record<string, unknown>;
	custom_claims_allowlist: string[];
	authorization_params: Record<string, string>;
	enabled: boolean;
	email_optional: boolean;
	issuer?: string;
	discovery_url?: string;
	skip_nonce_check: boolean;
	authorization_url?: string;
	token_url?: string;
	userinfo_url?: string;
	jwks_uri?: string;
	discovery_document?: Record<string, unknown>;
	created_at: string;
	updated_at: string;
};

/** What is kept: the wire's fields but for those that the database fills, and the secret in the clear. */
export type CustomProviderRow = Omit<CustomProvider, 'id' | 'created_at' | 'updated_at'> & {
	client_secret: string | null;
};

/** The identifiers that there can be. */
export const IDENTIFIER = /^custom:[a-z0-9][a-z0-9_-]{0,62}$/;

const purposeOf = (identifier: string) => `custom provider ${identifier}`;
const wireJson = `jsonb_strip_nulls(to_jsonb(p) - 'client_secret' - 'attribute_mapping' - 'authorization_params')
	|| jsonb_build_object('attribute_mapping', p.attribute_mapping, 'authorization_params', p.authorization_params)`;

const findSql = `
	select ${wireJson} as wire, p.client_secret as sealed, p.xmin::text as version
	from auth.custom_providers p where p.identifier = $1`;

/**
 * A provider of the admin API, its secret opened.
 * @param publicOnly whether it may be asked on the public internet only
 */
export async function findCustomProvider(
	database: Queryable,
	keys: Keys,
	identifier: string,
	publicOnly: boolean,
): Promise<{ provider: Provider; wire: CustomProvider; enabled: boolean } | null> {
	if (!IDENTIFIER.test(identifier)) return null;
	const { rows } = await database.query<{ wire: CustomProvider; sealed: string | null; version: string }>(findSql, [
		identifier,
	]);
	const row = rows[0];
	if (!row) return null;
	const secret = row.sealed === null ? null : unseal(keys, purposeOf(identifier), row.sealed);
	const provider = providerOf({ ...row.wire, client_secret: secret }, { publicOnly, version: row.version });
	return { provider, wire: row.wire, enabled: row.wire.enabled };
}

/** The provider that a row, or one that is to become a row, describes. */
export function providerOf(
	row: CustomProviderRow,
	{ publicOnly, version }: { publicOnly: boolean; version: string },
): Provider {
	return {
		name: row.identifier,
		kind: row.provider_type,
		clientId: row.client_id,
		clientSecret: row.client_secret,
		audiences: [row.client_id, ...row.acceptable_client_ids],
		scopes: row.scopes.length > 0 || row.provider_type === 'oauth2' ? row.scopes : ['email', 'profile'],
		authorizationParams: row.authorization_params,
		pkce: row.pkce_enabled,
		skipNonce: row.skip_nonce_check,
		emailOptional: row.email_optional,
		attributeMapping: row.attribute_mapping,
		customClaims: row.custom_claims_allowlist,
		issuer: row.issuer ?? null,
		discoveryUrl: row.discovery_url ?? null,
		endpoints:
			row.provider_type === 'oauth2'
				? { authorization: row.authorization_url ?? '', token: row.token_url ?? '', userinfo: row.userinfo_url ?? '' }
				: null,
		publicOnly,
		version,
	};
}

/** All of them, the oldest first; of one kind only where it is named. */
export async function listCustomProviders(
	database: Queryable,
	kind: CustomProvider['provider_type'] | null,
): Promise<CustomProvider[]> {
	const { rows } = await database.query<{ wire: CustomProvider }>(
		`select ${wireJson} as wire from auth.custom_providers p
		where $1::text is null or provider_type = $1 order by created_at, id`,
		[kind],
	);
	return rows.map((row) => row.wire);
}

const columns = [
	'provider_type',
	'identifier',
	'name',
	'client_id',
	'client_secret',
	'acceptable_client_ids',
	'scopes',
	'pkce_enabled',
	'attribute_mapping',
	'custom_claims_allowlist',
	'authorization_params',
	'enabled',
	'email_optional',
	'issuer',
	'discovery_url',
	'skip_nonce_check',
	'authorization_url',
	'token_url',
	'userinfo_url',
	'jwks_uri',
	'discovery_document',
] as const satisfies readonly (keyof CustomProviderRow)[];

const valuesOf = (keys: Keys, row: CustomProviderRow) =>
	columns.map((column) => {
		if (column !== 'client_secret') return row[column] ?? null;
		return row.client_secret === null ? null : seal(keys, purposeOf(row.identifier), row.client_secret);
	});

const insertSql = `
	with p as (
		insert into auth.custom_providers as p (${columns.join(', ')}, created_at, updated_at)
		select ${columns.map((_, index) => `$${index + 1}`).join(', ')}, $${columns.length + 1}::timestamptz, $${columns.length + 1}
		where (select count(*) from auth.custom_providers) < $${columns.length + 2}
		returning *
	)
	select ${wireJson} as wire from p`;

/**
 * Keeps a new provider.
 * @returns null where there are `most` already; fails with 23505 where the identifier is taken
 */
export async function insertCustomProvider(
	database: Queryable,
	keys: Keys,
	row: CustomProviderRow,
	{ most, now }: { most: number; now: Date },
): Promise<CustomProvider | null> {
	const { rows } = await database.query<{ wire: CustomProvider }>(insertSql, [...valuesOf(keys, row), now, most]);
	return rows[0]?.wire ?? null;
}

const updateSql = `
	with p as (
		update auth.custom_providers p
		set (${columns.join(', ')}, updated_at) = row(${columns.map((_, index) => `$${index + 1}`).join(', ')}, $${columns.length + 1}::timestamptz)
		where identifier = $2 and xmin::text = $${columns.length + 2}
		returning *
	)
	select ${wireJson} as wire from p`;

/** @returns null where the row is no longer the one of `version` */
export async function updateCustomProvider(
	database: Queryable,
	keys: Keys,
	row: CustomProviderRow,
	{ version, now }: { version: string; now: Date },
): Promise<CustomProvider | null> {
	const { rows } = await database.query<{ wire: CustomProvider }>(updateSql, [...valuesOf(keys, row), now, version]);
	return rows[0]?.wire ?? null;
}

/** @returns whether it was there */
export async function deleteCustomProvider(database: Database, identifier: string): Promise<boolean> {
	if (!IDENTIFIER.test(identifier)) return false;
	return (await database.query('delete from auth.custom_providers where identifier = $1', [identifier])).affected > 0;
}
