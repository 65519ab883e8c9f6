import { expect } from '@playwright/test';
import { languageFacts } from '../src/language/languages.ts';
import {
	askHafez,
	expectAccessible,
	expectFitsToo,
	expectNoSidewaysScroll,
	questions,
	says,
	screenOf,
	signUp,
	test,
} from './support/fixtures.ts';

// One language of either direction, each on one screen.
for (const language of ['en', 'fa'] as const) {
	const { screen, viewport, other } = screenOf(language);
	test(`a newcomer asks Hafez in ${language} on a ${screen}, signs up, asks again, and finds it again`, async ({
		page,
	}) => {
		const { hafez } = says[language];
		await page.setViewportSize(viewport);
		await page.goto('/');
		await expect(page).toHaveURL(/\/en$/);

		// The language, on the way.
		const opener = screen === 'phone' ? says.en.chrome.nav.menu : says.en.chrome.nav.language;
		await page.locator(`summary[aria-label^="${opener}"]`).click();
		await page.getByRole('link', { name: languageFacts[language].name, exact: true }).locator('visible=true').click();
		await expect(page).toHaveURL(new RegExp(`/${language}$`));
		await expect(page.locator('html')).toHaveAttribute('dir', languageFacts[language].direction);
		await expect(page.locator('html')).toHaveAttribute('lang', language);

		// The oracle, from the first page.
		await page.getByRole('main').getByRole('link', { name: hafez.entry.name }).first().click();
		await expect(page.getByRole('heading', { level: 1, name: hafez.title })).toBeVisible();
		await expectAccessible(page);
		await askHafez(page, language);
		const folio = page.getByRole('figure', { name: hafez.verse });
		await expect(folio.locator('blockquote[lang="fa"] p')).toHaveCount(2);
		await expect(folio.locator('.folio-translation p')).toHaveCount(language === 'fa' ? 0 : 2);
		await expect(page.getByText(questions[language])).toBeVisible();
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);

		// Signed out, nothing was kept; the sign-in card returns here.
		const wayIn = says[language].reading.notKept.match(/<signIn>(.+)<\/signIn>/)?.[1] ?? '';
		await page.getByRole('status').getByRole('link', { name: wayIn }).click();
		await expect(page).toHaveURL(new RegExp(`/${language}/auth`));
		await expectAccessible(page);
		await signUp(page, language);
		await expect(page).toHaveURL(new RegExp(`/${language}/hafez$`));

		await askHafez(page, language);
		await expect(page.getByText(says[language].reading.saved)).toBeVisible();

		// History shows the second one only; Profile counts it.
		await page.goto(`/${language}/history`);
		await expect(page.getByRole('heading', { name: hafez.entry.kept.heading })).toBeVisible();
		await expect(page.getByText(questions[language])).toHaveCount(1);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		await page.goto(`/${language}/profile`);
		await expect(page.getByText('Shirin Farhad')).toBeVisible();
		const one = new Intl.NumberFormat(languageFacts[language].locale).format(1);
		await expect(page.getByText(one, { exact: true })).toHaveCount(2);
		await expectAccessible(page);
		await expectFitsToo(page, other);
	});
}
