import { expect, type Page } from '@playwright/test';
import { texts as arBlog } from '../src/blog/texts/ar.ts';
import { texts as enBlog } from '../src/blog/texts/en.ts';
import { texts as esBlog } from '../src/blog/texts/es.ts';
import { texts as faBlog } from '../src/blog/texts/fa.ts';
import { formatDate, formatNumber } from '../src/language/format-date.ts';
import { type Language, languageFacts, languages } from '../src/language/languages.ts';
import {
	askTables,
	desktop,
	expectAccessible,
	expectNoSidewaysScroll,
	openAsSomebody,
	phone,
	says,
	site,
	test,
	untilHydrated,
} from './support/fixtures.ts';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.ts';

const blog = { en: enBlog, fa: faBlog, ar: arBlog, es: esBlog };
const PAGE = 12;

const opening = {
	en: 'An old man on a peak holds his lantern low.',
	fa: 'پیرمردی بر قله فانوسش را پایین گرفته است.',
	ar: 'شيخ على قمّة يخفض مصباحه.',
	es: 'Un viejo en la cima lleva la linterna baja.',
};
const titles = { en: 'The Hermit', fa: 'پیر', ar: 'الشيخ', es: 'El Ermitaño' };

type Row = Record<string, unknown> & { id: string; slug: string; created_at: string };

/**
 * An article in four languages; `word` stands in its titles and its slug and finds it, and gives it a time of its own,
 * so that no other journey's articles come between those of one.
 */
function articleOf(word: string, number: number, more: Record<string, unknown> = {}): Row {
	const start = Date.UTC(2026, 0, 1) + Number.parseInt(word.slice(1), 16) * 4;
	const moment = new Date(start - number).toISOString();
	const row: Row = {
		id: crypto.randomUUID(),
		slug: `${word}-${number}`,
		category: 'Tarot',
		image_url: null,
		published: true,
		published_at: moment,
		created_at: moment,
	};
	for (const language of languages) {
		row[`title_${language}`] = `${titles[language]} ${word} ${number}`;
		row[`excerpt_${language}`] = opening[language];
		row[`content_${language}`] = `${opening[language]}\n\n2. ${opening[language]}\n3. ${opening[language]}`;
	}
	return { ...row, ...more };
}

/** Writes the rows as a trusted server does. */
const write = (rows: readonly object[]) => askTables('blog_articles', { method: 'POST', body: JSON.stringify(rows) });

const viewsOf = async (id: string) => (await askTables(`blog_articles?id=eq.${id}&select=views`))[0]?.views;

const newWord = () => `w${crypto.randomUUID().slice(0, 8)}`;
const cards = (page: Page) => page.locator('.blog-card');

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const t = blog[language];

test('an article that is long in coming has its spinner', async ({ page }) => {
	const word = newWord();
	await write([articleOf(word, 0)]);
	await page.goto(`/${language}/blog?q=${word}`);
	let arrive = () => {};
	const held = new Promise<void>((done) => {
		arrive = done;
	});
	await page.route(`**/blog/${word}-0.data*`, async (route) => {
		await held;
		await route.continue();
	});
	await cards(page).first().getByRole('link').first().click();
	await expect(page.locator('.spinner')).toBeVisible();
	// The list that is being left is dimmed.
	await expectAccessible(page, ['color-contrast']);
	arrive();
	await expect(page.locator('article.article')).toBeVisible();
	await expect(page.locator('.spinner')).toHaveCount(0);
});

