import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/language/languages.ts';
import { test } from '../support/auth-server.ts';
import { expectAccessible, forgetBrowser, says } from '../support/fixtures.ts';

const password = 'a long password';
const newEmail = () => `${crypto.randomUUID()}@example.org`;

// One server for all of them, so one after the other.
test.describe.configure({ mode: 'default' });

/** Fills in the sign-up of somebody new. */
async function askToSignUp(page: Page, language: Language, email: string): Promise<void> {
	const { auth } = says[language].account;
	await page.goto(`/${language}/auth`);
	await page.getByRole('button', { name: auth.toSignup }).click();
	await page.getByLabel(auth.fullName).fill('Shirin Farhad');
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill(password);
	await page.getByRole('button', { name: auth.signup, exact: true }).click();
	await expect(page.getByText(auth.confirm.replace('{email}', email))).toBeVisible();
}

async function signIn(page: Page, language: Language, email: string, secret = password): Promise<void> {
	const { auth } = says[language].account;
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill(secret);
	await page.getByRole('button', { name: auth.login, exact: true }).click();
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'ar';
const { auth } = says[language].account;
// The client empties the fragment and leaves its sign.
const home = new RegExp(`/${language}#?$`);

test('an address is confirmed by e-mail; a forgotten password is replaced by another', async ({ page, authServer }) => {
	const email = newEmail();
	await askToSignUp(page, language, email);
	await authServer.mail(email);
	// A second request too soon shows an error at the field; later another e-mail is sent.
	await page.getByRole('button', { name: auth.toLogin }).click();
	await signIn(page, language, email);
	await expect(page.getByText(auth.problems.email_not_confirmed).first()).toBeVisible();
	await page.getByRole('button', { name: auth.again }).click();
	await expect(page.getByText(auth.sentAgain)).toBeVisible();
	await page.goto((await authServer.mail(email)).link);
	await expect(page).toHaveURL(home);

	await forgetBrowser(page);
	await page.goto(`/${language}/auth`);
	await page.getByRole('button', { name: auth.forgotten }).click();
	await page.getByRole('button', { name: auth.sendLink }).click();
	await expect(page.getByText(auth.emailInvalid)).toBeVisible();
	await page.getByLabel(auth.email).fill(email);
	await expectAccessible(page);
	await page.getByRole('button', { name: auth.sendLink }).click();
	await expect(page.getByText(auth.forgottenSent.replace('{email}', email))).toBeVisible();
	const { link } = await authServer.mail(email);
	await page.goto(link);
	await expect(page.getByRole('heading', { name: auth.newPasswordTitle })).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel(auth.newPassword, { exact: true }).fill('another long one');
	await page.getByRole('button', { name: auth.savePassword }).click();
	await expect(page.getByText(auth.passwordSaved)).toBeVisible();
	await expect(page).toHaveURL(home);

	// The link is used up, and says so on the card.
	await forgetBrowser(page);
	await page.goto(link);
	await expect(page.getByText(auth.problems.otp_expired)).toBeVisible();
	await signIn(page, language, email, 'another long one');
	await expect(page).toHaveURL(home);
});

test('without a password, by the code of an e-mail', async ({ page, authServer }) => {
	const email = newEmail();
	await askToSignUp(page, language, email);
	await page.goto((await authServer.mail(email)).link);
	await expect(page).toHaveURL(home);
	await forgetBrowser(page);
	await page.goto(`/${language}/auth?next=%2F${language}%2Fprofile`);
	await page.getByRole('button', { name: auth.magicLink }).click();
	await page.getByLabel(auth.email).fill(email);
	await page.getByRole('button', { name: auth.sendLink }).click();
	const { code } = await authServer.mail(email);
	await page.getByLabel(auth.code, { exact: true }).fill('12');
	await page.getByRole('button', { name: auth.enter, exact: true }).click();
	await expect(page.getByText(auth.codeNeeded)).toBeVisible();
	await page.getByLabel(auth.code, { exact: true }).fill(code === '000000' ? '111111' : '000000');
	await page.getByRole('button', { name: auth.enter, exact: true }).click();
	await expect(page.getByText(auth.problems.otp_expired)).toBeVisible();
	await page.getByLabel(auth.code, { exact: true }).fill(code);
	await page.getByRole('button', { name: auth.enter, exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/${language}/profile$`));
});

test('by a code to the phone', async ({ page, authServer }) => {
	const number = `9891${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
	await page.goto(`/${language}/auth`);
	await page.getByRole('button', { name: auth.phoneWay }).click();
	await page.getByLabel(auth.phone).fill('0912');
	await page.getByRole('button', { name: auth.sendCode }).click();
	await expect(page.getByText(auth.phoneInvalid)).toBeVisible();
	await page.getByLabel(auth.phone).fill(`+${number.slice(0, 2)} ${number.slice(2)}`);
	await page.getByRole('button', { name: auth.sendCode }).click();
	await expect(page.getByLabel(auth.code, { exact: true })).toBeVisible();
	await page.getByLabel(auth.code, { exact: true }).fill(authServer.textedCode(number));
	await page.getByRole('button', { name: auth.enter, exact: true }).click();
	await expect(page).toHaveURL(home);
});

test('by a link, which returns to the page', async ({ page, authServer }) => {
	const { auth } = says.en.account;
	const email = newEmail();
	await askToSignUp(page, 'en', email);
	await page.goto((await authServer.mail(email)).link);
	await expect(page).toHaveURL(/\/en#?$/);
	await forgetBrowser(page);
	await page.goto(`/en/auth?next=%2Fen%2Fhistory`);
	await page.getByRole('button', { name: auth.magicLink }).click();
	await page.getByLabel(auth.email).fill(email);
	await page.getByRole('button', { name: auth.sendLink }).click();
	await page.goto((await authServer.mail(email)).link);
	await expect(page).toHaveURL(/\/en\/history#?$/);
	await expect(page.getByText(says.en.account.history.empty)).toBeVisible();
});

test('by single sign-on of a known domain; an unknown one is refused', async ({ page, authServer }) => {
	const { auth } = says.en.account;
	await authServer.openUniversity(page, { nameId: crypto.randomUUID(), email: `${crypto.randomUUID()}@uni.example` });
	await page.goto(`/en/auth`);
	await page.getByRole('button', { name: auth.ssoWay }).click();
	await page.getByLabel(auth.domain).fill('me@nowhere.example');
	await page.getByRole('button', { name: auth.goOn }).click();
	await expect(page.getByText(auth.problems.sso_provider_not_found)).toBeVisible();
	await page.getByLabel(auth.domain).fill('me@uni.example');
	await page.getByRole('button', { name: auth.goOn }).click();
	await expect(page).toHaveURL(/\/en#?$/);
	await expect(
		page.getByRole('link', { name: says.en.chrome.nav.profile }).locator('visible=true').first(),
	).toBeVisible();
});

test('an installed wallet is offered; a refusal shows an error', async ({ page }) => {
	const { auth } = says.en.account;
	await page.addInitScript(() => {
		Object.assign(window, {
			ethereum: {
				request: async () => {
					throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
				},
			},
		});
	});
	await page.goto(`/en/auth`);
	await expect(page.getByRole('button', { name: auth.solana })).toHaveCount(0);
	await page.getByRole('button', { name: auth.ethereum }).click();
	await expect(page.getByText(auth.problems.given_up)).toBeVisible();
});
