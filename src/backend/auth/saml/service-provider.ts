import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { SAML } from '@node-saml/node-saml';
import { secretsIn } from '#src/platform/settings/secrets.ts';
import type { AuthParts } from '../auth-parts.ts';
import { makeCertificate } from './certificate.ts';
import type { IdentityProvider } from './idp-metadata.ts';

/** Our names and keys at identity providers. */
export type ServiceProvider = {
	entityId: string;
	/** Where assertions are posted. */
	acsUrl: string;
	/** PEM. It signs the requests that we send. */
	privateKey: string;
	certificate: string;
};

/** Asks for an identifier that stays the same at each sign-in, unless the operator names another format. */
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
/** Allowed difference between the clocks of two servers. */
export const CLOCK_SKEW_MS = 60_000;
const SECRET = 'saml_key';

/** Opens our side of SAML when it is first needed; the key is made then, and kept. */
export function createServiceProvider({
	database,
	config,
	clock,
}: Pick<AuthParts, 'database' | 'config' | 'clock'>): () => Promise<ServiceProvider> {
	let opened: Promise<ServiceProvider> | undefined;
	const base = `${config.SITE_URL}/auth/v1/sso/saml`;
	async function open(): Promise<ServiceProvider> {
		const kept = await secretsIn(database)(SECRET, async () => {
			const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
			const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
			const certificate = await makeCertificate(pem, new URL(config.SITE_URL).hostname, clock());
			return JSON.stringify({ privateKey: pem, certificate });
		});
		return { entityId: `${base}/metadata`, acsUrl: `${base}/acs`, ...JSON.parse(kept) };
	}
	return () => {
		opened ??= open().catch((error) => {
			opened = undefined;
			throw error;
		});
		return opened;
	};
}

/** Our metadata (SAML 2.0 Metadata, 2.4.4), as identity providers import it. */
export async function metadataOf({ entityId, acsUrl, privateKey, certificate }: ServiceProvider): Promise<string> {
	const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
	return generateServiceProviderMetadata({
		issuer: entityId,
		callbackUrl: acsUrl,
		identifierFormat: PERSISTENT,
		wantAssertionsSigned: true,
		privateKey,
		publicCerts: certificate,
		generateUniqueId: () => '_hoopoe',
	});
}

/**
 * The library for one exchange with one identity provider. The response or the assertion must be signed; only what the
 * signature covers is read.
 * @param requestId of the request that is sent, or that the response must answer; null for a response nobody asked for
 */
export async function exchangeWith(
	provider: IdentityProvider & { nameIdFormat: string | null },
	us: ServiceProvider,
	requestId: string | null,
): Promise<SAML> {
	const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
	return new SAML({
		issuer: us.entityId,
		callbackUrl: us.acsUrl,
		audience: us.entityId,
		privateKey: us.privateKey,
		signatureAlgorithm: 'sha256',
		digestAlgorithm: 'sha256',
		entryPoint: provider.entryPoint,
		idpCert: provider.certificates,
		idpIssuer: provider.entityId,
		identifierFormat: provider.nameIdFormat ?? PERSISTENT,
		disableRequestedAuthnContext: true,
		wantAuthnResponseSigned: false,
		wantAssertionsSigned: false,
		acceptedClockSkewMs: CLOCK_SKEW_MS,
		validateInResponseTo: requestId ? ValidateInResponseTo.always : ValidateInResponseTo.never,
		...(requestId && { generateUniqueId: () => requestId }),
		cacheProvider: {
			saveAsync: async () => null,
			getAsync: async (id) => (id === requestId ? new Date().toISOString() : null),
			removeAsync: async () => null,
		},
	});
}
