import { expect } from '@playwright/test';
import { type Language, languageFacts } from '../../src/language/languages.ts';
import { messages } from '../../src/readings/person/messages.ts';
import { texts as ar } from '../../src/readings/person/texts/ar.ts';
import { texts as en } from '../../src/readings/person/texts/en.ts';
import { texts as es } from '../../src/readings/person/texts/es.ts';
import { texts as fa } from '../../src/readings/person/texts/fa.ts';
import {
	desktop,
	expectAccessible,
	expectNoSidewaysScroll,
	forgetBrowser,
	openAsSomebody,
	phone,
	says,
	test,
} from '../support/fixtures.ts';

const person = { en, fa, ar, es };

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'es';
const { profile, auth } = says[language].account;

test('name and settings are kept, and found again on another device', async ({ page }) => {
	await page.setViewportSize(phone);
	const { email } = (await openAsSomebody(page, `/${language}/profile`)).user;
	await expect(page.getByRole('heading', { name: 'Shirin Farhad' })).toBeVisible();
	await expect(page.getByLabel(profile.settings.name)).toHaveValue('Shirin Farhad');
	await expectNoSidewaysScroll(page);
	await page.getByLabel(profile.settings.name).fill('x'.repeat(101));
	await page.getByRole('button', { name: profile.settings.save }).click();
	await expect(page.getByText(profile.settings.nameLong)).toBeVisible();
	await page.getByLabel(profile.settings.name).fill('Leila');
	await page.locator('.profile-settings').getByLabel(profile.settings.theme, { exact: true }).selectOption('night');
	await page.getByRole('button', { name: profile.settings.save }).click();
	await expect(page.getByText(profile.settings.saved)).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Leila' })).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
	await page.setViewportSize(desktop);
	await expectAccessible(page);

	const other = 'en';
	await page.getByLabel(profile.settings.language).selectOption({ label: languageFacts[other].name });
	await page.getByRole('button', { name: profile.settings.save }).click();
	await expect(page).toHaveURL(new RegExp(`/${other}/profile$`));

	await forgetBrowser(page);
	await page.goto(`/${language}/auth`);
	await page.getByLabel(auth.email).fill(email);
	await page.getByLabel(auth.password, { exact: true }).fill('a long password');
	await page.getByRole('button', { name: auth.login, exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/${other}$`));
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test('personal data for forms is kept on request only, and removed', async ({ page }) => {
	const words = person[language];
	await openAsSomebody(page, `/${language}/profile`);
	await expect(page.getByLabel(words.motherName)).toHaveCount(0);
	await page.getByRole('button', { name: profile.personal.keep }).click();
	await page.getByRole('button', { name: profile.personal.save }).click();
	await expect(page.locator('.profile-settings .field-error')).not.toHaveCount(0);
	await page.getByLabel(words.name, { exact: true }).fill('لیلا');
	await page.getByLabel(words.motherName).fill('مریم');
	await page.getByLabel(words.religion).selectOption('islam');
	await page.getByRole('radio', { name: words.calendars.solar }).check();
	await page.getByLabel(words.typeDate).fill('1077/02/25');
	await page.getByRole('button', { name: profile.personal.save }).click();
	await expect(page.getByText(messages[language].birth_date_out_of_range)).toBeVisible();
	await page.getByLabel(words.typeDate).fill('1369/02/25');
	await page.getByRole('button', { name: profile.personal.save }).click();
	await expect(page.getByText(profile.personal.saved)).toBeVisible();
	await expectAccessible(page);

	await page.goto(`/${language}/lucky-number`);
	await page.getByRole('button', { name: words.prefill }).click();
	await expect(page.getByLabel(words.motherName)).toHaveValue('مریم');
	await page.goto(`/${language}/sarketab`);
	await page.getByRole('button', { name: words.prefill }).click();
	await expect(page.getByLabel(words.motherName)).toHaveValue('مریم');

	await page.goto(`/${language}/profile`);
	await page.getByRole('button', { name: profile.personal.forget }).click();
	await expect(page.getByText(profile.personal.forgotten)).toBeVisible();
	await page.goto(`/${language}/lucky-number`);
	await page.getByRole('button', { name: words.prefill }).click();
	await expect(page.getByText(words.prefillNothing)).toBeVisible();
});

test('a profile that cannot be read shows an error, and no spinner', async ({ page }) => {
	const { profile } = says.fa.account;
	await openAsSomebody(page);
	await page.route('**/rest/v1/**', (route) => route.abort());
	await page.goto('/fa/profile');
	// The client tries again some seconds long.
	await expect(page.getByRole('alert').getByText(profile.unreadable)).toBeVisible({ timeout: 40_000 });
	await expect(page.getByText(profile.loading)).toHaveCount(0);
	await expectAccessible(page);
	await page.unroute('**/rest/v1/**');
	await page.getByRole('button', { name: profile.readAgain }).click();
	await expect(page.getByLabel(profile.settings.name)).toHaveValue('Shirin Farhad');
});
