import { type JWTPayload, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import { withinTime } from '#src/platform/process/within-time.ts';
import type { AuthParts } from '../auth-parts.ts';
import { createOpenProviders, type OpenedProvider } from './open-provider.ts';
import type { Provider } from './provider.ts';

/** The values of one authorization flow that request and callback must agree on. */
export type FlowValues = { state: string; redirectUri: string; verifier: string | null; nonce: string | null };
/** The claims of a user, and the tokens for more requests to the provider. */
export type ProviderUser = { claims: Record<string, unknown>; accessToken: string; refreshToken: string | null };

/** Calls providers. Their failures are thrown as they are; none of them is the user's fault. */
export interface ProviderClient {
	/** The address to which the browser is redirected. */
	authorizationUrl(provider: Provider, values: FlowValues, parameters: Record<string, string>): Promise<URL>;
	/** Exchanges the code in `answer`, checks the tokens, and reads who the user is. */
	redeem(provider: Provider, values: FlowValues, answer: URLSearchParams): Promise<ProviderUser>;
	/** The claims of an ID token with a valid signature that has not expired; the audience is not checked. */
	verifyIdToken(provider: Provider, token: string): Promise<JWTPayload & { alg: string }>;
	/** The metadata of an issuer (OpenID Connect Discovery 1.0, 3), read again. */
	discover(provider: Provider): Promise<openid.ServerMetadata>;
}

/** Part of REQUEST_TIMEOUT that a provider may use up, so that its failure can still be answered. */
const PATIENCE = 0.8;
/** Asymmetric signatures only: nobody but the provider can make them. */
const algorithms = [
	'RS256',
	'RS384',
	'RS512',
	'PS256',
	'PS384',
	'PS512',
	'ES256',
	'ES384',
	'ES512',
	'EdDSA',
	'Ed25519',
];

/** Exchanges a code; tries each client authentication method that the provider may support. */
async function exchange(provider: Provider, opened: OpenedProvider, values: FlowValues, answer: URLSearchParams) {
	const url = new URL(values.redirectUri);
	url.search = answer.toString();
	const isOpenid = provider.kind === 'oidc';
	const refusals: unknown[] = [];
	for (const configuration of opened.configurations) {
		try {
			const tokens = await openid.authorizationCodeGrant(configuration, url, {
				expectedState: values.state,
				idTokenExpected: isOpenid,
				...(values.verifier && { pkceCodeVerifier: values.verifier }),
				...(values.nonce && { expectedNonce: values.nonce }),
			});
			return { configuration, tokens };
		} catch (error) {
			// The client authentication failed, so the code was not used: try the other method.
			if (!isInvalidClient(error)) throw error;
			refusals.push(error);
		}
	}
	throw refusals[0];
}

/** A client of all providers, which remembers what their issuers published. */
export function createProviderClient({ config, clock }: Pick<AuthParts, 'config' | 'clock'>): ProviderClient {
	const timeoutMs = config.REQUEST_TIMEOUT * 1000 * PATIENCE;
	const { open, ask } = createOpenProviders({ timeoutMs, clock });

	return {
		async authorizationUrl(provider, values, parameters) {
			const [configuration] = (await within(timeoutMs, open(provider))).configurations;
			if (!configuration) throw new Error('the provider has no client authentication method');
			const openidScope = provider.kind === 'oidc' ? ['openid'] : [];
			const scope = new Set(
				[...openidScope, ...provider.scopes, ...(parameters.scope ?? '').split(' ')].filter(Boolean),
			);
			const challenge = values.verifier && {
				code_challenge: await openid.calculatePKCECodeChallenge(values.verifier),
				code_challenge_method: 'S256',
			};
			return openid.buildAuthorizationUrl(configuration, {
				...provider.authorizationParams,
				...parameters,
				...(scope.size > 0 && { scope: [...scope].join(' ') }),
				response_type: 'code',
				redirect_uri: values.redirectUri,
				state: values.state,
				...challenge,
				...(values.nonce && { nonce: values.nonce }),
			});
		},

		redeem: (provider, values, answer) =>
			within(
				timeoutMs,
				(async () => {
					const { configuration, tokens } = await exchange(provider, await open(provider), values, answer);
					const said = tokens.claims();
					const claims = await completeClaims(provider, configuration, tokens.access_token, said);
					return { claims, accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
				})(),
			),

		verifyIdToken: (provider, token) =>
			within(
				timeoutMs,
				(async () => {
					const { server, keys } = await open(provider);
					if (!keys) throw new Error('the provider has no keys');
					const { payload, protectedHeader } = await jwtVerify(token, keys, {
						issuer: server.issuer,
						algorithms,
						requiredClaims: ['exp'],
						currentDate: clock(),
					});
					return { ...payload, alg: protectedHeader.alg };
				})(),
			),

		discover: async (provider) => (await within(timeoutMs, ask(provider))).server,
	};
}

const isInvalidClient = (error: unknown) =>
	(error instanceof openid.ResponseBodyError && error.error === 'invalid_client') ||
	(error instanceof openid.WWWAuthenticateChallengeError && error.status === 401);

/** What the ID token says, and the userinfo where that lacks the address (or there is no ID token at all). */
async function completeClaims(
	provider: Provider,
	configuration: openid.Configuration,
	accessToken: string,
	said: openid.IDToken | undefined,
): Promise<Record<string, unknown>> {
	const userinfo = configuration.serverMetadata().userinfo_endpoint;
	if (provider.kind === 'oidc') {
		if (!said) throw new Error('the provider sent no ID token');
		if (said.email !== undefined || !userinfo) return said;
		return { ...(await openid.fetchUserInfo(configuration, accessToken, said.sub)), ...said };
	}
	const response = await openid.fetchProtectedResource(
		configuration,
		accessToken,
		new URL(userinfo ?? ''),
		'GET',
		undefined,
		new Headers({ accept: 'application/json' }),
	);
	const claims: unknown = response.ok ? await response.json() : null;
	if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
		throw new Error('the provider does not say who signed in');
	return claims as Record<string, unknown>;
}

/** Limits the time of several requests to a provider together. */
const within = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
	withinTime(milliseconds, work, { lateError: () => new Error('the provider took too long') });

/** Why a provider could not be used, for the log. What it sent stays out of it: there may be tokens inside. */
export function reasonOf(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { name: 'unknown' };
	const { code, error: said, cause } = error as Error & { code?: unknown; error?: unknown };
	const because = cause instanceof Error ? cause.message : undefined;
	return { name: error.name, message: error.message, code, said, because };
}
