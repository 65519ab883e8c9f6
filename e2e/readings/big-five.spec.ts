import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/language/languages.ts';
import { bigFiveItems, bigFiveTexts, bigFiveWords } from '../../src/psychology/big-five/texts.server.ts';
import { pickSharedTexts } from '../../src/psychology/texts.server.ts';
import { expectAccessible, expectNoSidewaysScroll, openAsSomebody, phone, says, test } from '../support/fixtures.ts';

const TOTAL = 120;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pageName = (language: Language, n: number) => {
	const locale = { en: 'en', fa: 'fa', ar: 'ar-u-nu-arab', es: 'es' }[language];
	const number = new Intl.NumberFormat(locale);
	return bigFiveTexts[language].page
		.replace('{n, number}', number.format(n))
		.replace('{total, number}', number.format(12));
};

/** The page as it is for somebody who answered all but the last page on an earlier visit: high everywhere. */
async function resumeAtTheEnd(page: Page, language: Language): Promise<void> {
	const answers = bigFiveItems[language].map(({ keyed }, place) => (place < 110 ? (keyed === 'plus' ? 4 : 0) : null));
	await page.evaluate(
		(kept) => localStorage.setItem('hoopoe.test.big-five', kept),
		JSON.stringify({ index: 110, answers, spent: 600_000 }),
	);
	await page.reload();
	await expect(page.getByRole('heading', { name: pageName(language, 12) })).toBeVisible();
}

/** Answers the ten statements of the open page in the middle. */
async function answerPage(page: Page): Promise<void> {
	await expect(page.locator('.item')).toHaveCount(10);
	for (let place = 0; place < 10; place++) await page.locator('.item').nth(place).getByRole('radio').nth(2).check();
}

/** This screen is walked in one language; `screens.spec.ts` opens it in all. */
const language: Language = 'fa';
const texts = bigFiveTexts[language];
const words = bigFiveWords[language];
const shared = pickSharedTexts(language).texts;

test.describe(language, () => {
	test.use({ viewport: phone, hasTouch: true, isMobile: true });

	test('ten statements a page, kept over a reload, then five traits with thirty facets', async ({ page }) => {
		await page.goto(`/${language}/big-five`, { waitUntil: 'networkidle' });
		await expect(page.getByText(bigFiveItems[language][0]?.text ?? '')).toBeVisible();
		await expect(page.getByText(texts.origin)).toBeVisible();
		await expect(button(page, shared.next)).toBeDisabled();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await answerPage(page);
		await expect(page.getByRole('heading', { name: pageName(language, 2) })).toBeFocused();
		await page.reload();
		await expect(page.getByText(shared.resumed)).toBeVisible();
		await expect(page.getByRole('heading', { name: pageName(language, 2) })).toBeVisible();

		await resumeAtTheEnd(page, language);
		await expect(button(page, shared.results)).toBeDisabled();
		await answerPage(page);
		await button(page, shared.results).tap();
		await expect(page.getByRole('heading', { name: texts.heading })).toBeFocused();
		await expect(page.getByRole('table')).toHaveCount(6);
		await expect(page.locator('.facets dt')).toHaveCount(30);
		await expect(page.getByText(words.N.high)).toBeVisible();
		await expect(page.getByText(words.O.facets[0].high)).toBeVisible();
		await expect(page.getByText(texts.closing.words)).toBeVisible();
		await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.reload();
		await expect(page.getByRole('heading', { name: pageName(language, 1) })).toBeVisible();
		await expect(page.getByText(shared.resumed)).toHaveCount(0);
	});
});

test('by keyboard alone, all twelve pages; digits answer and go on', async ({ page }) => {
	const shared = pickSharedTexts('en').texts;
	await page.goto('/en/big-five', { waitUntil: 'networkidle' });
	for (let open = 1; open <= 12; open++) {
		await page.locator('.item input').first().focus();
		for (let place = 0; place < 10; place++) await page.keyboard.press(place % 2 ? '4' : '2');
		if (open === 12) await expect(page.locator('.item input:checked')).toHaveCount(10);
		if (open < 12) await expect(page.getByRole('heading', { name: pageName('en', open + 1) })).toBeFocused();
	}
	await button(page, shared.results).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { name: bigFiveTexts.en.heading })).toBeFocused();
	await expect(page.getByText(shared.haste.fast)).toBeVisible();
});

test('a full page does not turn where the visitor turned that off, nor one that was gone back to', async ({ page }) => {
	const shared = pickSharedTexts('en').texts;
	await page.goto('/en/big-five', { waitUntil: 'networkidle' });
	const setting = page.getByLabel(bigFiveTexts.en.goOn);
	await setting.uncheck();
	await answerPage(page);
	await expect(button(page, shared.next)).toBeEnabled();
	await button(page, shared.next).click();
	await expect(page.getByRole('heading', { name: pageName('en', 2) })).toBeFocused();
	await expect(setting).not.toBeChecked();
	await setting.check();
	await button(page, shared.previous).click();
	await expect(page.getByRole('heading', { name: pageName('en', 1) })).toBeFocused();
	await page.locator('.item').first().getByRole('radio').nth(4).check();
	await expect(page.getByRole('heading', { name: pageName('en', 1) })).toBeVisible();
	await button(page, shared.next).click();
	await answerPage(page);
	await expect(page.getByRole('heading', { name: pageName('en', 3) })).toBeFocused();
});

test('an answer given in one language stands in another, and starting over forgets it', async ({ page }) => {
	await page.goto('/en/big-five', { waitUntil: 'networkidle' });
	await page.locator('.item').nth(3).getByRole('radio').nth(4).check();
	await page.goto('/fa/big-five', { waitUntil: 'networkidle' });
	await expect(page.locator('.item').nth(3).getByRole('radio').nth(4)).toBeChecked();
	await button(page, pickSharedTexts('fa').texts.startOver).click();
	await expect(page.locator('.item input:checked')).toHaveCount(0);
});

test('a result is kept as BIG5 with its hundred and twenty answers, and opens again from the history', async ({
	page,
}) => {
	const shared = pickSharedTexts('en').texts;
	await openAsSomebody(page, '/en/big-five');
	await resumeAtTheEnd(page, 'en');
	await answerPage(page);
	const row = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('mbti_results'));
	await button(page, shared.results).click();
	const kept = (await row).postDataJSON();
	expect(kept).toMatchObject({ mbti_type: 'BIG5' });
	expect(kept.answers).toHaveLength(TOTAL);
	await expect(page.getByText(shared.saved).first()).toBeVisible();
	await page.goto('/en/history');
	await expect(page.getByText(says.en.account.history.tests)).toBeVisible();
	await page.goto(`/en/history/tests/${kept.id}`);
	await expect(page.getByRole('heading', { name: bigFiveTexts.en.title }).first()).toBeVisible();
	await expect(page.getByRole('heading', { name: bigFiveWords.en.N.facets[2].name })).toBeVisible();
	await expect(page.getByText(bigFiveWords.en.N.facets[2].high)).toBeVisible();
});
