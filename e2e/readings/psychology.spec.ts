import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '../../src/language/languages.ts';
import { careerTexts } from '../../src/psychology/career/texts.server.ts';
import { eqTexts } from '../../src/psychology/eq/texts.server.ts';
import { gardnerTexts } from '../../src/psychology/gardner/texts.server.ts';
import { indexTexts } from '../../src/psychology/index-texts.server.ts';
import { mbtiTexts } from '../../src/psychology/mbti/texts.server.ts';
import { pickSharedTexts } from '../../src/psychology/texts.server.ts';
import { expectAccessible, expectNoSidewaysScroll, openAsSomebody, phone, says, test } from '../support/fixtures.ts';

const shared = (language: Language) => pickSharedTexts(language);

/** The parts of a question's page, by their words. */
function parts(page: Page, language: Language) {
	const { texts } = shared(language);
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	return {
		options: page.locator('.question-option'),
		previous: button(texts.previous),
		next: button(texts.next),
		results: button(texts.results),
		again: button(texts.again),
	};
}

/** Gives these answers, by their place from 0, and asks for the result. */
async function take(page: Page, language: Language, answers: readonly number[]): Promise<void> {
	const { options, next, results } = parts(page, language);
	for (const [question, answer] of answers.entries()) {
		await options.nth(answer).click();
		await (question === answers.length - 1 ? results : next).click();
	}
	await expect(page.getByText(shared(language).texts.yourResult, { exact: true })).toBeVisible();
}

/** Walks go on by pressing Next, but where going on by itself is the subject. */
const goByHand = (page: Page) => page.addInitScript(() => localStorage.setItem('hoopoe.tests.go-on', 'off'));
test.beforeEach(({ page }, { title }) => (title.startsWith('a test goes on') ? undefined : goByHand(page)));

/** INFJ: one letter light, three clear. */
const twelve = [1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0];
const ten = [3, 2, 2, 3, 4, 3, 2, 2, 3, 3];
const eight = [4, 3, 1, 3, 4, 0, 2, 4];
const five = [0, 2, 3, 1, 0];

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'ar';
const { texts, common } = shared(language);

test.describe(`${language}, by touch on a phone`, () => {
	test.use({ viewport: phone, hasTouch: true, isMobile: true });

	test('sixteen types: one question a page by the rules, letters with their shares, then the description', async ({
		page,
	}) => {
		const { options, previous, next, results, again } = parts(page, language);
		const mbti = mbtiTexts[language];
		await page.goto(`/${language}/mbti`);
		await expect(page.getByText(mbti.independent)).toBeVisible();
		await expect(previous).toBeDisabled();
		await expect(next).toBeDisabled();
		await expectAccessible(page);
		for (const [question, answer] of twelve.entries()) {
			await expect(page.locator('progress')).toHaveJSProperty('value', question);
			await options.nth(answer).tap();
			await expect(options.nth(answer)).toHaveAttribute('aria-pressed', 'true');
			if (question === 1) {
				await previous.tap();
				await expect(options.nth(twelve[0] ?? 0)).toHaveAttribute('aria-pressed', 'true');
				await next.tap();
			}
			if (question < 11) {
				await expect(results).toHaveCount(0);
				await next.tap();
				await expect(page.locator('.question-ask')).toBeInViewport();
				await expect(page.locator('.question-ask')).toBeFocused();
			}
		}
		await expect(next).toHaveCount(0);
		await results.tap();
		await expect(page.getByRole('heading', { name: 'INFJ' })).toBeFocused();
		await expect(page.getByText(mbti.names.INFJ, { exact: true })).toBeVisible();
		// The result opens on the bird of the type, whole and in sight.
		await expect(page.getByText(mbti.birds.INFJ.name, { exact: true })).toBeVisible();
		await expect(page.getByText(mbti.birds.INFJ.line)).toBeVisible();
		const bird = page.locator('.type-bird img');
		await expect(bird).toBeInViewport({ ratio: 0.99 });
		await expect(bird).toHaveJSProperty('naturalWidth', 400);
		await expect(page.getByRole('row')).toHaveCount(5);
		await expect(page.getByText(mbti.strength.light)).toHaveCount(1);
		await expect(page.getByText(common.writtenWithoutAi)).toBeVisible();
		expect(await page.locator('.labelled-words h3').count()).toBe(7);
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await again.tap();
		await expect(page.locator('progress')).toHaveJSProperty('value', 0);
		await expect(options.first()).toHaveAttribute('aria-pressed', 'false');
		await expect(previous).toBeDisabled();
	});
});

