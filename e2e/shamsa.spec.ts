import { expect } from '@playwright/test';
import { kindWords } from '../src/account/history/kind-words.server.ts';
import { keptKinds } from '../src/catalogue/catalogue.ts';
import { formatNumber } from '../src/language/format-date.ts';
import type { Language } from '../src/language/languages.ts';
import {
	desktop,
	expectAccessible,
	expectFitsToo,
	expectNoSidewaysScroll,
	openAsSomebody,
	phone,
	says,
	test,
} from './support/fixtures.ts';
import { keep, keepOneOfEach } from './support/kept-readings.ts';

/** This is walked in one language; the others have it where they differ: calendar, digits, direction. */
const language: Language = 'fa';
const { shamsa } = says[language].account;

test('a year is a shamsa: a month says what it holds and narrows the list, and thirty petals close', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	const person = await openAsSomebody(page);
	await keepOneOfEach(person);
	await page.goto(`/${language}/history`);
	await expect(page.locator('.shamsa-kinds li')).toHaveCount(keptKinds.length);
	await expect(page.locator('.shamsa-way')).toContainText(formatNumber(30 - keptKinds.length, language));
	const month = page.locator('.history-month:enabled');
	await expect(month).toHaveAccessibleName(
		new RegExp(
			`^.+: ${formatNumber(keptKinds.length, language)} خوانش \\(.*${says[language].hafez.entry.kept.tab} ۱.*\\)$`,
		),
	);
	const drawing = page.locator('.shamsa-ring img');
	await expect(drawing).toHaveAccessibleName(/سال ۱۴[۰-۹]{2}/);
	const before = await drawing.getAttribute('src');
	await month.click();
	await expect(month).toHaveAttribute('aria-pressed', 'true');
	await expect(page).toHaveURL(/month=/);
	expect(await drawing.getAttribute('src')).not.toBe(before);
	expect(await page.locator('.history-year').textContent()).not.toMatch(/[A-Za-z0-9٠-٩]/);
	await expectAccessible(page);

	await keep(
		person,
		'hafez_readings',
		Array.from({ length: 25 }, () => ({ poem_id: 3, interpretation: 'Again.' })),
	);
	await page.goto(`/${language}/history`);
	await expect(page.locator('.shamsa-way')).toHaveText(shamsa.closed);
	await expectNoSidewaysScroll(page);
	await expectFitsToo(page, desktop);
});

for (const other of ['en', 'ar', 'es'] as const)
	test(`${other}: the months stand around the shamsa and fit a phone`, async ({ page }) => {
		await page.setViewportSize(phone);
		const person = await openAsSomebody(page);
		await keepOneOfEach(person);
		await page.goto(`/${other}/history`);
		await expect(page.locator('.shamsa-kinds li')).toHaveCount(keptKinds.length);
		const boxes = await page
			.locator('.history-month')
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
		expect(boxes).toHaveLength(12);
		for (const [index, one] of boxes.entries()) {
			expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(44);
			for (const next of boxes.slice(index + 1))
				expect(
					one.right <= next.left + 1 ||
						next.right <= one.left + 1 ||
						one.bottom <= next.top + 1 ||
						next.bottom <= one.top + 1,
				).toBe(true);
		}
		await expectNoSidewaysScroll(page);
		if (other === 'ar') expect(await page.locator('.history-year').textContent()).not.toMatch(/[A-Za-z0-9۰-۹]/);
		await expectAccessible(page);
	});

test('without a picture the shamsa is shown, with a text alternative on the profile, and in the navigation until sign-out', async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	const person = await openAsSomebody(page);
	await keepOneOfEach(person);
	await page.goto('/en/profile');
	const { dreams } = await kindWords('en');
	const drawing = page.locator('.profile-card .shamsa-drawing');
	await expect(drawing).toHaveAccessibleName(
		new RegExp(`last twelve months: ${keptKinds.length} petals\\. [A-Z][a-z]{2}: .*Hafez 1.*\\.$`),
	);
	await expect(drawing).toHaveAccessibleName(new RegExp(`${dreams.tab} 1`));
	const inNavigation = page.locator('.wide-nav ~ .site-tools .nav-picture');
	await expect(inNavigation).toHaveAttribute('src', /^data:image\/svg/);
	await expectAccessible(page);
	await page.goto('/en/about');
	await expect(inNavigation).toBeVisible();
	await page.getByRole('button', { name: says.en.chrome.nav.logout }).click();
	await expect(page.getByText(says.en.chrome.toast.signedOut)).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('data:image');
});

test('it turns slightly under a pointer, and not with reduced motion', async ({ page }) => {
	await page.setViewportSize(desktop);
	const person = await openAsSomebody(page);
	await keepOneOfEach(person);
	await page.goto('/en/history');
	const ring = page.locator('.shamsa-ring img');
	const moving = () => ring.evaluate((one) => one.getAnimations().length);
	await ring.hover();
	expect(await moving()).toBe(0);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await expect.poll(moving).toBe(1);
	await page.mouse.move(5, 5);
	await expect.poll(moving).toBe(0);
});

test('at Yalda and at Nowruz it is offered as a picture, and on no other day', async ({ page }) => {
	const { shamsa: t } = says.en.account;
	const person = await openAsSomebody(page);
	await keepOneOfEach(person);
	await keep(person, 'hafez_readings', [{ poem_id: 3, interpretation: 'Again.' }]);
	const fullYear = new Date().getFullYear();
	await page.clock.install({ time: new Date(fullYear, new Date().getMonth(), 15) });
	await page.goto('/en/history');
	await expect(page.locator('.shamsa-kinds li')).toHaveCount(keptKinds.length);
	await expect(page.locator('.shamsa-feast')).toHaveCount(0);

	for (const [feast, line] of [
		[new Date(fullYear, 11, 20, 19), t.yalda],
		[new Date(fullYear + 1, 2, 20, 9), t.nowruz],
	] as const) {
		await page.clock.setFixedTime(feast);
		await page.goto('/en/history');
		await expect(page.getByText(line)).toBeVisible();
		await expectAccessible(page);
		const download = page.waitForEvent('download');
		await page.locator('.shamsa-feast').getByRole('button', { name: says.en.reading.share }).click();
		expect((await download).suggestedFilename()).toBe('shamsa-en.png');
	}
});
