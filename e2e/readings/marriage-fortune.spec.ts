import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '../../src/language/languages.ts';
import { texts as ar } from '../../src/readings/marriage-fortune/texts/ar.ts';
import { texts as en } from '../../src/readings/marriage-fortune/texts/en.ts';
import { texts as es } from '../../src/readings/marriage-fortune/texts/es.ts';
import { texts as fa } from '../../src/readings/marriage-fortune/texts/fa.ts';
import { messages } from '../../src/readings/person/messages.ts';
import { texts as arPerson } from '../../src/readings/person/texts/ar.ts';
import { texts as enPerson } from '../../src/readings/person/texts/en.ts';
import { texts as esPerson } from '../../src/readings/person/texts/es.ts';
import { texts as faPerson } from '../../src/readings/person/texts/fa.ts';
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
const person = { en: enPerson, fa: faPerson, ar: arPerson, es: esPerson };
const names: Record<Language, [string, string]> = {
	en: ['Mary Wood', 'Ruth'],
	fa: ['سارا', 'مریم'],
	ar: ['ليلى', 'سعاد'],
	es: ['Lucía Gómez', 'Carmen'],
};
const FUNCTION = '**/functions/v1/marriage-fortune';

const card = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true });

async function fill(page: Page, language: Language, which: 'own' | 'partner', [name, mother]: [string, string]) {
	const form = card(page, texts[language][which]);
	const own = person[language];
	await form.getByLabel(which === 'own' ? own.name : texts[language].partnerName, { exact: true }).fill(name);
	await form.getByLabel(own.motherName, { exact: true }).fill(mother);
	await form.getByRole('radio', { name: own.calendars.gregorian }).check({ force: true });
	await form.getByLabel(own.birthDate, { exact: true }).fill('1990-05-15');
}

const begin = (page: Page, language: Language, change: 'single' | 'inRelationship' | 'married') =>
	page.getByRole('radio', { name: texts[language].statuses[change] }).check({ force: true });

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'ar';
const t = texts[language];

const { screen, viewport, other } = screenOf(language);
test(`${language}, ${screen}: a couple, from the form to the reading and back to an empty form`, async ({ page }) => {
	await page.setViewportSize(viewport);
	await page.goto(`/${language}/marriage-fortune`);
	await expect(card(page, t.partner)).toHaveCount(0);
	await begin(page, language, 'inRelationship');
	await expect(card(page, t.partner)).toBeVisible();
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	await fill(page, language, 'own', names[language]);
	await fill(page, language, 'partner', [names[language][1], names[language][0]]);
	await page.getByLabel(t.fortuneType).selectOption(screen === 'phone' ? 'astrology' : 'islamic');
	await page.getByRole('button', { name: t.calculate }).click();
	await expect(page.getByText(says[language].reading.writtenWithoutAi)).toBeVisible();
	for (const part of [t.loveEnergy, t.compatibility, t.opportunities, t.challenges, t.inspiringMessage])
		await expect(page.getByRole('heading', { name: part })).toBeVisible();
	// Two shamsas cover each other by the score: their middles are as far apart as it leaves.
	const { apart, whole } = await page.locator('.marriage-shamsas').evaluate((both) => {
		const [one, other] = [...both.children].map((child) => child.getBoundingClientRect());
		const middle = (box: DOMRect | undefined) => (box ? box.x + box.width / 2 : Number.NaN);
		return { apart: Math.abs(middle(other) - middle(one)), whole: (both.children[0] as SVGElement).clientWidth * 0.8 };
	});
	const score = Number(
		(await page.locator('.marriage-shamsas').getAttribute('style'))?.match(/--apart:\s*([\d.]+)/)?.[1],
	);
	expect(apart / whole).toBeCloseTo(score, 1);
	// The words come before the sums, which are closed below them.
	await expect(page.getByRole('rowheader', { name: t.score })).toBeHidden();
	await expect(page.locator('.reading-answer ~ details')).toHaveCount(1);
	await page.getByText(t.workingTitle).click();
	await expect(page.getByRole('rowheader', { name: t.score })).toBeVisible();
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	const contact = page.getByRole('link', { name: t.contact });
	const address = new URL((await contact.getAttribute('href')) ?? '');
	expect(address.pathname).toBe('/34600111222');
	expect(address.searchParams.get('text')).toContain(t.fortuneTypes[screen === 'phone' ? 'astrology' : 'islamic']);
	await expectFitsToo(page, other);
	await page.getByRole('button', { name: t.newReading }).click();
	await expect(card(page, t.partner)).toHaveCount(0);
	await expect(card(page, t.own).getByLabel(person[language].name, { exact: true })).toHaveValue('');
});

for (const other of languages.filter((one) => one !== language))
	test(`${other}: the reading of a couple in its own script and digits`, async ({ page }) => {
		await page.goto(`/${other}/marriage-fortune`);
		await begin(page, other, 'inRelationship');
		await fill(page, other, 'own', names[other]);
		await fill(page, other, 'partner', [names[other][1], names[other][0]]);
		await page.getByRole('button', { name: texts[other].calculate }).click();
		await expect(page.getByText(says[other].reading.writtenWithoutAi)).toBeVisible();
		await page.getByText(texts[other].workingTitle).click();
		await expect(page.getByRole('rowheader', { name: texts[other].score })).toBeVisible();
		await expectOwnScript(page, other);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	});

