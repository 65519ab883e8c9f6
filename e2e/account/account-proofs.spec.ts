import { expect, type Page } from '@playwright/test';
import { texts as en } from '../../src/account/security/texts/en.ts';
import { type AuthServer, test } from '../support/auth-server.ts';
import { expectAccessible, forgetBrowser, says } from '../support/fixtures.ts';

const { auth } = says.en.account;
const password = 'a long password';
const security = '/en/profile/security';
const newEmail = () => `${crypto.randomUUID()}@example.org`;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// One server for all of them, so one after the other.
test.describe.configure({ mode: 'default' });

/** Somebody new, whose address is confirmed, on their security page. */
async function openSecurity(page: Page, authServer: AuthServer): Promise<string> {
	const email = newEmail();
	await page.goto(`/en/auth`);
	await page.getByRole('button', { name: auth.toSignup }).click();
	await page.getByLabel(auth.fullName).fill('Shirin Farhad');
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill(password);
	await page.getByRole('button', { name: auth.signup, exact: true }).click();
	await page.goto((await authServer.mail(email)).link);
	await expect(page).toHaveURL(/\/en#?$/);
	await page.goto(security);
	await expect(page.getByRole('heading', { name: en.leave.title })).toBeVisible();
	return email;
}

test('Google signs in and returns to the page; cancelled there, the card shows it', async ({ page, authServer }) => {
	authServer.google.state.somebody = {
		sub: crypto.randomUUID(),
		email: newEmail(),
		email_verified: true,
		name: 'Layla Amin',
	};
	await page.goto(`/en/auth?next=%2Fen%2Fprofile`);
	await page.getByRole('button', { name: auth.google }).click();
	await expect(page).toHaveURL(/\/en\/profile#?$/);
	await expect(page.getByRole('heading', { name: 'Layla Amin' })).toBeVisible();
	const { asked } = authServer.google.state;
	expect([asked.get('access_type'), asked.get('prompt')]).toEqual(['offline', 'consent']);

	await forgetBrowser(page);
	await page.context().clearCookies();
	await page.goto(`/en/auth`);
	// The client cannot be fetched; it comes with the first touch of the page.
	await page.route('**/assets/*.js', async (route) => {
		const response = await route.fetch();
		if ((await response.text()).includes('GoTrueClient')) return route.abort();
		return route.fulfill({ response });
	});
	await page.getByRole('button', { name: auth.google }).click();
	await expect(page.locator('.toast', { hasText: auth.problems.unreachable })).toBeVisible();
	await page.unroute('**/assets/*.js');

	authServer.google.state.refuses = true;
	await page.goto(`/en/auth`);
	await page.getByRole('button', { name: auth.google }).click();
	await expect(page).toHaveURL(/\/en\/auth\?problem=/);
	await expect(page.locator('.toast', { hasText: auth.problems.given_up })).toBeVisible();
	await expectAccessible(page);
	authServer.google.state.refuses = false;
});

test('an unreachable Google, or one with an invalid answer, returns to the card with a toast', async ({
	page,
	authServer,
}) => {
	const fa = says.fa.account.auth;
	const toast = page.locator('.toast');
	// As the client sends a browser there.
	const back = encodeURIComponent(`${authServer.address}/fa/profile`);
	await page.goto(`/auth/v1/authorize?provider=custom%3Anobody&redirect_to=${back}`);
	await expect(page).toHaveURL(/\/fa\/auth\?problem=.*next=%2Ffa%2Fprofile/);
	await expect(toast).toBeVisible();
	await expect(toast).toContainText(fa.error);
	await expect(page.getByRole('button', { name: fa.google })).toBeVisible();

	for (const [address, told] of [
		['/fa?error=server_error&error_description=The+provider+is+asleep', 'The provider is asleep'],
		['/fa/about#error=access_denied&error_description=No%2C+thank+you', 'No, thank you'],
		['/?error=temporarily_unavailable&error_code=provider_unreachable', auth.problems.provider_unreachable],
	] as const) {
		await page.goto('/robots.txt');
		await page.goto(address);
		await expect(toast.filter({ hasText: told })).toBeVisible();
		await expect(page).toHaveURL(/\/auth\?problem=/);
	}
});

test('Google is linked on the security page, signs in, and is unlinked', async ({ page, authServer }) => {
	const email = await openSecurity(page, authServer);
	const ways = part(page, en.identities.title);
	await expect(ways.getByRole('listitem')).toHaveCount(1);
	const stranger = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
	authServer.google.state.somebody = stranger;
	await ways.getByRole('button', { name: en.identities.link.replace('{name}', 'Google') }).click();
	await expect(ways.getByText(stranger.email)).toBeVisible();
	await expect(page).toHaveURL(/\/en\/profile\/security#?$/);

	await forgetBrowser(page);
	await page.goto(`/en/auth?next=%2Fen%2Fprofile%2Fsecurity`);
	await page.getByRole('button', { name: auth.google }).click();
	await expect(part(page, en.email.title)).toContainText(email);
	await ways.getByRole('button', { name: `${en.identities.unlink}: Google` }).click();
	await expectAccessible(page);
	await ways.getByRole('button', { name: en.identities.unlink, exact: true }).click();
	await expect(page.getByText(en.identities.unlinked)).toBeVisible();
	await expect(ways.getByRole('listitem')).toHaveCount(1);
	await expect(ways.getByText(stranger.email)).toHaveCount(0);
});

test('a phone is added as a second factor, and its code is asked for', async ({ page, authServer }) => {
	const email = await openSecurity(page, authServer);
	const number = `3461${String(Date.now()).slice(-7)}`;
	const factors = part(page, en.factors.title);
	await factors.getByRole('button', { name: en.factors.addPhone }).click();
	await factors.getByLabel(en.factors.number).fill('0611');
	await factors.getByRole('button', { name: en.factors.sendCode }).click();
	await expect(factors.getByText(en.factors.numberInvalid)).toBeVisible();
	await factors.getByLabel(en.factors.number).fill(`+${number}`);
	await factors.getByRole('button', { name: en.factors.sendCode }).click();
	await expect(factors.getByRole('status')).toContainText(number);
	const code = authServer.textedCode(number);
	await factors.getByLabel(en.factors.code, { exact: true }).fill(code === '000000' ? '111111' : '000000');
	await factors.getByRole('button', { name: en.factors.confirm }).click();
	await expect(factors.getByRole('alert').locator('.field-error')).toBeVisible();
	await expectAccessible(page);
	await factors.getByLabel(en.factors.code, { exact: true }).fill(code);
	await factors.getByRole('button', { name: en.factors.confirm }).click();
	await expect(page.getByText(en.factors.added)).toBeVisible();
	await expect(factors.getByText(en.factors.phone, { exact: true })).toBeVisible();

	await forgetBrowser(page);
	await page.goto(`/en/auth?next=%2Fen%2Fprofile`);
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill(password);
	await page.getByRole('button', { name: auth.login, exact: true }).click();
	await page.getByRole('button', { name: new RegExp(number.slice(-3)) }).click();
	await expect(page.getByLabel(auth.code, { exact: true })).toBeVisible();
	await page.getByLabel(auth.code, { exact: true }).fill(authServer.textedCode(number));
	await page.getByRole('button', { name: auth.goOn }).click();
	await expect(page).toHaveURL(/\/en\/profile$/);
});

test('an address is changed by two e-mails, and signs in from then on', async ({ page, authServer }) => {
	const email = await openSecurity(page, authServer);
	const next = newEmail();
	const mail = part(page, en.email.title);
	const field = mail.getByLabel(en.email.fresh);
	for (const [typed, told] of [
		['nothing', en.email.invalid],
		[email, en.email.same],
	] as const) {
		await field.fill(typed);
		await mail.getByRole('button', { name: en.email.save }).click();
		await expect(mail.getByText(told)).toBeVisible();
	}
	await field.fill(next);
	await mail.getByRole('button', { name: en.email.save }).click();
	await expect(mail.getByRole('status')).toContainText(next);
	await expect(field).toHaveValue('');

	await page.goto((await authServer.mail(email)).link);
	await expect(mail.getByText(en.email.half)).toBeVisible();
	await expect(mail).toContainText(email);
	await expectAccessible(page);
	await page.goto((await authServer.mail(next)).link);
	await expect(mail.getByText(next)).toBeVisible();
	await expect(mail.getByRole('status')).toBeEmpty();

	await forgetBrowser(page);
	await page.goto(`/en/auth?next=%2Fen%2Fprofile`);
	await page.getByLabel(auth.email).fill(next);
	await page.getByLabel(auth.password, { exact: true }).fill(password);
	await page.getByRole('button', { name: auth.login, exact: true }).click();
	await expect(page).toHaveURL(/\/en\/profile$/);
});
