import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { texts as ar } from '../../src/account/security/texts/ar.ts';
import { texts as en } from '../../src/account/security/texts/en.ts';
import { texts as es } from '../../src/account/security/texts/es.ts';
import { texts as fa } from '../../src/account/security/texts/fa.ts';
import type { Language } from '../../src/language/languages.ts';
import {
	expectAccessible,
	forgetBrowser,
	openAsSomebody,
	says,
	test,
	waitingForHydration,
} from '../support/fixtures.ts';

const security = { en, fa, ar, es };
const password = 'a long password';

/** Somebody new, on their security page. */
async function openSecurity(page: Page, language: Language): Promise<string> {
	const { email } = (await openAsSomebody(page, `/${language}/profile/security`)).user;
	await expect(page.getByRole('heading', { name: security[language].leave.title })).toBeVisible();
	return email;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const codeOf = (secret: string, step = 0) =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + step * 30_000 });

/** Adds an authenticator app on the security page, and answers its secret. */
async function addApp(page: Page, language: Language): Promise<string> {
	const { factors } = security[language];
	await page.getByRole('button', { name: factors.addTotp }).click();
	await expect(page.getByRole('img', { name: factors.picture })).toBeVisible();
	const secret = ((await page.locator('.totp-secret').textContent()) ?? '').replaceAll(/\s/g, '');
	await page.getByLabel(factors.code, { exact: true }).fill(codeOf(secret));
	await page.getByRole('button', { name: factors.confirm }).click();
	await expect(page.getByText(factors.added)).toBeVisible();
	return secret;
}

/** Leaves, and comes back to the card with the password. */
async function signInAgain(page: Page, language: Language, email: string): Promise<void> {
	const { auth } = says[language].account;
	await forgetBrowser(page);
	await page.goto(`/${language}/auth?next=${encodeURIComponent(`/${language}/profile/security`)}`);
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill(password);
	await page.getByRole('button', { name: auth.login, exact: true }).click();
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const t = security[language];
const { auth } = says[language].account;

test('a second factor is asked for before anything else, and a recovery code replaces it', async ({ page }) => {
	const email = await openSecurity(page, language);
	const secret = await addApp(page, language);
	await page.getByRole('button', { name: t.codes.make }).click();
	await expect(page.getByText(t.codes.shown)).toBeVisible();
	const codes = await page.locator('.recovery-codes code').allInnerTexts();
	expect(codes).toHaveLength(10);
	await expectAccessible(page);

	await signInAgain(page, language, email);
	await expect(page.getByRole('heading', { name: auth.secondTitle })).toBeVisible();
	await expectAccessible(page);
	// Elsewhere nobody is signed in yet: every page leads back to the card.
	await page.goto(`/${language}/hafez`);
	await expect(page.getByRole('heading', { name: auth.secondTitle })).toBeVisible();
	await page.getByLabel(auth.appCode).fill('12');
	await page.getByRole('button', { name: auth.goOn }).click();
	await expect(page.getByText(auth.codeNeeded)).toBeVisible();
	await page.getByLabel(auth.appCode).fill('000000');
	await page.getByRole('button', { name: auth.goOn }).click();
	await expect(page.getByText(auth.problems.mfa_verification_failed)).toBeVisible();
	await page.getByLabel(auth.appCode).fill(codeOf(secret, 1));
	await page.getByRole('button', { name: auth.goOn }).click();
	await expect(page).toHaveURL(new RegExp(`/${language}/hafez$`));

	await signInAgain(page, language, email);
	await page.getByRole('button', { name: auth.byRecovery }).click();
	await page.getByLabel(auth.recoveryCode).fill(codes[0] ?? '');
	await page.getByRole('button', { name: auth.goOn }).click();
	await expect(page).toHaveURL(new RegExp(`/${language}/profile/security$`));
	await expect(part(page, t.codes.title)).toContainText(/[9۹٩]/);
});

test('the account is deleted with everything, after a word was typed', async ({ page }) => {
	const email = await openSecurity(page, language);
	await page.getByRole('button', { name: t.leave.begin }).click();
	await page.getByRole('button', { name: t.leave.go }).click();
	await expect(page.getByText(t.leave.mistyped.replace('{word}', t.leave.word), { exact: true })).toBeVisible();
	await page.getByLabel(t.leave.word, { exact: true }).fill(t.leave.word);
	await page.getByRole('button', { name: t.leave.go }).click();
	await expect(page.getByText(t.leave.gone)).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`/${language}$`));
	await signInAgain(page, language, email);
	await expect(page.getByText(auth.problems.invalid_credentials).first()).toBeVisible();
});

