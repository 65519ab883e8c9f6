import { expect } from '@playwright/test';
import { texts as gardner } from '../../src/psychology/gardner/texts/fa.ts';
import { texts as tests } from '../../src/psychology/texts/fa.ts';
import { texts as reading } from '../../src/readings/texts/fa.ts';
import { askHafez, questions, says, test } from '../support/fixtures.ts';

test('a test’s picture has the drawing, the brand’s mark and the faces of its language', async ({ page }) => {
	await page.addInitScript(() => {
		const drawn = { images: 0, paths: 0, fonts: new Set<string>() };
		Object.assign(window, { drawn });
		const { drawImage, fill, fillText } = CanvasRenderingContext2D.prototype;
		CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
			drawn.images++;
			return Reflect.apply(drawImage, this, all);
		};
		CanvasRenderingContext2D.prototype.fill = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
			if (all[0] instanceof Path2D) drawn.paths++;
			return Reflect.apply(fill, this, all);
		};
		CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
			for (const family of this.font.match(/picture-\d+/g)?.slice(0, 1) ?? [this.font]) drawn.fonts.add(family);
			return Reflect.apply(fillText, this, all);
		};
	});
	await page.goto('/fa/gardner-test');
	for (const kind of Object.values(gardner.kinds)) {
		await expect(page.getByText(kind.statement)).toBeVisible();
		await page.keyboard.press('4');
		const go = page.getByRole('button', { name: new RegExp(`^(${tests.next}|${tests.results})$`) });
		// The test may have gone on by itself.
		await go.click({ timeout: 1500 }).catch(() => {});
	}
	await expect(page.getByRole('heading', { name: gardner.heading })).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: reading.share }).click();
	expect((await download).suggestedFilename()).toBe('gardner-fa.png');
	const drawn = await page.evaluate(() => {
		const { images, paths, fonts } = (
			window as unknown as { drawn: { images: number; paths: number; fonts: Set<string> } }
		).drawn;
		const faces = [...document.fonts].filter(({ family }) => family.startsWith('picture-'));
		return { images, paths, fonts: [...fonts], loaded: faces.every(({ status }) => status === 'loaded') };
	});
	expect(drawn.images).toBe(1);
	expect(drawn.paths).toBeGreaterThanOrEqual(4);
	expect(drawn.fonts.every((family) => family.startsWith('picture-'))).toBe(true);
	expect(drawn.loaded).toBe(true);
});

test('the Divan of the ritual is laid out large enough for dense screens', async ({ page }) => {
	await page.goto('/es/hafez');
	await page.getByLabel(says.es.hafez.label).fill(questions.es);
	await page.getByRole('button', { name: says.es.hafez.draw }).click();
	const cover = page.locator('.book-cover');
	await cover.waitFor();
	const { laidOut, shown } = await cover.evaluate((face) => ({
		laidOut: Number.parseFloat(getComputedStyle(face).width),
		shown: face.closest('.book-leaf')?.clientWidth ?? 0,
	}));
	expect(laidOut / shown).toBeCloseTo(3, 1);
	await page.reload();
	await askHafez(page, 'es');
});
