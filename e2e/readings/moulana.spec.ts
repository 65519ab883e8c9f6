import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/language/languages.ts';
import { entries } from '../../src/readings/moulana/entries.server.ts';
import { type MoulanaPath, paths } from '../../src/readings/moulana/paths.ts';
import { texts as ar } from '../../src/readings/moulana/texts/ar.ts';
import { texts as en } from '../../src/readings/moulana/texts/en.ts';
import { texts as es } from '../../src/readings/moulana/texts/es.ts';
import { texts as fa } from '../../src/readings/moulana/texts/fa.ts';
import { expectAccessible, expectFitsToo, expectNoSidewaysScroll, says, screenOf, test } from '../support/fixtures.ts';

const texts = { en, fa, ar, es };
const FUNCTION = '**/functions/v1/moulana-wisdom';

/** Takes a path and waits until its story is whole. The page has to be Moulana's. */
async function take(page: Page, language: Language, path: MoulanaPath): Promise<void> {
	await page.getByRole('button', { name: texts[language].paths[path].name }).click();
	await expect(page.getByText(says[language].reading.writtenWithoutAi)).toBeVisible();
}

for (const language of ['en', 'fa'] as const) {
	const { screen, viewport, other } = screenOf(language);
	test(`${language}, ${screen}: four paths, the story of the day, and a new path`, async ({ page }) => {
		const t = texts[language];
		await page.setViewportSize(viewport);
		await page.goto(`/${language}/moulana`);
		for (const path of paths) await expect(page.getByRole('button', { name: t.paths[path].name })).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		await take(page, language, 'love');
		const folio = page.getByRole('figure', { name: t.quote });
		const verse = await folio.locator('blockquote p').allTextContents();
		expect(entries.filter(({ path }) => path === 'love').map((entry) => entry.verse.join('|'))).toContain(
			verse.join('|'),
		);
		await expect(page.getByRole('heading', { name: t.message })).toBeVisible();
		await expect(page.getByRole('heading', { name: t.practice })).toBeVisible();
		await expect(page.getByRole('link', { name: t.contact })).toHaveAttribute(
			'href',
			`https://wa.me/34600111222?text=${encodeURIComponent(t.contactMessage)}`,
		);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);

		await page.getByRole('button', { name: t.newPath }).click();
		await expect(folio).toHaveCount(0);
		await take(page, language, 'story');
		expect(await folio.locator('blockquote p').allTextContents()).not.toEqual(verse);
		await expectFitsToo(page, other);
	});
}

test('a failure shows the specification’s message, and can be retried', async ({ page }) => {
	await page.goto('/en/moulana');
	await page.route(FUNCTION, (route) => route.abort());
	await page.getByRole('button', { name: en.paths.silence.name }).click();
	await expect(page.getByText('Unable to receive Rumi’s wisdom').first()).toBeVisible();
	await page.unroute(FUNCTION);
	await page.getByRole('button', { name: says.en.reading.again }).click();
	await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
});

test('the book opens for a second before it is asked; leaving meanwhile asks nothing', async ({ page }) => {
	let asked = 0;
	await page.route(FUNCTION, (route) => {
		asked++;
		return route.continue();
	});
	await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
	await page.goto('/es/moulana');
	await expect(page.getByRole('button', { name: es.paths.story.name })).toBeEnabled();
	// A paused clock: on a busy machine the second would pass between two clicks.
	await page.clock.pauseAt(new Date('2026-11-21T13:00:00'));
	await page.getByRole('button', { name: es.paths.story.name }).click();
	await expect(page.getByText(es.listening)).toBeVisible();
	expect(asked).toBe(0);
	await page.getByRole('link', { name: says.es.chrome.brand }).first().click();
	await expect(page).toHaveURL(/\/es$/);
	// The address changes before the page does.
	await expect(page.getByText(es.listening)).toHaveCount(0);
	await page.clock.runFor(1500);
	expect(asked).toBe(0);
});

test('the day of the visitor chooses: tomorrow the path brings another story', async ({ page }) => {
	await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
	const verseOf = async () => {
		await page.goto('/fa/moulana');
		await page.getByRole('button', { name: fa.paths.transformation.name }).click();
		await expect(page.getByRole('figure', { name: fa.quote })).toBeVisible();
		return page.locator('blockquote p').allTextContents();
	};
	const today = await verseOf();
	await expect(page.getByText('۳۰ آبان ۱۴۰۵').locator('visible=true')).toHaveCount(1);
	expect(await verseOf()).toEqual(today);
	await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'));
	expect(await verseOf()).not.toEqual(today);
});

test('by keyboard alone: a path, its story, a new path', async ({ page }) => {
	await page.goto('/en/moulana');
	await page.getByRole('button', { name: en.paths.love.name }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
	await expect(page.getByRole('heading', { name: en.quote })).toBeFocused();
	await page.getByRole('button', { name: en.newPath }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a story can be copied whole, and downloaded as a picture', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/fa/moulana');
	await take(page, 'fa', 'love');
	await page.getByRole('button', { name: says.fa.reading.copy }).click();
	await expect(page.getByText(says.fa.reading.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain(fa.practice);
	expect(entries.some(({ verse }) => copied.includes(verse.join('\n')))).toBe(true);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: says.fa.reading.share }).click();
	expect((await download).suggestedFilename()).toMatch(/^moulana-[a-z]+-fa\.png$/);
});

test('with reduced motion nothing moves; printed, only verse and words are left', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/en/moulana');
	await take(page, 'en', 'silence');
	expect(
		await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
	).toBe(0);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('button', { name: en.newPath })).toBeHidden();
	await expect(page.locator('figure blockquote')).toBeVisible();
});
