import { randomUUID } from 'node:crypto';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { type Failure, failureOf, withFailure } from '../flows/flow-answers.ts';
import { insertFlow } from '../flows/flow-state.ts';
import { checkCodeChallenge } from '../flows/pkce.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { createRedirects, type Redirects } from '../flows/redirects.ts';
import { requireAccount, requireBearer } from '../wire/bearer.ts';
import { takeLimit } from '../wire/caller-details.ts';
import { requireManualLinking } from './linking/manual-linking.ts';
import type { Provider } from './provider.ts';
import { requireProvider } from './provider-catalogue.ts';
import { type FlowValues, type ProviderClient, reasonOf } from './provider-client.ts';

type FlowParts = AuthParts & { providers: ProviderClient };

/** GET /authorize (auth-contract 13): sends a person to a provider. */
export function authorizeWithProvider(parts: FlowParts): Route {
	const redirects = createRedirects({ siteUrl: parts.config.SITE_URL, patterns: parts.config.AUTH_REDIRECT_URLS });
	return async (c) => {
		c.header('cache-control', 'no-store');
		try {
			await takeLimit(c, parts, 'auth_other');
			return c.redirect(await beginFlow(c, parts, redirects, null), 302);
		} catch (error) {
			// A browser that was sent here would show the JSON to its visitor: it goes back, and the page says what failed.
			if (!c.req.header('accept')?.includes('text/html')) throw error;
			if (!isProblem(error)) parts.log.error({ err: error, requestId: c.get('requestId') }, 'a flow did not begin');
			return c.redirect(withFailure(redirectTarget(c, redirects), beginFailure(error), { fragment: true }), 302);
		}
	};
}

/** What a browser is told; that a provider is away has a code of its own, as the visitor can only wait. */
function beginFailure(error: unknown): Failure {
	const failure = failureOf(error);
	const away = isProblem(error) && error.details.providerAway === true;
	return away ? { ...failure, error: 'temporarily_unavailable', error_code: 'provider_unreachable' } : failure;
}

/** GET /user/identities/authorize (auth-contract 14): the same for somebody who adds a provider to their account. */
export function authorizeLink(parts: FlowParts): Route {
	const { config, database, clock } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		const account = await requireAccount(database, await requireBearer(c, parts), clock());
		requireManualLinking(config);
		const url = await beginFlow(c, parts, redirects, account.id);
		c.header('cache-control', 'no-store');
		return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
	};
}

/**
 * The values that authorization and callback must agree on. Verifier and nonce are derived from the flow's id by the
 * server's key, so that they need not be stored.
 */
export function flowValuesOf(
	{ keys, config }: Pick<AuthParts, 'keys' | 'config'>,
	provider: Provider,
	flowId: string,
): FlowValues {
	const derived = (what: string) => keys.mac(`provider ${what}`, Buffer.from(flowId)).toString('base64url');
	return {
		state: flowId,
		redirectUri: `${config.SITE_URL}/auth/v1/callback`,
		verifier: provider.pkce ? derived('verifier') : null,
		nonce: provider.kind === 'oidc' ? derived('nonce') : null,
	};
}

async function beginFlow(
	c: AuthContext,
	parts: FlowParts,
	redirects: Redirects,
	linkingTargetId: string | null,
): Promise<string> {
	const { database, clock, log, providers } = parts;
	const query = c.req.query();
	const provider = await requireProvider(parts, query.provider ?? '');
	const { code_challenge: challenge = '', code_challenge_method: method = '' } = query;
	checkCodeChallenge(challenge, method);
	const invited = query.invite_token ? await requireInvited(parts, query.invite_token) : null;

	const id = randomUUID();
	let url: URL;
	try {
		url = await providers.authorizationUrl(provider, flowValuesOf(parts, provider, id), parametersOf(query));
	} catch (error) {
		log.warn({ provider: provider.name, reason: reasonOf(error) }, 'a provider could not be used');
		const message = `Unsupported provider: ${provider.name} cannot be reached`;
		throw new Problem('validation_failed', 400, message, { providerAway: true });
	}
	const flow = insertFlow({
		id,
		codeChallenge: challenge,
		codeChallengeMethod: method,
		providerType: provider.name,
		authenticationMethod: 'oauth',
		referrer: redirectTarget(c, redirects),
		linkingTargetId,
		data: invited ? { invited } : {},
		now: clock(),
	});
	await database.query(flow.text, flow.values);
	return url.href;
}

/** Parameters that we set or read ourselves; all others are passed on to the provider (auth-contract 13). */
const ours = new Set([
	'apikey',
	'client_id',
	'client_secret',
	'code_challenge',
	'code_challenge_method',
	'code_verifier',
	'invite_token',
	'nonce',
	'provider',
	'redirect_to',
	'redirect_uri',
	'request',
	'request_uri',
	'response_mode',
	'response_type',
	'scope',
	'scopes',
	'skip_http_redirect',
	'state',
]);

function parametersOf(query: Readonly<Record<string, string>>): Record<string, string> {
	const extra = Object.entries(query).filter(([name]) => !ours.has(name));
	const scope = (query.scopes ?? '').split(/[\s,]+/).filter(Boolean);
	return { ...Object.fromEntries(extra), ...(scope.length > 0 && { scope: scope.join(' ') }) };
}

async function requireInvited({ database }: AuthParts, token: string): Promise<string> {
	const unknown = new Problem('user_not_found', 404, 'User identified by token not found');
	if (!/^\w{1,200}$/.test(token)) throw unknown;
	const { rows } = await database.query<{ id: string }>(
		'select id from auth.users where confirmation_token = $1 and invited_at is not null',
		[token],
	);
	if (!rows[0]) throw unknown;
	return rows[0].id;
}