test('the list shows the newest, more below them, and what is looked for', async ({ page }) => {
	const word = newWord();
	const rows = Array.from({ length: PAGE + 3 }, (_, number) =>
		articleOf(word, number, { ...(number === 1 && { image_url: '/social/en.png', category: null }) }),
	);
	await write(rows);
	for (const viewport of [phone, desktop]) {
		await page.setViewportSize(viewport);
		await page.goto(`/${language}/blog`);
		await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('dir', languageFacts[language].direction);
		await expect(page.getByRole('button', { name: t.generate })).toHaveCount(0);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		await page.getByRole('searchbox', { name: t.search }).fill(word);
		await page.getByRole('button', { name: t.find }).click();
		await expect(page).toHaveURL(new RegExp(`q=${word}`));
		await expect(cards(page)).toHaveCount(PAGE);
	}
	const first = cards(page).first();
	await expect(first).toContainText(`${titles[language]} ${word} 0`);
	await expect(first).toContainText(opening[language]);
	await expect(first).toContainText(formatDate(rows[0]?.created_at ?? '', language, 'card'));
	await expect(first.locator('.blog-views')).toContainText(formatNumber(0, language));
	await expect(cards(page).nth(1).locator('img')).toHaveAttribute('src', '/social/en.png');
	await expect(cards(page).nth(1).locator('.blog-category')).toHaveText(
		{ en: 'Mysticism', fa: 'عرفان', ar: 'التصوّف', es: 'Mística' }[language],
	);

	await page.getByRole('link', { name: t.more }).click();
	await expect(cards(page)).toHaveCount(PAGE + 3);
	await expect(cards(page).nth(PAGE).getByRole('link')).toBeFocused();
	await expect(page.getByRole('link', { name: t.more })).toHaveCount(0);
	await expectAccessible(page);
	await cards(page)
		.nth(PAGE + 1)
		.getByRole('link')
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${titles[language]} ${word} ${PAGE + 1}`);
	await page.goBack();
	await expect(cards(page)).toHaveCount(PAGE + 3);

	await page.goto(`/${language}/blog?q=${word}&category=Mysticism`);
	await expect(cards(page)).toHaveCount(1);
	await page.getByRole('navigation', { name: t.categories }).getByRole('link', { name: t.all, exact: true }).click();
	await expect(cards(page)).toHaveCount(PAGE);
	await page.goto(`/${language}/blog?q=${newWord()}`);
	await expect(page.getByText(t.nothingFound)).toBeVisible();
	await expectAccessible(page);
});

test('an article can be read, and is counted each time it is opened', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const word = newWord();
	const [newer, article, older] = [articleOf(word, 0), articleOf(word, 1), articleOf(word, 2)];
	await write([newer, article, older]);
	const path = `/${language}/blog/${article.slug}`;
	for (const [viewport, scheme] of [
		[phone, 'dark'],
		[desktop, 'light'],
	] as const) {
		await page.setViewportSize(viewport);
		await page.emulateMedia({ colorScheme: scheme });
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${titles[language]} ${word} 1`);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	}
	await expect(page.locator('.article-text p')).toHaveCount(3);
	await expect(page.locator('.article header')).toContainText(formatDate(article.created_at, language, 'article'));
	await expect.poll(() => viewsOf(article.id)).toBe(2);
	await page.reload();
	await expect(page.locator('.article .blog-views').first()).toContainText(formatNumber(3, language));
	expect(await viewsOf(article.id)).toBe(3);

	const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
	expect(data).toMatchObject({
		'@type': 'Article',
		headline: `${titles[language]} ${word} 1`,
		inLanguage: language,
		mainEntityOfPage: site() + path,
	});
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site() + path);
	for (const other of languages)
		await expect(page.locator(`link[rel="alternate"][hreflang="${other}"]`)).toHaveAttribute(
			'href',
			`${site()}/${other}/blog/${article.slug}`,
		);
	await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
	await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', `/feed/${language}.xml`);

	await page.getByRole('button', { name: t.copyLink }).click();
	await expect(page.getByText(t.linkCopied).first()).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site() + path);
	const neighbours = page.getByRole('navigation', { name: t.neighbours });
	await neighbours.getByRole('link', { name: t.olderOne }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${titles[language]} ${word} 2`);
	await page.goto(`/${language}/blog/${article.id}`);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site() + path);
	await page.getByRole('link', { name: t.back }).click();
	await expect(page).toHaveURL(`${site()}/${language}/blog`);
});

test('a signed-in visitor generates articles, and sees the outcome', async ({ page }) => {
	await openAsSomebody(page);
	await page.goto(`/${language}/blog`);
	const button = page.getByRole('button', { name: t.generate });
	const answer = (status: number, body: object) =>
		page.route('**/functions/v1/generate-daily-articles', async (route) => {
			await expect(page.getByRole('button', { name: t.generating })).toBeDisabled();
			await route.fulfill({ status, json: body });
		});
	const word = newWord();
	await answer(200, { count: 3 });
	await write([articleOf(word, 0, { published_at: new Date().toISOString() })]);
	await button.click();
	await expect(page.getByText(/^.*[3۳٣].*!$/).first()).toBeVisible();
	await expect(page.getByRole('link', { name: `${titles[language]} ${word} 0` })).toBeVisible();
	await page.unroute('**/functions/v1/generate-daily-articles');
	await answer(429, { code: 'over_request_rate_limit', message: 'x' });
	await button.click();
	await expect(page.getByText(t.generateFailed).first()).toBeVisible();
	await expect(page.getByText(says[language].chrome.toast.error).first()).toBeVisible();
	await page.unroute('**/functions/v1/generate-daily-articles');
	await answer(401, { code: 'unauthorized', message: 'You must be logged in' });
	await button.click();
	await expect(page.getByText(t.loginNeeded).first()).toBeVisible();
	await expectAccessible(page);
});

test('the articles of the day exist, with covers that load', async ({ page }) => {
	await openAsSomebody(page, '/en/blog');
	await page.getByRole('button', { name: enBlog.generate }).click();
	await expect(page.getByText(/^\d new articles generated!$/).first()).toBeVisible({ timeout: 30_000 });
	// Asked again, there is nothing to add: what is there already is a link away.
	await page.getByRole('button', { name: enBlog.generate }).click();
	const there = page.locator('.blog-generated');
	await expect(there).toHaveText(enBlog.alreadyHere.replace(/<\/?link>/g, ''));
	await there.getByRole('link').click();
	await expect(page.locator('article.article')).toBeVisible();
	await page.goto('/en/blog');
	const card = page.locator('.blog-card:has(img[src^="/storage/v1/object/public/covers/"])').first();
	const cover = card.locator('img');
	await cover.scrollIntoViewIfNeeded();
	await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
	await card.getByRole('link').click();
	await expect(page.locator('.article-text p').nth(4)).toBeVisible();
	await expectAccessible(page);
});

test('views are counted when visible only: not for a hovered link, nor a background tab', async ({ page, context }) => {
	const word = newWord();
	const article = articleOf(word, 0);
	await write([article]);
	await page.goto(`/en/blog?q=${word}`);
	const fetched = page.waitForResponse((response) => response.url().includes(`${article.slug}.data`));
	await page.getByRole('link', { name: `${titles.en} ${word} 0` }).hover();
	await fetched;
	const hidden = await context.newPage();
	await hidden.addInitScript(() => {
		Object.defineProperty(document, 'visibilityState', {
			get: () => ((window as { seen?: true }).seen ? 'visible' : 'hidden'),
		});
	});
	await hidden.goto(`/en/blog/${article.slug}`, { waitUntil: 'networkidle' });
	expect(await viewsOf(article.id)).toBe(0);
	await hidden.evaluate(() => {
		(window as { seen?: true }).seen = true;
		document.dispatchEvent(new Event('visibilitychange'));
	});
	await expect.poll(() => viewsOf(article.id)).toBe(1);
	// It is told once the scripts have come, at the first touch, and counted only once.
	await untilHydrated(hidden);
	// Its neighbours have views of their own below it.
	await expect(hidden.locator('.blog-views').first()).toHaveText('1 view');
	expect(await viewsOf(article.id)).toBe(1);
});

test('a missing article, or a draft, redirects to the list', async ({ page, request }) => {
	const draft = articleOf(newWord(), 0, { published: false });
	await write([draft]);
	for (const name of ['nothing-here', crypto.randomUUID(), draft.slug, draft.id]) {
		const answer = await request.get(`/fa/blog/${name}`, { maxRedirects: 0 });
		expect([answer.status(), answer.headers().location]).toEqual([302, '/fa/blog']);
	}
	await page.goto('/ar/blog/nothing-here');
	await expect(page.getByRole('heading', { level: 1, name: arBlog.title })).toBeVisible();
});

test('an article without the language is shown in English, marked as English', async ({ page }) => {
	const word = newWord();
	const article = articleOf(word, 0, { title_fa: null, excerpt_fa: null, content_fa: null });
	await write([article, articleOf(word, 1, { title_en: null, title_fa: '  ', slug: null })]);
	await page.goto(`/fa/blog?category=Tarot&q=${word}`);
	const link = cards(page).getByRole('link', { name: `${titles.en} ${word} 0` });
	await expect(link).toHaveAttribute('lang', 'en');
	await expect(link).toHaveAttribute('dir', 'ltr');
	await link.click();
	await expect(page.getByText(faBlog.inEnglish)).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
	await expect(page.locator('[lang="en"][dir="ltr"] .article-text')).toContainText(opening.en);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site()}/en/blog/${article.slug}`);
	await expect(page.locator('link[rel="alternate"][hreflang="fa"]')).toHaveCount(0);
	await expectAccessible(page);
});

