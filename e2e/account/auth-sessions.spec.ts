import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test } from '../support/auth-server.ts';
import {
	emailOf,
	expectEvent,
	follow,
	newEmail,
	openClient,
	password,
	signUp,
	tokenOf,
	visit,
} from '../support/bare-client.ts';
import type { FlowType } from '../support/client-in-page.ts';

/** The unmodified client in a real browser: what a session is to an app, and what a person does who has one. */

// One server for all of them, so one after the other.
test.describe.configure({ mode: 'default' });

test('an app sees all seven events, and a new password needs the second factor', async ({ page, authServer }) => {
	const seen = new Set<string>();
	const look = async () => {
		for (const event of await page.evaluate(() => window.events)) seen.add(event);
	};
	const email = await signUp(page, authServer);
	await expectEvent(page, 'SIGNED_IN');
	const secret = await page.evaluate(async () => {
		const { auth } = window.client;
		await auth.refreshSession();
		await auth.updateUser({ data: { full_name: 'Simin' } });
		const { data } = await auth.mfa.enroll({ factorType: 'totp' });
		return data?.totp.secret ?? '';
	});
	/** Proves the factor with the code of a step that was not used yet. */
	const prove = (steps: number) => {
		const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
		return page.evaluate(async (code) => {
			const { auth } = window.client;
			const { data: user } = await auth.getUser();
			const factorId = user.user?.factors?.[0]?.id ?? '';
			const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
			const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
			return error?.message ?? level?.currentLevel;
		}, code);
	};
	expect(await prove(0)).toBe('aal2');
	await page.evaluate(
		async ([email, redirectTo]) => {
			await window.client.auth.signOut();
			await window.client.auth.resetPasswordForEmail(email, { redirectTo });
		},
		[email, authServer.bare] as const,
	);
	await look();
	await follow(page, (await authServer.mail(email)).link, 'implicit');
	await expectEvent(page, 'PASSWORD_RECOVERY');
	const change = () =>
		page.evaluate(async () => (await window.client.auth.updateUser({ password: 'another long one' })).error?.code);
	expect(await change()).toBe('insufficient_aal');
	expect(await prove(1)).toBe('aal2');
	expect(await change()).toBeUndefined();
	await look();
	expect([...seen].sort()).toEqual([
		'INITIAL_SESSION',
		'MFA_CHALLENGE_VERIFIED',
		'PASSWORD_RECOVERY',
		'SIGNED_IN',
		'SIGNED_OUT',
		'TOKEN_REFRESHED',
		'USER_UPDATED',
	]);
});

test('two tabs share a session, other devices have their own, and each scope ends what it says', async ({
	page,
	browser,
	authServer,
}) => {
	const email = await signUp(page, authServer);
	const tab = await page.context().newPage();
	await visit(tab);
	expect(await emailOf(tab)).toBe(email);
	// Where both refresh at once, the client keeps what was stored first and drops its own; nobody is signed out.
	const before = await tokenOf(page);
	const refresh = (one: Page) => one.evaluate(async () => (await window.client.auth.refreshSession()).error === null);
	expect(await Promise.all([refresh(page), refresh(tab)])).toContain(true);
	expect(await tokenOf(page)).toBe(await tokenOf(tab));
	expect(await tokenOf(tab)).not.toBe(before);
	expect([await emailOf(page), await emailOf(tab)]).toEqual([email, email]);
	await expectEvent(tab, 'TOKEN_REFRESHED');

	const elsewhere = await browser.newContext({ baseURL: authServer.address });
	const device = await elsewhere.newPage();
	const signIn = async (on: Page) => {
		await visit(on);
		const error = await on.evaluate(
			async ([email, password]) => (await window.client.auth.signInWithPassword({ email, password })).error?.message,
			[email, password] as const,
		);
		expect(error).toBeUndefined();
	};
	const signOut = (on: Page, scope: 'local' | 'others' | 'global') =>
		on.evaluate(async (scope) => (await window.client.auth.signOut({ scope })).error?.message, scope);
	const isIn = async (on: Page) => (await emailOf(on)) === email;
	try {
		await signIn(device);
		expect(await signOut(page, 'others')).toBeUndefined();
		expect([await isIn(page), await isIn(tab), await isIn(device)]).toEqual([true, true, false]);
		await signIn(device);
		expect(await signOut(page, 'local')).toBeUndefined();
		await expectEvent(tab, 'SIGNED_OUT');
		expect([await isIn(page), await isIn(tab), await isIn(device)]).toEqual([false, false, true]);
		await signIn(page);
		await expectEvent(tab, 'SIGNED_IN');
		expect(await isIn(tab)).toBe(true);
		expect(await signOut(page, 'global')).toBeUndefined();
		expect([await isIn(page), await isIn(device)]).toEqual([false, false]);
	} finally {
		await elsewhere.close();
	}
});

