import { randomUUID } from 'node:crypto';
import type { Database, Queryable, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { isTaken } from '../require-row.ts';
import { time } from '../users/user-json.ts';
import { isUuid } from '../uuid.ts';
import type { AttributeMapping } from './attribute-mapping.ts';

/** A single sign-on provider as the operator sees it, GoTrue's form. */
export type SsoProviderJson = {
	id: string;
	saml: { entity_id: string; metadata_xml?: string };
	[field: string]: unknown;
};

/** What the operator says of one; undefined leaves as it is, null takes away. */
export type SsoProviderChange = {
	resourceId?: string | null | undefined;
	disabled?: boolean | undefined;
	domains?: string[] | undefined;
	metadata?: { xml: string; url: string | null; entityId: string } | undefined;
	attributeMapping?: AttributeMapping | undefined;
	nameIdFormat?: string | null | undefined;
};

const json = `jsonb_strip_nulls(jsonb_build_object(
		'id', p.id, 'resource_id', p.resource_id, 'disabled', p.disabled,
		'saml', jsonb_build_object('entity_id', s.entity_id, 'metadata_xml', s.metadata_xml,
			'metadata_url', s.metadata_url, 'attribute_mapping', s.attribute_mapping, 'name_id_format', s.name_id_format),
		'domains', coalesce((
			select jsonb_agg(jsonb_build_object('id', d.id, 'domain', d.domain,
				'created_at', ${time('d.created_at')}, 'updated_at', ${time('d.updated_at')}) order by d.domain)
			from auth.sso_domains d where d.sso_provider_id = p.id), '[]'),
		'created_at', ${time('p.created_at')}, 'updated_at', ${time('p.updated_at')}))`;
const tables = 'auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id';
const readSql = `select ${json} as provider from ${tables} where p.id = $1`;

/** All providers, the oldest first; metadata is long and left out. */
export async function listSsoProviderRows(database: Queryable): Promise<SsoProviderJson[]> {
	const { rows } = await database.query<{ provider: SsoProviderJson }>(
		`select ${json} #- '{saml,metadata_xml}' as provider from ${tables} order by p.created_at, p.id`,
	);
	return rows.map((row) => row.provider);
}

/**
 * @param name its id, or `resource_` and the operator's own name for it
 * @throws Problem `sso_provider_not_found` 404
 */
export async function requireSsoProvider(database: Queryable, name: string): Promise<SsoProviderJson> {
	const resource = name.startsWith('resource_') ? name.slice('resource_'.length) : null;
	if (resource === null && !isUuid(name)) throw notFound();
	const { rows } = await database.query<{ provider: SsoProviderJson }>(
		`select ${json} as provider from ${tables} where ${resource === null ? 'p.id = $1' : 'lower(p.resource_id) = lower($1)'}`,
		[resource ?? name],
	);
	if (!rows[0]) throw notFound();
	return rows[0].provider;
}

/** @throws Problem where the entity, a domain or the operator's name for it belongs to another provider */
export async function insertSsoProvider(
	database: Database,
	change: SsoProviderChange & { metadata: NonNullable<SsoProviderChange['metadata']> },
	now: Date,
): Promise<SsoProviderJson> {
	const id = randomUUID();
	const { metadata } = change;
	return runBatch(database, change, [
		{
			text: 'insert into auth.sso_providers (id, resource_id, disabled, created_at, updated_at) values ($1, $2, $3, $4, $4)',
			values: [id, change.resourceId ?? null, change.disabled ?? false, now],
		},
		{
			text: `insert into auth.saml_providers (
				sso_provider_id, entity_id, metadata_xml, metadata_url, attribute_mapping, name_id_format, created_at, updated_at)
				values ($1, $2, $3, $4, $5, $6, $7, $7)`,
			values: [
				id,
				metadata.entityId,
				metadata.xml,
				metadata.url,
				change.attributeMapping ?? {},
				change.nameIdFormat ?? null,
				now,
			],
		},
		...domainsOf(id, change.domains ?? [], now),
		{ text: readSql, values: [id] },
	]);
}

/** @throws Problem as above, and `sso_provider_not_found` 404 where it is gone */
export async function updateSsoProvider(
	database: Database,
	id: string,
	change: SsoProviderChange,
	now: Date,
): Promise<SsoProviderJson> {
	const { metadata, attributeMapping, nameIdFormat, resourceId, disabled, domains } = change;
	return runBatch(database, change, [
		{
			text: `update auth.sso_providers set updated_at = $2, disabled = coalesce($3, disabled),
				resource_id = case when $4 then $5 else resource_id end where id = $1`,
			values: [id, now, disabled ?? null, resourceId !== undefined, resourceId ?? null],
		},
		{
			text: `update auth.saml_providers set
				metadata_xml = coalesce($3, metadata_xml), metadata_url = case when $3::text is null then metadata_url else $4 end,
				updated_at = case when $3::text is null then updated_at else $2 end,
				attribute_mapping = coalesce($5, attribute_mapping),
				name_id_format = case when $6 then $7 else name_id_format end
				where sso_provider_id = $1`,
			values: [
				id,
				now,
				metadata?.xml ?? null,
				metadata?.url ?? null,
				attributeMapping ?? null,
				nameIdFormat !== undefined,
				nameIdFormat ?? null,
			],
		},
		...(domains
			? [
					{
						text: 'delete from auth.sso_domains where sso_provider_id = $1 and domain <> all ($2::text[])',
						values: [id, domains],
					},
					...domainsOf(id, domains, now),
				]
			: []),
		{ text: readSql, values: [id] },
	]);
}

/** Takes a provider away; its people keep their accounts and can no longer sign in. */
export async function deleteSsoProviderRow(database: Database, id: string): Promise<void> {
	await database.query('delete from auth.sso_providers where id = $1', [id]);
}

const domainsOf = (id: string, domains: readonly string[], now: Date): Statement[] =>
	domains.map((domain) => ({
		text: `insert into auth.sso_domains (sso_provider_id, domain, created_at, updated_at)
			select $1, $2, $3, $3
			where not exists (select from auth.sso_domains where sso_provider_id = $1 and domain = $2)`,
		values: [id, domain, now],
	}));

async function runBatch(
	database: Database,
	{ metadata, domains }: SsoProviderChange,
	statements: Statement[],
): Promise<SsoProviderJson> {
	try {
		const results = await database.batch(statements);
		const provider = results.at(-1)?.rows[0]?.provider as SsoProviderJson | undefined;
		if (!provider) throw notFound();
		return provider;
	} catch (error) {
		if (isTaken(error, 'saml_providers_entity_id_key'))
			throw new Problem(
				'saml_idp_already_exists',
				422,
				`SAML Identity Provider for this EntityID (${metadata?.entityId}) already exists`,
			);
		if (isTaken(error, 'sso_domains_domain_key'))
			throw new Problem(
				'sso_domain_already_exists',
				400,
				`One of the SSO domains (${domains?.join(', ')}) is already assigned to an SSO identity provider`,
			);
		if (isTaken(error, 'sso_providers_resource_key'))
			throw new Problem('conflict', 409, 'Another SSO provider has this resource_id');
		throw error;
	}
}

const notFound = () => new Problem('sso_provider_not_found', 404, 'SSO Identity Provider not found');
