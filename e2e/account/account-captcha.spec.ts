import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { type AuthServer, openAuthServer, testIn } from '../support/auth-server.ts';
import { expectAccessible, forgetBrowser, says } from '../support/fixtures.ts';

const { auth } = says.en.account;
const password = 'a long password';

/** What the server had checked. What begins with "good" is right, once. */
const checked: URLSearchParams[] = [];

/** A server that wants the check, and the service that it has answers checked by. */
async function openServer(): Promise<AuthServer> {
	const used = new Set<string>();
	const checks = createServer(async (request, response) => {
		const form = new URLSearchParams(await text(request));
		checked.push(form);
		const token = form.get('response') ?? '';
		const success = token.startsWith('good') && !used.has(token);
		used.add(token);
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify({ success, 'error-codes': success ? [] : ['invalid-input-response'] }));
	});
	await new Promise<void>((ready) => checks.listen(0, '127.0.0.1', ready));
	const authServer = await openAuthServer({
		AUTH_CAPTCHA: 'turnstile',
		AUTH_CAPTCHA_SITE_KEY: 'site-key',
		AUTH_CAPTCHA_SECRET: 'a secret of the operator',
		AUTH_CAPTCHA_URL: `http://127.0.0.1:${(checks.address() as AddressInfo).port}/siteverify`,
	});
	return {
		...authServer,
		async close() {
			await authServer.close();
			checks.close();
		},
	};
}

const test = testIn(openServer);
// One server for all of them, so one after the other.
test.describe.configure({ mode: 'default' });

/** Puts a script in the place of the provider's: a button that gives tokens of this kind. */
async function openProvider(page: Page, kind: string): Promise<void> {
	await page.route('https://challenges.cloudflare.com/**', (route) =>
		route.fulfill({
			contentType: 'text/javascript',
			body: `window.turnstile = { render(place, { sitekey, language, callback }) {
					const button = document.createElement('button');
					button.type = 'button';
					button.textContent = sitekey + ' ' + language;
					button.onclick = () => { button.disabled = true; callback('${kind}-' + crypto.randomUUID()); };
					place.append(button);
				} };`,
		}),
	);
}
const check = (page: Page) => page.locator('.auth-form .captcha').getByRole('button', { name: 'site-key en' });

async function fillIn(page: Page, email: string): Promise<void> {
	await page.goto(`/en/auth`);
	await page.getByRole('button', { name: auth.toSignup }).click();
	await page.getByLabel(auth.fullName).fill('Shirin Farhad');
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill(password);
}

test('without the check sign-in is refused, typed text stays, and each attempt has a check of its own', async ({
	page,
	authServer,
}) => {
	await openProvider(page, 'good');
	const email = `${crypto.randomUUID()}@example.org`;
	await fillIn(page, email);
	await expect(check(page)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: auth.signup, exact: true }).click();
	await expect(page.getByText(auth.problems.captcha_failed).first()).toBeVisible();
	await expect(page.getByLabel(auth.password, { exact: true })).toHaveValue(password);
	await check(page).click();
	await page.getByRole('button', { name: auth.signup, exact: true }).click();
	await expect(page.getByText(auth.confirm.replace('{email}', email))).toBeVisible();
	expect(checked.at(-1)?.get('secret')).toBe('a secret of the operator');
	await page.goto((await authServer.mail(email)).link);
	await expect(page).toHaveURL(/\/en#?$/);

	await forgetBrowser(page);
	await page.goto(`/en/auth?next=%2Fen%2Fprofile`);
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill('not the password');
	await check(page).click();
	await page.getByRole('button', { name: auth.login, exact: true }).click();
	await expect(page.getByText(auth.problems.invalid_credentials).first()).toBeVisible();
	await page.getByLabel(auth.password, { exact: true }).fill(password);
	await check(page).click();
	await page.getByRole('button', { name: auth.login, exact: true }).click();
	await expect(page).toHaveURL(/\/en\/profile$/);
});

test('a check that its provider refuses shows an error; the next one can succeed', async ({ page }) => {
	await openProvider(page, 'bad');
	const email = `${crypto.randomUUID()}@example.org`;
	await fillIn(page, email);
	await check(page).click();
	await page.getByRole('button', { name: auth.signup, exact: true }).click();
	await expect(page.getByText(auth.problems.captcha_failed).first()).toBeVisible();
	await expect(check(page)).toBeEnabled();
	await expect(page.getByLabel(auth.email)).toHaveValue(email);
});

test('a forgotten password needs the check too', async ({ page }) => {
	await openProvider(page, 'good');
	await page.goto(`/en/auth`);
	await page.getByRole('button', { name: auth.forgotten }).click();
	await page.getByLabel(auth.email).fill('nobody@example.org');
	await page.getByRole('button', { name: auth.sendLink }).click();
	await expect(page.getByText(auth.problems.captcha_failed)).toBeVisible();
	await page.locator('.captcha').getByRole('button', { name: 'site-key en' }).click();
	await page.getByRole('button', { name: auth.sendLink }).click();
	await expect(page.getByText(auth.forgottenSent.replace('{email}', 'nobody@example.org'))).toBeVisible();
});
