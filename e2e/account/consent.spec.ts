import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/language/languages.ts';
import {
	expectAccessible,
	expectNoSidewaysScroll,
	openAsSomebody,
	phone,
	says,
	signUp,
	test,
} from '../support/fixtures.ts';

/** Registers an app, whose people come back to a page of ours, and answers the address that it sends them to. */
async function addressOfApp(page: Page, locale: string): Promise<(scope: string) => string> {
	const { origin } = new URL(page.url());
	const redirect = `${origin}/en/about`;
	const answer = await page.request.post(`${origin}/auth/v1/oauth/clients/register`, {
		data: { client_name: 'Star Map', redirect_uris: [redirect], token_endpoint_auth_method: 'none' },
	});
	const { client_id } = (await answer.json()) as { client_id: string };
	const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url');
	return (scope) =>
		`${origin}/auth/v1/oauth/authorize?${new URLSearchParams({
			client_id,
			redirect_uri: redirect,
			response_type: 'code',
			scope,
			state: 'kept',
			code_challenge: challenge,
			code_challenge_method: 'S256',
			ui_locales: locale,
		})}`;
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const { auth, consent } = says[language].account;

test('an app asks, gets consent, and is not asked about again until it needs more scopes', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto(`/${language}`);
	const address = await addressOfApp(page, language);
	await page.goto(address('openid email'));
	// Nobody is signed in: by the card and back to the question.
	await expect(page).toHaveURL(new RegExp(`/${language}/auth\\?next=`));
	const email = await signUp(page, language);
	await expect(page).toHaveURL(new RegExp(`/${language}/oauth/consent\\?authorization_id=`));
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Star Map');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await expect(page.getByText(consent.email)).toBeVisible();
	await expect(page.getByText(consent.phone)).toHaveCount(0);
	await expect(page.getByText(email)).toBeVisible();
	await expect(page.getByText(auth.accountMade)).toHaveCount(0);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await page.getByRole('button', { name: consent.approve, exact: true }).click();
	await expect(page).toHaveURL(/\/en\/about\?code=[\w-]{43}&state=kept$/);

	await page.goto(address('email'));
	await expect(page).toHaveURL(/\/en\/about\?code=[\w-]{43}&state=kept$/);
	await page.goto(address('email phone'));
	await expect(page.getByText(consent.phone)).toBeVisible();
	await page.getByRole('heading', { level: 1 }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: consent.deny })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/en\/about\?error=access_denied&.*&state=kept$/);

	// A decided request is not shown again.
	await page.goto(`/${language}/oauth/consent?authorization_id=unknown`);
	await expect(page.getByRole('heading', { level: 1, name: consent.overTitle })).toBeVisible();
	await expectAccessible(page);
});

test('when the server does not answer, the question can be asked again', async ({ page }) => {
	await page.goto('/en');
	const address = await addressOfApp(page, 'en');
	await openAsSomebody(page);
	await page.route('**/oauth/authorizations/*', (route) => route.abort());
	await page.goto(address('email'));
	const { consent } = says.en.account;
	// The client itself tries for a while before it gives up.
	await expect(page.getByRole('heading', { level: 1, name: consent.unreachableTitle })).toBeVisible({
		timeout: 40_000,
	});
	await page.unroute('**/oauth/authorizations/*');
	await page.getByRole('button', { name: consent.retry }).click();
	await expect(page.getByRole('button', { name: consent.approve, exact: true })).toBeVisible();
});
