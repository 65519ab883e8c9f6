import type { Database } from '#src/platform/database/database.ts';
import { isLoopback } from '#src/platform/http/guarded-fetch.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthConfig } from '../auth-parts.ts';
import type { Keys } from '../tokens/keys.ts';
import { findCustomProvider } from './custom/custom-providers.ts';
import type { Provider } from './provider.ts';

/** GoTrue's own list (auth-contract 13), with the issuer where its ID tokens are accepted. */
const knownIssuers: Readonly<Record<string, string | null>> = {
	apple: 'https://appleid.apple.com',
	azure: '',
	bitbucket: null,
	discord: null,
	facebook: 'https://www.facebook.com',
	figma: null,
	fly: null,
	github: null,
	gitlab: null,
	google: 'https://accounts.google.com',
	kakao: 'https://kauth.kakao.com',
	keycloak: '',
	linkedin: null,
	linkedin_oidc: null,
	notion: null,
	slack: null,
	slack_oidc: null,
	snapchat: 'https://accounts.snapchat.com',
	spotify: null,
	twitch: null,
	twitter: null,
	vercel_marketplace: 'https://marketplace.vercel.com',
	workos: null,
	x: null,
	zoom: null,
};

type CatalogueParts = { config: AuthConfig; database: Database; keys: Keys };

/** The providers that the configuration turns on. */
export function configuredProviders(config: AuthConfig): Provider[] {
	const others = config.AUTH_OIDC.map((one) =>
		openidProvider({
			name: one.id,
			issuer: one.issuer,
			clientIds: [one.client_id],
			clientSecret: one.client_secret ?? null,
			scopes: one.scopes,
		}),
	);
	if (!config.GOOGLE_CLIENT_ID) return others;
	const google = openidProvider({
		name: 'google',
		issuer: config.GOOGLE_ISSUER,
		clientIds: config.GOOGLE_CLIENT_ID.split(',').map((id) => id.trim()),
		clientSecret: config.GOOGLE_CLIENT_SECRET ?? null,
	});
	return [{ ...google, customClaims: ['hd'] }, ...others];
}

function openidProvider(given: {
	name: string;
	issuer: string;
	clientIds: readonly string[];
	clientSecret: string | null;
	scopes?: readonly string[] | undefined;
}): Provider {
	return {
		name: given.name,
		kind: 'oidc',
		clientId: given.clientIds[0] ?? '',
		clientSecret: given.clientSecret,
		audiences: given.clientIds,
		scopes: given.scopes ?? ['email', 'profile'],
		authorizationParams: {},
		pkce: true,
		skipNonce: false,
		emailOptional: false,
		attributeMapping: {},
		customClaims: [],
		issuer: given.issuer,
		discoveryUrl: null,
		endpoints: null,
		publicOnly: false,
		version: 'configuration',
	};
}

/** Where custom providers may be: on a site that is itself on this machine, for development and tests, anywhere. */
export const customAreRestricted = (config: AuthConfig): boolean => !isLoopback(new URL(config.SITE_URL).hostname);

/**
 * The provider that a client names for a flow through the browser.
 * @throws Problem `validation_failed` 400 (auth-contract 13)
 */
export async function requireProvider({ config, database, keys }: CatalogueParts, name: string): Promise<Provider> {
	const configured = configuredProviders(config).find((provider) => provider.name === name);
	if (configured) return configured;
	const custom = name.startsWith('custom:')
		? await findCustomProvider(database, keys, name, customAreRestricted(config))
		: null;
	if (custom?.enabled) return custom.provider;
	const known = custom !== null || Object.hasOwn(knownIssuers, name);
	throw new Problem(
		'validation_failed',
		400,
		known
			? 'Unsupported provider: provider is not enabled'
			: `Unsupported provider: Provider ${name} could not be found`,
	);
}

/**
 * The provider whose ID token a client hands in, by its name, or by issuer and client (auth-contract 3.4).
 * @throws Problem 400
 */
export async function requireTokenProvider(
	{ config, database, keys }: CatalogueParts,
	{ name, issuer, clientId }: { name: string; issuer: string; clientId: string },
): Promise<Provider> {
	const configured = configuredProviders(config).find((provider) =>
		name ? provider.name === name : provider.issuer === issuer && provider.audiences.includes(clientId),
	);
	if (configured) return configured;
	if (name.startsWith('custom:')) {
		const custom = await findCustomProvider(database, keys, name, customAreRestricted(config));
		if (!custom) throw new Problem('custom_provider_not_found', 400, 'Custom OIDC provider not found');
		if (!custom.enabled) throw new Problem('provider_disabled', 400, 'Custom OIDC provider is disabled');
		if (custom.provider.kind !== 'oidc')
			throw new Problem('validation_failed', 400, 'Custom provider is not an OIDC provider');
		return custom.provider;
	}
	const asked = name ? (Object.hasOwn(knownIssuers, name) ? knownIssuers[name] : null) : issuerKnown(issuer);
	if (asked !== null && asked !== undefined)
		throw new Problem('provider_disabled', 400, `Provider (issuer "${asked}") is not enabled`);
	throw new Problem('validation_failed', 400, `Custom OIDC provider "${name || issuer}" not allowed`);
}

const issuerKnown = (issuer: string) => Object.values(knownIssuers).find((known) => known && known === issuer) ?? null;