test('the three that are counted here show their figures and words', async ({ page }) => {
	const [eq, career, gardner] = [eqTexts[language], careerTexts[language], gardnerTexts[language]];
	await page.goto(`/${language}/eq-test`);
	await take(page, language, ten);
	await expect(page.getByRole('heading', { name: eq.levels.good.name })).toBeVisible();
	await expect(page.getByRole('row')).toHaveCount(6);
	await expect(page.getByText(eq.levels.good.more)).toBeVisible();
	await expect(page.locator('.result-rosette [data-taken]')).toHaveAttribute('data-ring', 'eq');
	await expectAccessible(page);
	await page.goto(`/${language}/career-test`);
	await take(page, language, five);
	await expect(page.getByRole('heading', { name: career.fields.social.name })).toBeVisible();
	await expect(page.getByText(career.fields.social.jobs[0] ?? '')).toBeVisible();
	await expectAccessible(page);
	await page.goto(`/${language}/gardner-test`);
	await take(page, language, eight);
	for (const kind of ['musical', 'linguistic', 'intrapersonal'] as const)
		await expect(page.getByRole('heading', { name: gardner.kinds[kind].name, exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: gardner.kinds.logical.name, exact: true })).toHaveCount(0);
	await expect(page.getByRole('row')).toHaveCount(9);
	await expectAccessible(page);
	await expectNoSidewaysScroll(page);
});

test('the index has six cards, and each leads somewhere', async ({ page }) => {
	await page.goto(`/${language}/psychology`);
	const { tests, soon } = indexTexts[language];
	for (const [key, path] of [
		['mbti', 'mbti'],
		['eq', 'eq-test'],
		['love', 'marriage-fortune'],
		['career', 'career-test'],
		['gardner', 'gardner-test'],
		['bigFive', 'big-five'],
	] as const)
		await expect(page.getByRole('main').getByRole('link', { name: tests[key].name })).toHaveAttribute(
			'href',
			`/${language}/${path}`,
		);
	await expect(page.getByText(soon)).toHaveCount(0);
	await expectAccessible(page);
});

test('the cards stand in pairs on a phone, in every language; Latin names are no higher than the letters beside them', async ({
	page,
}) => {
	await page.setViewportSize(phone);
	for (const each of languages) {
		await page.goto(`/${each}/psychology`);
		const tops = await page
			.locator('.tests-cards > li')
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().y)));
		expect(new Set(tops).size, each).toBe(3);
	}
	await page.goto('/fa/psychology');
	await expect
		.poll(() =>
			page.evaluate(() =>
				[...document.fonts].some(
					({ family, status, unicodeRange }) =>
						family.includes('Markazi Text') && status === 'loaded' && unicodeRange.includes('U+41-5A'),
				),
			),
		)
		.toBe(true);
});

test('a result that could not be saved shows an error, stays, and is saved later, once', async ({ page }) => {
	await openAsSomebody(page, `/${language}/eq-test`);
	await page.route('**/rest/v1/mbti_results*', (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	);
	await take(page, language, [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
	await expect(page.getByText(texts.saveFailed).first()).toBeVisible();
	await expect(page.getByText(common.notSaved)).toBeVisible();
	await page.unroute('**/rest/v1/mbti_results*');
	await page.getByRole('button', { name: common.saveAgain }).click();
	await expect(page.getByText(texts.saved).first()).toBeVisible();
	await page.goto(`/${language}/history`);
	await expect(page.getByText(eqTexts[language].levels.growing.opening).first()).toBeAttached();
	await expect(page.locator('.history-entry')).toHaveCount(1);
});

test('by keyboard alone: digits answer, arrows go on and back, Enter ends the test', async ({ page }) => {
	const { texts } = shared('en');
	await page.goto('/en/career-test');
	await expect(page.locator('.question-option')).toHaveCount(4);
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('Question 1 of 5')).toBeVisible();
	for (const [question, digit] of ['1', '3', '4', '2', '1'].entries()) {
		await page.keyboard.press(digit);
		await expect(page.locator('.question-option').nth(Number(digit) - 1)).toHaveAttribute('aria-pressed', 'true');
		if (question < 4) await page.keyboard.press('ArrowRight');
		if (question === 2) {
			await page.keyboard.press('ArrowLeft');
			await expect(page.getByText('Question 3 of 5')).toBeVisible();
			await page.keyboard.press('ArrowRight');
		}
	}
	await page.keyboard.press('9');
	await expect(page.locator('.question-option[aria-pressed="true"]')).toHaveCount(1);
	const results = page.getByRole('button', { name: texts.results });
	for (let presses = 0; presses < 12 && !(await results.evaluate((one) => one === document.activeElement)); presses++)
		await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: careerTexts.en.fields.social.name })).toBeFocused();
});

