import { expect } from '@playwright/test';
import { poems } from '../src/methods/divan/poems.ts';
import { verseOfDay } from '../src/methods/divan/verse-of-day.ts';
import { texts as en } from '../src/pages/home/texts/en.ts';
import { texts as fa } from '../src/pages/home/texts/fa.ts';
import {
	askHafez,
	expectAccessible,
	expectNoSidewaysScroll,
	openAsSomebody,
	phone,
	says,
	site,
	test,
} from './support/fixtures.ts';

const poemOf = (moment: Date) => poems.find(({ id }) => id === verseOfDay(moment));

test('Home opens on the couplet of the visitor’s own day, and leads from it to the question', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.clock.install({ time: new Date('2027-03-20T23:59:00') });
	await page.goto('/fa');
	const folio = page.getByRole('figure', { name: fa.dayVerse });
	const today = poemOf(new Date('2027-03-20T23:59:00'));
	await expect(folio).toHaveCount(1);
	await expect(folio.locator('blockquote p')).toHaveText([...(today?.verse ?? [])]);
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);

	// Past midnight, when the tab is looked at again, it is another one.
	await page.clock.setSystemTime(new Date('2027-03-21T00:01:00'));
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	const tomorrow = poemOf(new Date('2027-03-21T00:01:00'));
	expect(tomorrow?.id).not.toBe(today?.id);
	await expect(folio.locator('blockquote p')).toHaveText([...(tomorrow?.verse ?? [])]);

	await page.getByRole('link', { name: fa.ask }).click();
	await expect(page.getByLabel(says.fa.hafez.label)).toBeVisible();
});

test('no couplet is wider than its folio, on any screen', async ({ page }) => {
	for (const width of [320, 390, 768, 1024, 1280, 1920]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto('/en');
		await page.evaluate(() => document.fonts.ready);
		const widest = await page.evaluate((count) => {
			const shares: number[] = [];
			for (let id = 1; id <= count; id++) {
				document.documentElement.dataset.verse = String(id);
				const folio = [...document.querySelectorAll('.day-verse')].find((one) => one.clientWidth > 0);
				for (const line of folio?.querySelectorAll('blockquote p') ?? []) {
					const range = document.createRange();
					range.selectNodeContents(line);
					shares.push(range.getBoundingClientRect().width / (folio?.clientWidth ?? 1));
				}
			}
			return { count: shares.length, most: Math.max(...shares) };
		}, poems.length);
		expect(widest.count).toBe(2 * poems.length);
		expect(widest.most, `${width} px`).toBeLessThan(0.94);
		await expectNoSidewaysScroll(page);
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('Home shows a couplet and every link', async ({ page }) => {
		await page.goto('/en');
		await expect(page.getByRole('figure', { name: en.dayVerse })).toHaveCount(1);
		for (const name of [en.ask, en.dayCard, en.begin]) await expect(page.getByRole('link', { name })).toBeVisible();
		for (const name of ['tarot', 'hafez', 'dreams', 'chatbot'])
			await expect(page.locator(`main .entry-card[href="/en/${name}"]`)).toBeVisible();
	});
});

test('a signed-in visitor sees their last question, from this browser’s storage, until they sign out', async ({
	page,
}) => {
	await openAsSomebody(page, '/en/hafez');
	await askHafez(page, 'en');
	await expect(page.getByText(says.en.reading.saved)).toBeVisible();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
	await page.goto('/en');
	const line = page.getByText(/^Today you asked about waiting\./);
	await expect(line).toBeVisible();
	await expectAccessible(page);
	expect(asked.filter((request) => /waiting|letter|hoopoe\.asked/.test(request.replace(site(), '')))).toEqual([]);
	expect(await page.evaluate(() => localStorage.getItem('hoopoe.asked'))).not.toContain('letter');
	await line.getByRole('link', { name: en.remembered.again }).click();
	await expect(page.getByRole('figure', { name: says.en.hafez.verse })).toBeVisible();

	await page.goto('/en');
	await expect(line).toBeVisible();
	await page.getByRole('button', { name: says.en.chrome.nav.logout }).locator('visible=true').click();
	await expect(page.getByText(en.subtitle)).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem('hoopoe.asked'))).toBeNull();
});
