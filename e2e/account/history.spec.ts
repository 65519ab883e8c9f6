import { expect } from '@playwright/test';
import { kindWords } from '../../src/account/history/kind-words.server.ts';
import { type Kind, keptKinds } from '../../src/catalogue/catalogue.ts';
import { texts as faChat } from '../../src/chatbot/texts/fa.ts';
import { formatNumber } from '../../src/language/format-date.ts';
import type { Language } from '../../src/language/languages.ts';
import { names as arNames } from '../../src/readings/dreams/names/ar.ts';
import { names as enNames } from '../../src/readings/dreams/names/en.ts';
import { names as esNames } from '../../src/readings/dreams/names/es.ts';
import { names as faNames } from '../../src/readings/dreams/names/fa.ts';
import { texts as arKept } from '../../src/readings/kept-texts/ar.ts';
import { texts as enKept } from '../../src/readings/kept-texts/en.ts';
import { texts as esKept } from '../../src/readings/kept-texts/es.ts';
import { texts as faKept } from '../../src/readings/kept-texts/fa.ts';
import { texts as tarot } from '../../src/readings/tarot/texts/fa.ts';
import {
	desktop,
	expectAccessible,
	expectNoSidewaysScroll,
	forgetBrowser,
	openAsSomebody,
	phone,
	says,
	signUp,
	test,
} from '../support/fixtures.ts';
import { dream, keep, keepOneOfEach, question, rows } from '../support/kept-readings.ts';

const kept = { en: enKept, fa: faKept, ar: arKept, es: esKept };
const names = { en: enNames, fa: faNames, ar: arNames, es: esNames };

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const { account, chrome, hafez } = says[language];
const t = account.history;

test('each kind has its section; words, kind and month narrow the list', async ({ page }) => {
	await page.setViewportSize(phone);
	const person = await openAsSomebody(page);
	await keepOneOfEach(person);
	await page.goto(`/${language}/history`);
	for (const { heading } of Object.values(await kindWords(language)))
		await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
	await expect(page.locator('.history-entry')).toHaveCount(keptKinds.length);
	await expect(page.getByText(dream)).toHaveCount(1);
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);

	await page.getByLabel(t.search).fill('red door');
	await expect(page.locator('.history-entry')).toHaveCount(1);
	await expect(page).toHaveURL(/q=red/);
	await page.getByLabel(t.search).fill('nowhere');
	await expect(page.getByText(t.nothingFound)).toBeVisible();
	await page.getByRole('button', { name: t.clear }).click();
	await expect(page.locator('.history-entry')).toHaveCount(keptKinds.length);

	await page.getByRole('tab', { name: hafez.entry.kept.tab }).click();
	await expect(page.locator('.history-entry')).toHaveCount(1);
	await expect(page.getByText(question)).toBeVisible();
	await page.getByRole('tab', { name: t.tabs.all, exact: true }).click();
	await expect(page.locator('.history-entry')).toHaveCount(keptKinds.length);
	await expectAccessible(page);

	const month = page.locator('.history-month:enabled');
	await expect(month).toHaveCount(1);
	await month.click();
	await expect(month).toHaveAttribute('aria-pressed', 'true');
	await expect(page).toHaveURL(/month=\d{4}-\d\d-\d\d/);
	await expect(page.locator('.history-entry')).toHaveCount(keptKinds.length);

	// A second dream of a snake, and of a well, of which there is no second one.
	await keep(person, 'dream_interpretations', [{ ...rows.dreams.row, symbols: ['well', 'snake'] }]);
	await page.reload();
	const returned = page.locator('.history-returned li');
	await expect(returned).toHaveCount(1);
	await expect(returned).toContainText(t.symbol.replace('{name}', names[language].snake));
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
});