test('an address that holds no session is refused with the client’s own words', async ({ page, authServer }) => {
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	const arrive = async (tail: string, flowType: FlowType) => {
		await page.goto('about:blank');
		await page.goto(authServer.bare + tail);
		return openClient(page, flowType);
	};
	expect(await arrive('#access_token=only', 'implicit')).toBe('No session defined in URL');
	expect(await arrive('#access_token=only', 'pkce')).toBe('Not a valid PKCE flow url.');
	expect(await arrive('#error=access_denied&error_code=otp_expired', 'implicit')).toBe(
		'Error in URL with unspecified error_description',
	);
	expect(await arrive('?error_code=otp_expired&error_description=It+is+over', 'pkce')).toBe('It is over');
	await page.evaluate(() => localStorage.setItem('journey-code-verifier', '"of a flow that began"'));
	expect(await arrive('?code=of-another-flow', 'implicit')).toBe('Not a valid implicit grant flow url.');
	// The client looks for a session in the address only where it found a code; so this one is asked of it directly.
	const without = await page.evaluate(async () => {
		const client = window.supabase.createClient(location.origin, 'key', { auth: { flowType: 'pkce' } });
		const auth = client.auth as unknown as {
			_getSessionFromURL(params: object, type: string): Promise<{ error: Error | null }>;
		};
		return (await auth._getSessionFromURL({}, 'pkce')).error?.message;
	});
	expect(without).toBe('No code detected.');

	await signUp(page, authServer);
	const session = await page.evaluate(async () => (await window.client.auth.getSession()).data.session);
	const late = new URLSearchParams({
		access_token: session?.access_token ?? '',
		refresh_token: session?.refresh_token ?? '',
		token_type: 'bearer',
		expires_in: '3600',
		expires_at: String(Math.floor(Date.now() / 1000) + 3600 - 121),
	});
	expect(await arrive(`#${late}`, 'implicit')).toBeUndefined();
	expect(warnings.join()).toContain('Session as retrieved from URL was issued over 120s ago');
});

test('the button of a provider signs in without a way there, and links', async ({ page, authServer }) => {
	const nonce = randomUUID();
	const hashed = createHash('sha256').update(nonce).digest('hex');
	const tokenOfSomebody = async () => {
		authServer.google.state.somebody = { sub: randomUUID(), email: newEmail(), email_verified: true };
		return authServer.google.idToken({ nonce: hashed });
	};
	await visit(page);
	const email = await page.evaluate(
		async ([token, nonce]) =>
			(await window.client.auth.signInWithIdToken({ provider: 'google', token, nonce })).data.user?.email,
		[await tokenOfSomebody(), nonce] as const,
	);
	expect(email).toBe(authServer.google.state.somebody.email);
	await expectEvent(page, 'SIGNED_IN');

	await page.evaluate(() => window.client.auth.signOut());
	const own = await signUp(page, authServer);
	const providers = await page.evaluate(
		async ([token, nonce]) => {
			const { error } = await window.client.auth.linkIdentity({ provider: 'google', token, nonce });
			const { data } = await window.client.auth.getUserIdentities();
			return error?.message ?? data?.identities.map(({ provider }) => provider).sort();
		},
		[await tokenOfSomebody(), nonce] as const,
	);
	expect([await emailOf(page), providers]).toEqual([own, ['email', 'google']]);
});

test('an e-mail is sent again, and a code for a new password', async ({ page, authServer }) => {
	const email = newEmail();
	await visit(page);
	const again = await page.evaluate(
		async ([email, password, emailRedirectTo]) => {
			const { auth } = window.client;
			await auth.signUp({ email, password });
			return (await auth.resend({ type: 'signup', email, options: { emailRedirectTo } })).error?.message;
		},
		[email, password, authServer.bare] as const,
	);
	expect(again).toBeUndefined();
	await authServer.mail(email);
	await follow(page, (await authServer.mail(email)).link, 'implicit');
	expect(await page.evaluate(async () => (await window.client.auth.reauthenticate()).error?.message)).toBeUndefined();
	const nonce = await authServer.code(email);
	const changed = await page.evaluate(
		async ([email, nonce]) => {
			const { auth } = window.client;
			const { error } = await auth.updateUser({ password: 'another long one', nonce });
			await auth.signOut();
			const again = await auth.signInWithPassword({ email, password: 'another long one' });
			return error?.message ?? again.data.user?.email;
		},
		[email, nonce] as const,
	);
	expect(changed).toBe(email);
});

