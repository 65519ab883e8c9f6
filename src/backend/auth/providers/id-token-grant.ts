import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects } from '../flows/redirects.ts';
import { signIn } from '../sessions/sign-in.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { audienceOf, deviceOf } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { oauthProblem } from '../wire/wire-errors.ts';
import { requireProven } from './callback.ts';
import { profileOf } from './identity/profile.ts';
import { settleIdentity } from './identity/settle-identity.ts';
import { requireManualLinking } from './linking/manual-linking.ts';
import type { Provider } from './provider.ts';
import { requireTokenProvider } from './provider-catalogue.ts';
import { type ProviderClient, reasonOf } from './provider-client.ts';

const grantBody = z.object({
	provider: text,
	id_token: text,
	access_token: text,
	nonce: text,
	client_id: text,
	issuer: text,
	link_identity: z
		.boolean()
		.nullish()
		.transform((value) => value ?? false),
});
type Grant = z.output<typeof grantBody>;

const invalid = (what: string) => oauthProblem('invalid request', what);

/** POST /token?grant_type=id_token (auth-contract 3.4): a token that an app got from a provider's own button. */
export function idTokenGrant(parts: AuthParts & { providers: ProviderClient }): Route {
	const { config, database, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		const body = await readBody(c, grantBody);
		if (!body.id_token) throw invalid('id_token required');
		if (!body.provider && !(body.client_id && body.issuer)) throw invalid('provider or client_id and issuer required');
		const linkingTo = body.link_identity ? await requireLinker(c, parts) : null;
		const named = { name: body.provider, issuer: body.issuer, clientId: body.client_id };
		const provider = await requireTokenProvider(parts, named);
		const claims = await requireClaims(parts, provider, body);
		const settled = await settleIdentity(database, config, {
			provider,
			profile: profileOf(provider, claims),
			linkingTo,
			invited: null,
			aud: audienceOf(c),
			now: clock(),
			address: deviceOf(c).address,
		});
		await requireProven(c, parts, { settled, provider, redirectTo: redirectTarget(c, redirects) });
		const answer = await signIn(c, parts, { userId: settled.userId, method: 'oauth' });
		if (!answer) throw new Problem('conflict', 409, 'The account was changed at the same time');
		return answer;
	};
}

async function requireLinker(c: AuthContext, parts: AuthParts): Promise<string> {
	const account = await requireAccount(parts.database, await requireBearer(c, parts), parts.clock());
	requireManualLinking(parts.config);
	return account.id;
}

async function requireClaims(
	{ providers, log }: Pick<AuthParts, 'log'> & { providers: ProviderClient },
	provider: Provider,
	{ id_token: token, access_token: accessToken, nonce }: Grant,
): Promise<JWTPayload> {
	const claims = await providers.verifyIdToken(provider, token).catch((error: unknown) => {
		log.warn({ provider: provider.name, reason: reasonOf(error) }, 'an ID token was refused');
		throw invalid('Bad ID token');
	});
	if (!claims.sub) throw invalid('Missing sub claim in id_token');
	const audience = [claims.aud ?? []].flat();
	if (!audience.some((one) => provider.audiences.includes(one)))
		throw invalid(`Unacceptable audience in id_token: [${audience.join(' ')}]`);
	if (accessToken && claims.at_hash !== undefined && claims.at_hash !== hashOfAccessToken(accessToken, claims.alg))
		throw invalid('Bad ID token');
	if (provider.skipNonce) return claims;
	const bound = typeof claims.nonce === 'string' ? claims.nonce : '';
	if ((bound === '') !== (nonce === ''))
		throw invalid('Passed nonce and nonce in id_token should either both exist or not.');
	if (nonce && createHash('sha256').update(nonce).digest('hex') !== bound)
		throw oauthProblem('invalid nonce', 'Nonces mismatch');
	return claims;
}

/** The left half of the hash that belongs to the signature's algorithm (OpenID Connect Core 1.0, 3.1.3.6). */
function hashOfAccessToken(accessToken: string, alg: string): string {
	const name = alg.startsWith('Ed') ? 'sha512' : `sha${alg.slice(-3)}`;
	const hash = createHash(name).update(accessToken).digest();
	return hash.subarray(0, hash.length / 2).toString('base64url');
}
