import { expect } from '@playwright/test';
import { poems } from '../../src/methods/divan/poems.ts';
import { MADE_UP, testDivan } from '../../src/methods/divan/testing/test-divan.ts';
import { expectAccessible, expectNoSidewaysScroll, phone, questions, says, test } from '../support/fixtures.ts';
import { startWithDivan } from '../support/start-with-divan.ts';

const t = says.fa.hafez;

test('with a Divan: a couplet of all is drawn, its ghazal opens, the shahed comes, and a search finds it', async ({
	page,
}) => {
	test.slow();
	const { server, close } = await startWithDivan();
	try {
		await page.setViewportSize(phone);
		// The browser's dice: the second couplet of the first ghazal.
		await page.addInitScript(() => {
			const real = crypto.getRandomValues.bind(crypto);
			crypto.getRandomValues = (<A extends ArrayBufferView>(array: A) =>
				array instanceof Uint32Array && array.length === 1 ? array.fill(1) : real(array as never)) as never;
		});
		await page.goto(`${server.address}/fa/hafez`);
		await page.getByLabel(t.label).fill(questions.fa);
		await page.getByRole('button', { name: t.draw }).click();
		// The first reading of a server: it loads all of them before.
		await expect(page.getByText(says.fa.reading.writtenWithoutAi)).toBeVisible({ timeout: 30_000 });
		const folio = page.getByRole('figure', { name: t.verse });
		await expect(folio).toContainText(MADE_UP);
		await expect(folio).toContainText(testDivan.edition);
		await expect(folio).toContainText(testDivan.source);

		await page.getByRole('button', { name: t.ghazal.open }).click();
		const couplets = page.locator('.ghazal-couplets li');
		await expect(couplets).toHaveCount(3);
		await expect(couplets.first()).toContainText(poems[0].verse[0]);
		await expect(page.locator('.ghazal-couplets li[data-drawn]')).toContainText(MADE_UP);
		// On a phone the hemistichs stand one above the other.
		const [first, second] = await couplets.first().locator('.couplet span').all();
		expect((await second?.boundingBox())?.y ?? 0).toBeGreaterThan((await first?.boundingBox())?.y ?? 0);
		await page.getByRole('button', { name: t.ghazal.shahed }).click();
		await expect(page.locator('.shahed')).toContainText(poems[1].verse[0]);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		await page.getByRole('button', { name: t.ghazal.next }).click();
		await expect(couplets.first()).toContainText(poems[1].verse[0]);

		await page.getByRole('link', { name: t.divan.link }).click();
		await page.getByLabel(t.divan.rhyme).fill('غم مخور');
		await page.getByRole('button', { name: t.divan.search }).click();
		await expect(page.locator('.divan-hits li')).toHaveCount(1);
		await expect(page.locator('.divan-hits')).toContainText(poems[6].verse[0]);
		await expectNoSidewaysScroll(page);
		await expectAccessible(page);
		await page.locator('.divan-hits a').click();
		await expect(couplets).toHaveCount(3);
		await page.getByRole('link', { name: t.ghazal.next }).click();
		await expect(couplets.first()).toContainText(poems[7].verse[0]);
	} finally {
		await close();
	}
});

test('without a Divan nothing leads to one, and its page to the oracle', async ({ page }) => {
	await page.goto('/fa/hafez/divan');
	await expect(page).toHaveURL(/\/fa\/hafez$/);
	await expect(page.getByRole('link', { name: t.divan.link })).toHaveCount(0);
});
