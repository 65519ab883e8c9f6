import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';

/** A provider that accepts one answer only. */
let provider: Server;
let database: Database;
let plain: TestAuth;
let auth: TestAuth;
let asked: URLSearchParams[] = [];
let settings: Record<string, string>;
beforeAll(async () => {
	database = await openTestDatabase();
	provider = createServer((request, response) => {
		let body = '';
		request.on('data', (chunk) => {
			body += chunk;
		});
		request.on('end', () => {
			const form = new URLSearchParams(body);
			asked.push(form);
			const success = form.get('response') === 'right' && form.get('secret') === 'shh';
			if (form.get('response') === 'garbage') response.end('<html>');
			else
				response.end(JSON.stringify({ success, 'error-codes': success ? [] : ['invalid-input-response', 'timeout'] }));
		});
	});
	await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready));
	const { port } = provider.address() as AddressInfo;
	settings = {
		AUTH_CAPTCHA: 'hcaptcha',
		AUTH_CAPTCHA_SECRET: 'shh',
		AUTH_CAPTCHA_SITE_KEY: 'site',
		AUTH_CAPTCHA_URL: `http://127.0.0.1:${port}/siteverify`,
	};
	plain = await openTestAuth(database);
	auth = await openTestAuth(database, { settings });
});
beforeEach(() => {
	asked = [];
});
afterAll(async () => {
	provider.close();
	await database.close();
});

const missing = {
	code: 'captcha_failed',
	message: 'captcha protection: request disallowed (no captcha_token found)',
};

describe('with a captcha', () => {
	it('the client signs up and in with an answer', async () => {
		const client = auth.client();
		const person = { email: newEmail(), password: 'correct horse' };
		const options = { captchaToken: 'right' };
		expect((await client.auth.signUp({ ...person, options })).error).toBeNull();
		expect((await client.auth.signInWithPassword({ ...person, options })).error).toBeNull();
		expect((await client.auth.refreshSession()).error).toBeNull();
		expect(asked.map((form) => Object.fromEntries(form))).toEqual(
			Array(2).fill({ secret: 'shh', response: 'right', remoteip: '203.0.113.7', sitekey: 'site' }),
		);
	});

	it('a wrong answer is refused with what the provider said of it', async () => {
		const { error } = await auth
			.client()
			.auth.signUp({ email: newEmail(), password: 'correct horse', options: { captchaToken: 'wrong' } });
		expect(error).toMatchObject({
			status: 400,
			code: 'captcha_failed',
			message: 'captcha protection: request disallowed (invalid-input-response, timeout)',
		});
	});

	it.each([
		['/signup'],
		['/recover'],
		['/resend'],
		['/magiclink'],
		['/otp'],
		['/sso'],
		['/passkeys/authentication/options'],
		['/token?grant_type=password'],
		['/token?grant_type=web3'],
	])('%s requires an answer', async (endpoint) => {
		for (const body of [{}, { gotrue_meta_security: {} }, { gotrue_meta_security: { captcha_token: null } }]) {
			const answer = await auth.call('POST', endpoint, { body });
			expect([answer.status, answer.body]).toEqual([400, missing]);
		}
		expect(asked).toEqual([]);
	});

	it.each([['refresh_token'], ['pkce'], ['id_token']])('the grant %s does not', async (grant) => {
		const { body } = await auth.call('POST', `/token?grant_type=${grant}`, { body: {} });
		expect(body.code).not.toBe('captcha_failed');
	});

	it("the operator's programs need none, other keys and bad ones do", async () => {
		const body = { email: newEmail(), password: 'correct horse' };
		for (const token of [auth.apiKeys.secret, auth.apiKeys.serviceRoleToken]) {
			const answer = await auth.call('POST', '/signup', { body: { ...body, email: newEmail() }, token });
			expect(answer.status).toBe(200);
		}
		for (const token of [auth.apiKeys.publishable, auth.apiKeys.anonToken, 'rubbish'])
			expect((await auth.call('POST', '/signup', { body, token })).body).toEqual(missing);
	});

	it('a body that is no JSON is refused as everywhere', async () => {
		expect((await auth.call('POST', '/signup', { body: '{' })).body.code).toBe('bad_json');
		expect((await auth.call('POST', '/signup', { body: { gotrue_meta_security: 'x' } })).body.code).toBe('bad_json');
	});

	it('a provider that cannot be understood or reached is a fault of the server', async () => {
		const body = { email: newEmail(), password: 'correct horse', gotrue_meta_security: { captcha_token: 'garbage' } };
		const answer = await auth.call('POST', '/signup', { body });
		expect([answer.status, answer.body.code]).toEqual([500, 'unexpected_failure']);
		const cut = await openTestAuth(database, { settings: { ...settings, AUTH_CAPTCHA_URL: 'http://127.0.0.1:1' } });
		expect((await cut.call('POST', '/signup', { body })).status).toBe(500);
	});
});

it('without one, an answer is not looked at', async () => {
	await signUp(plain, { gotrue_meta_security: { captcha_token: 'wrong' } });
	expect(asked).toEqual([]);
});
