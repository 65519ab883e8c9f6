import { expect, type Page } from '@playwright/test';
import { formatDate } from '../../src/language/format-date.ts';
import {
	askHafez,
	expectAccessible,
	expectNoSidewaysScroll,
	openAsSomebody,
	phone,
	questions,
	says,
	test,
} from '../support/fixtures.ts';
import { dream, keepOneOfEach, question } from '../support/kept-readings.ts';

/** How many sheets a page takes on paper: page objects stand uncompressed in Chromium's PDF. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
	const pdf = await page.pdf({ format, preferCSSPageSize: false, printBackground: false });
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a reading is printed as a folio with its verse, the question, the day and the printed foot', async ({ page }) => {
	await page.goto('/fa/hafez');
	await askHafez(page, 'fa');
	const foot = page.locator('.printed-foot');
	await expect(foot).toBeHidden();
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	await expect(page.locator('.folio blockquote')).toBeVisible();
	await expect(page.getByText(questions.fa)).toBeVisible();
	await expect(foot).toContainText(says.fa.chrome.brand);
	await expect(foot).toContainText(formatDate(new Date().toISOString(), 'fa', 'article'));
	await expect(foot.locator('svg')).toBeVisible();
	await expect(page.getByRole('banner')).toBeHidden();
	// How long a reading is depends on its verse.
	for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format), format).toBeLessThanOrEqual(2);
});

test('a year’s readings are printed as a booklet from the history: a title leaf, and a leaf for each', async ({
	page,
}) => {
	const t = says.en.account.history;
	await page.setViewportSize(phone);
	const person = await openAsSomebody(page);
	await page.goto('/en/history/book');
	await expect(page.getByText(/Nothing was asked in this year/)).toBeVisible();
	await expect(page.getByRole('button', { name: t.book.print })).toHaveCount(0);

	const kept = Object.keys(await keepOneOfEach(person)).length;
	await page.goto('/en/history');
	await page.getByRole('link', { name: t.book.link }).click();
	const year = new Date().getFullYear();
	await expect(
		page.getByRole('heading', { level: 1, name: t.book.title.replace('{year}', String(year)) }),
	).toBeVisible();
	await expect(page.getByText('of Shirin Farhad')).toBeVisible();
	const leaves = page.getByRole('article');
	await expect(leaves).toHaveCount(kept);
	for (const words of [dream, question, 'closes the ring', 'Three is a beginning.', 'What it costs'])
		await expect(leaves.filter({ hasText: words })).toHaveCount(1);
	await expect(leaves.filter({ hasText: question }).locator('blockquote[lang="fa"] p')).toHaveCount(2);
	await expectNoSidewaysScroll(page);
	await expectAccessible(page);
	await expect(page.getByRole('button', { name: t.book.print })).toBeVisible();

	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('button', { name: t.book.print })).toBeHidden();
	for (const format of ['A4', 'Letter'] as const) expect(await sheetsOf(page, format), format).toBe(kept + 1);
});
