import { expect } from '@playwright/test';
import { languages } from '../src/language/languages.ts';
import { says, site, test } from './fixtures.ts';

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

test.describe('on a first visit', () => {
	test.use({ ownContext: true });

	test('no JavaScript before the first paint, no more than 170 kB before anything is touched, and nothing moves', async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		for (const path of ['/en', '/fa/hafez', '/ar/explore', '/es/blog']) {
			await page.addInitScript(() => {
				const moved = window as unknown as { moved: number };
				moved.moved = 0;
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
						if (!entry.hadRecentInput) moved.moved += entry.value;
				}).observe({ type: 'layout-shift', buffered: true });
			});
			// Not touched: the scripts come by themselves.
			await page.goto(path, { waitUntil: 'commit' });
			await page.waitForLoadState('load');
			await page.waitForFunction(() => !window.earlyTouches);
			await page.waitForLoadState('networkidle');
			const { scripts, paint, moved } = await page.evaluate(() => {
				const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
				const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
					name.endsWith('.js'),
				);
				return {
					scripts: scripts.map(({ name, encodedBodySize, startTime }) => ({ name, size: encodedBodySize, startTime })),
					paint,
					moved: (window as unknown as { moved: number }).moved,
				};
			});
			expect(scripts.length).toBeGreaterThan(3);
			expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(170_000);
			for (const { name, startTime } of scripts) expect(startTime, name).toBeGreaterThan(paint);
			expect(moved).toBe(0);
		}
	});
});
