import { expect, type Page } from '@playwright/test';
import { entriesOf } from '../src/catalogue/catalogue.ts';
import { type Language, languageFacts, languages } from '../src/language/languages.ts';
import {
	type CostlyRule,
	expectAccessible,
	expectNoSidewaysScroll,
	expectOwnScript,
	grantAdmin,
	openAsSomebody,
	screenOf,
	test,
} from './support/fixtures.ts';
import { keepOneOfEach } from './support/kept-readings.ts';

/** Every screen in every language: title, direction, own script and digits, width, accessibility. */

const screens = ['', '/explore', '/nothing-here', '/auth', ...entriesOf().map((name) => `/${name}`)];

/** Light and screen of a language, so that both lights are seen in both directions and on both screens. */
const lightOf: Record<Language, 'light' | 'dark'> = { en: 'light', ar: 'dark', fa: 'light', es: 'dark' };

/**
 * What axe is not asked in a language: colours are seen in either light and on either screen in English and Spanish, and the
 * sizes of what is pressed on either screen, and on a phone in either direction.
 */
const leftOut: Record<Language, readonly CostlyRule[]> = {
	en: [],
	es: [],
	fa: ['color-contrast'],
	ar: ['color-contrast', 'target-size'],
};

async function prepare(page: Page, language: Language): Promise<void> {
	await page.setViewportSize(screenOf(language).viewport);
	await page.emulateMedia({ colorScheme: lightOf[language] });
}

async function expectWhole(page: Page, language: Language): Promise<void> {
	await expect(page.locator('html')).toHaveAttribute('lang', language);
	await expect(page.locator('html')).toHaveAttribute('dir', languageFacts[language].direction);
	await expect(page.locator('h1')).toHaveCount(1);
	await expect(page).toHaveTitle(/.{4,}/);
	await expectNoSidewaysScroll(page);
	await expectAccessible(page, leftOut[language]);
}

/** So many screens are one test: a page that is opened is laid out anew where a language asks for another light or screen. */
const TOGETHER = 7;
const parts = Array.from({ length: Math.ceil(screens.length / TOGETHER) }, (_, part) =>
	screens.slice(part * TOGETHER, (part + 1) * TOGETHER),
);

for (const language of languages)
	for (const [number, part] of parts.entries())
		test(`${language}: screens are whole, part ${number + 1} of ${parts.length}`, async ({ page }) => {
			await prepare(page, language);
			for (const screen of part)
				await test.step(`/${language}${screen}`, async () => {
					await page.goto(`/${language}${screen}`);
					await expectWhole(page, language);
					// Other journeys write articles there, with words that no language has.
					if (screen !== '/blog') await expectOwnScript(page, language);
				});
		});

for (const language of languages) {
	test(`${language}: history and kept readings are whole`, async ({ page }) => {
		await prepare(page, language);
		const person = await openAsSomebody(page);
		const kept = await keepOneOfEach(person);
		for (const [kind, id] of Object.entries(kept)) {
			await page.goto(`/${language}/history/${kind}/${id}`);
			await expect(page.locator('.kept-delete')).toBeVisible();
			await expectWhole(page, language);
		}
		await page.goto(`/${language}/history`);
		await expect(page.locator('.history-entry')).toHaveCount(Object.keys(kept).length);
		await expectWhole(page, language);
		await page.goto(`/${language}/history/book`);
		await expect(page.getByRole('article')).toHaveCount(Object.keys(kept).length);
		await expectWhole(page, language);
	});

	test(`${language}: account and administration are whole`, async ({ page }) => {
		await prepare(page, language);
		const person = await openAsSomebody(page, `/${language}/oauth/consent?authorization_id=unknown`);
		await expectWhole(page, language);
		await page.goto(`/${language}/profile`);
		await expect(page.locator('.profile-settings input:not([type=file])').first()).toBeVisible();
		await expectWhole(page, language);
		await page.goto(`/${language}/profile/security`);
		await expect(page.getByRole('region').getByRole('listitem').first()).toBeVisible();
		await expectWhole(page, language);
		await grantAdmin(person);
		for (const part of ['write', 'articles', 'people', 'figures']) {
			await page.goto(`/${language}/admin?part=${part}`);
			await expect(page.getByRole('tabpanel')).toBeVisible();
			await expectWhole(page, language);
		}
	});
}
