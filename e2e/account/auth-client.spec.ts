import { expect } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { test } from '../support/auth-server.ts';
import { emailOf, expectEvent, follow, newEmail, openClient, signUp, visit } from '../support/bare-client.ts';

/** The unmodified client in a real browser: every sign-in through an e-mail, a phone or another site. */

// One server for all of them, so one after the other.
test.describe.configure({ mode: 'default' });

for (const flow of ['implicit', 'pkce'] as const) {
	test(`${flow}: e-mails confirm a sign-up, sign in, lead to a new password and a new address`, async ({
		page,
		authServer,
	}) => {
		const email = await signUp(page, authServer, flow);
		await expectEvent(page, 'SIGNED_IN');
		expect(await emailOf(page)).toBe(email);
		expect(page.url(), 'no token stays in the address').not.toMatch(/access_token|code=/);

		const asked = await page.evaluate(
			async ([email, emailRedirectTo]) => {
				const { auth } = window.client;
				await auth.signOut();
				return (await auth.signInWithOtp({ email, options: { emailRedirectTo } })).error?.message;
			},
			[email, authServer.bare] as const,
		);
		expect(asked).toBeUndefined();
		await follow(page, (await authServer.mail(email)).link, flow);
		await expectEvent(page, 'SIGNED_IN');

		await page.evaluate(
			async ([email, redirectTo]) => {
				await window.client.auth.signOut();
				await window.client.auth.resetPasswordForEmail(email, { redirectTo });
			},
			[email, authServer.bare] as const,
		);
		const { link } = await authServer.mail(email);
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
		await page.goto(authServer.bare);
		await openClient(page, flow);
		const asking = await page.evaluate(
			async ([email, emailRedirectTo]) =>
				(await window.client.auth.updateUser({ email }, { emailRedirectTo })).data.user?.new_email,
			[next, authServer.bare] as const,
		);
		expect(asking).toBe(next);
		await page.goto((await authServer.mail(email)).link);
		expect(page.url()).toContain('message=Confirmation+link+accepted');
		await follow(page, (await authServer.mail(next)).link, flow);
		expect(await emailOf(page)).toBe(next);
	});

	test(`${flow}: Google signs in, with its tokens; it is linked to an account and taken off again`, async ({
		page,
		authServer,
	}) => {
		authServer.google.state.somebody = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
		await visit(page, flow);
		const leave = page.waitForURL(/robots\.txt.*(code|access_token)=/);
		await page.evaluate(
			(redirectTo) =>
				void window.client.auth.signInWithOAuth({
					provider: 'google',
					options: { redirectTo, queryParams: { access_type: 'offline', prompt: 'consent' } },
				}),
			authServer.bare,
		);
		await leave;
		expect(authServer.google.state.asked.get('access_type')).toBe('offline');
		expect(await openClient(page, flow)).toBeUndefined();
		await expectEvent(page, 'SIGNED_IN');
		const session = await page.evaluate(async () => (await window.client.auth.getSession()).data.session);
		expect(session?.user.email).toBe(authServer.google.state.somebody.email);
		expect([session?.provider_token, session?.provider_refresh_token]).toEqual([
			expect.stringMatching(/.{20}/),
			expect.stringMatching(/.{20}/),
		]);

		await page.evaluate(() => window.client.auth.signOut());
		authServer.google.state.somebody = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
		// The provider remembers who was there in a cookie; another person has another browser.
		await page.context().clearCookies();
		const email = await signUp(page, authServer, flow);
		const back = page.waitForURL(/robots\.txt.*(code|access_token)=/);
		await page.evaluate(
			(redirectTo) => void window.client.auth.linkIdentity({ provider: 'google', options: { redirectTo } }),
			authServer.bare,
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

	test(`${flow}: an organisation signs its people in`, async ({ page, authServer }) => {
		const email = `${crypto.randomUUID()}@uni.example`;
		await authServer.openUniversity(page, { nameId: email, email });
		await visit(page, flow);
		const back = page.waitForURL(/robots\.txt.*(code|access_token)=/);
		await page.evaluate(
			(redirectTo) => void window.client.auth.signInWithSSO({ domain: 'uni.example', options: { redirectTo } }),
			authServer.bare,
		);
		await back;
		expect(await openClient(page, flow)).toBeUndefined();
		await expectEvent(page, 'SIGNED_IN');
		const claims = await page.evaluate(async () => (await window.client.auth.getClaims()).data?.claims);
		expect(claims).toMatchObject({ email, amr: [{ method: 'sso/saml' }] });
	});
}

test('codes by mail and by phone sign in, and an anonymous user becomes permanent', async ({ page, authServer }) => {
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
	const { code } = await authServer.mail(email);
	const wrong = code === '000000' ? '000001' : '000000';
	expect(await enter({ email, token: wrong, type: 'email' })).toBe('otp_expired');
	expect(await enter({ email, token: code, type: 'email' })).toBe(email);
	await expectEvent(page, 'SIGNED_IN');

	await page.evaluate(() => window.client.auth.signOut());
	expect(await ask({ phone })).toBeUndefined();
	expect(await enter({ phone, token: authServer.textedCode(phone), type: 'sms' })).toBe('');
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
	expect(await enter({ email: own, token: (await authServer.mail(own)).code, type: 'email_change' })).toBe(own);
	const somebody = await page.evaluate(async () => {
		const { data } = await window.client.auth.getUser();
		return { id: data.user?.id, anonymous: data.user?.is_anonymous };
	});
	expect(somebody).toEqual({ id: nobody.id, anonymous: false });
});
