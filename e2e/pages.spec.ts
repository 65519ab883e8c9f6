import { expect, type Page } from '@playwright/test';
import { languageFacts, languages } from '../src/language/languages.ts';
import { desktop, expectAccessible, expectNoSidewaysScroll, phone, says, test } from './house.ts';

const names = ['', 'explore', 'about', 'hafez', 'auth', 'nothing-here'];
const pathOf = (language: string, name: string) => (name ? `/${language}/${name}` : `/${language}`);

/** Persian and Arabic pages hold no Latin words, but for names written so everywhere. */
async function expectOwnScript(page: Page): Promise<void> {
	const text = await page.evaluate(() => {
		const copy = document.body.cloneNode(true) as HTMLElement;
		for (const part of copy.querySelectorAll('script, style, [lang="en"], [lang="es"], code')) part.remove();
		const attributes = [...copy.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((part) =>
			['aria-label', 'title', 'placeholder', 'alt'].map((attribute) => part.getAttribute(attribute) ?? ''),
		);
		return [copy.textContent, ...attributes].join(' ');
	});
	// Names that are written so everywhere, the other languages' own names, and the path that is missing.
	const latin = (text.match(/[A-Za-z][A-Za-z’'-]+/g) ?? []).filter(
		(word) => !/^(MBTI|WhatsApp|English|Español|Google|Hoopoe|PostgreSQL|nothing-here|ar|fa)$/.test(word),
	);
	expect(latin).toEqual([]);
}

for (const language of languages)
	for (const name of names) {
		test(`${pathOf(language, name)} is whole on a phone and a desktop, by night and by day`, async ({ page }) => {
			for (const [viewport, scheme] of [
				[phone, 'dark'],
				[desktop, 'light'],
			] as const) {
				await page.setViewportSize(viewport);
				await page.emulateMedia({ colorScheme: scheme });
				await page.goto(pathOf(language, name));
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				await expect(page.locator('html')).toHaveAttribute('dir', languageFacts[language].direction);
				await expect(page.locator('h1')).toHaveCount(1);
				await expect(page).toHaveTitle(/.{4,}/);
				await expectNoSidewaysScroll(page);
				await expectAccessible(page);
			}
			if (languageFacts[language].direction === 'rtl') await expectOwnScript(page);
		});
	}

test('a page tells crawlers what it is, in every language', async ({ page }) => {
	for (const language of languages) {
		await page.goto(`/${language}/hafez`);
		const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
		expect(await attribute('link[rel="canonical"]', 'href')).toBe(`http://localhost:4173/${language}/hafez`);
		for (const other of languages)
			expect(await attribute(`link[rel="alternate"][hreflang="${other}"]`, 'href')).toBe(
				`http://localhost:4173/${other}/hafez`,
			);
		expect(await attribute('link[rel="alternate"][hreflang="x-default"]', 'href')).toBe(
			'http://localhost:4173/en/hafez',
		);
		expect((await attribute('meta[name="description"]', 'content'))?.length).toBeGreaterThan(40);
		expect(await attribute('meta[property="og:image"]', 'content')).toBe(
			`http://localhost:4173/social/${language}.png`,
		);
		expect(await attribute('meta[property="og:title"]', 'content')).toContain(says[language].hafez.title);
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	for (const language of languages)
		test(`the pages to be read can be read in ${language}`, async ({ page }) => {
			for (const name of ['', 'explore', 'about', 'nothing-here']) {
				const answer = await page.goto(pathOf(language, name));
				expect(answer?.status()).toBe(name === 'nothing-here' ? 404 : 200);
				await expect(page.locator('h1')).toBeVisible();
				expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(40);
				await expect(page.locator('template, [hidden] h1')).toHaveCount(0);
			}
		});
});

test('no more than 170 kB of JavaScript before anything is touched, nothing of the Supabase client before the first paint, and nothing moves', async ({
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
		await page.goto(path, { waitUntil: 'networkidle' });
		const { before, after, paint, moved } = await page.evaluate(() => {
			const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
			const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
				name.endsWith('.js'),
			);
			const preloaded = [...document.querySelectorAll('link[rel="modulepreload"], script[src]')].map(
				(part) => part.getAttribute('href') ?? part.getAttribute('src') ?? '',
			);
			const wanted = scripts.filter(({ name }) => preloaded.some((path) => name.endsWith(path)));
			return {
				before: wanted.map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
				after: scripts
					.filter((script) => !wanted.includes(script))
					.map(({ name, startTime }) => [name, startTime] as const),
				paint,
				moved: (window as unknown as { moved: number }).moved,
			};
		});
		expect(before.length).toBeGreaterThan(3);
		expect(before.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(170_000);
		for (const [name, startTime] of after) expect(startTime, name).toBeGreaterThan(paint);
		expect(moved).toBe(0);
	}
});
