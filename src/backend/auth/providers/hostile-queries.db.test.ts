import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import type { TestAuth } from '../testing/auth-fixture.ts';
import type { OpenidProvider } from './testing/openid-provider.ts';
import { openOutside, SITE } from './testing/outside.ts';

let database: Database;
let auth: TestAuth;
let google: OpenidProvider;
beforeAll(async () => {
	database = await openTestDatabase();
	({ auth, google } = await openOutside(database, { AUTH_REDIRECT_URLS: 'https://*.example.org/**,hoopoe://back' }));
});
afterAll(async () => {
	await google.close();
	await database.close();
});

/** The allowed targets, checked without the code under test. */
function isOurs(location: string): boolean {
	const url = new URL(location);
	if (url.username || url.password) return false;
	if (url.protocol === 'hoopoe:') return location.startsWith('hoopoe://back');
	if (url.protocol === 'https:') return /^[a-z0-9-]+\.example\.org$/.test(url.hostname);
	return url.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
}

const known = [
	'//evil.example',
	'https:evil.example',
	'https:///evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'https://evil.example#.example.org/',
	'https://evil.example?.example.org/',
	'https://evil.example/.example.org/',
	'https://a.example.org@evil.example/',
	'https://a.example.org:pw@evil.example/',
	'https://a.example.org.evil.example/',
	'https://a.example.orgevil.example/',
	'https://a.example.org%2f.evil.example/',
	'https://evil.example\t.example.org/',
	'https://evil.example\\.example.org/',
	'https://xn--exmple-cua.org/',
	'https://a。example.org.evil.example/',
	'http://2130706433/',
	'http://0x7f.1/',
	'http://localhost.evil.example/',
	'http://localhost:3000@evil.example/',
	'http://localhost:3000.evil.example/',
	'javascript:alert(1)//https://a.example.org/',
	'data:text/html,x',
	'hoopoe://back.evil',
	'hoopoe:back',
	'blob:https://a.example.org/x',
	`${SITE}\r\nlocation: https://evil.example`,
	'https://a.example.org/\0',
	'https://b.c.example.org/x',
	'https://a.example.org/fine?x=1#y',
	'hoopoe://back',
	`${SITE}/fa`,
];
const targets = fc.oneof(
	fc.constantFrom(...known),
	fc.webUrl({ withFragments: true, withQueryParameters: true }),
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.tuple(fc.constantFrom(...known), fc.string({ maxLength: 10 })).map((parts) => parts.join('')),
	fc.tuple(fc.string({ maxLength: 6 }), fc.constantFrom(...known)).map((parts) => parts.join('')),
);
const runs = { numRuns: 150 };

async function askFor(query: Record<string, string>): Promise<Response> {
	return auth.fetch(`${SITE}/auth/v1/authorize?${new URLSearchParams(query)}`, { redirect: 'manual' });
}
async function newState(redirectTo: string, challenge: boolean): Promise<string> {
	const pkce: Record<string, string> = challenge
		? { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
		: {};
	const answer = await askFor({ provider: 'google', redirect_to: redirectTo, ...pkce });
	return new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '';
}

describe('no redirect leaves the allow-list', () => {
	it('whatever the target', async () => {
		await fc.assert(
			fc.asyncProperty(targets, fc.boolean(), async (target, challenge) => {
				const state = await newState(target, challenge);
				const answer = await auth.fetch(`${SITE}/auth/v1/callback?state=${state}&error=access_denied`, {
					redirect: 'manual',
				});
				return answer.status === 302 && isOurs(answer.headers.get('location') ?? '');
			}),
			{ ...runs, examples: known.map((target) => [target, false] as [string, boolean]) },
		);
	});

	const fields = fc.constantFrom('state', 'code', 'error', 'error_description', 'iss', 'session_state', 'scope', 'x');
	const queries = fc.array(fc.tuple(fields, fc.oneof(targets, fc.uuid(), fc.constant(''))), { maxLength: 6 });

	it('whatever the callback receives, by GET or by POST, with a valid state or without', async () => {
		await fc.assert(
			fc.asyncProperty(queries, fc.boolean(), fc.boolean(), async (pairs, post, ours) => {
				const state: [string, string][] = ours ? [['state', await newState(`${SITE}/fa`, false)]] : [];
				const query = new URLSearchParams([...state, ...pairs]).toString();
				const answer = await auth.fetch(`${SITE}/auth/v1/callback${post ? '' : `?${query}`}`, {
					redirect: 'manual',
					...(post && { method: 'POST', body: query }),
				});
				return [302, 303].includes(answer.status) && isOurs(answer.headers.get('location') ?? '');
			}),
			runs,
		);
	});

	it('whatever is posted', async () => {
		await fc.assert(
			fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array()), async (body) => {
				const answer = await auth.fetch(`${SITE}/auth/v1/callback`, {
					method: 'POST',
					redirect: 'manual',
					body: typeof body === 'string' ? body : new Uint8Array(body),
				});
				return answer.status === 303 && isOurs(answer.headers.get('location') ?? '');
			}),
			runs,
		);
	});

	it('whatever is asked: to the provider, or no redirect', async () => {
		const names = fc.constantFrom(
			'provider',
			'scopes',
			'code_challenge',
			'prompt',
			'invite_token',
			'hd',
			'redirect_uri',
		);
		const query = fc.dictionary(fc.oneof(names, fc.string({ maxLength: 8 })), fc.oneof(targets, fc.constant('google')));
		await fc.assert(
			fc.asyncProperty(query, fc.boolean(), async (asked, google_) => {
				const answer = await askFor({ ...asked, ...(google_ && { provider: 'google' }) });
				const location = answer.headers.get('location');
				if (answer.status !== 302) return answer.status < 500 && location === null;
				return new URL(location ?? '').origin === google.issuer;
			}),
			runs,
		);
	});
});

describe('no body breaks', () => {
	it('the grant of ID tokens', async () => {
		const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.constantFrom('google', 'a.b.c', true));
		const names = ['provider', 'id_token', 'access_token', 'nonce', 'client_id', 'issuer', 'link_identity'];
		const body = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
		await fc.assert(
			fc.asyncProperty(body, async (given) => {
				const { status } = await auth.call('POST', '/token?grant_type=id_token', { body: given });
				return status >= 400 && status < 500;
			}),
			runs,
		);
	});

	it('the admin API of custom providers', async () => {
		const names =
			'provider_type identifier name client_id client_secret scopes attribute_mapping authorization_params issuer authorization_url token_url userinfo_url enabled';
		const value = fc.oneof(fc.jsonValue(), fc.constantFrom('oauth2', 'oidc', 'custom:x', 'https://127.0.0.1:1/x'));
		const body = fc.record(Object.fromEntries(names.split(' ').map((name) => [name, value])), { requiredKeys: [] });
		await fc.assert(
			fc.asyncProperty(body, fc.boolean(), async (given, put) => {
				const token = auth.apiKeys.secret;
				const path = `/admin/custom-providers${put ? '/custom:x' : ''}`;
				const { status } = await auth.call(put ? 'PUT' : 'POST', path, { body: given, token });
				return status < 500;
			}),
			runs,
		);
	});
});