test('a new password signs in, the old one does not, and other devices are signed out', async ({ page, browser }) => {
	const email = await openSecurity(page, 'en');
	const elsewhere = await browser.newContext();
	const other = waitingForHydration(await elsewhere.newPage());
	await other.goto('/en/auth?next=%2Fen%2Fprofile%2Fsecurity');
	await other.getByLabel(says.en.account.auth.email).fill(email);
	await other.getByLabel(says.en.account.auth.password, { exact: true }).fill(password);
	await other.getByRole('button', { name: says.en.account.auth.login, exact: true }).click();
	await expect(part(other, en.sessions.title).getByRole('listitem')).toHaveCount(2);

	await page.getByLabel(en.password.fresh).fill('short');
	await page.getByRole('button', { name: en.password.save }).click();
	await expect(page.getByText(/must be at least 6/)).toBeVisible();
	await page.getByLabel(en.password.fresh).fill(password);
	await page.getByRole('button', { name: en.password.save }).click();
	await expect(page.getByText(says.en.account.auth.problems.same_password)).toBeVisible();
	await page.getByLabel(en.password.fresh).fill('another long one');
	await page.getByRole('button', { name: en.password.save }).click();
	await expect(page.getByText(en.password.saved)).toBeVisible();

	// The other device learns of it kindly, and comes back by the card.
	await other.reload();
	await expect(other.getByText(says.en.chrome.sessionEnded.line).first()).toBeVisible();
	await expect(other).toHaveURL(/\/en\/auth/);
	await elsewhere.close();
});

test('a device is signed out from another one', async ({ page, browser }) => {
	const email = await openSecurity(page, 'en');
	const elsewhere = await browser.newContext();
	const other = waitingForHydration(await elsewhere.newPage());
	await other.goto('/en/auth');
	await other.getByLabel(says.en.account.auth.email).fill(email);
	await other.getByLabel(says.en.account.auth.password, { exact: true }).fill(password);
	await other.getByRole('button', { name: says.en.account.auth.login, exact: true }).click();
	await expect(other).toHaveURL(/\/en$/);
	await page.reload();
	const devices = part(page, en.sessions.title);
	await expect(devices.getByRole('listitem')).toHaveCount(2);
	await devices.getByRole('button', { name: /^Sign out: / }).click();
	await devices.getByRole('button', { name: en.sessions.end, exact: true }).click();
	await expect(page.getByText(en.sessions.ended)).toBeVisible();
	await expect(devices.getByRole('listitem')).toHaveCount(1);
	await other.goto('/en/profile/security');
	await expect(other).toHaveURL(/\/en\/auth/);
	await elsewhere.close();
});