test('an article tells crawlers what it is, with its date and digits, in every language', async ({ request }) => {
	const article = articleOf(newWord(), 0);
	await write([article]);
	for (const language of languages) {
		const html = await (await request.get(`/${language}/blog/${article.slug}`)).text();
		expect(html).toContain(formatDate(article.created_at, language, 'article'));
		expect(html).toContain(`"inLanguage":"${language}"`);
		expect(html).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*href="${site()}/${language}/blog/${article.slug}"`));
		expect(html).toContain(`/feed/${language}.xml`);
		const list = await (await request.get(`/${language}/blog?q=${article.slug.split('-')[0]}`)).text();
		expect(list).toContain(formatDate(article.created_at, language, 'card'));
		expect(list).toContain(`${titles[language]} ${article.slug.split('-')[0]} 0`);
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the blog can be read', async ({ page }) => {
		const t = blog[language];
		const word = newWord();
		await write(Array.from({ length: PAGE + 2 }, (_, number) => articleOf(word, number)));
		await page.goto(`/${language}/blog`);
		await page.getByRole('searchbox', { name: t.search }).fill(word);
		await page.getByRole('button', { name: t.find }).click();
		await expect(cards(page)).toHaveCount(PAGE);
		const next = page.getByRole('link', { name: t.more });
		await expect(next).toHaveAttribute('rel', 'next');
		await next.click();
		await expect(cards(page)).toHaveCount(2);
		await page.locator('a[rel="prev"]').click();
		await expect(cards(page)).toHaveCount(PAGE);
		await expect(page).toHaveURL(`${site()}/${language}/blog?q=${word}`);
		await cards(page).first().getByRole('link').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${titles[language]} ${word} 0`);
		await expect(page.locator('.article-text p').first()).toBeVisible();
		await expect(page.locator('template, [hidden] h1')).toHaveCount(0);
	});
});

