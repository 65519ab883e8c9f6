import { expect, type Page } from '@playwright/test';
import { texts as arAdmin } from '../src/admin/texts/ar.ts';
import { texts as arBlog } from '../src/blog/texts/ar.ts';
import { texts as enBlog } from '../src/blog/texts/en.ts';
import { texts as esBlog } from '../src/blog/texts/es.ts';
import { texts as faBlog } from '../src/blog/texts/fa.ts';
import { languages } from '../src/language/languages.ts';
import { useTextsReader } from '../src/language/use-texts.ts';
import {
	askTables,
	desktop,
	expectAccessible,
	grantAdmin,
	openAsSomebody,
	phone,
	says,
	site,
	test,
} from './support/fixtures.ts';
import { keep, rows } from './support/kept-readings.ts';
import { publishableKey } from './support/server.ts';

const blog = { en: enBlog, fa: faBlog, ar: arBlog, es: esBlog };

/** Resolves once the page has subscribed to everything. Call it before the page is opened. */
function listening(page: Page, sign: string): Promise<void> {
	return new Promise((resolve) =>
		page.on('websocket', (socket) =>
			socket.on('framereceived', ({ payload }) => {
				if (String(payload).includes(sign)) resolve();
			}),
		),
	);
}
const SUBSCRIBED = 'Subscribed to PostgreSQL';

test('History follows what other devices keep and delete', async ({ page }) => {
	await page.setViewportSize(phone);
	const person = await openAsSomebody(page);
	await keep(person, rows.hafez.table, [rows.hafez.row]);
	let ready = listening(page, SUBSCRIBED);
	await page.goto('/en/history');
	await expect(page.locator('.history-entry')).toHaveCount(1);
	await ready;
	await keep(person, rows.dreams.table, [rows.dreams.row]);
	await expect(page.locator('.history-entry')).toHaveCount(2);
	await page.getByRole('tab', { name: says.en.account.history.tabs.all, exact: true }).click();
	await keep(person, rows.tarot.table, [rows.tarot.row]);
	await expect(page.locator('.history-entry')).toHaveCount(3);
	await askTables(`${rows.hafez.table}?user_id=eq.${person.user.id}`, { method: 'DELETE' });
	await expect(page.locator('.history-entry')).toHaveCount(2);

	ready = listening(page, SUBSCRIBED);
	await page.goto('/en/profile');
	const total = page.locator('.profile-total dd');
	await expect(total).toHaveText('2');
	await ready;
	await keep(person, rows.hafez.table, [rows.hafez.row]);
	await expect(total).toHaveText('3');
});

for (const language of languages)
	test(`the blog says that there is a new article, and nothing moves until it is wanted: ${language}`, async ({
		page,
	}) => {
		await page.setViewportSize(desktop);
		// Other journeys publish articles, too.
		const category = `Live ${crypto.randomUUID()}`;
		const publish = (title: string, published = true) =>
			askTables('blog_articles', {
				method: 'POST',
				body: JSON.stringify({
					title_en: title,
					title_fa: title,
					title_ar: title,
					title_es: title,
					content_en: 'A line.',
					category,
					published,
					published_at: new Date().toISOString(),
				}),
			});
		await publish('The first');
		const ready = listening(page, SUBSCRIBED);
		await page.goto(`/${language}/blog?category=${encodeURIComponent(category)}`);
		// What brings the client of our services.
		await page.mouse.wheel(0, 1);
		await ready;
		const first = page.locator('.blog-cards > li').first();
		const before = { name: await first.getAttribute('data-article'), box: await first.boundingBox() };
		await publish('A draft', false);
		await publish('The second');
		const line = page.getByRole('button', {
			name: useTextsReader(blog[language], language)('newArticles', { count: 1 }),
		});
		await expect(line).toBeVisible();
		expect({ name: await first.getAttribute('data-article'), box: await first.boundingBox() }).toEqual(before);
		await expectAccessible(page);
		await line.click();
		await expect(first.getByRole('heading')).toHaveText('The second');
		await expect(line).toHaveCount(0);
	});

test('the figures of administrators update by themselves', async ({ page }) => {
	await page.setViewportSize(desktop);
	const person = await openAsSomebody(page);
	await grantAdmin(person);
	const ready = listening(page, '"status":"ok"');
	await page.goto('/ar/admin?part=figures');
	await expect(page.getByRole('heading', { name: arAdmin.figures.title })).toBeVisible();
	await ready;
	const given = async () =>
		(await page.locator('#admin-readings ~ table tbody td:first-of-type').allTextContents()).join();
	const before = await given();
	const answer = await fetch(`${site()}/functions/v1/dream-interpretation`, {
		method: 'POST',
		headers: { apikey: publishableKey, 'content-type': 'application/json' },
		body: JSON.stringify({ dream: 'I dreamt of a snake in a garden', language: 'en' }),
	});
	expect(answer.status).toBe(200);
	await expect.poll(given, { timeout: 15_000 }).not.toBe(before);
});
