import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '../../src/language/languages.ts';
import { messages } from '../../src/readings/person/messages.ts';
import { personTexts } from '../../src/readings/person/texts.server.ts';
import { texts as ar } from '../../src/readings/sarketab/texts/ar.ts';
import { texts as en } from '../../src/readings/sarketab/texts/en.ts';
import { texts as es } from '../../src/readings/sarketab/texts/es.ts';
import { texts as fa } from '../../src/readings/sarketab/texts/fa.ts';
import {
	expectAccessible,
	expectFitsToo,
	expectNoSidewaysScroll,
	expectOwnScript,
	says,
	screenOf,
	test,
} from '../support/fixtures.ts';

const texts = { en, fa, ar, es };

async function fill(page: Page, language: Language) {
	const person = personTexts[language];
	await page.getByRole('radio', { name: person.calendars.solar }).check();
	await page.getByLabel(person.religion).selectOption('islam');
	await page.getByLabel(person.name, { exact: true }).fill('سارا');
	await page.getByLabel(person.motherName).fill('مریم');
	await page.getByLabel(person.year, { exact: true }).selectOption('1369');
	await page.getByLabel(person.month, { exact: true }).selectOption('2');
	await page.getByLabel(person.day, { exact: true }).selectOption('25');
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const t = texts[language];
const person = personTexts[language];
const { screen, viewport, other } = screenOf(language);
test(`${language}, ${screen}: the sums of two names, the sign, the day and the reading`, async ({ page }) => {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`/${language}/sarketab`);
	await fill(page, language);
	const began = Date.now();
	await page.getByRole('button', { name: t.ask }).click();
	await expect(page.getByLabel(person.name, { exact: true })).toBeDisabled();
	await expect(page.getByText(says[language].reading.writtenWithoutAi)).toBeVisible();
	expect(Date.now() - began).toBeGreaterThanOrEqual(2000);
	const card = page.getByRole('region', { name: t.result });
	await expect(card).toContainText('سارا');
	await expect(card).toContainText(person.religions.islam);
	await expect(card).toContainText(person.calendars.solar);
	await expect(card).toContainText(t.signs.pisces);
	await expect(page.locator('.letter-chips li')).toHaveCount(8);
	await expect(page.getByRole('link', { name: t.contact })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await expectFitsToo(page, other);
	await page.getByRole('button', { name: t.clear }).click();
	await expect(page.getByLabel(person.name, { exact: true })).toHaveValue('');
	await expect(page.getByLabel(person.religion)).toHaveValue('');
});

for (const other of languages.filter((one) => one !== language))
	test(`${other}: the reading in its own script and digits`, async ({ page }) => {
		await page.goto(`/${other}/sarketab`);
		await fill(page, other);
		await page.getByRole('button', { name: texts[other].ask }).click();
		await expect(page.getByText(says[other].reading.writtenWithoutAi)).toBeVisible();
		await expect(page.getByRole('region', { name: texts[other].result })).toContainText(texts[other].signs.pisces);
		await expectOwnScript(page, other);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	});

test('an empty form shows errors', async ({ page }) => {
	await page.goto(`/${language}/sarketab`);
	const ask = page.getByRole('button', { name: t.ask });
	const refused = page.locator('[aria-invalid="true"]');
	await ask.click();
	await expect(page.getByText(messages[language].fields_missing).first()).toBeVisible();
	await expect(page.getByLabel(person.religion)).toBeFocused();
	await expect(page.getByLabel(person.religion)).toHaveAccessibleDescription(messages[language].fields_missing);
	await page.getByLabel(person.religion).selectOption('islam');
	await expect(refused).toHaveCount(0);
	await ask.click();
	await expect(page.getByLabel(person.name, { exact: true })).toBeFocused();
	await page.getByLabel(person.name, { exact: true }).fill('سارا');
	await page.getByLabel(person.motherName).fill('مریم');
	await ask.click();
	await expect(page.getByLabel(person.typeDate)).toBeFocused();
	await expect(refused).toHaveCount(1);
});

test('errors that the form can find are shown before the request, beside the field', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/functions/v1/')) asked.push(request.url());
	});
	await page.goto('/fa/sarketab');
	await expect(page.getByRole('radio', { name: person.calendars.solar })).toBeChecked();
	await fill(page, 'fa');
	const unknown = page.getByText(messages.fa.birth_day_unknown);
	await page.getByLabel(person.typeDate).fill('۱۴۰۲/۱۲/۳۰');
	await expect(unknown).toBeVisible();
	await page.getByLabel(person.year, { exact: true }).selectOption('1403');
	await expect(unknown).toHaveCount(0);
	await page.getByLabel(person.day, { exact: true }).selectOption('30');
	await expect(page.getByLabel(person.typeDate)).toHaveValue('1403/12/30');
	await page.getByLabel(person.name, { exact: true }).fill('س');
	await page.getByRole('button', { name: t.ask }).click();
	await expect(page.getByText(messages.fa.name_too_short)).toBeVisible();
	await expect(page.getByLabel(person.name, { exact: true })).toBeFocused();
	await page.goto('/en/sarketab');
	await expect(page.getByRole('radio', { name: personTexts.en.calendars.gregorian })).toBeChecked();
	await page.getByLabel(personTexts.en.year, { exact: true }).selectOption('2023');
	await page.getByLabel(personTexts.en.month, { exact: true }).selectOption('2');
	await page.getByLabel(personTexts.en.day, { exact: true }).selectOption('29');
	await expect(page.getByText(messages.en.birth_day_unknown)).toBeVisible();
	expect(asked).toEqual([]);
});

test('lists and text fill each other; the day waits for the month; the calendar clears them', async ({ page }) => {
	const person = personTexts.en;
	await page.goto('/en/sarketab');
	await page.getByRole('radio', { name: person.calendars.solar }).check();
	const day = page.getByLabel(person.day, { exact: true });
	await expect(day).toBeDisabled();
	await expect(page.getByLabel(person.year, { exact: true }).locator('option')).toHaveCount(101);
	await page.getByLabel(person.typeDate).fill('1369/2/25');
	await expect(page.getByLabel(person.month, { exact: true })).toHaveValue('2');
	await expect(day).toHaveValue('25');
	await page.getByLabel(person.year, { exact: true }).selectOption('1370');
	await expect(page.getByLabel(person.typeDate)).toHaveValue('1370/02/25');
	await page.getByRole('radio', { name: person.calendars.lunar }).check();
	await expect(day).toBeDisabled();
	await expect(page.getByLabel(person.typeDate)).toHaveValue('');
	await page.getByLabel(person.month, { exact: true }).selectOption('2');
	await expect(day.locator('option')).toHaveCount(31);
});

test('a failure shows the specification’s message, and can be retried', async ({ page }) => {
	await page.goto('/en/sarketab');
	await fill(page, 'en');
	await page.route('**/functions/v1/sarketab-reading', (route) => route.abort());
	await page.getByRole('button', { name: en.ask }).click();
	await expect(page.getByText(en.failed).first()).toBeVisible();
	await page.unroute('**/functions/v1/sarketab-reading');
	await page.getByRole('button', { name: says.en.reading.again }).click();
	await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
});
