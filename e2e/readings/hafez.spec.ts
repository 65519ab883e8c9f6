import { expect } from '@playwright/test';
import type { Language } from '../../src/language/languages.ts';
import { poems } from '../../src/methods/divan/poems.ts';
import { messages } from '../../src/readings/hafez/messages.ts';
import {
	askHafez,
	desktop,
	expectAccessible,
	expectNoSidewaysScroll,
	openAsSomebody,
	phone,
	questions,
	says,
	test,
} from '../support/fixtures.ts';

const FUNCTION = '**/functions/v1/hafez-interpretation';

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'ar';
const { hafez, reading } = says[language];

test('a question that is too short or too long shows an error, and typed text stays', async ({ page }) => {
	await page.goto(`/${language}/hafez`);
	const field = page.getByLabel(hafez.label);
	const draw = page.getByRole('button', { name: hafez.draw });
	await expect(draw).toBeDisabled();
	await field.fill('   ');
	await expect(draw).toBeDisabled();
	for (const [text, message] of [
		['abcd', messages[language].question_too_short],
		['x'.repeat(501), messages[language].question_too_long],
	] as const) {
		await field.fill(text);
		await draw.click();
		await expect(page.locator('.toast')).toHaveCount(0);
		await expect(page.getByText(message).first()).toBeVisible();
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await expect(field).toHaveValue(text);
	}
	await page.reload();
	await expect(field).toHaveValue('x'.repeat(501));
});

test('a failure shows the specification’s message, keeps the verse, and can be retried', async ({ page }) => {
	await page.goto(`/${language}/hafez`);
	await page.route(FUNCTION, (route) => route.abort());
	await page.getByLabel(hafez.label).fill(questions[language]);
	await page.getByRole('button', { name: hafez.draw }).click();
	await expect(page.getByText(hafez.failed).first()).toBeVisible();
	await expect(page.getByRole('figure', { name: hafez.verse })).toBeVisible();
	await expect(page.getByText(questions[language])).toBeVisible();
	await page.unroute(FUNCTION);
	await page.getByRole('button', { name: reading.again }).click();
	await expect(page.getByText(reading.writtenWithoutAi)).toBeVisible();
});

test('a cry for help gets help lines, and no verse', async ({ page }) => {
	await page.goto(`/${language}/hafez`);
	await page.getByLabel(hafez.label).fill('I want to kill myself tonight');
	await page.getByRole('button', { name: hafez.draw }).click();
	await expect(page.getByRole('heading', { name: reading.crisisLines })).toBeVisible();
	await expect(page.getByRole('link', { name: '1480' })).toHaveAttribute('href', 'tel:1480');
	await expect(page.getByRole('figure', { name: hafez.verse })).toHaveCount(0);
	await expect(page.getByRole('button', { name: hafez.newOracle })).toHaveCount(0);
	await expectAccessible(page);
});

test('by keyboard alone: question, drawing, reading, and a new oracle', async ({ page }) => {
	await page.goto('/en/hafez');
	await page.getByLabel(says.en.hafez.label).focus();
	await page.keyboard.type(questions.en);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
	const again = page.getByRole('button', { name: says.en.hafez.newOracle });
	for (
		let presses = 0;
		presses < 40 && !(await again.evaluate((button) => button === document.activeElement));
		presses++
	)
		await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByLabel(says.en.hafez.label)).toHaveValue('');
});

test('holding the cover until its petals are gold opens the Divan; released too early, it shows a hint', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/fa/hafez');
	const t = says.fa.hafez;
	const cover = page.getByRole('button', { name: t.cover });
	const field = page.getByLabel(t.label);
	await expect(cover).toHaveAccessibleDescription(t.hold);

	// Without a question it says what is missing, as the button does.
	await field.fill('abcd');
	await cover.hover();
	await page.mouse.down();
	await expect(page.getByText(messages.fa.question_too_short).first()).toBeVisible();
	await expect(field).toBeFocused();
	await page.mouse.up();

	await field.fill(questions.fa);
	await cover.hover();
	await page.mouse.down();
	await expect(cover).toHaveAttribute('data-state', 'holding');
	await expect(page.locator('.hafez-said p')).toHaveCount(3);
	await page.mouse.up();
	await expect(page.getByText(t.letGo.replace('{draw}', t.draw))).toBeVisible();
	await expect(page.locator('.hafez-said')).toHaveCount(0);
	await expectNoSidewaysScroll(page);
	await expect(field).toHaveValue(questions.fa);

	await cover.hover();
	await page.mouse.down();
	await expect(page.getByText(t.drawing).first()).toBeAttached();
	await page.mouse.up();
	await expect(page.getByRole('figure', { name: t.verse })).toBeVisible();
	await expectNoSidewaysScroll(page);
});

