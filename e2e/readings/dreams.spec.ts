import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/language/languages.ts';
import { messages } from '../../src/readings/dreams/messages.ts';
import { names as arNames } from '../../src/readings/dreams/names/ar.ts';
import { names as enNames } from '../../src/readings/dreams/names/en.ts';
import { names as esNames } from '../../src/readings/dreams/names/es.ts';
import { names as faNames } from '../../src/readings/dreams/names/fa.ts';
import { texts as ar } from '../../src/readings/dreams/texts/ar.ts';
import { texts as en } from '../../src/readings/dreams/texts/en.ts';
import { texts as es } from '../../src/readings/dreams/texts/es.ts';
import { texts as fa } from '../../src/readings/dreams/texts/fa.ts';
import {
	desktop,
	expectAccessible,
	expectFitsToo,
	expectNoSidewaysScroll,
	openAsSomebody,
	phone,
	says,
	screenOf,
	test,
} from '../support/fixtures.ts';

const FUNCTION = '**/functions/v1/dream-interpretation';
const texts = { en, fa, ar, es };
const names = { en: enNames, fa: faNames, ar: arNames, es: esNames };

/** A dream of a snake and of milk. */
const dreams: Record<Language, string> = {
	en: 'A snake was drinking the milk out of my cup, and I was not surprised.',
	fa: 'ماری یک لیوان شیر را پیش چشمم خورد و من تعجب نکردم.',
	ar: 'رأيت حيّة تشرب الحليب من كوبي.',
	es: 'Una serpiente bebía la leche de mi taza.',
};

/** Chips at the top of the window: the button that floats at its foot would lie on those that are there by chance. */
const upwards = (page: Page) =>
	page
		.locator('.dream-chips')
		.last()
		.evaluate((chips) => scrollTo({ top: scrollY + chips.getBoundingClientRect().top - 160 }));

/** How many rules as wide as a text stand between what was found and the reading. */
const rulesBelowTheChips = (page: Page) =>
	page.locator('.dream-found').evaluate((found) => {
		const from = found.querySelector('.dream-chips')?.getBoundingClientRect().bottom ?? 0;
		const to = document.querySelector('main article')?.getBoundingClientRect().top ?? 0;
		return [...document.querySelectorAll('main *')].flatMap((element) => {
			const { top, bottom, width } = element.getBoundingClientRect();
			const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
			const rules = [borderTopWidth === '0px' ? [] : [top], borderBottomWidth === '0px' ? [] : [bottom]].flat();
			return width < 300 ? [] : rules.filter((at) => at > from && at < to);
		}).length;
	});

async function interpret(page: Page, language: Language, dream = dreams[language]): Promise<void> {
	const t = texts[language];
	await page.getByLabel(t.label).fill(dream);
	await page.getByRole('button', { name: t.interpret }).click();
	await expect(page.getByText(says[language].reading.writtenWithoutAi)).toBeVisible();
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'es';
const t = texts[language];
const { reading } = says[language];
const { snake, milk, key } = names[language];

test('a dream that is too short or too long shows an error, and typed text stays', async ({ page }) => {
	await page.goto(`/${language}/dreams`);
	const field = page.getByLabel(t.label);
	const button = page.getByRole('button', { name: t.interpret });
	await expect(button).toBeDisabled();
	await field.fill('   ');
	await expect(button).toBeDisabled();
	for (const [text, message] of [
		['123456789', messages[language].dream_too_short],
		['x'.repeat(2001), messages[language].dream_too_long],
	] as const) {
		await field.fill(text);
		await button.click();
		await expect(page.locator('.toast')).toHaveCount(0);
		await expect(page.getByText(message).first()).toBeVisible();
		await expect(field).toHaveAccessibleDescription(`${says[language].chrome.validationError} ${message}`);
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveValue(text);
	}
});

const { screen, viewport, other } = screenOf(language);
test(`${language}, ${screen}: a dream is read through three lenses, its chips put right, read again, cleared`, async ({
	page,
}) => {
	await page.setViewportSize(viewport);
	await page.goto(`/${language}/dreams`);
	await upwards(page);
	await expectAccessible(page);
	await page.getByRole('button', { name: t.feelings.surprise }).click();
	await interpret(page, language);
	const chips = page.getByRole('region', { name: t.found }).getByRole('listitem');
	await expect(chips).toHaveText([snake, milk]);
	for (const lens of Object.values(t.lenses)) await expect(page.getByRole('heading', { name: lens })).toBeVisible();
	const cards = page.getByRole('article');
	await expect(cards).toHaveCount(3);
	const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
	expect(first?.y === second?.y).toBe(viewport === desktop);
	expect(await rulesBelowTheChips(page)).toBe(1);
	await upwards(page);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);

	await page.getByText(t.where).click();
	await expect(page.locator('mark')).toHaveCount(2);
	const before = await cards.allTextContents();
	await page.getByRole('button', { name: t.remove.replace('{name}', milk), exact: true }).click();
	await page.getByLabel(t.add).selectOption('key');
	await page.getByRole('button', { name: t.readAgain }).click();
	await expect(chips).toHaveText([snake, key]);
	await expect(page.getByText(reading.writtenWithoutAi)).toBeVisible();
	expect(await cards.allTextContents()).not.toEqual(before);
	await expectFitsToo(page, other);

	await page.getByRole('button', { name: t.clear, exact: true }).click();
	await expect(page.getByLabel(t.label)).toHaveValue('');
	await expect(cards).toHaveCount(0);
	await expect(page.getByRole('button', { name: t.clear, exact: true })).toHaveCount(0);
});

