import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { readBody, text } from '../wire/request-body.ts';
import { attributeMapping } from './attribute-mapping.ts';
import { checkIdpMetadata } from './idp-metadata.ts';
import {
	deleteSsoProviderRow,
	insertSsoProvider,
	listSsoProviderRows,
	requireSsoProvider,
	type SsoProviderChange,
	updateSsoProvider as updateRow,
} from './provider-rows.ts';
import { readMetadataAt } from './refresh-metadata.ts';

const providerBody = z.object({
	type: text,
	metadata_url: text,
	metadata_xml: text,
	domains: z.array(z.string()).nullish(),
	attribute_mapping: attributeMapping.nullish(),
	name_id_format: text,
	resource_id: z.string().nullish(),
	disabled: z.boolean().nullish(),
});
type ProviderBody = z.output<typeof providerBody>;

const nameIdFormats = [
	'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
	'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
	'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
	'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
];
const domainPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9][a-z0-9-]*[a-z0-9]$/;

/** GET /admin/sso/providers */
export function listSsoProviders(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		return c.json({ items: await listSsoProviderRows(parts.database) });
	};
}

/** GET /admin/sso/providers/{id | resource_…} */
export function getSsoProvider(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		return c.json(await requireSsoProvider(parts.database, c.req.param('id') ?? ''));
	};
}

/** POST /admin/sso/providers: 201 with the provider. */
export function createSsoProvider(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const body = await readBody(c, providerBody);
		if (body.type !== 'saml') throw fail("Only 'saml' supported for SSO provider type");
		const { metadata, ...change } = await changeOf(body);
		if (!metadata) throw fail('Either metadata_xml or metadata_url must be set');
		return c.json(await insertSsoProvider(parts.database, { ...change, metadata }, parts.clock()), 201);
	};
}

/** PUT /admin/sso/providers/{id | resource_…}: the fields that are given. */
export function updateSsoProvider(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const known = await requireSsoProvider(parts.database, c.req.param('id') ?? '');
		const body = await readBody(c, providerBody);
		if (body.type && body.type !== 'saml') throw fail("Only 'saml' supported for SSO provider type");
		const change = await changeOf(body);
		const { entity_id: expected } = known.saml;
		if (change.metadata && change.metadata.entityId !== expected)
			throw new Problem(
				'saml_entity_id_mismatch',
				400,
				`SAML Metadata can be updated only if the EntityID matches for the provider; expected '${expected}' but got '${change.metadata.entityId}'`,
			);
		return c.json(await updateRow(parts.database, known.id, change, parts.clock()));
	};
}

/** DELETE /admin/sso/providers/{id | resource_…}: 200 with the provider that was. */
export function deleteSsoProvider(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const known = await requireSsoProvider(parts.database, c.req.param('id') ?? '');
		await deleteSsoProviderRow(parts.database, known.id);
		return c.json(known);
	};
}

/** @throws Problem 400 for what cannot be used */
async function changeOf(body: ProviderBody): Promise<SsoProviderChange> {
	if (body.metadata_url && body.metadata_xml) throw fail('Only one of metadata_xml or metadata_url needs to be set');
	if (body.name_id_format && !nameIdFormats.includes(body.name_id_format))
		throw fail(`name_id_format must be unspecified or one of ${nameIdFormats.join(', ')}`);
	const domains = body.domains?.map((domain) => domain.trim().toLowerCase());
	const wrong = domains?.find((domain) => !domainPattern.test(domain));
	if (wrong !== undefined) throw fail(`domain ${wrong} is not valid`);
	const xml = body.metadata_url ? await readMetadataAt(body.metadata_url) : body.metadata_xml;
	return {
		resourceId: body.resource_id === '' ? null : body.resource_id,
		disabled: body.disabled ?? undefined,
		domains: domains && [...new Set(domains)],
		attributeMapping: body.attribute_mapping ?? undefined,
		nameIdFormat: body.name_id_format || undefined,
		metadata: xml
			? { xml, url: body.metadata_url || null, entityId: (await checkIdpMetadata(xml)).entityId }
			: undefined,
	};
}

const fail = (message: string) => new Problem('validation_failed', 400, message);
