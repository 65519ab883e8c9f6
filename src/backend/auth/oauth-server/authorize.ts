import { randomBytes } from 'node:crypto';
import type { Language } from '#src/language/languages.ts';
import type { Database } from '#src/platform/database/database.ts';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { mailLanguage } from '../one-time/mail-language.ts';
import { isUuid } from '../uuid.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { oauthProblem } from '../wire/wire-errors.ts';
import { findClient, type OAuthClient } from './clients.ts';
import { withAnswer } from './redirect-uris.ts';
import { readScopes } from './scopes.ts';

/** Seconds after which an authorization request expires (auth-contract 18). */
export const AUTHORIZATION_LIFETIME = 600;
const LONGEST = 4096;

/** An authorization request whose parameters are all valid. */
type Asked = {
	scope: string;
	codeChallenge: string;
	codeChallengeMethod: 's256' | 'plain';
	nonce: string | null;
	resource: string | null;
};

/**
 * GET /oauth/authorize (auth-contract 18): stores the request and redirects to the consent page. Nothing is sent to the
 * redirect address before it is known to be the app's.
 */
export function authorize(parts: AuthParts): Route {
	return async (c) => {
		await takeLimit(c, parts, 'auth_other');
		const query = new URL(c.req.url).searchParams;
		const client = await requireAskingClient(parts.database, query);
		const redirectUri = requireRedirectUri(query, client);
		const state = query.get('state');
		try {
			const id = authorizationId();
			const asked = requireQuestion(query, client);
			await insertAuthorization(parts, { id, client, redirectUri, state, asked });
			const page = `${parts.config.SITE_URL}/${languageOf(c, query)}/oauth/consent?authorization_id=${id}`;
			return c.redirect(page, 302);
		} catch (error) {
			if (!isProblem(error) || error.details.oauth !== true) throw error;
			return c.redirect(withAnswer(redirectUri, { error: error.code, error_description: error.message, state }), 302);
		}
	};
}

const unusable = (message: string) => new Problem('validation_failed', 400, message);
const refusal = (message: string, error = 'invalid_request') => oauthProblem(error, message);

async function requireAskingClient(database: Database, query: URLSearchParams): Promise<OAuthClient> {
	const [id = '', ...more] = query.getAll('client_id');
	if (!id) throw unusable('client_id is required');
	if (more.length > 0 || !isUuid(id)) throw unusable('invalid client_id format');
	const client = await findClient(database, id);
	if (!client) throw new Problem('oauth_client_not_found', 400, 'OAuth client not found');
	return client;
}

/** The address as it was registered, character by character (OAuth 2.1, 4.1.3). */
function requireRedirectUri(query: URLSearchParams, client: OAuthClient): string {
	const [uri = '', ...more] = query.getAll('redirect_uri');
	if (!uri) throw unusable('redirect_uri is required');
	if (more.length > 0 || !client.redirect_uris.includes(uri)) throw unusable('invalid redirect_uri');
	return uri;
}

/** @throws Problem that the app is told of at its address */
function requireQuestion(query: URLSearchParams, client: OAuthClient): Asked {
	for (const name of new Set(query.keys())) {
		const [value = '', ...more] = query.getAll(name);
		if (more.length > 0 && name !== 'resource') throw refusal('a parameter is given more than once');
		if (value.length > LONGEST || /\p{Cc}/u.test(value)) throw refusal('a parameter cannot be read');
	}
	const one = (name: string) => query.get(name) ?? '';
	if (one('response_type') !== 'code') throw refusal('response_type must be code');
	if (!['', 'query'].includes(one('response_mode'))) throw refusal('response_mode must be query');
	const scopes = readScopes(one('scope'), client.scope);
	if (!scopes?.length) throw refusal('scope holds what this app cannot ask for');
	const challenge = one('code_challenge');
	const method = one('code_challenge_method').toLowerCase();
	if (!challenge) throw refusal('PKCE flow requires code_challenge_method and code_challenge');
	try {
		checkCodeChallenge(challenge, method);
	} catch (error) {
		throw refusal(isProblem(error) ? error.message : 'invalid code_challenge');
	}
	const resource = query.getAll('resource');
	if (resource.length > 1) throw refusal('only one resource is supported');
	if (resource[0] && (!URL.canParse(resource[0]) || resource[0].includes('#')))
		throw refusal('resource must be an absolute URI without a fragment');
	// Who is signed in is known in their browser only, so it cannot be done without showing anything (OpenID Core,
	// 3.1.2.6).
	if (one('prompt').split(' ').includes('none')) throw refusal('the person has to be asked', 'login_required');
	return {
		scope: scopes.join(' '),
		codeChallenge: challenge,
		codeChallengeMethod: method === 'plain' ? 'plain' : 's256',
		nonce: one('nonce') || null,
		resource: resource[0] || null,
	};
}

/** 32 letters and digits: 160 bits. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const authorizationId = () => [...randomBytes(32)].map((byte) => ALPHABET[byte % 32]).join('');

const insertSql = `
	with over as (
		delete from auth.oauth_authorizations where expires_at < $10::timestamptz - interval '1 day'
	)
	insert into auth.oauth_authorizations (
		authorization_id, client_id, redirect_uri, scope, state, nonce, resource, code_challenge, code_challenge_method,
		created_at, expires_at)
	values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10::timestamptz + make_interval(secs => $11))`;

/** Stores the request, and deletes those older than a day. */
async function insertAuthorization(
	{ database, clock }: AuthParts,
	question: { id: string; client: OAuthClient; redirectUri: string; state: string | null; asked: Asked },
): Promise<void> {
	const { id, client, redirectUri, state, asked } = question;
	await database.query(insertSql, [
		id,
		client.id,
		redirectUri,
		asked.scope,
		state,
		asked.nonce,
		asked.resource,
		asked.codeChallenge,
		asked.codeChallengeMethod,
		clock(),
		AUTHORIZATION_LIFETIME,
	]);
}

/** The language to ask in: what the app wishes (OpenID Core, 3.1.2.1), else what the browser does. */
function languageOf(c: AuthContext, query: URLSearchParams): Language {
	const wished = query.get('ui_locales')?.replaceAll(' ', ',');
	return mailLanguage({ acceptLanguage: wished ?? c.req.header('accept-language') });
}
