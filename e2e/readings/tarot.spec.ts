import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/language/languages.ts';
import { decks, wholeDecks } from '../../src/methods/tarot/deck/decks.ts';
import { texts as ar } from '../../src/readings/tarot/texts/ar.ts';
import { texts as en } from '../../src/readings/tarot/texts/en.ts';
import { texts as es } from '../../src/readings/tarot/texts/es.ts';
import { texts as fa } from '../../src/readings/tarot/texts/fa.ts';
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

const tarot = { en, fa, ar, es };
const FUNCTION = '**/functions/v1/tarot-interpretation';

/** The face-down cards that are left on the table. */
const faceDown = (page: Page, language: Language) =>
	page.getByRole('group', { name: tarot[language].deck }).locator('button:not([disabled])');

async function choose(page: Page, language: Language, size: '1' | '3' | '5' | '7' | '10' | '12'): Promise<void> {
	await page.goto(`/${language}/tarot`);
	await page.getByRole('button', { name: tarot[language].spreads[size].name }).click();
	await expect(faceDown(page, language)).toHaveCount(Number(size) > 5 ? 78 : 22);
}

async function pick(page: Page, language: Language, count: number): Promise<void> {
	for (let picked = 0; picked < count; picked++)
		await faceDown(page, language)
			.nth(picked * 3)
			.click();
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'es';
const { screen, viewport, other } = screenOf(language);
test(`${language}, ${screen}: three cards, from the choice to the closing words`, async ({ page }) => {
	const t = tarot[language];
	const { reading } = says[language];
	await page.setViewportSize(viewport);
	await page.goto(`/${language}/tarot`);
	await page.getByRole('button', { name: t.spreads['3'].name }).click();
	await expect(page.getByText(t.shuffling).first()).toBeVisible();
	await expect(faceDown(page, language)).toHaveCount(22);
	await expectAccessible(page);
	await pick(page, language, 3);
	await expect(page.getByRole('heading', { name: t.panel })).toBeFocused();
	await expect(page.getByText(t.closing)).toBeVisible();
	await expect(page.getByText(reading.writtenWithoutAi)).toBeVisible();
	const cards = page.getByRole('list', { name: t.spread }).getByRole('listitem');
	await expect(cards).toHaveCount(3);
	for (const place of [t.places.past, t.places.present, t.places.future])
		await expect(cards.filter({ hasText: place })).toHaveCount(1);
	const names = await cards.locator('h2').allTextContents();
	const deck = decks[language].map((card) => card.name);
	for (const shown of names) expect(deck).toContain(shown.replace(t.reversed, '').trim());
	// The words come first; what the method finds is closed below them, and tells the card before its sum.
	const working = page.locator('details.tarot-facts');
	await expect(page.locator('.reading-words ~ details, .reading-answer ~ details')).toHaveCount(1);
	await expect(page.getByText(t.factQuintessence)).toBeHidden();
	await working.getByText(t.facts).click();
	await expect(working.getByText(t.factQuintessence)).toBeVisible();
	await expect(working.locator('dd').last()).toHaveText(/^\p{L}.* \d+ \+ /u);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
	const columns = new Set(
		await cards.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().x))),
	);
	expect(columns.size).toBe(3);
	await expectFitsToo(page, other);
	await page.getByRole('button', { name: t.newReading }).click();
	await expect(page.getByRole('heading', { name: t.chooseSpread })).toBeVisible();
});

test('the choice of upright cards only is kept for the next visit', async ({ page }) => {
	const t = tarot[language];
	const wish = page.getByRole('checkbox', { name: t.uprightOnly });
	const orientations: boolean[] = [];
	await page.route(FUNCTION, (route) => {
		for (const { reversed } of route.request().postDataJSON().cards) orientations.push(reversed);
		return route.continue();
	});
	await page.goto(`/${language}/tarot`);
	await expect(wish).not.toBeChecked();
	await wish.check();
	for (const visit of [1, 2]) {
		await choose(page, language, '5');
		await pick(page, language, 5);
		await expect(page.getByText(t.closing)).toBeVisible();
		expect(orientations).toEqual(new Array(5 * visit).fill(false));
	}
	await page.goto(`/${language}/tarot`);
	await expect(wish).toBeChecked();
	await wish.uncheck();
	await page.reload();
	await expect(wish).not.toBeChecked();
});

