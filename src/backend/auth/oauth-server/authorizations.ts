import { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthContext, AuthParts, Route } from '../auth-parts.ts';
import { createRedirects, type Redirects } from '../flows/redirects.ts';
import { type Account, requireAccount, requireBearer } from '../wire/bearer.ts';
import { deviceOf } from '../wire/caller-details.ts';
import { readBody, text } from '../wire/request-body.ts';
import { approveAuthorization, denyAuthorization, isDecided, openAuthorization } from './decide-authorization.ts';
import { withAnswer } from './redirect-uris.ts';

const redirectsOf = ({ config }: AuthParts) =>
	createRedirects({ siteUrl: config.SITE_URL, patterns: config.AUTH_REDIRECT_URLS });

/**
 * GET /oauth/authorizations/{id} (auth-contract 18): what the consent page shows of a request, which is bound to this
 * user from now on. Where they consented to as much before, only the redirect.
 */
export function getAuthorization(parts: AuthParts): Route {
	const { database, clock } = parts;
	const redirects = redirectsOf(parts);
	return async (c) => {
		const account = await requirePerson(c, parts, redirects);
		const asked = { id: c.req.param('id') ?? '', userId: account.id, now: clock() };
		const open = await openAuthorization(database, asked);
		if (!open) throw await whyNot(parts, asked);
		if (open.covered) {
			const { address } = deviceOf(c);
			const approved = await approveAuthorization(database, { ...asked, remembered: true, address });
			if (approved) return c.json({ redirect_url: answerOf(approved) });
		}
		return c.json({
			authorization_id: open.authorization_id,
			redirect_uri: open.redirect_uri,
			client: {
				id: open.client_id,
				name: open.client_name,
				uri: open.client_uri ?? '',
				logo_uri: open.logo_uri ?? '',
			},
			user: { id: account.id, email: account.email ?? '' },
			scope: open.scope,
		});
	};
}

const consentBody = z.object({ action: text });

/** POST /oauth/authorizations/{id}/consent (auth-contract 18): the user's consent or refusal, once. */
export function postConsent(parts: AuthParts): Route {
	const { database, clock } = parts;
	const redirects = redirectsOf(parts);
	return async (c) => {
		const account = await requirePerson(c, parts, redirects);
		const { action } = await readBody(c, consentBody);
		if (action !== 'approve' && action !== 'deny')
			throw new Problem('validation_failed', 400, "action must be 'approve' or 'deny'");
		const asked = { id: c.req.param('id') ?? '', userId: account.id, now: clock() };
		if (action === 'deny') {
			const denied = await denyAuthorization(database, asked);
			if (!denied) throw await whyNot(parts, asked);
			const answer = { error: 'access_denied', error_description: 'User denied the request', state: denied.state };
			return c.json({ redirect_url: withAnswer(denied.redirect_uri, answer) });
		}
		const { address } = deviceOf(c);
		const approved = await approveAuthorization(database, { ...asked, remembered: false, address });
		if (!approved) throw await whyNot(parts, asked);
		return c.json({ redirect_url: answerOf(approved) });
	};
}

const answerOf = ({ redirect_uri, state, code }: { redirect_uri: string; state: string | null; code: string }) =>
	withAnswer(redirect_uri, { code, state });

/** The user who is asked; a page of another origin must not answer for them. */
async function requirePerson(c: AuthContext, parts: AuthParts, redirects: Redirects): Promise<Account> {
	c.header('cache-control', 'no-store');
	const bearer = await requireBearer(c, parts);
	const account = await requireAccount(parts.database, bearer, parts.clock());
	const origin = c.req.header('origin');
	if (origin && !redirects.isAllowed(origin))
		throw new Problem('validation_failed', 400, 'unauthorized request origin');
	return account;
}

async function whyNot({ database }: AuthParts, asked: { id: string; userId: string; now: Date }): Promise<Problem> {
	return (await isDecided(database, asked))
		? new Problem('validation_failed', 400, 'authorization request cannot be processed')
		: new Problem('oauth_authorization_not_found', 404, 'authorization not found');
}