test('one press on the cover is enough by keyboard, and with reduced motion', async ({ page }) => {
	for (const press of ['Enter', 'click'] as const) {
		await page.emulateMedia({ reducedMotion: press === 'click' ? 'reduce' : 'no-preference' });
		await page.goto('/en/hafez');
		await page.getByLabel(says.en.hafez.label).fill(questions.en);
		const cover = page.getByRole('button', { name: says.en.hafez.cover });
		if (press === 'click') await expect(cover).toHaveAccessibleDescription(says.en.hafez.press);
		await (press === 'click' ? cover.click() : cover.press('Enter'));
		await expect(page.getByRole('figure', { name: says.en.hafez.verse })).toBeVisible();
	}
});

test('on a desktop the verse is larger than its ornament', async ({ page }) => {
	await page.setViewportSize(desktop);
	await page.goto('/es/hafez');
	await askHafez(page, 'es');
	const heights = await page.evaluate(() =>
		['.folio', '.folio .folio-head', '.folio .folio-verse'].map(
			(part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0,
		),
	);
	const [folio = 0, ornament = 0, verse = 0] = heights;
	expect(ornament).toBeLessThanOrEqual(folio / 3);
	expect(verse).toBeGreaterThan(ornament);
});

test('the verse is one of the twelve, letter by letter, and the drawing takes its time', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/es/hafez');
	await page.getByLabel(says.es.hafez.label).fill(questions.es);
	await page.getByRole('button', { name: says.es.hafez.draw }).click();
	await expect(page.getByText(says.es.hafez.drawing).first()).toBeVisible();
	const folio = page.getByRole('figure', { name: says.es.hafez.verse });
	await expect(folio).toHaveCount(0);
	await expect(folio).toBeVisible();
	const lines = await folio.locator('blockquote p').allTextContents();
	expect(poems.map(({ verse }) => verse.join('|'))).toContain(lines.join('|'));
});

test('a reading can be copied whole, and downloaded as a picture', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/fa/hafez');
	await askHafez(page, 'fa');
	await page.getByRole('button', { name: says.fa.reading.copy }).click();
	await expect(page.getByText(says.fa.reading.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(poems.some(({ verse }) => copied.startsWith(verse.join('\n')))).toBe(true);
	expect(copied).toContain('قزوینی');
	expect(copied.split('\n\n').length).toBeGreaterThanOrEqual(5);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: says.fa.reading.share }).click();
	expect((await download).suggestedFilename()).toMatch(/^hafez-\d+-fa\.png$/);
});

test('printed, only the verse and the words are left', async ({ page }) => {
	await page.goto('/en/hafez');
	await askHafez(page, 'en');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('contentinfo')).toBeHidden();
	await expect(page.getByRole('button', { name: says.en.hafez.newOracle })).toBeHidden();
	await expect(page.locator('figure blockquote')).toBeVisible();
});

test('with reduced motion nothing moves', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/en/hafez');
	await askHafez(page, 'en');
	expect(
		await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
	).toBe(0);
});

test('a reading that could not be kept stays, and can be kept later, once', async ({ page }) => {
	await page.setViewportSize(phone);
	await openAsSomebody(page, '/es/hafez');
	await page.route('**/rest/v1/hafez_readings*', (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	);
	await askHafez(page, 'es');
	await expect(page.getByText(says.es.reading.notSaved).first()).toBeVisible();
	await page.unroute('**/rest/v1/hafez_readings*');
	await page.getByRole('button', { name: says.es.reading.saveAgain }).click();
	await expect(page.getByText(says.es.reading.saved)).toBeVisible();
	await page.goto('/es/history');
	await expect(page.getByText(questions.es)).toHaveCount(1);
});
