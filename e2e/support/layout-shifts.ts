import type { BrowserContext, Page } from '@playwright/test';

/** A shift of the layout that nobody's touch caused; `value` as Chromium scores it (web.dev/cls), `nodes` as markup. */
export type LayoutShift = { value: number; nodes: string[] };

type Watching = { layoutShifts: LayoutShift[] };

/** Collects the layout shifts of every page that is opened from now on. */
export const watchLayoutShifts = (where: Page | BrowserContext) =>
	where.addInitScript(() => {
		type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
		const shifts: LayoutShift[] = [];
		(window as unknown as Watching).layoutShifts = shifts;
		new PerformanceObserver((list) => {
			for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
				if (!hadRecentInput)
					shifts.push({
						value,
						nodes: sources.map(({ node }) =>
							(node instanceof Element ? node.outerHTML : `${node?.nodeName}`).slice(0, 200),
						),
					});
		}).observe({ type: 'layout-shift', buffered: true });
	});

/**
 * The shifts since the page was opened that a visitor could notice. Below 0.002 (a fiftieth of what web.dev calls good)
 * a few words move by some pixels at most, as when a font arrives between two frames of a busy machine.
 */
export const layoutShifts = async (page: Page): Promise<LayoutShift[]> =>
	(await page.evaluate(() => (window as unknown as Watching).layoutShifts)).filter(({ value }) => value >= 0.002);