test.describe('on a first visit', () => {
	test.use({ ownContext: true });

	test('the blog keeps to 170 kB of JavaScript, and nothing on it moves', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		const article = articleOf(newWord(), 0, { image_url: '/social/fa.png' });
		await write([article]);
		await watchLayoutShifts(page);
		for (const path of ['/en/blog', `/fa/blog/${article.slug}`]) {
			await page.goto(path, { waitUntil: 'networkidle' });
			const bytes = await page.evaluate(() =>
				(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
					.filter(({ name }) => name.endsWith('.js'))
					.map(({ encodedBodySize }) => encodedBodySize),
			);
			expect(bytes.length).toBeGreaterThan(3);
			expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(170_000);
			expect(await layoutShifts(page)).toEqual([]);
		}
	});
});

test('the feed of each language is there, and leads to its articles', async ({ request }) => {
	const article = articleOf(newWord(), 0, { published_at: new Date().toISOString() });
	await write([article]);
	for (const language of languages) {
		const answer = await request.get(`/feed/${language}.xml`);
		expect(answer.headers()['content-type']).toContain('application/atom+xml');
		expect(await answer.text()).toContain(`${site()}/${language}/blog/${article.slug}`);
	}
	expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${site()}/ar/blog/${article.slug}</loc>`);
});
