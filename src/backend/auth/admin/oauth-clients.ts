import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { type ClientBody, clientBody, requireClientFields } from '../oauth-server/client-fields.ts';
import {
	clientJson,
	deleteClient,
	insertClient,
	listClients,
	type OAuthClient,
	renewSecret,
	requireClient,
	updateClient,
} from '../oauth-server/clients.ts';
import { readBody } from '../wire/request-body.ts';
import { requireAdmin } from './require-admin.ts';

/** GET /admin/oauth/clients (auth-contract 18): all, without pages. */
export function listOAuthClients(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		return c.json({ clients: (await listClients(parts.database)).map((client) => clientJson(client)) });
	};
}

/** POST /admin/oauth/clients (auth-contract 18): the secret of a confidential app is shown here only. */
export function createOAuthClient(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const fields = requireClientFields(await readBody(c, clientBody));
		const { client, secret } = await insertClient(parts.database, fields, 'manual', parts.clock());
		return c.json(clientJson(client, secret), 201);
	};
}

/** GET /admin/oauth/clients/{id} */
export function getOAuthClient(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		return c.json(clientJson(await requireClient(parts.database, c.req.param('id') ?? '')));
	};
}

/** PUT /admin/oauth/clients/{id}: the fields that are given; whether it keeps a secret stays as it was registered. */
export function updateOAuthClient(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const client = await requireClient(parts.database, c.req.param('id') ?? '');
		const body = await readBody(c, clientBody);
		const given = Object.entries(body).filter(([, value]) => value !== '' && value !== null);
		if (given.length === 0) throw new Problem('validation_failed', 400, 'No fields provided for update');
		const wished = { ...bodyOf(client), ...Object.fromEntries(given), client_type: client.client_type };
		const changed = await updateClient(parts.database, client.id, requireClientFields(wished), parts.clock());
		if (!changed) throw clientGone();
		return c.json(clientJson(changed));
	};
}

/** DELETE /admin/oauth/clients/{id} */
export function deleteOAuthClient(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const { id } = await requireClient(parts.database, c.req.param('id') ?? '');
		await deleteClient(parts.database, id);
		return c.body(null, 204);
	};
}

/** POST /admin/oauth/clients/{id}/regenerate_secret */
export function renewOAuthClientSecret(parts: AuthParts): Route {
	return async (c) => {
		await requireAdmin(c, parts);
		const client = await requireClient(parts.database, c.req.param('id') ?? '');
		if (client.client_type === 'public')
			throw new Problem('validation_failed', 400, 'Cannot regenerate secret for public client');
		const renewed = await renewSecret(parts.database, client.id, parts.clock());
		if (!renewed) throw clientGone();
		return c.json(clientJson(renewed.client, renewed.secret));
	};
}

const clientGone = () => new Problem('oauth_client_not_found', 404, 'OAuth client not found');

const bodyOf = (client: OAuthClient): ClientBody => ({
	client_name: client.client_name,
	client_uri: client.client_uri ?? '',
	logo_uri: client.logo_uri ?? '',
	redirect_uris: client.redirect_uris,
	grant_types: client.grant_types,
	response_types: null,
	scope: client.scope ?? '',
	client_type: client.client_type,
	token_endpoint_auth_method: client.token_endpoint_auth_method,
});
