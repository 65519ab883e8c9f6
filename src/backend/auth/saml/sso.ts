import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts, Route } from '../auth-parts.ts';
import { insertFlow } from '../flows/flow-state.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { createRedirects } from '../flows/redirects.ts';
import { isUuid } from '../uuid.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { checkIdpMetadata } from './idp-metadata.ts';
import { createRefresher } from './refresh-metadata.ts';
import { findSamlProvider, findSamlProviderOfDomain, type SamlProvider } from './saml-providers.ts';
import { exchangeWith, type ServiceProvider } from './service-provider.ts';

const ssoBody = z.object({
	provider_id: text,
	domain: text,
	redirect_to: text,
	skip_http_redirect: z.boolean().nullish(),
	code_challenge: text,
	code_challenge_method: text,
});

/** Seconds from leaving for the identity provider to coming back (auth-contract 17). */
export const RELAY_STATE_SECONDS = 120;

const insertRelayStateSql = `
	with stale as (
		delete from auth.saml_relay_states where id in (
			select id from auth.saml_relay_states where created_at < $6::timestamptz - interval '1 day'
			order by created_at limit 20)
	)
	insert into auth.saml_relay_states (id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at)
	values ($1, $2, $3, $4, $5, $6)`;

/** POST /sso (auth-contract 17): where a person signs in with their organisation. */
export function singleSignOn(parts: AuthParts, openUs: () => Promise<ServiceProvider>): Route {
	const { config, database, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	const refresh = createRefresher(parts);
	return async (c) => {
		await takeLimit(c, parts, 'auth_sso');
		const body = await readBody(c, ssoBody);
		const provider = await requireProvider(database, body);
		checkCodeChallenge(body.code_challenge, body.code_challenge_method);
		refresh(provider);

		const now = clock();
		const relayState = randomUUID();
		// An XML id begins with a letter or an underscore.
		const requestId = `_${randomBytes(20).toString('hex')}`;
		const redirectTo = redirects.choose(body.redirect_to, c.req.header('referer'));
		const flowId = body.code_challenge ? randomUUID() : null;
		const described = await checkIdpMetadata(provider.metadata_xml);
		const exchange = await exchangeWith(
			{ ...described, nameIdFormat: provider.name_id_format },
			await openUs(),
			requestId,
		);
		const url = await exchange.getAuthorizeUrlAsync(relayState, undefined, {});
		const flow: Statement[] = flowId
			? [
					insertFlow({
						id: flowId,
						codeChallenge: body.code_challenge,
						codeChallengeMethod: body.code_challenge_method,
						providerType: `sso:${provider.id}`,
						authenticationMethod: 'sso/saml',
						referrer: redirectTo,
						now,
					}),
				]
			: [];
		const values = [relayState, provider.id, requestId, redirectTo, flowId, now];
		await database.batch([...flow, { text: insertRelayStateSql, values }]);
		c.header('cache-control', 'no-store');
		return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303);
	};
}

async function requireProvider(
	database: Queryable,
	{ provider_id: id, domain }: z.output<typeof ssoBody>,
): Promise<SamlProvider> {
	const fail = (message: string) => new Problem('validation_failed', 400, message);
	const missing = (message: string) => new Problem('sso_provider_not_found', 404, message);
	if (id && domain) throw fail('Only one of provider_id or domain supported');
	if (!id && !domain) throw fail('A provider_id or domain needs to be provided');
	const provider = id
		? isUuid(id) && (await findSamlProvider(database, id))
		: await findSamlProviderOfDomain(database, domain);
	if (!provider) throw missing(id ? 'No such SSO provider' : 'No SSO provider assigned for this domain');
	requireEnabled(provider);
	return provider;
}

/** @throws Problem `sso_provider_disabled` 404 */
export function requireEnabled({ disabled }: SamlProvider): void {
	if (disabled) throw new Problem('sso_provider_disabled', 404, 'This SSO provider is disabled');
}
