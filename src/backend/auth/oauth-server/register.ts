import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { readBody } from '../wire/request-body.ts';
import { clientBody, requireClientFields } from './client-fields.ts';
import { clientJson, insertClient } from './clients.ts';

/** POST /oauth/clients/register (auth-contract 18; RFC 7591): an app registers itself, where it may. */
export function registerClient(parts: AuthParts): Route {
	const { config, database, clock } = parts;
	return async (c) => {
		if (!config.AUTH_OAUTH_REGISTRATION)
			throw new Problem(
				'oauth_dynamic_client_registration_disabled',
				403,
				'Dynamic client registration is not enabled',
			);
		await takeLimit(c, parts, 'auth_register');
		const fields = requireClientFields(await readBody(c, clientBody));
		const { client, secret } = await insertClient(database, fields, 'dynamic', clock());
		c.header('cache-control', 'no-store');
		return c.json(clientJson(client, secret), 201);
	};
}
