import { expect } from '@playwright/test';
import { languages } from '../src/language/languages.ts';
import { questions, says, site, test } from './support/fixtures.ts';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts';

/** The value of an attribute of the first element whose tag holds all of `marks`, in the HTML as it is served. */
function attributeOf(html: string, marks: readonly string[], name: string): string | undefined {
	const tag = html
		.match(/<(?:link|meta)[^>]*>/g)
		?.find((one) => marks.every((mark) => one.toLowerCase().includes(mark.toLowerCase())));
	return tag && new RegExp(`${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

test('a page tells crawlers what it is, in every language', async ({ request }) => {
	for (const language of languages) {
		const html = await (await request.get(`/${language}/hafez`)).text();
		const link = (...marks: string[]) => attributeOf(html, marks, 'href');
		const meta = (mark: string) => attributeOf(html, [mark], 'content');
		expect(link('rel="canonical"')).toBe(`${site()}/${language}/hafez`);
		for (const other of languages) expect(link('rel="alternate"', `lang="${other}"`)).toBe(`${site()}/${other}/hafez`);
		expect(link('rel="alternate"', 'lang="x-default"')).toBe(`${site()}/en/hafez`);
		expect(meta('name="description"')?.length).toBeGreaterThan(40);
		expect(meta('property="og:image"')).toBe(`${site()}/social/${language}.png`);
		expect(meta('property="og:title"')).toContain(says[language].hafez.title);
	}
});

test('the pages to be read are served whole, in every language', async ({ request }) => {
	for (const language of languages)
		for (const name of ['', '/explore', '/about', '/blog', '/nothing-here']) {
			const answer = await request.get(`/${language}${name}`);
			expect(answer.status()).toBe(name === '/nothing-here' ? 404 : 200);
			const html = await answer.text();
			expect(html.match(/<h1[ >]/g)).toHaveLength(1);
			expect(/<main.*<\/main>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(40);
			expect(html).not.toMatch(/<template|<div hidden/);
		}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the pages to be read can be read', async ({ page }) => {
		for (const name of ['', '/explore', '/about', '/nothing-here']) {
			await page.goto(`/fa${name}`);
			await expect(page.locator('h1')).toBeVisible();
			await expect(page.locator('template, [hidden] h1')).toHaveCount(0);
		}
	});
});

test('a first visit loads no script until it is touched, then no more than 170 kB; a later one loads them unasked; nothing moves', async ({
	browser,
}) => {
	for (const path of ['/en', '/fa/hafez', '/ar/explore', '/es/blog']) {
		const context = await browser.newContext({ reducedMotion: 'no-preference', baseURL: site() });
		await watchLayoutShifts(context);
		const page = await context.newPage();
		const look = () =>
			page.evaluate(() => ({
				scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
					.filter(({ name }) => name.endsWith('.js'))
					.map(({ encodedBodySize, startTime }) => ({ size: encodedBodySize, startTime })),
				paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			}));
		await page.goto(path, { waitUntil: 'networkidle' });
		expect((await look()).scripts).toEqual([]);
		expect(await layoutShifts(page)).toEqual([]);

		await page.mouse.move(40, 40);
		await page.waitForFunction(() => !window.earlyTouches);
		await page.waitForLoadState('networkidle');
		const touched = await look();
		expect(touched.scripts.length).toBeGreaterThan(3);
		expect(touched.scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(170_000);
		expect(await layoutShifts(page)).toEqual([]);

		await page.reload();
		await page.waitForFunction(() => !window.earlyTouches);
		const { scripts, paint } = await look();
		for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(paint);
		expect(await layoutShifts(page)).toEqual([]);
		await context.close();
	}
});

test('what is typed, pressed or sent before the scripts have come is done once they are there', async ({ browser }) => {
	for (const way of ['pressed', 'sent'] as const) {
		const context = await browser.newContext({ baseURL: site() });
		const page = await context.newPage();
		await page.goto('/en/hafez');
		// All at once, without a pointer or a key: as software for the blind does it.
		await page.evaluate(
			([question, way]) => {
				const field = document.querySelector('textarea');
				if (!window.earlyTouches || !field?.form) throw new Error('The page is no untouched one');
				field.value = question;
				field.dispatchEvent(new Event('input', { bubbles: true }));
				if (way === 'sent') field.form.requestSubmit();
				else field.form.querySelector<HTMLButtonElement>('[type=submit]')?.click();
			},
			[questions.en, way] as const,
		);
		await expect(page.getByRole('figure', { name: says.en.hafez.verse })).toBeVisible();
		await expect(page.locator('main')).toContainText(questions.en);
		await context.close();
	}
});
