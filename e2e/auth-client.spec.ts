import { expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { Secret, TOTP } from 'otpauth';
import { type AuthWorld, openAuthWorld } from './auth-world.ts';
import {
	bare,
	emailOf,
	expectEvent,
	type FlowType,
	follow,
	newEmail,
	openClient,
	password,
	signUp,
	tokenOf,
	visit,
} from './bare-client.ts';
import { test } from './house.ts';

/** The unmodified client in a real browser: every way in that leads through a letter, a phone or another site. */

// One server for all of them, so one after the other.
test.describe.configure({ mode: 'default' });
let world: AuthWorld;
test.beforeAll(async () => {
	world = await openAuthWorld();
});
test.afterAll(() => world?.close());

for (const flow of ['implicit', 'pkce'] as const) {
	test(`${flow}: letters confirm a sign-up, sign in, lead to a new password and a new address`, async ({ page }) => {
		const email = await signUp(page, world, flow);
		await expectEvent(page, 'SIGNED_IN');
		expect(await emailOf(page)).toBe(email);
		expect(page.url(), 'no token stays in the address').not.toMatch(/access_token|code=/);

		const asked = await page.evaluate(
			async ([email, emailRedirectTo]) => {
				const { auth } = window.client;
				await auth.signOut();
				return (await auth.signInWithOtp({ email, options: { emailRedirectTo } })).error?.message;
			},
			[email, bare] as const,
		);
		expect(asked).toBeUndefined();
		await follow(page, (await world.letter(email)).link, flow);
		await expectEvent(page, 'SIGNED_IN');

		await page.evaluate(
			async ([email, redirectTo]) => {
				await window.client.auth.signOut();
				await window.client.auth.resetPasswordForEmail(email, { redirectTo });
			},
			[email, bare] as const,
		);
		const { link } = await world.letter(email);
		await follow(page, link, flow);
		await expectEvent(page, 'PASSWORD_RECOVERY');
		const changed = await page.evaluate(
			async () => (await window.client.auth.updateUser({ password: 'another long one' })).error?.message,
		);
		expect(changed).toBeUndefined();
		await page.goto(link);
		expect(await openClient(page, flow), 'a link works once').toBe('Email link is invalid or has expired');
		expect(await emailOf(page), 'and does no harm to who is signed in').toBe(email);

		const next = newEmail();
		await page.goto(bare);
		await openClient(page, flow);
		const asking = await page.evaluate(
			async ([email, emailRedirectTo]) =>
				(await window.client.auth.updateUser({ email }, { emailRedirectTo })).data.user?.new_email,
			[next, bare] as const,
		);
		expect(asking).toBe(next);
		await page.goto((await world.letter(email)).link);
		expect(page.url()).toContain('message=Confirmation+link+accepted');
		await follow(page, (await world.letter(next)).link, flow);
		expect(await emailOf(page)).toBe(next);
	});

	test(`${flow}: Google signs in, with its tokens; it is linked to an account and taken off again`, async ({
		page,
	}) => {
		world.google.state.somebody = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
		await visit(page, flow);
		const leave = page.waitForURL(/robots\.txt.*(code|access_token)=/);
		await page.evaluate(
			(redirectTo) =>
				void window.client.auth.signInWithOAuth({
					provider: 'google',
					options: { redirectTo, queryParams: { access_type: 'offline', prompt: 'consent' } },
				}),
			bare,
		);
		await leave;
		expect(world.google.state.asked.get('access_type')).toBe('offline');
		expect(await openClient(page, flow)).toBeUndefined();
		await expectEvent(page, 'SIGNED_IN');
		const session = await page.evaluate(async () => (await window.client.auth.getSession()).data.session);
		expect(session?.user.email).toBe(world.google.state.somebody.email);
		expect([session?.provider_token, session?.provider_refresh_token]).toEqual([
			expect.stringMatching(/.{20}/),
			expect.stringMatching(/.{20}/),
		]);

		await page.evaluate(() => window.client.auth.signOut());
		world.google.state.somebody = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
		// The provider remembers who was there in a cookie; another person has another browser.
		await page.context().clearCookies();
		const email = await signUp(page, world, flow);
		const back = page.waitForURL(/robots\.txt.*(code|access_token)=/);
		await page.evaluate(
			(redirectTo) => void window.client.auth.linkIdentity({ provider: 'google', options: { redirectTo } }),
			bare,
		);
		await back;
		expect(await openClient(page, flow)).toBeUndefined();
		const identities = () =>
			page.evaluate(async () =>
				(await window.client.auth.getUserIdentities()).data?.identities.map(({ provider }) => provider).sort(),
			);
		expect([await emailOf(page), await identities()]).toEqual([email, ['email', 'google']]);
		const unlinked = await page.evaluate(async () => {
			const { data } = await window.client.auth.getUserIdentities();
			const google = data?.identities.find(({ provider }) => provider === 'google');
			return google && (await window.client.auth.unlinkIdentity(google)).error;
		});
		expect([unlinked, await identities()]).toEqual([null, ['email']]);
	});

	test(`${flow}: an organisation signs its people in`, async ({ page }) => {
		const email = `${crypto.randomUUID()}@uni.example`;
		await world.openUniversity(page, { nameId: email, email });
		await visit(page, flow);
		const back = page.waitForURL(/robots\.txt.*(code|access_token)=/);
		await page.evaluate(
			(redirectTo) => void window.client.auth.signInWithSSO({ domain: 'uni.example', options: { redirectTo } }),
			bare,
		);
		await back;
		expect(await openClient(page, flow)).toBeUndefined();
		await expectEvent(page, 'SIGNED_IN');
		const claims = await page.evaluate(async () => (await window.client.auth.getClaims()).data?.claims);
		expect(claims).toMatchObject({ email, amr: [{ method: 'sso/saml' }] });
	});
}

test('codes by mail and by phone sign in, and nobody in particular becomes somebody', async ({ page }) => {
	const email = newEmail();
	const phone = `3460${String(Date.now()).slice(-7)}`;
	await visit(page);
	const ask = (credentials: { email: string } | { phone: string }) =>
		page.evaluate(async (who) => (await window.client.auth.signInWithOtp(who)).error?.message, credentials);
	const enter = (code: Parameters<SupabaseClient['auth']['verifyOtp']>[0]) =>
		page.evaluate(async (given) => {
			const { data, error } = await window.client.auth.verifyOtp(given);
			return error?.code ?? data.user?.email ?? '';
		}, code);
	expect(await ask({ email })).toBeUndefined();
	const { code } = await world.letter(email);
	const wrong = code === '000000' ? '000001' : '000000';
	expect(await enter({ email, token: wrong, type: 'email' })).toBe('otp_expired');
	expect(await enter({ email, token: code, type: 'email' })).toBe(email);
	await expectEvent(page, 'SIGNED_IN');

	await page.evaluate(() => window.client.auth.signOut());
	expect(await ask({ phone })).toBeUndefined();
	expect(await enter({ phone, token: world.textedCode(phone), type: 'sms' })).toBe('');
	expect(await page.evaluate(async () => (await window.client.auth.getUser()).data.user?.phone)).toBe(phone);

	const own = newEmail();
	const nobody = await page.evaluate(async (email) => {
		const { auth } = window.client;
		await auth.signOut();
		const { data } = await auth.signInAnonymously();
		await auth.updateUser({ email });
		return { id: data.user?.id, anonymous: data.user?.is_anonymous };
	}, own);
	expect(nobody).toEqual({ id: expect.any(String), anonymous: true });
	expect(await enter({ email: own, token: (await world.letter(own)).code, type: 'email_change' })).toBe(own);
	const somebody = await page.evaluate(async () => {
		const { data } = await window.client.auth.getUser();
		return { id: data.user?.id, anonymous: data.user?.is_anonymous };
	});
	expect(somebody).toEqual({ id: nobody.id, anonymous: false });
});

test('an app sees all seven events, and a new password wants the second factor', async ({ page }) => {
	const seen = new Set<string>();
	const look = async () => {
		for (const event of await page.evaluate(() => window.events)) seen.add(event);
	};
	const email = await signUp(page, world);
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
		[email, bare] as const,
	);
	await look();
	await follow(page, (await world.letter(email)).link, 'implicit');
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
}) => {
	const email = await signUp(page, world);
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

	const elsewhere = await browser.newContext();
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

test('an address that holds no session is refused with the client’s own words', async ({ page }) => {
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	const arrive = async (tail: string, flowType: FlowType) => {
		await page.goto('about:blank');
		await page.goto(bare + tail);
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

	await signUp(page, world);
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
