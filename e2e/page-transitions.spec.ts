import { expect, type Page } from '@playwright/test';
import { texts as blog } from '../src/blog/texts/en.ts';
import { languageFacts, languages } from '../src/language/languages.ts';
import { askTables, desktop, phone, says, test } from './support/fixtures.ts';

type Seen = { way: string | undefined; from: number; moving: string[] };
declare global {
	interface Window {
		seenTransitions: Seen[];
	}
}

/** Writes down of each transition between pages what moves in it, and from which side the new page comes. */
async function watchTransitions(page: Page): Promise<() => Promise<Seen[]>> {
	await page.addInitScript(() => {
		window.seenTransitions = [];
		const start = document.startViewTransition?.bind(document);
		if (!start) return;
		document.startViewTransition = (update) => {
			const transition = start(update as ViewTransitionUpdateCallback);
			void transition.ready.then(() => {
				const root = document.documentElement;
				window.seenTransitions.push({
					way: root.dataset.way,
					from: new DOMMatrix(getComputedStyle(root, '::view-transition-new(root)').transform).e,
					moving: document
						.getAnimations()
						.flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
						.filter((name) => name.startsWith('::view-transition'))
						.sort(),
				});
			});
			return transition;
		};
	});
	return () => page.evaluate(() => window.seenTransitions);
}

/** How many were seen: on a busy machine a transition waits long for its first frame. */
const seenSoon = (seen: () => Promise<Seen[]>) => expect.poll(async () => (await seen()).length, { timeout: 30_000 });

for (const [language, side] of [
	['en', 1],
	['fa', -1],
] as const)
	test(`${language}: a page comes from the inline end, and on the way back from the inline start`, async ({ page }) => {
		await page.setViewportSize(desktop);
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		const seen = await watchTransitions(page);
		await page.goto(`/${language}`);
		await page.locator('main a[href$="/explore"]').click();
		await expect(page).toHaveURL(`/${language}/explore`);
		await seenSoon(seen).toBe(1);
		await page.goBack();
		await expect(page).toHaveURL(`/${language}`);
		await seenSoon(seen).toBe(2);
		await page.goForward();
		await seenSoon(seen).toBe(3);
		const [there, back, again] = await seen();
		expect([there?.way, back?.way, again?.way]).toEqual(['forward', 'back', 'forward']);
		expect(Math.sign(there?.from ?? 0)).toBe(side);
		expect(Math.sign(back?.from ?? 0)).toBe(-side);
		expect(Math.sign(again?.from ?? 0)).toBe(side);
		// Nothing but the page moves: not the head of the site.
		for (const { moving } of await seen())
			expect(moving).toEqual(['::view-transition-new(root)', '::view-transition-old(root)']);
	});

test('a link up to the page that one came from leads back', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	const seen = await watchTransitions(page);
	await page.goto('/en/hafez');
	await page.getByRole('link', { name: says.en.chrome.brand }).first().click();
	await expect(page).toHaveURL('/en');
	await seenSoon(seen).toBe(1);
	expect((await seen())[0]?.way).toBe('back');
});

test('another language and another category come like pages, and cutting them short is no error', async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	const written = new Date(Date.UTC(2025, 0, 1)).toISOString();
	const told = languages.flatMap((language) =>
		['title', 'excerpt', 'content'].map((column) => [`${column}_${language}`, 'The Hermit']),
	);
	const article = { published: true, published_at: written, created_at: written, ...Object.fromEntries(told) };
	const rows = ['Tarot', 'Dreams'].map((category) => ({ ...article, category, slug: `way-${crypto.randomUUID()}` }));
	await askTables('blog_articles', { method: 'POST', body: JSON.stringify(rows) });
	const seen = await watchTransitions(page);
	await page.goto('/en/blog');
	const categories = page.getByRole('navigation', { name: blog.categories });
	await categories.getByRole('link').nth(1).click();
	await expect(page).toHaveURL(/\/en\/blog\?category=/);
	await seenSoon(seen).toBe(1);
	await page
		.locator('summary')
		.and(page.getByLabel(`${says.en.chrome.nav.language}:`))
		.locator('visible=true')
		.click();
	await page.getByRole('link', { name: languageFacts.fa.name }).locator('visible=true').first().click();
	await expect(page).toHaveURL(/\/fa\/blog\?category=/);
	await seenSoon(seen).toBe(2);
	for (const { moving } of await seen())
		expect(moving).toEqual(['::view-transition-new(root)', '::view-transition-old(root)']);
	// Each before the last has been shown, or while it moves.
	for (const chosen of [0, 2, 1])
		await page.evaluate((place) => document.querySelectorAll<HTMLElement>('.blog-chip')[place]?.click(), chosen);
	for (const tongue of ['es', 'ar', 'fa'])
		await page.evaluate(
			(lang) => document.querySelector<HTMLElement>(`.language-links a[lang="${lang}"]`)?.click(),
			tongue,
		);
	// Whether the last category was there before the language was chosen is a matter of milliseconds.
	await expect(page).toHaveURL(/\/fa\/blog(?:\?category=|$)/);
	await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('navigating before a transition ends is no error', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/en');
	await page.getByRole('link', { name: says.en.chrome.nav.explore }).locator('visible=true').first().click();
	await expect(page).toHaveURL('/en/explore');
	for (let time = 0; time < 4; time++) {
		await page.evaluate(() => history.back());
		await page.evaluate(() => history.forward());
	}
	await expect(page).toHaveURL('/en/explore');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('with reduced motion nothing moves', async ({ page }) => {
	const seen = await watchTransitions(page);
	await page.goto('/en');
	await page.getByRole('link', { name: says.en.chrome.nav.explore }).locator('visible=true').first().click();
	await expect(page).toHaveURL('/en/explore');
	for (const { moving } of await seen()) expect(moving).toEqual([]);
});

test('a browser without transitions goes from page to page all the same', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined });
	});
	await page.goto('/en');
	await page.getByRole('link', { name: says.en.chrome.nav.explore }).locator('visible=true').first().click();
	await expect(page).toHaveURL('/en/explore');
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a transition whose page never comes keeps the page still for a second at most', async ({ page }) => {
	await page.goto('/en');
	const took = await page.evaluate(async () => {
		const began = performance.now();
		await document.startViewTransition(() => new Promise<void>(() => {})).updateCallbackDone;
		return performance.now() - began;
	});
	expect(took).toBeLessThan(3000);
});

test('turning the screen while a page comes is no error', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.setViewportSize(phone);
	await page.goto('/en');
	const over = page.evaluate(
		() => document.startViewTransition(() => new Promise<void>((ready) => setTimeout(ready, 300))).finished,
	);
	await page.setViewportSize(desktop);
	await over;
});
