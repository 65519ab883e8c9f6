import type { Queryable, Statement } from '#src/platform/database/database.ts';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { failureOf, withCode, withFailure, withSession } from '../flows/flow-answers.ts';
import { bindFlow } from '../flows/flow-state.ts';
import { createRedirects } from '../flows/redirects.ts';
import { isMissing, requireRow } from '../require-row.ts';
import { beginSession } from '../sessions/sign-in.ts';
import { requireEmail } from '../users/email-address.ts';
import { admitIdentity, type VouchedIdentity } from '../users/identity-users.ts';
import { isUuid } from '../uuid.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { type Assertion, checkAssertion, invalidAssertion } from './assertion.ts';
import { attributeMapping, findEmail, mapAttributes } from './attribute-mapping.ts';
import { findSamlProvider, findSamlProviderOfEntity, type SamlProvider } from './saml-providers.ts';
import type { ServiceProvider } from './service-provider.ts';
import { RELAY_STATE_SECONDS, requireEnabled } from './sso.ts';
import { childrenOf, findRoot, isModest, textOf, type XmlElement } from './xml.ts';

/** POST /sso/saml/acs (auth-contract 17): an identity provider sends somebody back. Answers are always redirects. */
export function assertionConsumer(parts: AuthParts, openUs: () => Promise<ServiceProvider>): Route {
	const { config, log } = parts;
	return async (c) => {
		await takeLimit(c, parts, 'auth_sso_return');
		c.header('cache-control', 'no-store');
		try {
			return c.redirect(await consume(c, parts, await openUs()), 302);
		} catch (error) {
			if (!isProblem(error)) log.error({ err: error, requestId: c.get('requestId') }, 'a SAML response failed');
			return c.redirect(withFailure(config.SITE_URL, failureOf(error), { fragment: false }), 303);
		}
	};
}

/** A sign-in that began here, or one that begins with the response. */
type Begun = { provider: SamlProvider; requestId: string | null; redirectTo: string; flowId: string | null };

/** @returns where the browser goes */
async function consume(c: AuthContext, parts: AuthParts, us: ServiceProvider): Promise<string> {
	const { config, database, clock, keys } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	const form = new URLSearchParams(await c.req.text());
	const response = form.get('SAMLResponse') ?? '';
	const relayState = form.get('RelayState') ?? '';
	const sent = isUuid(relayState) ? await takeRelayState(parts, relayState) : null;
	if (!sent && !config.AUTH_SAML_IDP_INITIATED)
		throw new Problem('validation_failed', 400, 'SAML RelayState is missing: sign-ins must begin on this site');
	const xml = Buffer.from(response, 'base64').toString('utf8');
	const root = isModest(xml) ? await findRoot(xml, 'Response') : null;
	if (!root) throw invalidAssertion();
	const begun = sent ?? (await beginAtProvider(parts, root, relayState));
	const { provider, requestId, flowId } = begun;
	requireEnabled(provider);
	const now = clock();
	const assertion = await checkAssertion(parts, { response, provider, us, requestId, now });
	const identity = identityOf(provider, assertion);
	const target = redirects.choose(begun.redirectTo);
	const spend = spendAssertion(provider, assertion, now);
	const { sessionEnd: notAfter } = assertion;
	try {
		return await admitIdentity(c, parts, identity, async (userId, before) => {
			if (flowId) {
				const about = describeFlow(flowId, { amrProvider: provider.id, notAfter });
				const results = await database.batch([...before, spend, about, bindFlow({ keys, id: flowId, userId, now })]);
				return withCode(target, results.at(-1)?.rows[0]?.auth_code as string);
			}
			const person = { userId, method: 'sso/saml', amrProvider: provider.id, notAfter };
			const session = await beginSession(c, parts, person, { before: [...before, spend] });
			return session && withSession(target, session);
		});
	} catch (error) {
		if (isMissing(error, 'assertion')) throw invalidAssertion();
		if (isMissing(error, 'flow'))
			throw new Problem('flow_state_not_found', 404, 'invalid flow state, no valid flow state found');
		throw error;
	}
}