test('what was told as absent is shown as such, and can be put right', async ({ page }) => {
	await page.goto(`/${language}/dreams`);
	await interpret(page, language, 'Soñé que estaba junto a un pozo y no había agua.');
	const found = page.getByRole('region', { name: t.found });
	const { well, water } = names[language];
	await expect(found.getByRole('listitem')).toHaveText([well]);
	const absent = found.getByRole('group', { name: t.absent });
	await expect(absent.getByRole('button')).toHaveText([water]);
	await upwards(page);
	await expectAccessible(page);
	await absent.getByRole('button', { name: t.wasThere.replace('{name}', water), exact: true }).click();
	await expect(absent).toHaveCount(0);
	await page.getByRole('button', { name: t.readAgain }).click();
	await expect(page.getByText(reading.writtenWithoutAi)).toBeVisible();
	await expect(found.getByRole('listitem')).toHaveText([well, water]);
	await expect(absent).toHaveCount(0);
});

test('news of waking life is received, no lens reads it, and a symbol makes it a dream after all', async ({ page }) => {
	await page.goto(`/${language}/dreams`);
	await interpret(page, language, 'Mi perro murió esta mañana');
	await expect(page.getByRole('article')).toHaveCount(0);
	await expect(page.getByRole('region', { name: t.found })).toHaveCount(0);
	const after = page.getByRole('region', { name: t.wasDream });
	await after.getByLabel(t.add).selectOption('dog');
	await after.getByRole('button', { name: t.readAgain }).click();
	await expect(page.getByRole('article')).toHaveCount(3);
	await expect(page.getByRole('region', { name: t.found }).getByRole('listitem')).toHaveCount(1);
});

test('a failure shows the specification’s message, keeps the dream, and can be retried', async ({ page }) => {
	await page.goto(`/${language}/dreams`);
	await page.route(FUNCTION, (route) => route.abort());
	await page.getByLabel(t.label).fill(dreams[language]);
	await page.getByRole('button', { name: t.interpret }).click();
	await expect(page.getByText(t.failed).first()).toBeVisible();
	await expect(page.getByLabel(t.label)).toHaveValue(dreams[language]);
	await page.unroute(FUNCTION);
	await page.getByRole('button', { name: reading.again }).click();
	await expect(page.getByText(reading.writtenWithoutAi)).toBeVisible();
});

test('a cry for help gets help lines, and no reading', async ({ page }) => {
	await page.goto(`/${language}/dreams`);
	await page.getByLabel(t.label).fill('I had a dream, and I want to kill myself tonight');
	await page.getByRole('button', { name: t.interpret }).click();
	await expect(page.getByRole('heading', { name: reading.crisisLines })).toBeVisible();
	await expect(page.getByRole('article')).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole('button', { name: reading.back }).click();
	await expect(page.getByLabel(t.label)).toHaveValue('');
});

test('a reading can be copied with its headings, and downloaded as a picture', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/fa/dreams');
	await interpret(page, 'fa');
	await page.getByRole('button', { name: says.fa.reading.copy }).click();
	await expect(page.getByText(says.fa.reading.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.startsWith(dreams.fa)).toBe(true);
	for (const lens of Object.values(fa.lenses)) expect(copied).toContain(`${lens}\n`);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: says.fa.reading.share }).click();
	expect((await download).suggestedFilename()).toBe('dream-fa.png');
});

test('printed, only the words are left; with reduced motion nothing moves', async ({ page }) => {
	await page.goto('/en/dreams');
	await interpret(page, 'en');
	expect(
		await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
	).toBe(0);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('textbox', { name: en.label })).toBeHidden();
	await expect(page.getByRole('article').first()).toBeVisible();
});

test('a dream of the signed-in is kept, once, and stands in their history', async ({ page }) => {
	await page.setViewportSize(phone);
	await openAsSomebody(page, '/es/dreams');
	await page.route('**/rest/v1/dream_interpretations*', (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	);
	await interpret(page, 'es');
	await expect(page.getByText(says.es.reading.notSaved).first()).toBeVisible();
	await page.unroute('**/rest/v1/dream_interpretations*');
	await page.getByRole('button', { name: says.es.reading.saveAgain }).click();
	await expect(page.getByText(says.es.reading.saved)).toBeVisible();
	await page.goto('/es/history');
	await expect(page.getByText(dreams.es)).toHaveCount(1);

	// The same snake a second time is told of.
	await page.goto('/es/dreams');
	await interpret(page, 'es', 'Había una serpiente dormida en mi zapato.');
	await expect(page.getByText(says.es.reading.saved)).toBeVisible();
	await page.goto('/es/history');
	await expect(page.locator('.history-returned')).toContainText(names.es.snake);
});
