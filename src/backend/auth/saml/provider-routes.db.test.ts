import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { openIdentityProvider, type TestIdentityProvider } from './testing/identity-provider.ts';

let database: Database;
let auth: TestAuth;
let ours: string;
/** A web server with the metadata of a provider, or whatever else a test wants. */
let server: Server;
let served = { status: 200, body: '' };
let address: string;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings: { AUTH_SAML: 'on' } });
	ours = (await auth.call('GET', '/sso/saml/metadata')).text;
	server = createServer((_request, response) => response.writeHead(served.status).end(served.body));
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
});
afterAll(async () => {
	server.close();
	await database.close();
});

const admin = (method: string, path = '', body?: unknown, to = auth) =>
	to.call(method, `/admin/sso/providers${path}`, { token: auth.apiKeys.secret, body });
const create = (idp: TestIdentityProvider, body: Record<string, unknown> = {}) =>
	admin('POST', '', { type: 'saml', metadata_xml: idp.metadata, ...body });

describe('the operator', () => {
	it('adds, reads, changes and removes a provider', async () => {
		const idp = await openIdentityProvider(ours);
		const added = await create(idp, {
			domains: ['One.example', 'two.example', 'one.example'],
			resource_id: 'Main',
			attribute_mapping: { keys: { name: { name: 'cn' } } },
		});
		expect(added.status).toBe(201);
		const id = added.body.id as string;
		const domain = (name: string) => ({
			id: expect.any(String),
			domain: name,
			created_at: expect.any(String),
			updated_at: expect.any(String),
		});
		expect(added.body).toEqual({
			id,
			resource_id: 'Main',
			disabled: false,
			saml: {
				entity_id: idp.entityId,
				metadata_xml: idp.metadata,
				attribute_mapping: { keys: { name: { name: 'cn' } } },
			},
			domains: [domain('one.example'), domain('two.example')],
			created_at: expect.stringMatching(/^\d{4}-.*Z$/),
			updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
		});
		expect((await admin('GET', `/${id}`)).body).toEqual(added.body);
		expect((await admin('GET', '/resource_main')).body).toEqual(added.body);
		const { saml, ...rest } = added.body;
		const { metadata_xml: _, ...short } = saml as Record<string, unknown>;
		expect((await admin('GET')).body).toEqual({ items: [{ ...rest, saml: short }] });

		const changed = await admin('PUT', `/${id}`, {
			domains: ['two.example', 'three.example'],
			disabled: true,
			name_id_format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
		});
		expect(changed.status).toBe(200);
		expect(changed.body).toMatchObject({
			disabled: true,
			resource_id: 'Main',
			domains: [{ domain: 'three.example' }, { domain: 'two.example' }],
			saml: {
				entity_id: idp.entityId,
				attribute_mapping: { keys: { name: { name: 'cn' } } },
				name_id_format: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
			},
		});
		expect((await admin('PUT', '/resource_main', { domains: [], resource_id: '' })).body).toMatchObject({
			domains: [],
		});
		const removed = await admin('DELETE', `/${id}`);
		expect([removed.status, removed.body.id]).toEqual([200, id]);
		expect((await admin('GET')).body).toEqual({ items: [] });
		const gone = { code: 'sso_provider_not_found', message: 'SSO Identity Provider not found' };
		for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const) {
			const answer = await admin(method, `/${id}`, body);
			expect([answer.status, answer.body]).toEqual([404, gone]);
		}
		expect((await admin('GET', '/resource_main')).status).toBe(404);
		expect((await admin('GET', '/rubbish')).status).toBe(404);
	});

	it('gives each entity and each domain to one provider only, and stores nothing of a refused one', async () => {
		const [first, second] = [await openIdentityProvider(ours), await openIdentityProvider(ours)];
		const { body } = await create(first, { domains: ['mine.example'] });
		const twice = await create(first);
		expect([twice.status, twice.body.code]).toEqual([422, 'saml_idp_already_exists']);
		const taken = await create(second, { domains: ['free.example', 'mine.example'] });
		expect([taken.status, taken.body.code]).toEqual([400, 'sso_domain_already_exists']);
		const { items } = (await admin('GET')).body as { items: { id: string }[] };
		expect(items.map(({ id }) => id)).toEqual([body.id]);
		const mismatch = await admin('PUT', `/${body.id}`, { metadata_xml: second.metadata });
		expect([mismatch.status, mismatch.body.code]).toEqual([400, 'saml_entity_id_mismatch']);
	});

	it.each<[string, Record<string, unknown>, string]>([
		['another type', { type: 'oidc' }, "Only 'saml' supported for SSO provider type"],
		['nothing', {}, 'Either metadata_xml or metadata_url must be set'],
		[
			'two kinds of metadata',
			{ metadata_xml: 'x', metadata_url: 'https://idp.example' },
			'Only one of metadata_xml or metadata_url needs to be set',
		],
		['no metadata', { metadata_xml: '<x/>' }, 'SAML Metadata is not an EntityDescriptor in XML'],
		['no XML', { metadata_xml: '<EntityDescriptor' }, 'SAML Metadata is not an EntityDescriptor in XML'],
		[
			'a grammar of its own',
			{ metadata_xml: '<!DOCTYPE x><EntityDescriptor entityID="x"/>' },
			'SAML Metadata is not an EntityDescriptor in XML',
		],
		['no name', { metadata_xml: '<EntityDescriptor ID="x"/>' }, 'SAML Metadata has no entityID'],
		[
			'no provider',
			{ metadata_xml: '<EntityDescriptor entityID="x"><SPSSODescriptor/></EntityDescriptor>' },
			'SAML Metadata does not describe an identity provider',
		],
		[
			'nowhere to go',
			{ metadata_xml: '<EntityDescriptor entityID="x"><IDPSSODescriptor/></EntityDescriptor>' },
			'SAML Metadata has no address for the HTTP-Redirect binding',
		],
		[
			'a script to go to',
			{
				metadata_xml:
					'<EntityDescriptor entityID="x"><IDPSSODescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="javascript:alert(1)"/></IDPSSODescriptor></EntityDescriptor>',
			},
			'SAML Metadata has no address for the HTTP-Redirect binding',
		],
		['no TLS', { metadata_url: 'http://idp.example/metadata' }, 'metadata_url is not a valid HTTPS URL'],
		['no domain', { metadata_xml: 'x', domains: ['not a domain'] }, 'domain not a domain is not valid'],
	])('is told what is wrong with %s', async (_, body, message) => {
		const answer = await admin('POST', '', { type: 'saml', ...body });
		expect([answer.status, answer.body]).toEqual([400, { code: 'validation_failed', message }]);
	});

	it('may name an address of the metadata', async () => {
		const idp = await openIdentityProvider(ours);
		served = { status: 200, body: idp.metadata };
		const { status, body } = await admin('POST', '', { type: 'saml', metadata_url: address });
		expect([status, body.saml]).toMatchObject([201, { metadata_url: address, metadata_xml: idp.metadata }]);
		served = { status: 500, body: '' };
		const failed = await admin('POST', '', { type: 'saml', metadata_url: address });
		expect([failed.status, failed.body.code]).toEqual([400, 'saml_metadata_fetch_failed']);
	});

	it('need not announce a new key: metadata with an address is read again', async () => {
		const idp = await openIdentityProvider(ours);
		served = { status: 200, body: idp.metadata };
		const { body } = await admin('POST', '', { type: 'saml', metadata_url: address });
		const renewed = await openIdentityProvider(ours, idp.entityId);
		served = { status: 200, body: renewed.metadata };
		const kept = async () => ((await admin('GET', `/${body.id}`)).body.saml as { metadata_xml: string }).metadata_xml;
		const later = await openTestAuth(database, { settings: { AUTH_SAML: 'on' } });
		const leave = () => later.call('POST', '/sso', { body: { provider_id: body.id } });
		await leave();
		later.skip(24 * 3600 + 60);
		expect(await kept()).toBe(idp.metadata);
		await leave();
		await vi.waitFor(async () => expect(await kept()).toBe(renewed.metadata));
		// Unusable metadata changes nothing.
		served = { status: 200, body: (await openIdentityProvider(ours)).metadata };
		later.skip(24 * 3600 + 60);
		expect((await leave()).status).toBe(303);
		await vi.waitFor(() => expect(later.log.warn).toHaveLength(1));
		expect(await kept()).toBe(renewed.metadata);
	});
});

it('others are refused', async () => {
	const { access } = await signUp(auth);
	const endpoints = [
		['GET', ''],
		['POST', ''],
		['GET', '/x'],
		['PUT', '/x'],
		['DELETE', '/x'],
	] as const;
	for (const [method, path] of endpoints) {
		const call = (token?: string) => auth.call(method, `/admin/sso/providers${path}`, { token });
		expect((await call()).status).toBe(401);
		expect((await call(access)).body.code).toBe('not_admin');
		expect((await call(auth.apiKeys.publishable)).body.code).toBe('not_admin');
	}
});
