import { expect } from '@playwright/test';
import { type Language, languages } from '../../src/language/languages.ts';
import { texts as ar } from '../../src/readings/lucky-number/texts/ar.ts';
import { texts as en } from '../../src/readings/lucky-number/texts/en.ts';
import { texts as es } from '../../src/readings/lucky-number/texts/es.ts';
import { texts as fa } from '../../src/readings/lucky-number/texts/fa.ts';
import { messages } from '../../src/readings/person/messages.ts';
import { personTexts } from '../../src/readings/person/texts.server.ts';
import {
	expectAccessible,
	expectFitsToo,
	expectNoSidewaysScroll,
	expectOwnScript,
	openAsSomebody,
	says,
	screenOf,
	test,
} from '../support/fixtures.ts';

const texts = { en, fa, ar, es };
const names: Record<Language, [string, string]> = {
	en: ['John Lennon', 'Mary'],
	fa: ['سارا کریمی', 'مریم'],
	ar: ['فاطمة الحداد', 'سعاد'],
	es: ['José Núñez', 'Lucía'],
};

async function fill(page: import('@playwright/test').Page, language: Language) {
	const person = personTexts[language];
	await page.getByLabel(person.fullName).fill(names[language][0]);
	await page.getByLabel(person.motherName).fill(names[language][1]);
	await page.getByRole('radio', { name: person.calendars.gregorian }).check();
	await page.getByLabel(person.typeDate).fill('1989-03-14');
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const t = texts[language];
const { screen, viewport, other } = screenOf(language);
test(`${language}, ${screen}: four numbers and a day, with their sums`, async ({ page }) => {
	await page.setViewportSize(viewport);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`/${language}/lucky-number`);
	await fill(page, language);
	await page.getByRole('button', { name: t.calculate }).click();
	await expect(page.getByText(t.calculated).first()).toBeVisible();
	await expect(page.getByText(says[language].reading.writtenWithoutAi)).toBeVisible();
	for (const name of [t.luckyNumber, t.wealthNumber, t.protectionNumber, t.loveNumber, t.luckyDay])
		await expect(page.getByRole('heading', { name, exact: true, level: 3 })).toBeVisible();
	for (const summary of await page.getByText(t.showSum).all()) await summary.click();
	await expect(page.locator('.letter-chips').first()).toBeVisible();
	// The letters of each word of a name stand together.
	await expect(page.locator('.letter-words').first().locator('.letter-chips')).toHaveCount(2);
	// 14 March 1989 is 8: a star of eight points in eight strokes.
	await expect(page.locator('.number-star path')).toHaveCount(8);
	await expect(page.locator('.number-star-point')).toHaveCount(8);
	await expect(page.getByRole('link', { name: t.contact })).toHaveAttribute(
		'href',
		/^https:\/\/wa\.me\/34600111222\?text=.+%20/,
	);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await expectFitsToo(page, other);
	await page.getByRole('button', { name: t.newReading }).click();
	await expect(page.getByLabel(personTexts[language].fullName)).toHaveValue('');
});

for (const other of languages.filter((one) => one !== language))
	test(`${other}: the numbers in its own script and digits`, async ({ page }) => {
		await page.goto(`/${other}/lucky-number`);
		await fill(page, other);
		await page.getByRole('button', { name: texts[other].calculate }).click();
		await expect(page.getByText(says[other].reading.writtenWithoutAi)).toBeVisible();
		for (const summary of await page.getByText(texts[other].showSum).all()) await summary.click();
		await expectOwnScript(page, other);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	});

test('missing or invalid input shows an error', async ({ page }) => {
	await page.goto(`/${language}/lucky-number`);
	await page.getByRole('button', { name: t.calculate }).click();
	await expect(page.getByText(messages[language].fields_missing).first()).toBeVisible();
	const name = page.getByLabel(personTexts[language].fullName);
	await expect(name).toBeFocused();
	await expect(name).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByRole('radio', { name: personTexts[language].calendars.solar })).toBeChecked();
	await fill(page, language);
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/functions/v1/')) asked.push(request.url());
	});
	await name.fill('Анна');
	await page.getByRole('button', { name: t.calculate }).click();
	await expect(name).toHaveAccessibleDescription(messages[language].letters_unknown);
	await expect(name).toHaveValue('Анна');
	expect(asked).toEqual([]);
});

test('a day of one’s own calendar is picked from its lists, 30 Esfand of a leap year too', async ({ page }) => {
	const person = personTexts[language];
	await page.goto(`/${language}/lucky-number`);
	await page.getByLabel(person.year, { exact: true }).selectOption('1403');
	await page.getByLabel(person.month, { exact: true }).selectOption('12');
	await page.getByLabel(person.day, { exact: true }).selectOption('30');
	await expect(page.getByLabel(person.typeDate)).toHaveValue('1403/12/30');
	await page.getByLabel(person.typeDate).fill('۱۴۰۲/۱۲/۳۰');
	await expect(page.getByLabel(person.typeDate)).toHaveAccessibleDescription(messages[language].birth_day_unknown);
});

test('changing the calendar clears the date, and a failure shows the specification’s message', async ({ page }) => {
	await page.goto('/en/lucky-number');
	await fill(page, 'en');
	await page.getByRole('radio', { name: personTexts.en.calendars.lunar }).check();
	await expect(page.getByLabel(personTexts.en.typeDate)).toHaveValue('');
	await fill(page, 'en');
	await page.route('**/functions/v1/lucky-number', (route) => route.abort());
	await page.getByRole('button', { name: en.calculate }).click();
	await expect(page.getByText(en.failed).first()).toBeVisible();
	await page.unroute('**/functions/v1/lucky-number');
	await page.getByRole('button', { name: says.en.reading.again }).click();
	await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
});

test('signed in, the numbers are kept; the picture is downloaded', async ({ page }) => {
	await openAsSomebody(page, '/en/lucky-number');
	await fill(page, 'en');
	await page.getByRole('button', { name: en.calculate }).click();
	await expect(page.getByText(says.en.reading.saved)).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: says.en.reading.share }).click();
	expect((await download).suggestedFilename()).toBe('lucky-number-en.png');
});
