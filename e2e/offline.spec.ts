import { expect, type Page } from '@playwright/test';
import { languageFacts } from '../src/language/languages.ts';
import { errorTexts } from '../src/pages/error-texts.ts';
import { texts as eq } from '../src/psychology/eq/texts/fa.ts';
import { askHafez, expectAccessible, openAsSomebody, questions, test } from './support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Visits a page twice: from the second visit on the service worker fetches ahead. Waits until it has. */
async function visitTwice(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.reload();
	const whole = () => page.evaluate(async () => (await caches.match('/offline.json')) !== undefined);
	await expect.poll(whole, { timeout: 60_000 }).toBe(true);
}

test('a page that cannot be fetched shows an error in its language, and loads when the connection is back', async ({
	page,
	context,
}) => {
	for (const language of ['fa', 'es'] as const) {
		await page.goto(`/${language}`);
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await context.setOffline(true);
		await page.goto(`/${language}/about`).catch(() => {});
		const { title, back } = errorTexts[language].offline;
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('dir', languageFacts[language].direction);
		await expect(page.getByRole('button', { name: back })).toBeVisible();
		await expectAccessible(page);
		await context.setOffline(false);
		await expect(page.getByRole('navigation').first()).toBeVisible();
		await expect(page).toHaveURL(new RegExp(`/${language}/about$`));
	}
});

test('tests, forms and the couplet of the day are there without a connection', async ({ page, context }) => {
	await visitTwice(page, '/fa');
	await context.setOffline(true);
	await page.goto('/fa/eq-test');
	await expect(page.getByRole('heading', { level: 1, name: eq.title })).toBeVisible();
	await expect(page.locator('.question-option').first()).toBeVisible();
	await page.goto('/fa');
	await expect(page.locator('.day-verse').locator('visible=true').first()).toBeVisible();
	await page.goto('/fa/hafez');
	await expect(page.getByRole('textbox').first()).toBeVisible();
	await page.goto('/fa/blog/nothing-like-that').catch(() => {});
	await expect(page.getByRole('heading', { level: 1, name: errorTexts.fa.offline.title })).toBeVisible();
	// In our own faces, which were fetched ahead.
	await expect
		.poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
		.toEqual(['Heading loaded', 'Text loaded']);
});

test('after a release no page is older than the server, and older caches are deleted', async ({ page }) => {
	await page.goto('/en/about');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await page.evaluate(async () => {
		const old = await caches.open('ahead-old-en');
		const stale = () => new Response('<h1>stale</h1>', { headers: { 'content-type': 'text/html' } });
		await old.put('/en/about', stale());
		await old.put('/en/explore', stale());
	});
	await page.goto('/en/explore');
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('stale');
	await visitTwice(page, '/en/about');
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('stale');
	expect(await page.evaluate(() => caches.has('ahead-old-en'))).toBe(false);
});

test('the last readings are available offline, to their owner, until they sign out', async ({ page, context }) => {
	await openAsSomebody(page, '/en/hafez');
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	await askHafez(page, 'en');
	await page.goto('/en/history');
	await expect(page.getByText(questions.en).first()).toBeVisible();
	await context.setOffline(true);
	await page.goto('/en/history');
	await expect(page.getByText(questions.en).first()).toBeVisible();
	await context.setOffline(false);
	const own = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('own-')).length);
	expect(await own()).toBe(1);
	await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ forgetOwn: true }));
	await expect.poll(own).toBe(0);
});