/**
 * The sign-in that a RelayState belongs to. It is consumed by the first request with it, whether that succeeds or not.
 */
async function takeRelayState({ database, clock }: AuthParts, id: string): Promise<Begun> {
	const { rows } = await database.query<{
		sso_provider_id: string;
		request_id: string;
		redirect_to: string;
		flow_state_id: string | null;
		created_at: Date;
	}>(
		`delete from auth.saml_relay_states where id = $1
		returning sso_provider_id, request_id, redirect_to, flow_state_id, created_at`,
		[id],
	);
	const state = rows[0];
	if (!state)
		throw new Problem('saml_relay_state_not_found', 404, 'SAML RelayState does not exist, try logging in again?');
	if (clock().getTime() - state.created_at.getTime() > RELAY_STATE_SECONDS * 1000)
		throw new Problem('saml_relay_state_expired', 422, 'SAML RelayState has expired. Try logging in again?');
	const provider = await requireProvider(findSamlProvider(database, state.sso_provider_id));
	return { provider, requestId: state.request_id, redirectTo: state.redirect_to, flowId: state.flow_state_id };
}

/** A response that nobody asked for; its RelayState, if any, says where the person wants to go. */
async function beginAtProvider(
	{ database }: { database: Queryable },
	root: XmlElement,
	relayState: string,
): Promise<Begun> {
	const [ofResponse] = childrenOf(root, 'Issuer');
	const [ofAssertion] = childrenOf(childrenOf(root, 'Assertion')[0], 'Issuer');
	const provider = await requireProvider(findSamlProviderOfEntity(database, textOf(ofResponse ?? ofAssertion)));
	return { provider, requestId: null, redirectTo: relayState, flowId: null };
}

async function requireProvider(found: Promise<SamlProvider | null>): Promise<SamlProvider> {
	const provider = await found;
	if (!provider)
		throw new Problem(
			'saml_idp_not_found',
			404,
			'A SAML connection has not been established with this Identity Provider',
		);
	return provider;
}

function identityOf(provider: SamlProvider, { userId, nameEmail, attributes }: Assertion): VouchedIdentity {
	if (!userId)
		throw new Problem(
			'saml_assertion_no_user_id',
			400,
			'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
		);
	const { email: mapped, ...claims } = mapAttributes(attributes, attributeMapping.parse(provider.attribute_mapping));
	const given = typeof mapped === 'string' ? mapped : (findEmail(attributes) ?? nameEmail);
	if (!given) throw new Problem('saml_assertion_no_email', 400, 'SAML Assertion does not contain an email address');
	const email = requireEmail(given);
	const name = `sso:${provider.id}`;
	return {
		provider: name,
		providerId: userId,
		email,
		isSso: true,
		appMetadata: { provider: name, providers: [name] },
		identityData: {
			iss: provider.entity_id,
			sub: userId,
			email,
			email_verified: true,
			phone_verified: false,
			custom_claims: claims,
		},
	};
}

const spendAssertionSql = `
	with stale as (
		delete from auth.saml_used_assertions where expires_at < $4::timestamptz
	), used as (
		insert into auth.saml_used_assertions (sso_provider_id, assertion_id, expires_at) values ($1, $2, $3)
		on conflict do nothing returning assertion_id
	)
	select ${requireRow('used', 'assertion')}`;

/** Each assertion signs in once: a second time undoes the batch (`isMissing(error, 'assertion')`). */
const spendAssertion = ({ id }: SamlProvider, assertion: Assertion, now: Date): Statement => ({
	text: spendAssertionSql,
	values: [id, assertion.id, assertion.usableUntil, now],
});

/** What the session needs to know when the code is exchanged. */
const describeFlow = (id: string, about: { amrProvider: string; notAfter: Date | null }): Statement => ({
	text: 'update auth.flow_state set data = data || $2::jsonb where id = $1',
	values: [id, { amr_provider: about.amrProvider, not_after: about.notAfter?.toISOString() ?? null }],
});