for (const size of [phone, desktop])
	test(`five cards lie as a cross on ${size.width} pixels, past on the right, and arrive whole below the header`, async ({
		page,
	}) => {
		await page.setViewportSize(size);
		await choose(page, 'fa', '5');
		// While they are picked, the places and the arc are in sight together.
		const inSight = await page.evaluate(() =>
			[...document.querySelectorAll('.tarot-spread .tarot-card, .tarot-back img')].every((part) => {
				const { top, bottom, left, right } = part.getBoundingClientRect();
				return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
			}),
		);
		expect(inSight).toBe(true);
		await pick(page, 'fa', 5);
		await expect(page.getByText(fa.closing)).toBeVisible();
		const { header, cards } = await page.evaluate(() => ({
			header: document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
			cards: [...document.querySelectorAll('.tarot-spread .tarot-card')].map((card) => {
				const { x, y, width, height } = card.getBoundingClientRect();
				return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), top: y };
			}),
		}));
		const [self, challenge, past, future, outcome] = cards;
		if (!self || !challenge || !past || !future || !outcome) throw new Error('five cards were expected');
		expect(outcome.top).toBeGreaterThan(header);
		expect(outcome.top).toBeLessThan(size.height / 2);
		for (const { x } of [challenge, outcome]) expect(x).toBe(self.x);
		for (const { y } of [past, future]) expect(y).toBe(self.y);
		expect(past.x).toBeGreaterThan(self.x);
		expect(future.x).toBeLessThan(self.x);
		expect(outcome.y).toBeLessThan(self.y);
		expect(challenge.y).toBeGreaterThan(self.y);
	});

/** Where the cards of a spread lie: their middles, their sizes on the screen, and the width of the window. */
const lyingCards = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('.tarot-spread .tarot-card')].map((card) => {
			const { x, y, width, height } = card.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2, width, height, end: x + width, start: x };
		}),
	);

/** Whether every back of the arc can be hit in its middle of what is seen of it, and how wide that is at least. */
const backsThatCanBeHit = (page: Page) =>
	page.evaluate(() => {
		const backs = [...document.querySelectorAll<HTMLElement>('.tarot-back')];
		const missed = backs.filter((back) => {
			const { left, top, width, height } = back.getBoundingClientRect();
			return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.tarot-back') !== back;
		});
		return {
			all: backs.length,
			missed: missed.length,
			narrowest: Math.min(...backs.map(({ offsetWidth }) => offsetWidth)),
			lowest: Math.min(...backs.map(({ offsetHeight }) => offsetHeight)),
		};
	});

test('fa, phone: a Celtic cross of the whole deck, each back to be hit, the past on the right, one card across', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	const asked: { deck?: string; cards: { card: { id: number } }[] }[] = [];
	await page.route(FUNCTION, (route) => {
		asked.push(route.request().postDataJSON());
		return route.continue();
	});
	await choose(page, 'fa', '10');
	const hit = await backsThatCanBeHit(page);
	expect(hit).toMatchObject({ all: 78, missed: 0 });
	expect(hit.narrowest).toBeGreaterThanOrEqual(24);
	expect(hit.lowest).toBeGreaterThanOrEqual(24);
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
	for (let picked = 0; picked < 10; picked++)
		await faceDown(page, 'fa')
			.nth(picked * 7)
			.click();
	await expect(page.getByText(fa.closing)).toBeVisible();
	expect(asked[0]).toMatchObject({ deck: 'whole', spreadType: 10 });
	const cards = await lyingCards(page);
	const [present, challenge, root, past, crown, near, self, , , outcome] = cards;
	if (!present || !challenge || !root || !past || !crown || !near || !self || !outcome)
		throw new Error('ten cards were expected');
	const beside = (one: number, other: number) => Math.abs(one - other) < 2;
	expect(beside(challenge.x, present.x) && beside(challenge.y, present.y)).toBe(true);
	expect(challenge.width).toBeGreaterThan(challenge.height);
	for (const arm of [root, crown]) expect(beside(arm.x, present.x)).toBe(true);
	for (const arm of [past, near]) expect(beside(arm.y, present.y)).toBe(true);
	expect(past.x).toBeGreaterThan(present.x);
	expect(near.x).toBeLessThan(present.x);
	expect(crown.y).toBeLessThan(present.y);
	expect(self.x).toBeLessThan(near.x);
	expect(outcome.y).toBeLessThan(self.y);
	for (const { start, end } of cards) expect(start >= 0 && end <= phone.width).toBe(true);
	// Screen readers hear the places in their order, each with its card.
	const items = page.getByRole('list', { name: fa.spread }).getByRole('listitem');
	await expect(items).toHaveCount(10);
	const heard = await items.allInnerTexts();
	for (const [index, place] of (['present', 'challenge', 'root', 'past', 'crown'] as const).entries())
		expect(heard[index]).toContain(fa.places[place]);
	const names = await items.locator('h2').allTextContents();
	const known = wholeDecks.fa.map(({ name }) => name);
	for (const name of names) expect(known).toContain(name.replace(fa.reversed, '').trim());
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
	await expectFitsToo(page, desktop);
	await page.getByText(fa.facts).click();
	await expect(page.locator('.tarot-facts')).toContainText(fa.factSuits);
});

