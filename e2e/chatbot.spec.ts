import { expect, type Page } from '@playwright/test';
import { messages } from '../src/chatbot/messages.ts';
import { texts as ar } from '../src/chatbot/texts/ar.ts';
import { texts as en, failedInPersian } from '../src/chatbot/texts/en.ts';
import { texts as es } from '../src/chatbot/texts/es.ts';
import { texts as fa } from '../src/chatbot/texts/fa.ts';
import type { Language } from '../src/language/languages.ts';
import {
	desktop,
	expectAccessible,
	expectFitsToo,
	expectNoSidewaysScroll,
	phone,
	says,
	screenOf,
	test,
} from './support/fixtures.ts';

const FUNCTION = '**/functions/v1/spiritual-chat';
const texts = { en, fa, ar, es };

/** A dream, which is answered with the way to its page. */
const dreams: Record<Language, string> = {
	en: 'I dreamt of a house full of water',
	fa: 'خواب دیدم خانه پر از آب است',
	ar: 'حلمت ببيت مليء بالماء',
	es: 'Soñé con una casa llena de agua',
};
const yes: Record<Language, string> = { en: 'yes', fa: 'آره', ar: 'نعم', es: 'sí' };

const answers = (page: Page) => page.locator('.chat-assistant');

/** Writes a message, sends it with Enter, and waits for the answer. */
async function say(page: Page, language: Language, message: string): Promise<string> {
	const before = await answers(page).count();
	await page.getByLabel(texts[language].label).fill(message);
	await page.keyboard.press('Enter');
	await expect(answers(page)).toHaveCount(before + 1);
	await expect(page.getByRole('button', { name: texts[language].send })).toBeVisible();
	return (await answers(page).last().textContent()) ?? '';
}

/** The talk fills a phone below the head of the site: the page does not scroll, and the field stands above its end. */
async function expectFills(page: Page): Promise<void> {
	const seen = page.viewportSize() ?? { width: 0, height: 0 };
	expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
	const head = await page.locator('.site-header').boundingBox();
	const screen = await page.locator('.chat-screen').boundingBox();
	expect(screen?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
	expect((screen?.y ?? 0) + (screen?.height ?? 0)).toBeCloseTo(seen.height, 0);
	const field = await page.locator('.chat-composer textarea').boundingBox();
	expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(seen.height - 40);
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'es';
const t = texts[language];
const { reading } = says[language];

const { screen, viewport, other } = screenOf(language);
test(`${language}, ${screen}: a talk of several turns, the way to a reading and back, a new page`, async ({ page }) => {
	await page.setViewportSize(viewport);
	await page.goto(`/${language}/chatbot`);
	await expect(page.getByText(t.welcome)).toBeVisible();
	await expectFills(page);
	await expectAccessible(page);

	const first = await say(page, language, dreams[language]);
	const second = await say(page, language, yes[language]);
	expect(second).not.toBe(first);
	await expect(page.getByText(reading.writtenWithoutAi)).toBeVisible();
	await expect(page.getByLabel(t.label)).toBeFocused();
	await expect(page.getByLabel(t.label)).toHaveValue('');
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);

	const way = page.locator('.chat-offer a').first();
	expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	expect(await way.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('none');
	await way.click();
	await expect(page).toHaveURL(`/${language}/dreams`);
	await page.goBack();
	await expect(page.getByText(dreams[language])).toBeVisible();
	await expect(answers(page)).toHaveCount(3);

	await expectFitsToo(page, other);
	await page.getByRole('button', { name: t.newConversation }).click();
	await expect(answers(page)).toHaveCount(1);
	await expect(page.getByRole('button', { name: t.starterDream })).toBeVisible();
	await page.reload();
	await expect(answers(page)).toHaveCount(1);
});

test('a message that is empty or too long shows an error, and typed text stays', async ({ page }) => {
	await page.goto(`/${language}/chatbot`);
	const field = page.getByLabel(t.label);
	for (const [text, message] of [
		['   ', messages[language].message_empty],
		['x'.repeat(1001), messages[language].message_too_long],
	] as const) {
		await field.fill(text);
		await page.getByRole('button', { name: t.send }).click();
		await expect(page.locator('.toast')).toHaveCount(0);
		await expect(page.getByText(message).first()).toBeVisible();
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveValue(text);
	}
	await expect(page.locator('.chat-user')).toHaveCount(0);
});

test('a failure is shown in Persian and in the page’s language, and can be retried', async ({ page }) => {
	await page.goto(`/${language}/chatbot`);
	await page.route(FUNCTION, (route) => route.abort());
	await page.getByLabel(t.label).fill(dreams[language]);
	await page.keyboard.press('Enter');
	await expect(page.getByText(failedInPersian).first()).toBeVisible();
	await expect(page.getByText(t.failed).first()).toBeVisible();
	await expect(page.getByText(t.unanswered)).toBeVisible();
	await page.unroute(FUNCTION);
	await page.getByRole('button', { name: t.again }).click();
	await expect(answers(page)).toHaveCount(2);
	await expect(page.getByText(t.unanswered)).toHaveCount(0);
	await expect(page.locator('.chat-user')).toHaveCount(1);
});

test('a cry for help gets help lines, and is stored nowhere', async ({ page }) => {
	await page.goto(`/${language}/chatbot`);
	await page.getByLabel(t.label).fill('I want to kill myself tonight');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: reading.crisisLines })).toBeVisible();
	await expectAccessible(page);
	expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('kill');
	await page.getByRole('button', { name: reading.back }).click();
	await expect(page.getByLabel(t.label)).toBeFocused();
	await say(page, language, yes[language]);
	await expect(page.locator('.chat-offer')).toHaveCount(0);
	await page.reload();
	await expect(page.getByText('kill myself')).toHaveCount(0);
});

