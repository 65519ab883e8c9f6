import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as joseFetch } from 'jose';
import * as openid from 'openid-client';
import { createGuardedFetch, isSecureUrl } from '#src/platform/http/guarded-fetch.ts';
import type { Provider } from './provider.ts';

/** A provider that can be used. `configurations`: one for each way to authenticate ourselves; they remember its keys. */
export type OpenedProvider = {
	server: openid.ServerMetadata;
	configurations: openid.Configuration[];
	/** With which it signs ID tokens; null for a provider without them. */
	keys: JWTVerifyGetKey | null;
};

/** What providers publish of themselves (OpenID Connect Discovery 1.0, 3). */
export interface OpenProviders {
	/** Remembers what it finds for an hour, or until the provider's row changes. */
	open(provider: Provider): Promise<OpenedProvider>;
	/** Asks the issuer in any case. */
	ask(provider: Provider): Promise<OpenedProvider>;
}

/** An issuer is asked about itself once in this time. */
const DISCOVERY_MS = 3_600_000;

/** @param timeoutMs for each request to a provider */
export function createOpenProviders({ timeoutMs, clock }: { timeoutMs: number; clock: () => Date }): OpenProviders {
	const fetches = {
		anywhere: createGuardedFetch({ publicOnly: false, timeoutMs }),
		publicOnly: createGuardedFetch({ publicOnly: true, timeoutMs }),
	};
	const fetchFor = (provider: Provider) => (provider.publicOnly ? fetches.publicOnly : fetches.anywhere);
	const known = new Map<string, { version: string; until: number; opened: Promise<OpenedProvider> }>();

	async function ask(provider: Provider): Promise<OpenedProvider> {
		if (provider.endpoints) {
			const { server, insecure } = serverOf(provider.endpoints);
			return { server, configurations: configure(provider, server, insecure), keys: null };
		}
		const issuer = provider.issuer ?? '';
		const from = provider.discoveryUrl ?? issuer;
		if (!isSecureUrl(issuer) || !isSecureUrl(from)) throw new Error('the issuer is not asked without TLS');
		const insecure = issuer.startsWith('http:');
		const found = await openid.discovery(new URL(from), provider.clientId, undefined, undefined, {
			[openid.customFetch]: fetchFor(provider),
			execute: insecure ? [openid.allowInsecureRequests] : [],
		});
		const { supportsPKCE: _, ...server } = found.serverMetadata();
		if (new URL(server.issuer).href !== new URL(issuer).href)
			throw new Error('the issuer calls itself by another name');
		const needed = [server.authorization_endpoint, server.token_endpoint, server.jwks_uri];
		const optional = server.userinfo_endpoint ? [server.userinfo_endpoint] : [];
		if (![...needed, ...optional].every((endpoint) => endpoint !== undefined && isSecureUrl(endpoint)))
			throw new Error('the issuer lacks an endpoint, or has one without TLS');
		const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ''), {
			[joseFetch]: fetchFor(provider) as typeof fetch,
		});
		return { server, configurations: configure(provider, server, insecure), keys };
	}

	function open(provider: Provider): Promise<OpenedProvider> {
		const before = known.get(provider.name);
		const now = clock().getTime();
		if (before?.version === provider.version && now < before.until) return before.opened;
		const opened = ask(provider);
		known.set(provider.name, { version: provider.version, until: now + DISCOVERY_MS, opened });
		opened.catch(() => {
			if (known.get(provider.name)?.opened === opened) known.delete(provider.name);
		});
		return opened;
	}

	const configure = (provider: Provider, server: openid.ServerMetadata, insecure: boolean) =>
		authenticationsOf(provider, server).map((authentication) => {
			const configuration = new openid.Configuration(server, provider.clientId, {}, authentication);
			configuration[openid.customFetch] = fetchFor(provider) as openid.CustomFetch;
			if (insecure) openid.allowInsecureRequests(configuration);
			if (provider.kind === 'oidc') openid.enableNonRepudiationChecks(configuration);
			return configuration;
		});

	return { open, ask };
}

function serverOf(endpoints: NonNullable<Provider['endpoints']>): { server: openid.ServerMetadata; insecure: boolean } {
	const { authorization, token, userinfo } = endpoints;
	const all = [authorization, token, userinfo];
	if (!all.every(isSecureUrl)) throw new Error('the provider is not asked without TLS');
	const server = {
		issuer: new URL(authorization).origin,
		authorization_endpoint: authorization,
		token_endpoint: token,
		userinfo_endpoint: userinfo,
	};
	return { server, insecure: all.some((endpoint) => endpoint.startsWith('http:')) };
}

/**
 * The client authentication methods to try, the likeliest first: few providers tell which of them a client is
 * registered for.
 */
function authenticationsOf({ clientSecret }: Provider, server: openid.ServerMetadata): openid.ClientAuth[] {
	if (clientSecret === null) return [openid.None()];
	const supported = server.token_endpoint_auth_methods_supported;
	const basic = openid.ClientSecretBasic(clientSecret);
	const post = openid.ClientSecretPost(clientSecret);
	if (!supported) return [basic, post];
	return [...(supported.includes('client_secret_basic') ? [basic] : []), post];
}