test('a kept spread has its heading, a kept result stands in its column, and the profile counts what is here', async ({
	page,
}) => {
	await page.setViewportSize(desktop);
	const person = await openAsSomebody(page);
	const ids = await keepOneOfEach(person);
	await page.goto(`/${language}/history/tarot/${ids.tarot}`);
	await expect(page.getByRole('heading', { name: tarot.spread })).toBeVisible();
	await expect(page.getByRole('heading', { name: tarot.panel })).toBeVisible();
	await page.goto(`/${language}/history/tests/${ids.tests}`);
	const box = await page.locator('.test-result').boundingBox();
	expect(box?.width).toBeLessThanOrEqual(46 * 17);
	expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - desktop.width / 2)).toBeLessThan(20);
	await page.goto(`/${language}/history`);
	await expect(page.locator('.history-entry')).toHaveCount(keptKinds.length);
	await page.goto(`/${language}/profile`);
	await expect(page.locator('.profile-total dd')).toHaveText(formatNumber(keptKinds.length, language));
});

test('a kept reading can be sent to the guide, which explains it', async ({ page }) => {
	const person = await openAsSomebody(page, '/fa');
	const ids = await keepOneOfEach(person);
	await page.goto(`/fa/history/tarot/${ids.tarot}`);
	await page.getByRole('link', { name: kept.fa.toGuide }).click();
	await expect(page).toHaveURL(/\/fa\/chatbot$/);
	await page.getByRole('button', { name: faChat.starterReading }).click();
	await expect(page.locator('.chat-user')).toContainText(faChat.starterReading);
	await expect(page.locator('.chat-assistant').nth(1)).toContainText('ابله');
	await page.getByRole('button', { name: faChat.newConversation }).click();
	await expect(page.getByRole('button', { name: faChat.starterReading })).toHaveCount(0);
});

test('each reading opens as it was given, and can be deleted after asking', async ({ page }) => {
	await page.setViewportSize(desktop);
	const person = await openAsSomebody(page);
	const made = await keepOneOfEach(person);
	const open = async (kind: Kind) => {
		await page.goto(`/${language}/history/${kind}/${made[kind]}`);
		await expect(page.getByRole('button', { name: kept[language].delete })).toBeVisible();
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
	};
	await open('tarot');
	await expect(page.locator('.tarot-card img')).toHaveCount(3);
	await expect(page.locator('.tarot-card[data-reversed]')).toHaveCount(1);
	await expect(page.getByText('closes the ring')).toBeVisible();
	await expect(page.locator('.tarot-facts')).toBeVisible();
	await open('dreams');
	await expect(page.getByText(dream)).toBeVisible();
	await expect(page.locator('.dream-lenses article')).toHaveCount(3);
	await open('tests');
	await expect(page.getByRole('heading', { name: 'The arts' })).toBeVisible();
	await expect(page.locator('.kept-figures dd')).toHaveText(['4 of 5', '1 of 5']);
	await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible();
	await open('lucky-number');
	await expect(page.locator('.kept-figures > div')).toHaveCount(5);

	await page.goto(`/${language}/history`);
	await page.locator('.history-entry[data-kind="hafez"]').getByRole('link').click();
	await expect(page).toHaveURL(new RegExp(`/history/hafez/${made.hafez}$`));
	await expect(page.getByRole('figure', { name: hafez.verse })).toBeVisible();
	await expect(page.getByText('یوسف گم‌گشته بازآید به کنعان غم مخور')).toBeVisible();
	await expect(page.getByText(question)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: kept[language].delete }).click();
	await expect(page.getByRole('dialog', { name: kept[language].deleteTitle })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: kept[language].deleteKeep }).click();
	await expect(page.getByText(question)).toBeVisible();
	await page.getByRole('button', { name: kept[language].delete }).click();
	await page.getByRole('button', { name: kept[language].deleteConfirm }).click();
	await expect(page.getByText(kept[language].deleted)).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`/${language}/history$`));
	await expect(page.locator('.history-entry')).toHaveCount(4);
	await page.goto(`/${language}/history/hafez/${made.hafez}`);
	await expect(page.getByText(kept[language].missing)).toBeVisible();
});

