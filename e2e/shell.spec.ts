import { expect } from '@playwright/test';
import { languageFacts, languages } from '../src/language/languages.ts';
import { desktop, phone, questions, says, test } from './support/fixtures.ts';

test('the switcher keeps the rest of the path, and its query', async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto('/en/hafez?from=letter');
	for (const language of ['fa', 'ar', 'es', 'en'] as const) {
		await page.locator('.site-tools summary[aria-label*=":"]').first().click();
		await page.getByRole('link', { name: languageFacts[language].name, exact: true }).locator('visible=true').click();
		await expect(page).toHaveURL(new RegExp(`/${language}/hafez\\?from=letter$`));
		await expect(page.getByRole('heading', { level: 1, name: says[language].hafez.title })).toBeVisible();
		await expect(page.locator('html')).toHaveAttribute('dir', languageFacts[language].direction);
	}
});

test('the menu of a phone shows all it has at once, with every sign and every language in its face', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	for (const language of languages) {
		await page.goto(`/${language}/about`);
		await page.locator('.narrow-menu > summary').click();
		const menu = page.locator('.narrow-menu > .dropdown-panel');
		await expect(menu.getByRole('link', { name: says[language].chrome.nav.explore })).toBeVisible();
		await expect
			.poll(() => page.evaluate(() => document.fonts.check('16px "Alegreya Sans awaited"', 'English')), language)
			.toBe(true);
		expect(await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight), language).toBe(0);
		expect(
			await menu.locator('.theme-choices svg').evaluateAll((signs) => signs.map((sign) => sign.clientWidth)),
		).toEqual([18, 18, 18]);
	}
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('forms and history show a notice, in the page’s language, and no spinner', async ({ page }) => {
		for (const [language, paths] of [
			['fa', ['hafez', 'tarot', 'sarketab', 'mbti', 'big-five', 'chatbot', 'auth']],
			['en', ['dreams', 'lucky-number', 'history', 'profile', 'profile/security', 'history/tarot/x']],
			['ar', ['marriage-fortune', 'moulana', 'history']],
			['es', ['eq-test', 'history']],
		] as const)
			for (const path of paths) {
				await page.goto(`/${language}/${path}`);
				await expect(page.locator('.no-script'), path).toBeVisible();
				expect(await page.locator('.no-script').textContent(), path).toBe(says[language].chrome.noScript);
				await expect(page.locator('.spinner:visible, main form:visible'), path).toHaveCount(0);
			}
	});
});

test('an unknown path is shown, with links Home and back', async ({ page }) => {
	await page.goto('/fa');
	const answer = await page.goto('/fa/no/such/page');
	expect(answer?.status()).toBe(404);
	await expect(page.getByText('/fa/no/such/page')).toBeVisible();
	await page.getByRole('button', { name: says.fa.chrome.notFound.back }).click();
	await expect(page).toHaveURL(/\/fa$/);
	await page.goto('/fa/no/such/page');
	await page.getByRole('link', { name: says.fa.chrome.notFound.home }).click();
	await expect(page).toHaveURL(/\/fa$/);
});

test('a path without a language is missing in English', async ({ page }) => {
	const answer = await page.goto('/de/hafez');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { name: says.en.chrome.notFound.title })).toBeVisible();
});

test('the chosen theme is set before the first paint, and after a reload', async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.emulateMedia({ colorScheme: 'dark' });
	await page.goto('/en');
	const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground'));
	const night = await ground();
	await page.locator(`summary[aria-label^="${says.en.chrome.nav.theme}"]`).locator('visible=true').click();
	await page.getByText(says.en.chrome.nav.paper, { exact: true }).locator('visible=true').click();
	await expect.poll(ground).not.toBe(night);
	const paper = await ground();
	await page.reload();
	expect(await ground()).toBe(paper);
});

test('the contact button opens a conversation with a Persian greeting, in every language', async ({ page }) => {
	for (const language of languages) {
		await page.goto(`/${language}/explore`);
		const link = page.getByRole('link', { name: says[language].chrome.contact });
		const href = new URL((await link.getAttribute('href')) ?? '');
		expect(href.origin + href.pathname).toBe('https://wa.me/34600111222');
		expect(href.searchParams.get('text')).toMatch(/^سلام.*اطلاعات بیشتر/);
	}
});

test('Home draws 50 particles that do not stand in rows', async ({ page }) => {
	await page.goto('/en');
	const places = await page
		.locator('[data-particle], .particle')
		.evaluateAll((parts) =>
			parts.map((part) =>
				[part.getAttribute('style') ?? '', part.getAttribute('cx') ?? '', part.getAttribute('cy') ?? ''].join('|'),
			),
		);
	expect(places).toHaveLength(50);
	expect(new Set(places).size).toBe(50);
});