/** Plugs an authenticator into the browser: one of the device itself, or a key. */
async function plugIn(page: Page, transport: 'internal' | 'usb'): Promise<void> {
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

test('a passkey is made on the page, renamed, signs in, and is removed', async ({ page }) => {
	await plugIn(page, 'internal');
	await openSecurity(page, 'en');
	const passkeys = part(page, en.passkeys.title);
	await passkeys.getByRole('button', { name: en.passkeys.add }).click();
	await expect(page.getByText(en.passkeys.added)).toBeVisible();

	await passkeys.getByRole('button', { name: /^Rename: / }).click();
	const name = passkeys.getByLabel(en.passkeys.name);
	await expect(name).toBeFocused();
	for (const wrong of ['  ', 'x'.repeat(121)]) {
		await name.fill(wrong);
		await page.keyboard.press('Enter');
		await expect(passkeys.getByText(en.passkeys.nameWrong)).toBeVisible();
	}
	await expectAccessible(page);
	await name.fill('کلید کوچک');
	await passkeys.getByRole('button', { name: en.passkeys.saveName }).click();
	await expect(page.getByText(en.passkeys.renamed)).toBeVisible();
	await expect(passkeys.getByText('کلید کوچک', { exact: true })).toBeVisible();
	await expect(passkeys.getByRole('button', { name: /^Rename: / })).toBeFocused();
	await forgetBrowser(page);
	await page.goto('/en/auth?next=%2Fen%2Fprofile%2Fsecurity');
	await page.getByRole('button', { name: says.en.account.auth.passkey }).click();
	await expect(page).toHaveURL(/\/en\/profile\/security$/);
	await passkeys.getByRole('button', { name: 'Remove: کلید کوچک' }).click();
	await passkeys.getByRole('button', { name: en.remove, exact: true }).click();
	await expect(page.getByText(en.passkeys.removed)).toBeVisible();
	await expect(passkeys.getByText(en.passkeys.none)).toBeVisible();
});

test('a security key is added as a second factor, asked for on the card, and removed', async ({ page }) => {
	const { auth } = says.en.account;
	await plugIn(page, 'usb');
	const email = await openSecurity(page, 'en');
	const factors = part(page, en.factors.title);
	await factors.getByRole('button', { name: en.factors.addKey }).click();
	await expect(page.getByText(en.factors.added)).toBeVisible();
	await expect(factors.getByText(en.factors.webauthn, { exact: true })).toBeVisible();

	await signInAgain(page, 'en', email);
	await expect(page.getByText(auth.keyHint)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: auth.useKey }).click();
	await expect(page).toHaveURL(/\/en\/profile\/security$/);
	await factors.getByRole('button', { name: /^Remove: / }).click();
	await factors.getByRole('button', { name: en.remove, exact: true }).click();
	await expect(page.getByText(en.factors.removed)).toBeVisible();
	await expect(factors.getByText(en.factors.none)).toBeVisible();
});

test('an app with consent is listed, and revoked', async ({ page }) => {
	await openSecurity(page, 'en');
	const { origin } = new URL(page.url());
	const redirect = `${origin}/en/about`;
	const registered = await page.request.post(`${origin}/auth/v1/oauth/clients/register`, {
		data: { client_name: 'Star Map', redirect_uris: [redirect], token_endpoint_auth_method: 'none' },
	});
	const { client_id } = (await registered.json()) as { client_id: string };
	const asking = new URLSearchParams({
		client_id,
		redirect_uri: redirect,
		response_type: 'code',
		scope: 'openid email',
		code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
		code_challenge_method: 'S256',
	});
	const ask = () => page.goto(`/auth/v1/oauth/authorize?${asking}`);
	await ask();
	await page.getByRole('button', { name: says.en.account.consent.approve, exact: true }).click();
	await expect(page).toHaveURL(/\/en\/about\?code=/);

	await page.goto('/en/profile/security');
	const apps = part(page, en.apps.title);
	await expect(apps.getByRole('listitem')).toContainText(`${en.apps.openid} and ${en.apps.email}`);
	await apps.getByRole('button', { name: `${en.apps.revoke}: Star Map` }).click();
	await apps.getByRole('button', { name: en.apps.revoke, exact: true }).click();
	await expect(page.getByText(en.apps.revoked)).toBeVisible();
	await expect(apps.getByText(en.apps.none)).toBeVisible();
	// It has to ask again.
	await ask();
	await expect(page.getByRole('button', { name: says.en.account.consent.approve, exact: true })).toBeVisible();
});

test('everything is downloaded as one file', async ({ page }) => {
	const email = await openSecurity(page, 'en');
	const waiting = page.waitForEvent('download');
	await page.getByRole('button', { name: en.data.download }).click();
	const file = await waiting;
	expect(file.suggestedFilename()).toMatch(/^hoopoe-\d{4}-\d\d-\d\d\.json$/);
	const chunks: Buffer[] = [];
	for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
	const everything = JSON.parse(Buffer.concat(chunks).toString());
	expect(everything.account.user.email).toBe(email);
	expect(everything.account.sessions).toHaveLength(1);
	expect(everything.data.profiles).toMatchObject([{ full_name: 'Shirin Farhad' }]);
	expect(everything.data.hafez_readings).toEqual([]);
	expect(everything.data.pictures).toEqual([]);
});

test('the page redirects an anonymous visitor to the card and back', async ({ page }) => {
	await page.goto('/en/profile/security');
	await expect(page).toHaveURL(/\/en\/auth\?next=%2Fen%2Fprofile%2Fsecurity$/);
});