test('Shift and Enter begin a new line; a draft outlives a reload', async ({ page }) => {
	await page.goto('/en/chatbot');
	const field = page.getByLabel(en.label);
	await expect(async () => {
		await field.fill('one');
		await field.press('Shift+Enter');
		await page.keyboard.type('two');
		await page.reload();
		await expect(field).toHaveValue('one\ntwo');
	}).toPass();
	await expect(page.locator('.chat-user')).toHaveCount(0);
});

test('while the guide writes it says so, and can be stopped', async ({ page }) => {
	await page.goto('/es/chatbot');
	let release = () => {};
	const held = new Promise<void>((done) => {
		release = done;
	});
	await page.route(FUNCTION, async (route) => {
		await held;
		await route.abort();
	});
	await page.getByRole('button', { name: es.starterWeary }).click();
	await expect(page.locator('.chat-typing')).toContainText(es.typing);
	await page.getByRole('button', { name: es.stop }).click();
	await expect(page.locator('.chat-typing')).toHaveCount(0);
	await expect(page.getByRole('button', { name: es.send })).toBeVisible();
	await expect(page.getByRole('button', { name: es.again })).toBeVisible();
	await expect(page.getByText(failedInPersian)).toHaveCount(0);
	release();
});

test('a conversation can be copied, with its links as addresses', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/fa/chatbot');
	await say(page, 'fa', dreams.fa);
	await page.getByRole('button', { name: fa.copy }).click();
	await expect(page.getByText(says.fa.reading.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.startsWith(`${fa.you}: ${dreams.fa}`)).toBe(true);
	expect(copied).toContain('/fa/dreams');
	expect(copied).not.toContain('](');
});

test('each paragraph has its own direction; with reduced motion nothing moves', async ({ page }) => {
	await page.goto('/en/chatbot');
	const held = Promise.withResolvers<void>();
	await page.route(FUNCTION, async (route) => {
		await held.promise;
		await route.continue();
	});
	await page.getByLabel(en.label).fill('سلام');
	await page.keyboard.press('Enter');
	await expect(page.locator('.chat-typing')).toBeVisible();
	expect(
		await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
	).toBe(0);
	held.resolve();
	await expect(answers(page)).toHaveCount(2);
	expect(await page.locator('.chat-user p').evaluate((p) => getComputedStyle(p).direction)).toBe('rtl');
	expect(
		await page
			.locator('.chat-assistant p')
			.last()
			.evaluate((p) => getComputedStyle(p).direction),
	).toBe('ltr');
});

for (const [tongue, { height }] of [
	['en', desktop],
	['fa', { height: 600 }],
] as const)
	test(`${tongue}: on a desktop ${height} high the window is 500 pixels high where there is room`, async ({ page }) => {
		await page.setViewportSize({ ...desktop, height });
		await page.goto(`/${tongue}/chatbot`);
		const window = await page.getByRole('region', { name: texts[tongue].window }).boundingBox();
		expect(window?.height).toBe(Math.min(500, height - 144));
	});

for (const tongue of ['en', 'fa', 'ar'] as const)
	test(`${tongue}: a talk on a phone fills the screen, also while a keyboard covers half of it`, async ({ page }) => {
		await page.setViewportSize(phone);
		await page.goto(`/${tongue}/chatbot`);
		await expectFills(page);
		await say(page, tongue, dreams[tongue]);
		await expectFills(page);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		// What a keyboard on the screen does: less is seen, and the page stays as high as it was.
		await page.evaluate(() => {
			Object.defineProperty(visualViewport, 'height', { value: 440, configurable: true });
			visualViewport?.dispatchEvent(new Event('resize'));
		});
		const field = page.getByLabel(texts[tongue].label);
		await expect.poll(async () => ((await field.boundingBox())?.y ?? 0) + 48).toBeLessThanOrEqual(440);
		const said = await page.locator('.chat-log').boundingBox();
		expect(said?.height).toBeGreaterThan(120);
	});

test('the guide raises its crest while it thinks, with motion and without', async ({ page }) => {
	await page.goto('/en/chatbot');
	const feather = page.locator('.guide-feather').first();
	const turned = () => feather.evaluate((one) => getComputedStyle(one).transform);
	const running = () => feather.evaluate((one) => one.getAnimations().length);
	const still = await turned();
	expect(still).not.toBe('none');
	for (const motion of ['reduce', 'no-preference'] as const) {
		await page.emulateMedia({ reducedMotion: motion });
		const held = Promise.withResolvers<void>();
		await page.route(FUNCTION, async (route) => {
			await held.promise;
			await route.continue();
		});
		await page.getByLabel(en.label).fill(dreams.en);
		await page.keyboard.press('Enter');
		await expect(page.locator('.guide-face[data-thinking]')).toBeVisible();
		if (motion === 'reduce') {
			expect(await running()).toBe(0);
			expect(await turned()).toBe('none');
		} else await expect.poll(running).toBe(1);
		held.resolve();
		await expect(page.locator('.guide-face[data-thinking]')).toHaveCount(0);
		await expect.poll(turned).toBe(still);
		await page.unroute(FUNCTION);
	}
});