test('Explore leads to pages that are there', async ({ page, request }) => {
	await page.goto('/en/explore');
	const links = await page
		.getByRole('main')
		.getByRole('link')
		.evaluateAll((parts) => parts.map((part) => part.getAttribute('href') ?? ''));
	expect(links.length).toBeGreaterThan(0);
	for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

test('the offline notice comes and goes', async ({ page, context }) => {
	await page.goto('/en');
	await context.setOffline(true);
	await expect(page.getByText(says.en.chrome.offline)).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(says.en.chrome.offline)).toBeHidden();
});

test('the contact button hides while scrolling and typing, and is not on the guide’s page', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/fa/hafez');
	const button = page.locator('.contact-button');
	await expect(button).toHaveCSS('opacity', '1');
	await page.getByRole('textbox').first().focus();
	await expect(button).toHaveCSS('opacity', '0');
	await page.getByRole('heading', { level: 1 }).focus();
	await expect(button).toHaveCSS('opacity', '1');
	await page.mouse.wheel(0, 500);
	await expect(button).toHaveCSS('opacity', '0');
	await page.mouse.wheel(0, -300);
	await expect(button).toHaveCSS('opacity', '1');
	// By the keyboard it can be reached wherever the page stands.
	await page.mouse.wheel(0, 400);
	await button.focus();
	await expect(button).toHaveCSS('opacity', '1');
	await page.goto('/fa/mbti');
	await expect(button).toHaveCSS('opacity', '0');
	await page.goto('/fa/chatbot');
	await expect(button).toHaveCount(0);
});

test('the contact button hides where it would cover a control, or words on a phone', async ({ page }) => {
	await page.setViewportSize(phone);
	await page.goto('/en/lucky-number');
	const button = page.locator('.contact-button');
	const choice = page.locator('main label:has([role=radio], input[type=radio])').last();
	await expect(choice).toBeVisible();
	// The window is as high as brings the choice to where the button rests; nothing is scrolled.
	const box = await choice.boundingBox();
	await page.setViewportSize({ ...phone, height: Math.round((box?.y ?? 0) + (box?.height ?? 0) + 12) });
	await expect(button).toHaveCSS('opacity', '0');
	await page.goto('/en');
	await expect(button).toHaveCSS('opacity', '0');
	await page.goto('/en/about');
	await expect(button).toHaveCSS('opacity', '1');
	await page.goto('/en/hafez');
	await page.getByRole('textbox').first().fill('Shall I wait for the letter?');
	await page.locator('form .button-gold').click();
	await expect(page.locator('.reading-end')).toBeAttached();
	const words = await page.locator('.reading-answer p').first().boundingBox();
	await page.setViewportSize({ ...phone, height: Math.round((words?.y ?? 0) + 60) });
	await expect(button).toHaveCSS('opacity', '0');
});

test('what is typed and pressed before the scripts have come is not lost', async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/assets/*.js', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/fa/hafez', { waitUntil: 'commit' });
	await page.getByLabel(says.fa.hafez.label).fill(questions.fa);
	// It still counts as disabled: nothing has read the field yet.
	await page.getByRole('button', { name: says.fa.hafez.draw }).click({ force: true });
	await expect(page).toHaveURL(/\/fa\/hafez$/);
	release();
	await expect(page.getByRole('button', { name: says.fa.hafez.newOracle })).toBeVisible();
	await expect(page.getByText(questions.fa).first()).toBeVisible();
});

test('word spaces of Arabic script are those of the face of the words', async ({ page }) => {
	await page.goto('/fa');
	const spaces = await page.evaluate(async () => {
		const pen = document.createElement('canvas').getContext('2d');
		if (!pen) throw new Error('no canvas');
		// The faces are optional: a page that began without one goes on without it. Each is loaded again under another name.
		const rules = [...document.styleSheets]
			.flatMap((sheet) => [...sheet.cssRules])
			.filter((rule) => rule instanceof CSSFontFaceRule);
		const widthIn = async (face: string) => {
			for (const { style } of rules) {
				if (style.getPropertyValue('font-family').replaceAll('"', '') !== face) continue;
				const unicodeRange = style.getPropertyValue('unicode-range');
				const copy = new FontFace(`${face} again`, style.getPropertyValue('src'), { unicodeRange });
				document.fonts.add(copy);
			}
			await document.fonts.load(`100px "${face} again"`, 'سلام ');
			pen.font = `100px "${face} again", monospace`;
			return Math.round(pen.measureText(' ').width * 10);
		};
		const faces = ['Noto Nastaliq Urdu', 'Markazi Text', 'Vazirmatn', 'Noto Naskh Arabic'];
		return Object.fromEntries(await Promise.all(faces.map(async (face) => [face, await widthIn(face)])));
	});
	// Thousandths of an em, from the font files.
	expect(spaces).toEqual({ 'Noto Nastaliq Urdu': 132, 'Markazi Text': 160, Vazirmatn: 269, 'Noto Naskh Arabic': 221 });
});