test('in Persian the arrows point the other way, and Persian digits answer too', async ({ page }) => {
	await page.goto('/fa/mbti');
	await expect(page.locator('.question-option')).toHaveCount(2);
	await page.evaluate(() =>
		document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '۲', bubbles: true, cancelable: true })),
	);
	await expect(page.locator('.question-option').nth(1)).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByText('پرسش ۲ از ۱۲')).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(page.getByText('پرسش ۱ از ۱۲')).toBeVisible();
});

test('a test goes on by itself after an answer, back by Previous, and not where the visitor has turned that off', async ({
	page,
}) => {
	const { texts } = shared('en');
	const { options, previous, next, results } = parts(page, 'en');
	const place = (n: number) => page.getByText(`Question ${n} of 5`);
	await page.clock.install();
	await page.goto('/en/career-test');
	await expect(next).toBeDisabled();
	// That it is shown as pressed for a moment is seen where nothing goes on by itself.
	await options.nth(1).click();
	await expect(place(2)).toBeVisible();
	await expect(page.locator('.question-ask')).toBeFocused();
	await previous.click();
	await expect(options.nth(1)).toHaveAttribute('aria-pressed', 'true');
	await options.nth(2).click();
	await expect(place(2)).toBeVisible();
	await page.getByLabel(texts.goOn).uncheck();
	await options.nth(0).click();
	await page.clock.runFor(900);
	await expect(place(2)).toBeVisible();
	await page.reload();
	await expect(page.getByLabel(texts.goOn)).not.toBeChecked();
	await next.click();
	await page.getByLabel(texts.goOn).check();
	for (const n of [4, 5]) {
		await options.first().click();
		await expect(place(n)).toBeVisible();
	}
	await expect(results).toBeDisabled();
	await options.first().click();
	await page.clock.runFor(600);
	await results.click();
	await expect(page.getByText(texts.yourResult, { exact: true })).toBeVisible();
});

test('Next and the result stay enabled, and show what is missing when they are pressed', async ({ page }) => {
	const { texts } = shared('es');
	await page.goto('/es/career-test');
	const { next } = parts(page, 'es');
	await expect(next).toBeDisabled();
	await expect(next).toHaveCSS('opacity', '1');
	await next.click({ force: true });
	await expect(page.getByText(texts.chooseFirst)).toBeVisible();
	await page.locator('.question-option').first().click();
	await expect(page.getByText(texts.chooseFirst)).toHaveCount(0);
	await next.click();
	await expect(page.getByText('Pregunta 2 de 5')).toBeVisible();
});

test('keys in an open menu do not answer', async ({ page }) => {
	await page.goto('/en/eq-test');
	await expect(page.locator('.question-option')).toHaveCount(5);
	await page.locator('header summary').first().focus();
	await page.keyboard.press('3');
	await expect(page.locator('.question-option[aria-pressed="true"]')).toHaveCount(0);
});

