import type { Queryable } from '#src/platform/database/database.ts';

/** An organisation's identity provider, as far as signing in needs it. */
export type SamlProvider = {
	id: string;
	entity_id: string;
	metadata_xml: string;
	metadata_url: string | null;
	attribute_mapping: unknown;
	name_id_format: string | null;
	disabled: boolean;
	updated_at: Date;
};

const sql = (where: string) => `
	select p.id, s.entity_id, s.metadata_xml, s.metadata_url, s.attribute_mapping, s.name_id_format, p.disabled,
		s.updated_at
	from auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id
	where ${where}`;
const byId = sql('p.id = $1');
const byDomain = sql('p.id = (select d.sso_provider_id from auth.sso_domains d where d.domain = $1)');
const byEntity = sql('s.entity_id = $1');

async function find(database: Queryable, text: string, value: string): Promise<SamlProvider | null> {
	return (await database.query<SamlProvider>(text, [value])).rows[0] ?? null;
}

/** @param id a UUID */
export const findSamlProvider = (database: Queryable, id: string) => find(database, byId, id);
/** @param domain the part of an address after the @ */
export const findSamlProviderOfDomain = (database: Queryable, domain: string) =>
	find(database, byDomain, domain.toLowerCase());
export const findSamlProviderOfEntity = (database: Queryable, entityId: string) => find(database, byEntity, entityId);