test('a phone signs up with a password, and is a second factor', async ({ page, authServer }) => {
	const phone = `3461${String(Date.now()).slice(-7)}`;
	await visit(page);
	const signedUp = await page.evaluate(
		async ([phone, password]) => (await window.client.auth.signUp({ phone, password })).error?.message,
		[phone, password] as const,
	);
	expect(signedUp).toBeUndefined();
	const confirmed = await page.evaluate(
		async ([phone, token, password]) => {
			const { auth } = window.client;
			const { error } = await auth.verifyOtp({ phone, token, type: 'sms' });
			await auth.signOut();
			return error?.message ?? (await auth.signInWithPassword({ phone, password })).data.user?.phone;
		},
		[phone, authServer.textedCode(phone), password] as const,
	);
	expect(confirmed).toBe(phone);

	const other = `3462${String(Date.now()).slice(-7)}`;
	const asked = await page.evaluate(async (phone) => {
		const { mfa } = window.client.auth;
		const { data } = await mfa.enroll({ factorType: 'phone', phone: `+${phone}`, friendlyName: 'mobile' });
		const factorId = data?.id ?? '';
		const { data: challenge, error } = await mfa.challenge({ factorId });
		return { factorId, challengeId: challenge?.id ?? '', error: error?.message };
	}, other);
	expect(asked.error).toBeUndefined();
	const after = await page.evaluate(
		async ({ factorId, challengeId, code }) => {
			const { mfa } = window.client.auth;
			const { error } = await mfa.verify({ factorId, challengeId, code });
			const { data: level } = await mfa.getAuthenticatorAssuranceLevel();
			const { data: factors } = await mfa.listFactors();
			const { data: gone } = await mfa.unenroll({ factorId });
			return [error?.message, level?.currentLevel, factors?.phone.length, gone?.id === factorId];
		},
		{ ...asked, code: authServer.textedCode(other) },
	);
	expect(after).toEqual([undefined, 'aal2', 1, true]);
});

test('apps get consent or a refusal, and grants are revoked', async ({ page, authServer }) => {
	await signUp(page, authServer);
	const redirect = `${authServer.address}/en/about`;
	const registered = await page.request.post(`/auth/v1/oauth/clients/register`, {
		data: { client_name: 'Star Map', redirect_uris: [redirect], token_endpoint_auth_method: 'none' },
	});
	const { client_id: clientId } = (await registered.json()) as { client_id: string };
	/** The id under which an app asks. */
	const question = async () => {
		const query = new URLSearchParams({
			client_id: clientId,
			redirect_uri: redirect,
			response_type: 'code',
			scope: 'email',
			code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
			code_challenge_method: 'S256',
		});
		const sent = await page.request.get(`/auth/v1/oauth/authorize?${query}`, { maxRedirects: 0 });
		return new URL(sent.headers().location ?? '').searchParams.get('authorization_id') ?? '';
	};
	const decided = await page.evaluate(
		async ([first, second, clientId]) => {
			const { oauth } = window.client.auth;
			const options = { skipBrowserRedirect: true };
			const { data: asks } = await oauth.getAuthorizationDetails(first);
			const { data: denied } = await oauth.denyAuthorization(first, options);
			await oauth.getAuthorizationDetails(second);
			const { data: approved } = await oauth.approveAuthorization(second, options);
			const { data: grants } = await oauth.listGrants();
			const { error } = await oauth.revokeGrant({ clientId });
			const { data: left } = await oauth.listGrants();
			return {
				name: asks && 'client' in asks && asks.client.name,
				denied: denied?.redirect_url,
				approved: approved?.redirect_url,
				grants: [grants?.length, error?.message, left?.length],
			};
		},
		[await question(), await question(), clientId] as const,
	);
	expect(decided).toEqual({
		name: 'Star Map',
		denied: expect.stringContaining(`${redirect}?error=access_denied`),
		approved: expect.stringMatching(/\/en\/about\?code=[\w-]{43}$/),
		grants: [1, undefined, 0],
	});
});
