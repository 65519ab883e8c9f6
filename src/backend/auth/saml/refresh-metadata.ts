import { createGuardedFetch, isSecureUrl } from '#src/platform/http/guarded-fetch.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../auth-parts.ts';
import { checkIdpMetadata } from './idp-metadata.ts';
import type { SamlProvider } from './saml-providers.ts';

/** Providers announce a new key some days before they use it. */
const DAY_MS = 24 * 3600_000;
/** Organisations keep their own in their own network, so any address will do that the operator names. */
const fetchMetadata = createGuardedFetch({ publicOnly: false, timeoutMs: 8000 });

/**
 * The metadata at an address.
 * @throws Problem `saml_metadata_fetch_failed` 400, or `validation_failed` 400 for an address without TLS
 */
export async function readMetadataAt(url: string): Promise<string> {
	if (!isSecureUrl(url)) throw new Problem('validation_failed', 400, 'metadata_url is not a valid HTTPS URL');
	const failed = (cause?: unknown) =>
		new Problem('saml_metadata_fetch_failed', 400, 'Unable to fetch SAML Metadata from URL', {}, { cause });
	try {
		const answer = await fetchMetadata(url);
		if (answer.status !== 200) throw failed();
		return await answer.text();
	} catch (error) {
		throw failed(error);
	}
}

/**
 * Reads the metadata of a provider that has an address anew, once a day. It runs in the background: by the time a user
 * has signed in there, a new key is known here.
 */
export function createRefresher({
	database,
	log,
	clock,
}: Pick<AuthParts, 'database' | 'log' | 'clock'>): (provider: SamlProvider) => void {
	const tried = new Map<string, number>();
	return (provider) => {
		const { id, metadata_url: url, entity_id: entityId, updated_at: updatedAt } = provider;
		const now = clock();
		const last = Math.max(updatedAt.getTime(), tried.get(id) ?? 0);
		if (!url || now.getTime() - last < DAY_MS) return;
		tried.set(id, now.getTime());
		const refresh = async () => {
			const xml = await readMetadataAt(url);
			if ((await checkIdpMetadata(xml)).entityId !== entityId) throw new Error('the metadata names another entity');
			await database.query(
				`update auth.saml_providers set metadata_xml = $2, updated_at = $3
				where sso_provider_id = $1 and metadata_url = $4 and entity_id = $5`,
				[id, xml, now, url, entityId],
			);
		};
		refresh().catch((error) => log.warn({ err: error, provider: id }, 'SAML metadata could not be read anew'));
	};
}
