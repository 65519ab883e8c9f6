import { createHash } from 'node:crypto';
import type { Answer, SignedUp, TestAuth } from '../../testing/auth-fixture.ts';

export const REDIRECT = 'https://app.example.org/callback?kept=1';
export const VERIFIER = 'a-verifier-of-more-than-forty-three-characters-0';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export type TestApp = { id: string; secret: string };

/** Registers an app as the operator does. */
export async function addApp(auth: TestAuth, fields: Record<string, unknown> = {}): Promise<TestApp> {
	const body = { client_name: 'Star Map', redirect_uris: [REDIRECT], ...fields };
	const answer = await auth.call('POST', '/admin/oauth/clients', { token: auth.apiKeys.secret, body });
	if (answer.status !== 201) throw new Error(`no app: ${answer.text}`);
	return { id: String(answer.body.client_id), secret: String(answer.body.client_secret ?? '') };
}

/** The address of the authorize endpoint; an undefined value leaves its parameter out. */
export function authorizePath(app: TestApp, changes: Record<string, string | undefined> = {}): string {
	const query = {
		client_id: app.id,
		redirect_uri: REDIRECT,
		response_type: 'code',
		scope: 'openid email',
		state: 'a state & more',
		code_challenge: CHALLENGE,
		code_challenge_method: 'S256',
		...changes,
	};
	const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
	return `/oauth/authorize?${new URLSearchParams(given)}`;
}

/** Asks, and answers the id of the question that waits on the consent page. */
export async function ask(
	auth: TestAuth,
	app: TestApp,
	changes: Record<string, string | undefined> = {},
): Promise<string> {
	const { headers } = await auth.call('GET', authorizePath(app, changes));
	const id = new URL(headers.get('location') ?? '').searchParams.get('authorization_id');
	if (!id) throw new Error(`not asked: ${headers.get('location')}`);
	return id;
}

/** The whole way to a code: asked, opened and approved by the person. */
export async function codeFor(
	auth: TestAuth,
	app: TestApp,
	person: SignedUp,
	changes: Record<string, string | undefined> = {},
): Promise<string> {
	const id = await ask(auth, app, changes);
	const opened = await auth.call('GET', `/oauth/authorizations/${id}`, { token: person.access });
	const approved = opened.body.redirect_url
		? opened
		: await auth.call('POST', `/oauth/authorizations/${id}/consent`, {
				token: person.access,
				body: { action: 'approve' },
			});
	return new URL(String(approved.body.redirect_url)).searchParams.get('code') ?? '';
}

/** Calls the token endpoint as the app, with Basic authentication. */
export const askToken = (auth: TestAuth, app: TestApp, fields: Record<string, string>): Promise<Answer> =>
	auth.call('POST', '/oauth/token', {
		body: new URLSearchParams(fields).toString(),
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			authorization: `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`,
		},
	});

export const exchange = (auth: TestAuth, app: TestApp, code: string, changes: Record<string, string> = {}) =>
	askToken(auth, app, {
		grant_type: 'authorization_code',
		code,
		redirect_uri: REDIRECT,
		code_verifier: VERIFIER,
		...changes,
	});