test('en, desktop: a horseshoe lies as a bow, can be copied and shared, and is found in the history as it lay', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.setViewportSize(desktop);
	await openAsSomebody(page, '/en/tarot');
	await page.getByRole('button', { name: en.spreads['7'].name }).click();
	await expect(faceDown(page, 'en')).toHaveCount(78);
	expect(await backsThatCanBeHit(page)).toMatchObject({ all: 78, missed: 0 });
	await pick(page, 'en', 7);
	await expect(page.getByText(en.closing)).toBeVisible();
	const cards = await lyingCards(page);
	expect(cards.map(({ x }) => x)).toEqual(cards.map(({ x }) => x).sort((one, other) => one - other));
	const heights = cards.map(({ y }) => Math.round(y));
	expect(Math.min(...heights)).toBe(heights[3]);
	for (const [one, other] of [
		[0, 6],
		[1, 5],
		[2, 4],
	] as const)
		expect(Math.abs((heights[one] ?? 0) - (heights[other] ?? 0))).toBeLessThan(2);
	await expectAccessible(page);
	await page.getByRole('button', { name: says.en.reading.copy }).click();
	await expect(page.getByText(says.en.reading.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	for (const place of ['past', 'hidden', 'surroundings', 'advice', 'outcome'] as const)
		expect(copied).toMatch(new RegExp(`^${en.places[place]}: \\p{L}`, 'mu'));
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: says.en.reading.share }).click();
	expect((await download).suggestedFilename()).toMatch(/^tarot-(\d+-){7}en\.png$/);
	const names = await page.getByRole('list', { name: en.spread }).locator('h2').allTextContents();
	await page.goto('/en/history');
	await page.locator('.history-view').first().click();
	await expect(page.locator('.tarot-spread h3')).toHaveText(names);
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
});

test('the whole deck is a choice that is kept; a year has the months of the language’s calendar', async ({ page }) => {
	await page.goto('/fa/tarot');
	const whole = page.getByRole('radio', { name: fa.decks.whole.name });
	await whole.check();
	await page.reload();
	await expect(whole).toBeChecked();
	await page.getByRole('button', { name: fa.spreads['1'].name }).click();
	await expect(faceDown(page, 'fa')).toHaveCount(78);
	await page.goto('/fa/tarot');
	await choose(page, 'fa', '12');
	const month = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { month: 'long' });
	await expect(page.locator('.tarot-place').first()).toHaveText(month.format(new Date()));
	expect(new Set(await page.locator('.tarot-place').allTextContents()).size).toBe(12);
});

test('without the cards of the suits the choice comes back, and says why', async ({ page }) => {
	await page.route('**/tarot/suits', (route) => route.abort());
	await page.goto('/en/tarot');
	await page.getByRole('button', { name: en.spreads['10'].name }).click();
	await expect(page.getByRole('alert')).toHaveText(en.deckFailed);
	await page.unroute('**/tarot/suits');
	await choose(page, 'en', '10');
});