test('missing input shows an error, and typed text stays', async ({ page }) => {
	await page.goto(`/${language}/marriage-fortune`);
	const calculate = page.getByRole('button', { name: t.calculate });
	await calculate.click();
	await expect(page.getByText(messages[language].own_fields_missing).first()).toBeVisible();
	await fill(page, language, 'own', names[language]);
	await begin(page, language, 'married');
	await calculate.click();
	await expect(page.getByText(messages[language].partner_fields_missing).first()).toBeVisible();
	const name = card(page, t.own).getByLabel(person[language].name, { exact: true });
	await expect(name).toHaveValue(names[language][0]);
	await begin(page, language, 'single');
	await name.fill('A');
	await calculate.click();
	await expect(page.getByText(messages[language].name_too_short).first()).toBeVisible();
	await expect(name).toHaveAttribute('aria-invalid', 'true');
	await expect(name).toBeFocused();
});

test('of someone single each method gives readiness, with its working', async ({ page }) => {
	await page.goto('/en/marriage-fortune');
	for (const type of ['islamic', 'angels', 'tarot', 'indian', 'astrology'] as const) {
		await fill(page, 'en', 'own', names.en);
		await page.getByLabel(en.fortuneType).selectOption(type);
		await expect(page.getByText(en.about[type])).toBeVisible();
		await page.getByRole('button', { name: en.calculate }).click();
		await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
		await page.getByText(en.workingTitle).click();
		await expect(page.getByRole('rowheader', { name: en.readiness }).first()).toBeVisible();
		await expect(page.getByRole('heading', { name: en.compatibility })).toHaveCount(0);
		await page.getByRole('button', { name: en.newReading }).click();
	}
});

test('the calendar is the language’s; the partner’s gender follows one’s own until it is chosen', async ({ page }) => {
	await page.goto('/fa/marriage-fortune');
	await begin(page, 'fa', 'married');
	const chosen = (which: 'own' | 'partner', name: string) => card(page, fa[which]).getByRole('radio', { name });
	for (const which of ['own', 'partner'] as const) await expect(chosen(which, faPerson.calendars.solar)).toBeChecked();
	const { male, female } = faPerson.genders;
	await expect(chosen('partner', female)).toBeChecked();
	await chosen('own', female).check({ force: true });
	await expect(chosen('partner', male)).toBeChecked();
	await chosen('partner', female).check({ force: true });
	await chosen('own', male).check({ force: true });
	await chosen('own', female).check({ force: true });
	await expect(chosen('partner', female)).toBeChecked();
	const partner = card(page, fa.partner);
	await partner.getByLabel(faPerson.typeDate, { exact: true }).fill('۱۴۰۲/۱۲/۳۰');
	await expect(partner.getByText(messages.fa.birth_day_unknown)).toBeVisible();
	await partner.getByLabel(faPerson.year, { exact: true }).selectOption('1403');
	await partner.getByLabel(faPerson.day, { exact: true }).selectOption('30');
	await expect(partner.getByText(messages.fa.birth_day_unknown)).toHaveCount(0);
});

test('a calendar can be chosen, and clears the date', async ({ page }) => {
	await page.goto('/fa/marriage-fortune');
	const own = card(page, fa.own);
	await fill(page, 'fa', 'own', names.fa);
	await own.getByRole('radio', { name: faPerson.calendars.solar }).check({ force: true });
	const date = own.getByLabel(faPerson.typeDate, { exact: true });
	await expect(date).toHaveValue('');
	await date.fill('۱۳۶۹/۰۲/۲۵');
	await page.getByRole('button', { name: fa.calculate }).click();
	await expect(page.getByText(says.fa.reading.writtenWithoutAi)).toBeVisible();
});

test('a failure shows the specification’s message, and can be retried', async ({ page }) => {
	await page.goto('/en/marriage-fortune');
	await page.route(FUNCTION, (route) => route.abort());
	await fill(page, 'en', 'own', names.en);
	await page.getByRole('button', { name: en.calculate }).click();
	await expect(page.getByText('Error calculating fortune').first()).toBeVisible();
	await page.unroute(FUNCTION);
	await page.getByRole('button', { name: says.en.reading.again }).click();
	await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
});

test('a reading can be copied whole, and downloaded as a picture without names', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('/es/marriage-fortune');
	await fill(page, 'es', 'own', names.es);
	await page.getByRole('button', { name: es.calculate }).click();
	await expect(page.getByRole('checkbox', { name: es.pictureName })).not.toBeChecked();
	await page.getByRole('button', { name: says.es.reading.copy }).click();
	await expect(page.getByText(says.es.reading.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	for (const part of [es.loveEnergy, es.readinessTitle, es.inspiringMessage]) expect(copied).toContain(part);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: says.es.reading.share }).click();
	expect((await download).suggestedFilename()).toBe('marriage-fortune-es.png');
});

test('with reduced motion nothing moves; printed, only the reading is left', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/en/marriage-fortune');
	await fill(page, 'en', 'own', names.en);
	await page.getByRole('button', { name: en.calculate }).click();
	await expect(page.getByText(says.en.reading.writtenWithoutAi)).toBeVisible();
	expect(
		await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
	).toBe(0);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('banner')).toBeHidden();
	await expect(page.getByRole('button', { name: en.newReading })).toBeHidden();
	await expect(page.getByRole('heading', { name: en.loveEnergy })).toBeVisible();
});
