import type { Database } from '#src/platform/database/database.ts';
import { isProblem, Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { failureOf, withCode, withFailure, withSession } from '../flows/flow-answers.ts';
import { bindFlow, type Flow, findFlow } from '../flows/flow-state.ts';
import { createRedirects } from '../flows/redirects.ts';
import { sendMail } from '../one-time/send-code.ts';
import { beginSession } from '../sessions/sign-in.ts';
import { isUuid } from '../uuid.ts';
import { audienceOf, deviceOf } from '../wire/caller-details.ts';
import { oauthProblem } from '../wire/wire-errors.ts';
import { flowValuesOf } from './begin-flow.ts';
import { profileOf } from './identity/profile.ts';
import { type Settled, settleIdentity } from './identity/settle-identity.ts';
import type { Provider } from './provider.ts';
import { requireProvider } from './provider-catalogue.ts';
import { type ProviderClient, type ProviderUser, reasonOf } from './provider-client.ts';

type CallbackParts = AuthParts & { providers: ProviderClient };

/** Time for a person to sign in at the provider (auth-contract 20.3 gives the whole flow no more). */
const FLOW_SECONDS = 300;

/** GET and POST /callback (auth-contract 13): a person comes back from a provider. Answers are always redirects. */
export function callback(parts: CallbackParts): Route {
	const { config, log } = parts;
	const redirects = createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });
	return async (c) => {
		// Programs that look at addresses before people do ask with HEAD first; a state works once.
		if (c.req.method === 'HEAD') return c.body(null, 200);
		const answer = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : new URL(c.req.url).search);
		c.header('cache-control', 'no-store');
		c.header('referrer-policy', 'no-referrer');
		let flow: Flow;
		try {
			flow = await takeFlow(parts, answer.get('state') ?? '');
		} catch (error) {
			// The flow is not known, and so neither is its target: redirect to the site itself.
			if (!isProblem(error)) throw error;
			return c.redirect(withFailure(config.SITE_URL, failureOf(error), { fragment: false }), 303);
		}
		const target = redirects.choose(flow.referrer);
		try {
			return c.redirect(await finish(c, parts, { flow, answer, target }), 302);
		} catch (error) {
			if (!isProblem(error)) log.error({ err: error, requestId: c.get('requestId') }, 'a callback failed');
			return c.redirect(withFailure(target, failureOf(error), { fragment: true }), 302);
		}
	};
}

/** The flow that a `state` belongs to. It is consumed by the first request with it, whether that succeeds or not. */
async function takeFlow({ database, clock }: CallbackParts, state: string): Promise<Flow> {
	const invalid = (message: string) => new Problem('bad_oauth_state', 400, message);
	if (state === '') throw new Problem('bad_oauth_callback', 400, 'OAuth state parameter missing');
	if (!isUuid(state)) throw invalid('OAuth state parameter is invalid');
	const flow = await findFlow(database, state);
	if (flow?.authenticationMethod !== 'oauth') throw invalid('OAuth state not found or expired');
	if (clock().getTime() - flow.createdAt.getTime() > FLOW_SECONDS * 1000) throw invalid('OAuth state has expired');
	if (!(await markTaken(database, flow)))
		throw flow.codeChallenge
			? new Problem('flow_state_already_used', 400, 'State has already been used')
			: invalid('OAuth state not found or expired');
	return flow;
}

/** The row of an implicit flow is not needed any more; that of a PKCE flow is kept for its verifier. */
async function markTaken(database: Database, { id, codeChallenge }: Flow): Promise<boolean> {
	const taken = await database.query(
		codeChallenge
			? `update auth.flow_state set data = data || '{"taken":true}' where id = $1 and data -> 'taken' is null`
			: 'delete from auth.flow_state where id = $1',
		[id],
	);
	return taken.affected > 0;
}

type Arrived = { flow: Flow; answer: URLSearchParams; target: string };

/** @returns where the browser goes */
async function finish(c: AuthContext, parts: CallbackParts, { flow, answer, target }: Arrived): Promise<string> {
	const { database, keys, config, clock } = parts;
	const provider = await requireProvider(parts, flow.providerType);
	const providerUser = await redeem(parts, { provider, flow, answer });
	const invited = isUuid(flow.data.invited) ? flow.data.invited : null;
	const settled = await settleIdentity(database, config, {
		provider,
		profile: profileOf(provider, providerUser.claims),
		linkingTo: flow.linkingTargetId,
		invited,
		aud: audienceOf(c),
		now: clock(),
		address: deviceOf(c).address,
	});
	await requireProven(c, parts, { settled, provider, redirectTo: target });
	const { userId } = settled;
	const { accessToken, refreshToken } = providerUser;
	if (flow.codeChallenge) {
		const tokens = { providerAccessToken: accessToken, providerRefreshToken: refreshToken };
		const bind = bindFlow({ keys, id: flow.id, userId, ...tokens, now: clock() });
		const { rows } = await database.query<{ auth_code: string }>(bind.text, bind.values);
		return withCode(target, rows[0]?.auth_code ?? '');
	}
	const session = await beginSession(c, parts, { userId, method: 'oauth' });
	if (!session) throw new Problem('conflict', 409, 'The account was changed at the same time');
	return withSession(target, session, {
		provider_token: accessToken,
		...(refreshToken && { provider_refresh_token: refreshToken }),
	});
}

async function redeem(
	parts: CallbackParts,
	{ provider, flow, answer }: { provider: Provider; flow: Flow; answer: URLSearchParams },
): Promise<ProviderUser> {
	const refusal = answer.get('error');
	if (refusal) throw refusalOf(refusal, answer.get('error_description'));
	if (!answer.get('code'))
		throw new Problem('bad_oauth_callback', 400, 'OAuth callback with missing authorization code missing');
	try {
		return await parts.providers.redeem(provider, flowValuesOf(parts, provider, flow.id), answer);
	} catch (error) {
		parts.log.warn({ provider: provider.name, reason: reasonOf(error) }, 'a provider’s answer could not be used');
		throw new Problem('unexpected_failure', 500, 'Unable to exchange external code');
	}
}

/**
 * What a provider says in place of a code (RFC 6749, 4.1.2.1). It comes through the browser: only short texts are
 * passed on.
 */
function refusalOf(error: string, description: string | null): Problem {
	const code = /^[a-z_]{1,64}$/.test(error) ? error : 'server_error';
	return oauthProblem(code, description?.slice(0, 500).toWellFormed() || 'The provider refused');
}

/**
 * Sends a mail in place of a session to somebody whose address is not proven.
 * @throws Problem `provider_email_needs_verification` 422 (auth-contract 13)
 */
export async function requireProven(
	c: AuthContext,
	parts: AuthParts,
	{ settled, provider, redirectTo }: { settled: Settled; provider: Provider; redirectTo: string },
): Promise<void> {
	const { userId, unproven } = settled;
	if (unproven === null) return;
	await sendMail(c, parts, { userId, to: unproven, mail: 'confirmation', redirectTo });
	throw new Problem(
		'provider_email_needs_verification',
		422,
		`Unverified email with ${provider.name}. A confirmation email has been sent to your ${provider.name} email`,
	);
}