test('the deck is cut by a touch or by Enter, and only once; two seconds after the choice it lies in the arc', async ({
	page,
}) => {
	await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
	await page.goto('/en/tarot');
	await expect(page.getByRole('checkbox', { name: en.uprightOnly })).toBeEnabled();
	// A paused clock: on a busy machine the two seconds would pass before the touch.
	await page.clock.pauseAt(new Date('2026-11-21T13:00:00'));
	await page.getByRole('button', { name: en.spreads['3'].name }).click();
	const deck = page.getByRole('button', { name: en.cut });
	await expect(deck).toBeFocused();
	await expect(page.getByText(en.cutHere)).toBeVisible();
	await deck.press('Enter');
	await expect(page.getByRole('status').filter({ hasText: en.wasCut })).toHaveCount(1);
	await expect(deck).toHaveAttribute('aria-disabled', 'true');
	await expect(page.getByText(en.cutHere)).toHaveCount(0);
	const lifted = page.locator('.tarot-leaf[data-lifted]');
	const before = await lifted.count();
	await deck.press('Space');
	await expect(lifted).toHaveCount(before);
	await page.clock.runFor(1900);
	await expect(faceDown(page, 'en')).toHaveCount(0);
	await page.clock.runFor(200);
	await expect(faceDown(page, 'en')).toHaveCount(22);
});

test('a card flies face down to its place, turns there, and says one sentence; nothing else on the page moves', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.setViewportSize(phone);
	await choose(page, 'en', '3');
	await page.evaluate(() => {
		const seen = window as unknown as { shifts: number };
		seen.shifts = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
		}).observe({ type: 'layout-shift' });
	});
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 1000);
	await faceDown(page, 'en').nth(4).click();
	const place = page.getByRole('list', { name: en.spread }).getByRole('listitem').first();
	await expect(place.locator('img')).toHaveAttribute('src', '/cards/back.svg');
	await page.clock.runFor(500);
	const name = ((await place.locator('h2').textContent()) ?? '').replace(en.reversed, '').trim();
	const told = page.getByRole('status').filter({ hasText: `${en.places.past}: ${name}` });
	await expect(told).toContainText(/.{40,}\.$/);
	await expect(place.locator('.tarot-gold-line')).toHaveCount(1);
	await page.clock.resume();
	await faceDown(page, 'en').nth(9).click();
	await faceDown(page, 'en').nth(12).click();
	await expect(page.getByText(en.closing)).toBeVisible();
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
	expect(shifts).toBeLessThan(0.02);
});

test('a failure shows the specification’s message, keeps the cards, and can be retried', async ({ page }) => {
	const t = tarot[language];
	await choose(page, language, '1');
	await page.route(FUNCTION, (route) => route.abort());
	await pick(page, language, 1);
	await expect(page.getByText(t.failed).first()).toBeVisible();
	await expect(page.getByText(t.places.answer).first()).toBeVisible();
	await page.unroute(FUNCTION);
	await page.getByRole('button', { name: says[language].reading.again }).click();
	await expect(page.getByText(t.closing)).toBeVisible();
});

test('a card opens large, with its lore, and is made into a keepsake of the day in two shapes', async ({ page }) => {
	const t = tarot[language];
	await choose(page, language, '1');
	await pick(page, language, 1);
	await expect(page.getByText(t.closing)).toBeVisible();
	const list = page.getByRole('list', { name: t.spread });
	const name = ((await list.locator('h2').textContent()) ?? '').replace(t.reversed, '').trim();
	await list.getByRole('button').click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('heading')).toContainText(name);
	await expect(dialog.getByText(t.lore)).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: t.makeKeepsake }).click();
	const keepsake = dialog.getByRole('img', { name: t.keepsakeOf.replace('{name}', name) });
	await expect(keepsake).toHaveAttribute('src', /^blob:/);
	await expectAccessible(page);
	for (const [format, ratio] of [
		['post', 4 / 5],
		['story', 9 / 16],
	] as const) {
		const download = page.waitForEvent('download');
		await dialog.getByRole('button', { name: t.keepsakeAs[format] }).click();
		const file = await (await download).path();
		const png = readFileSync(file);
		expect(png.readUInt32BE(16) / png.readUInt32BE(20)).toBeCloseTo(ratio);
		expect(png.length).toBeGreaterThan(50_000);
	}
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(list.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml/);
});