test('answers outlive a reload and a change of language, on this device, until the test is finished', async ({
	page,
}) => {
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(request.url());
	});
	await page.goto('/en/gardner-test');
	const { options, next } = parts(page, 'en');
	for (const answer of [4, 3, 1]) {
		await options.nth(answer).click();
		await next.click();
	}
	await page.reload();
	await expect(page.getByText('Question 4 of 8')).toBeVisible();
	await expect(page.getByText(shared('en').texts.resumed)).toBeVisible();
	await page.goto('/es/gardner-test');
	await expect(page.getByText('Pregunta 4 de 8')).toBeVisible();
	await parts(page, 'es').previous.click();
	await expect(page.locator('.question-option').nth(1)).toHaveAttribute('aria-pressed', 'true');
	await parts(page, 'es').next.click();
	await take(page, 'es', [3, 4, 0, 2, 4]);
	expect(sent).toEqual([]);
	await page.reload();
	await expect(page.getByText('Pregunta 1 de 8')).toBeVisible();
	await parts(page, 'es').options.first().click();
	await page.reload();
	await page.getByRole('button', { name: shared('es').texts.startOver }).click();
	await expect(page.locator('.question-option[aria-pressed="true"]')).toHaveCount(0);
	await page.reload();
	await expect(page.getByText(shared('es').texts.resumed)).toHaveCount(0);
});

test('without a connection tests go on once loaded; the description of a type comes when it is back', async ({
	page,
	context,
}) => {
	await page.goto('/fa/gardner-test', { waitUntil: 'networkidle' });
	await context.setOffline(true);
	await take(page, 'fa', eight);
	await expect(page.getByText(gardnerTexts.fa.kinds.musical.text.slice(0, 30))).toBeVisible();
	await context.setOffline(false);

	await page.goto('/en/mbti', { waitUntil: 'networkidle' });
	await context.setOffline(true);
	await take(page, 'en', twelve);
	await expect(page.getByRole('heading', { name: 'INFJ' })).toBeVisible();
	await expect(page.getByRole('row')).toHaveCount(5);
	await expect(page.getByRole('alert').getByText(mbtiTexts.en.failed)).toBeVisible();
	await context.setOffline(false);
	await page.getByRole('button', { name: shared('en').common.again }).click();
	await expect(page.getByText(shared('en').common.writtenWithoutAi)).toBeVisible();
});

test('answers given too fast, or all in one place, get a note and their result', async ({ page }) => {
	const { haste } = shared('en').texts;
	await page.goto('/en/eq-test');
	await take(page, 'en', ten);
	await expect(page.getByText(haste.fast)).toBeVisible();
	// Before the first question is shown: the clock of a page begins anew where it is installed.
	await page.clock.install();
	await parts(page, 'en').again.click();
	const { options, next, results } = parts(page, 'en');
	for (let question = 0; question < 10; question++) {
		await page.clock.runFor(1000);
		await options.nth(3).click();
		await (question === 9 ? results : next).click();
		await page.clock.runFor(50);
	}
	await expect(page.getByText(haste.alike)).toBeVisible();
	await expect(page.getByText(haste.fast)).toHaveCount(0);
	await expect(page.getByRole('heading', { name: eqTexts.en.levels.excellent.name })).toBeVisible();
});

test('a type is kept with its twelve letters and the words that were shown', async ({ page }) => {
	await openAsSomebody(page, '/en/mbti');
	const row = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('mbti_results'));
	await take(page, 'en', twelve);
	const kept = (await row).postDataJSON();
	expect(kept).toMatchObject({ mbti_type: 'INFJ' });
	expect(kept.answers.join('')).toBe('INFJINFJENFJ');
	expect(kept.figures).toMatchObject({ heading: 'INFJ', values: [{ share: 2 / 3 }, {}, {}, {}] });
	await expect(page.getByText(shared('en').texts.saved).first()).toBeVisible();
	await expect(page.locator('.labelled-words')).toContainText(kept.analysis.split('\n\n')[0]);
	await page.goto('/en/history');
	await expect(page.getByText('INFJ').first()).toBeVisible();
	await expect(page.getByText(says.en.account.history.tests)).toBeVisible();
});

test.describe('on a first visit', () => {
	test.use({ ownContext: true });

	test('no more than 170 kB of JavaScript before anything is touched', async ({ page }) => {
		for (const path of ['/en/mbti', '/fa/eq-test', '/ar/career-test', '/es/gardner-test', '/en/psychology']) {
			await page.goto(path, { waitUntil: 'networkidle' });
			const total = await page.evaluate(() =>
				(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
					.filter(({ name }) => name.endsWith('.js'))
					.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
			);
			expect(total, path).toBeLessThan(170_000);
		}
	});
});