test('a failed request shows an error, the spinner ends, and a retry fetches it', async ({ page }) => {
	const person = await openAsSomebody(page);
	const made = await keepOneOfEach(person);
	await page.route('**/rest/v1/**', (route) => route.abort());
	await page.goto(`/${language}/history`);
	await expect(page.getByText(t.failed)).toBeVisible();
	await expect(page.getByText(t.loading)).toHaveCount(0);
	await page.unroute('**/rest/v1/**');
	await page.getByRole('button', { name: t.retry }).click();
	await expect(page.locator('.history-entry')).toHaveCount(keptKinds.length);

	await page.route('**/rest/v1/**', (route) => route.abort());
	await page.goto(`/${language}/history/dreams/${made.dreams}`);
	await expect(page.getByText(kept[language].failed)).toBeVisible();
	await page.unroute('**/rest/v1/**');
	await page.getByRole('button', { name: kept[language].retry }).click();
	await expect(page.getByText(dream)).toBeVisible();

	await page.route('**/rest/v1/**', (route) => route.abort());
	await page.getByRole('button', { name: kept[language].delete }).click();
	await page.getByRole('button', { name: kept[language].deleteConfirm }).click();
	await expect(page.getByText(kept[language].deleteFailed).first()).toBeVisible();
	await expect(page.getByText(chrome.toast.error).first()).toBeVisible();
	await expect(page.getByText(dream)).toBeVisible();
});

test('a long history comes page by page as one scrolls, and the way back leads to where one was', async ({ page }) => {
	await page.setViewportSize(desktop);
	const person = await openAsSomebody(page);
	await keep(
		person,
		'hafez_readings',
		Array.from({ length: 75 }, (_, number) => ({
			poem_id: 1 + (number % 12),
			interpretation: `Reading number ${number}.`,
		})),
	);
	await page.goto('/en/history');
	await page.getByRole('button', { name: says.en.account.history.all }).click();
	const entries = page.locator('.history-entry');
	await expect(entries).toHaveCount(30);
	for (const count of [60, 75]) {
		await entries.last().scrollIntoViewIfNeeded();
		await expect(entries).toHaveCount(count);
	}
	expect(new Set(await entries.locator('.history-excerpt').allTextContents()).size).toBe(75);
	await expect(page.getByRole('button', { name: says.en.account.history.older })).toHaveCount(0);
	await entries.last().getByRole('link').click();
	await expect(page.getByRole('button', { name: enKept.delete })).toBeVisible();
	await page.goBack();
	await expect(entries).toHaveCount(75);
});

test('a reading of another user is not shown; an anonymous visitor is redirected to the card and back', async ({
	page,
}) => {
	const person = await openAsSomebody(page);
	const made = await keepOneOfEach(person);
	await forgetBrowser(page);
	const path = `/en/history/hafez/${made.hafez}`;
	await page.goto(path);
	await expect(page).toHaveURL(/\/en\/auth\?next=/);
	await signUp(page, 'en');
	await expect(page).toHaveURL(new RegExp(`${path}$`));
	await expect(page.getByText(enKept.missing)).toBeVisible();
	await expect(page.getByText(question)).toHaveCount(0);
	await page.goto('/en/history/hafez/what-is-this');
	await expect(page.getByText(enKept.missing)).toBeVisible();
});

test('a kept reading can be copied, and downloaded as a picture', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const person = await openAsSomebody(page);
	const made = await keepOneOfEach(person);
	for (const [kind, words] of [
		['tarot', 'closes the ring'],
		['dreams', dream],
		['hafez', question],
		['tests', 'Arts: 4 of 5'],
		['lucky-number', 'Lucky day: Friday'],
	] as const) {
		await page.goto(`/en/history/${kind}/${made[kind]}`);
		await page.getByRole('button', { name: says.en.reading.copy }).click();
		await expect(page.getByText(says.en.reading.copied).first()).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(words);
		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: says.en.reading.share }).click();
		expect((await download).suggestedFilename()).toMatch(/-en\.png$/);
	}
});