test('by keyboard alone: arrows go among the cards that are left, Enter picks', async ({ page }) => {
	await page.goto('/fa/tarot');
	await page.getByRole('button', { name: fa.spreads['5'].name }).press('Enter');
	await expect(faceDown(page, 'fa')).toHaveCount(22);
	const label = (number: string) => page.getByRole('button', { name: `برگ رو به پایین ${number}`, exact: true });
	await expect(label('۱')).toBeFocused();
	await page.keyboard.press('ArrowLeft');
	await expect(label('۲')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(label('۳')).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(label('۱')).toBeFocused();
	await page.keyboard.press('End');
	await expect(label('۲۲')).toBeFocused();
	for (let picked = 1; picked < 5; picked++) await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: fa.panel })).toBeFocused();
	await expect(page.getByRole('list', { name: fa.spread }).getByRole('listitem')).toHaveCount(5);
	await expect(page.getByText(fa.closing)).toBeVisible();
});

test('times and limits: the shuffle takes two seconds, a card turns after a moment, a sixth pick is ignored', async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('/en/tarot');
	const began = Date.now();
	await page.getByRole('button', { name: en.spreads['5'].name }).click();
	await expect(faceDown(page, 'en')).toHaveCount(22);
	expect(Date.now() - began).toBeGreaterThanOrEqual(1900);
	await expect(page.getByText('0/5 cards selected')).toBeVisible();
	// All six in one go, faster than any card turns.
	await page.evaluate(() => {
		for (const button of [...document.querySelectorAll<HTMLElement>('.tarot-back')].slice(0, 6)) button.click();
	});
	await expect(page.getByText('5/5 cards selected')).toBeVisible();
	expect(await page.locator('.tarot-burst').count()).toBeGreaterThan(0);
	expect(await page.locator('.tarot-burst').first().locator('i').count()).toBe(12);
	await expect(page.getByText(en.closing)).toBeVisible();
	await expect(page.getByRole('list', { name: en.spread }).getByRole('listitem')).toHaveCount(5);
	await expect(page.locator('.tarot-burst')).toHaveCount(0);
});

test('with reduced motion nothing flies or turns', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await choose(page, 'en', '3');
	await pick(page, 'en', 1);
	expect(await page.locator('.tarot-burst').count()).toBe(0);
	expect(
		await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length),
	).toBe(0);
});

test('a reading can be copied whole, and downloaded as a picture', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await choose(page, 'es', '3');
	await pick(page, 'es', 3);
	await page.getByRole('button', { name: says.es.reading.copy }).click();
	await expect(page.getByText(says.es.reading.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.startsWith(`${es.places.past}: `)).toBe(true);
	expect(copied.split('\n\n').length).toBeGreaterThanOrEqual(6);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: says.es.reading.share }).click();
	expect((await download).suggestedFilename()).toMatch(/^tarot-\d+-\d+-\d+-es\.png$/);
});

test('a signed-in visitor finds the spread in the history; one that could not be kept can be kept later', async ({
	page,
}) => {
	await openAsSomebody(page, '/en/tarot');
	await expect(page.getByRole('heading', { name: en.chooseSpread })).toBeVisible();
	await page.route('**/rest/v1/tarot_readings*', (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	);
	await page.getByRole('button', { name: en.spreads['1'].name }).click();
	await expect(faceDown(page, 'en')).toHaveCount(22);
	await pick(page, 'en', 1);
	await expect(page.getByText(says.en.reading.notSaved)).toBeVisible();
	await expect(page.locator('.toast', { hasText: en.failed })).toBeVisible();
	await page.unroute('**/rest/v1/tarot_readings*');
	await page.getByRole('button', { name: says.en.reading.saveAgain }).click();
	await expect(page.getByText(says.en.reading.saved, { exact: true })).toBeVisible();
	const beginning = ((await page.locator('.reading-words p').first().textContent()) ?? '').slice(0, 40);
	await page.goto('/en/history');
	await expect(page.getByText(beginning)).not.toHaveCount(0);
});
