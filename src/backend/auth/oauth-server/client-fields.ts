import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import { text } from '../wire/request-body.ts';
import type { ClientFields } from './clients.ts';
import { findFault } from './redirect-uris.ts';
import { SCOPES } from './scopes.ts';

const MOST_REDIRECTS = 10;
const LONGEST_NAME = 1024;
const LONGEST_URI = 2048;
const GRANTS = ['authorization_code', 'refresh_token'];
const METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;

const list = z
	.array(z.string())
	.nullish()
	.transform((value) => value ?? null);

/** What may be said of an app when it is registered or changed (auth-contract 18; RFC 7591, 2). */
export const clientBody = z.object({
	client_name: text,
	client_uri: text,
	logo_uri: text,
	redirect_uris: list,
	grant_types: list,
	response_types: list,
	scope: text,
	client_type: text,
	token_endpoint_auth_method: text,
});
export type ClientBody = z.output<typeof clientBody>;

/** GoTrue puts the status before these messages (auth-contract 18). */
const fail = (message: string) => new Problem('validation_failed', 400, `400: ${message}`);

/** @throws Problem `validation_failed` 400 for the first field that cannot be used */
export function requireClientFields(body: ClientBody): ClientFields {
	const redirectUris = body.redirect_uris ?? [];
	if (redirectUris.length === 0) throw fail('redirect_uris is required');
	if (redirectUris.length > MOST_REDIRECTS) throw fail(`redirect_uris cannot exceed ${MOST_REDIRECTS} items`);
	for (const uri of redirectUris) {
		const fault = findFault(uri);
		if (fault) throw fail(fault);
	}
	const name = body.client_name.trim();
	if (!name) throw fail('client_name is required');
	if ([...name].length > LONGEST_NAME) throw fail(`client_name cannot exceed ${LONGEST_NAME} characters`);
	requireWebAddress('client_uri', body.client_uri);
	requireWebAddress('logo_uri', body.logo_uri);

	const grants = [...new Set(body.grant_types?.length ? body.grant_types : GRANTS)];
	if (grants.some((grant) => !GRANTS.includes(grant)))
		throw fail("grant_types must only contain 'authorization_code' and/or 'refresh_token'");
	if (!grants.includes('authorization_code')) throw fail("grant_types must contain 'authorization_code'");
	if (body.response_types?.some((type) => type !== 'code')) throw fail("response_types must only contain 'code'");
	const scopes = body.scope.split(' ').filter(Boolean);
	if (scopes.some((scope) => !(SCOPES as readonly string[]).includes(scope)))
		throw fail(`scope must only contain ${SCOPES.join(', ')}`);

	return {
		client_name: name,
		client_uri: body.client_uri || null,
		logo_uri: body.logo_uri || null,
		redirect_uris: [...new Set(redirectUris)],
		grant_types: grants,
		scope: scopes.join(' ') || null,
		...requireKind(body),
	};
}

/** Whether the app can keep a secret, and how it shows it: each follows from the other where only one is given. */
function requireKind({
	client_type: type,
	token_endpoint_auth_method: method,
}: ClientBody): Pick<ClientFields, 'client_type' | 'token_endpoint_auth_method'> {
	if (type && type !== 'public' && type !== 'confidential')
		throw fail("client_type must be 'public' or 'confidential'");
	const known = METHODS.find((candidate) => candidate === method);
	if (method && !known) throw fail(`token_endpoint_auth_method must be one of: ${METHODS.join(', ')}`);
	const isPublic = type ? type === 'public' : known === 'none';
	const chosen = known ?? (isPublic ? 'none' : 'client_secret_basic');
	if (isPublic !== (chosen === 'none'))
		throw fail(
			`token_endpoint_auth_method '${chosen}' is not valid for ${isPublic ? 'public' : 'confidential'} clients`,
		);
	return { client_type: isPublic ? 'public' : 'confidential', token_endpoint_auth_method: chosen };
}

function requireWebAddress(field: string, value: string): void {
	if (!value) return;
	const good = value.length <= LONGEST_URI && !/[\p{Cc}\s\\]/u.test(value) && URL.canParse(value);
	if (!good || !/^https?:\/\/[^/]/i.test(value)) throw fail(`${field} must be a valid URL`);
}
