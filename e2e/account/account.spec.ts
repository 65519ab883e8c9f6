import { expect } from '@playwright/test';
import { type Language, languageFacts } from '../../src/language/languages.ts';
import { desktop, forgetBrowser, openAsSomebody, phone, says, signUp, test } from '../support/fixtures.ts';

/** The sentence with its number, in the language's own digits. */
const passwordShort = (language: Language) =>
	says[language].account.auth.passwordShort.replace(
		'{least, number}',
		new Intl.NumberFormat(languageFacts[language].locale).format(6),
	);

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'ar';
const { chrome, account } = says[language];

test('the card shows errors at their fields, and keeps what was typed', async ({ page }) => {
	await page.goto(`/${language}/auth`);
	await page.getByRole('button', { name: account.auth.toSignup }).click();
	await page.getByRole('button', { name: account.auth.signup, exact: true }).click();
	await expect(page.getByText(account.auth.nameNeeded)).toBeVisible();
	await expect(page.getByText(account.auth.emailInvalid)).toBeVisible();
	await expect(page.getByText(passwordShort(language)).first()).toBeVisible();
	await page.getByLabel(account.auth.fullName).fill('Leila');
	await page.getByLabel(account.auth.email).fill('leila@example');
	await page.getByLabel(account.auth.password, { exact: true }).fill('12345');
	await page.getByRole('button', { name: account.auth.signup, exact: true }).click();
	await expect(page.getByText(account.auth.nameNeeded)).toHaveCount(0);
	await expect(page.getByLabel(account.auth.email)).toHaveValue('leila@example');
	await page.getByRole('button', { name: account.auth.toLogin }).click();
	await expect(page.getByLabel(account.auth.email)).toHaveValue('leila@example');
});

test('a wrong password shows an error in the language of the page; the right one signs in', async ({ page }) => {
	await page.goto(`/${language}/auth`);
	const email = await signUp(page, language);
	await expect(page).toHaveURL(new RegExp(`/${language}$`));
	await page.getByRole('button', { name: chrome.nav.logout }).locator('visible=true').click();
	await expect(page).toHaveURL(new RegExp(`/${language}$`));
	await page.getByRole('link', { name: chrome.nav.login, exact: true }).locator('visible=true').first().click();
	await page.getByLabel(account.auth.email).fill(email);
	await page.getByLabel(account.auth.password, { exact: true }).fill('not the password');
	const toast = (text: string) => page.locator('.toast', { hasText: text });
	// An answer that says nothing of what went wrong.
	await page.route('**/auth/v1/token**', (route) => route.fulfill({ status: 400, json: {} }));
	await page.getByRole('button', { name: account.auth.login, exact: true }).click();
	await expect(toast(account.auth.failed)).toBeVisible();
	await expect(page.locator('.auth-form .form-problem')).toHaveText(account.auth.failed);
	await page.unroute('**/auth/v1/token**');
	await page.getByRole('button', { name: account.auth.login, exact: true }).click();
	await expect(toast(account.auth.problems.invalid_credentials)).toBeVisible();
	await expect(page.locator('.auth-form .field-error')).toHaveText(account.auth.problems.invalid_credentials);
	await page.getByLabel(account.auth.password, { exact: true }).fill('a long password');
	await page.getByRole('button', { name: account.auth.login, exact: true }).click();
	// The welcome of the sign-up may still be there.
	await expect(toast(account.auth.signedIn)).toContainText(account.auth.welcome);
	await expect(page).toHaveURL(new RegExp(`/${language}$`));
	// A signed-in visitor is redirected from the card.
	await page.goto(`/${language}/auth`);
	await expect(page).toHaveURL(new RegExp(`/${language}$`));
});

test('history and profile redirect an anonymous visitor to the card and back', async ({ page }) => {
	await page.goto(`/${language}/history`);
	await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
	await signUp(page, language);
	await expect(page).toHaveURL(new RegExp(`/${language}/history$`));
	await expect(page.getByText(account.history.empty)).toBeVisible();
	await page.goto(`/${language}/profile`);
	await expect(page.getByText('Shirin Farhad')).toBeVisible();
	await page.getByRole('link', { name: account.profile.toHistory }).click();
	await expect(page).toHaveURL(new RegExp(`/${language}/history$`));
});

test('an address with an account shows an error at its field and in a toast', async ({ page }) => {
	const { auth } = says.en.account;
	const { email } = (await openAsSomebody(page)).user;
	await forgetBrowser(page);
	await page.goto('/en/auth');
	await page.getByRole('button', { name: auth.toSignup }).click();
	await page.getByLabel(auth.fullName).fill('Leila');
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill('another long one');
	await page.getByRole('button', { name: auth.signup, exact: true }).click();
	await expect(page.locator('.toast', { hasText: auth.problems.user_already_exists })).toBeVisible();
	await expect(page.locator('.auth-form .field-error')).toHaveText(auth.problems.user_already_exists);
	await expect(page.getByLabel(auth.email)).toBeFocused();
});

test('signing out in one tab is seen in the other', async ({ page, context }) => {
	await page.setViewportSize(desktop);
	await openAsSomebody(page, '/en');
	const other = await context.newPage();
	await other.setViewportSize(desktop);
	await other.goto('/en');
	await expect(
		other.getByRole('link', { name: says.en.chrome.nav.profile }).locator('visible=true').first(),
	).toBeVisible();
	await page.getByRole('button', { name: says.en.chrome.nav.logout }).locator('visible=true').click();
	await expect(
		other.getByRole('link', { name: says.en.chrome.nav.login, exact: true }).locator('visible=true').first(),
	).toBeVisible();
});

test('on a phone the menu holds everything, and is no higher than 600 pixels', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/en');
	await page.locator(`summary[aria-label="${says.en.chrome.nav.menu}"]`).click();
	const menu = page.getByRole('navigation', { name: says.en.chrome.nav.menu });
	await expect(menu.getByRole('link', { name: says.en.hafez.entry.name })).toBeVisible();
	await expect(menu.getByRole('link', { name: says.en.chrome.nav.login, exact: true })).toBeVisible();
	expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(600);
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
});
