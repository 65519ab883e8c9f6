import type { AuthConfig, Route } from '../auth-parts.ts';
import { SCOPES } from './scopes.ts';

/** GET /.well-known/openid-configuration and oauth-authorization-server, which are one document. */
export const discovery =
	(config: AuthConfig): Route =>
	(c) =>
		c.json(discoveryOf(config), 200, { 'cache-control': 'public, max-age=600' });

/** What clients find out by themselves (auth-contract 18; RFC 8414, 2; OpenID Connect Discovery 1.0, 3). */
function discoveryOf(config: Pick<AuthConfig, 'SITE_URL' | 'AUTH_OAUTH_SERVER' | 'AUTH_OAUTH_REGISTRATION'>) {
	const issuer = `${config.SITE_URL}/auth/v1`;
	return {
		issuer,
		authorization_endpoint: `${issuer}/oauth/authorize`,
		token_endpoint: `${issuer}/oauth/token`,
		jwks_uri: `${issuer}/.well-known/jwks.json`,
		userinfo_endpoint: `${issuer}/oauth/userinfo`,
		...(config.AUTH_OAUTH_SERVER &&
			config.AUTH_OAUTH_REGISTRATION && { registration_endpoint: `${issuer}/oauth/clients/register` }),
		scopes_supported: SCOPES,
		response_types_supported: ['code'],
		response_modes_supported: ['query'],
		grant_types_supported: ['authorization_code', 'refresh_token'],
		subject_types_supported: ['public'],
		id_token_signing_alg_values_supported: ['RS256', 'HS256', 'ES256'],
		token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
		code_challenge_methods_supported: ['S256', 'plain'],
		claims_supported: [
			'sub',
			'aud',
			'iss',
			'exp',
			'iat',
			'auth_time',
			'nonce',
			'at_hash',
			'email',
			'email_verified',
			'phone',
			'phone_verified',
			'name',
			'picture',
			'preferred_username',
			'updated_at',
		],
	};
}
