import { expect, type Page } from '@playwright/test';
import { openBarePage } from '../support/client-in-page.ts';
import { test } from '../support/fixtures.ts';

/** The unmodified client in a real browser, whose authenticators are Chromium's virtual ones (CDP, domain WebAuthn). */

const password = 'a long password';

/** A bare page of the site with the client in it, and an authenticator of this kind plugged in. */
async function open(page: Page, transport: 'internal' | 'usb'): Promise<void> {
	await openBarePage(page);
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('WebAuthn.enable');
	await devtools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport,
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

/** Signs somebody new up in the page. */
async function signUp(page: Page): Promise<string> {
	const email = `${crypto.randomUUID()}@example.org`;
	const error = await page.evaluate(
		async ([address = '', secret = '']) =>
			(await window.client.auth.signUp({ email: address, password: secret })).error?.message,
		[email, password],
	);
	expect(error).toBeUndefined();
	return email;
}

test('a passkey is made, signs in without a word typed, and is removed', async ({ page }) => {
	await open(page, 'internal');
	const email = await signUp(page);
	const registered = await page.evaluate(async () => {
		const { data, error } = await window.client.auth.registerPasskey();
		return { name: data?.friendly_name, error: error?.message };
	});
	expect(registered).toEqual({ name: expect.any(String), error: undefined });

	const again = await page.evaluate(async () => (await window.client.auth.registerPasskey()).error?.name);
	expect(again, 'an authenticator makes no second passkey for one person').toBeDefined();

	const signedIn = await page.evaluate(async () => {
		await window.client.auth.signOut();
		const events: string[] = [];
		window.client.auth.onAuthStateChange((event) => void events.push(event));
		const { error } = await window.client.auth.signInWithPasskey();
		const { data } = await window.client.auth.getUser();
		const { data: level } = await window.client.auth.mfa.getAuthenticatorAssuranceLevel();
		const { data: passkeys } = await window.client.auth.passkey.list();
		return {
			error: error?.message,
			email: data.user?.email,
			level: level?.currentLevel,
			methods: level?.currentAuthenticationMethods,
			used: passkeys?.map((passkey) => Boolean(passkey.last_used_at)),
			signedIn: events.includes('SIGNED_IN'),
		};
	});
	expect(signedIn).toEqual({
		error: undefined,
		email,
		level: 'aal1',
		methods: [{ method: 'passkey', timestamp: expect.any(Number) }],
		used: [true],
		signedIn: true,
	});

	const removed = await page.evaluate(async () => {
		const { auth } = window.client;
		const { data: passkeys } = await auth.passkey.list();
		const { error } = await auth.passkey.delete({ passkeyId: passkeys?.[0]?.id ?? '' });
		await auth.signOut();
		return { error: error?.message, afterwards: (await auth.signInWithPasskey()).error?.code };
	});
	expect(removed).toEqual({ error: undefined, afterwards: 'webauthn_verification_failed' });
});

test('a security key is the second factor', async ({ page }) => {
	await open(page, 'usb');
	const email = await signUp(page);
	const level = () =>
		page.evaluate(async () => {
			const { data } = await window.client.auth.mfa.getAuthenticatorAssuranceLevel();
			return [data?.currentLevel, data?.nextLevel];
		});
	const registered = await page.evaluate(async () => {
		const { error } = await window.client.auth.mfa.webauthn.register({ friendlyName: 'Blue key' });
		return error?.message;
	});
	expect(registered).toBeUndefined();
	expect(await level()).toEqual(['aal2', 'aal2']);

	const signedIn = await page.evaluate(
		async ([address = '', secret = '']) => {
			await window.client.auth.signOut();
			return (await window.client.auth.signInWithPassword({ email: address, password: secret })).error?.message;
		},
		[email, password],
	);
	expect(signedIn).toBeUndefined();
	expect(await level()).toEqual(['aal1', 'aal2']);
	const used = await page.evaluate(async () => {
		const { auth } = window.client;
		const { data } = await auth.mfa.listFactors();
		const factorId = data?.webauthn[0]?.id ?? '';
		return { refused: (await auth.updateUser({ password: 'another long one' })).error?.code, factorId };
	});
	expect(used.refused).toBe('insufficient_aal');
	const authenticated = await page.evaluate(async (factorId) => {
		const { error } = await window.client.auth.mfa.webauthn.authenticate({ factorId });
		return error?.message;
	}, used.factorId);
	expect(authenticated).toBeUndefined();
	expect(await level()).toEqual(['aal2', 'aal2']);
	const removed = await page.evaluate(async (factorId) => {
		const { auth } = window.client;
		const changed = await auth.updateUser({ password: 'another long one' });
		return [changed.error?.message, (await auth.mfa.unenroll({ factorId })).data?.id];
	}, used.factorId);
	expect(removed).toEqual([undefined, used.factorId]);
});
