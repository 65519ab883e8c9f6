import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/testing/chromium.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';

const PHONE = { width: 390, height: 844 };
/** What Lighthouse takes for a slow phone: everything on the processor takes four times as long. */
const SLOWER = 4;
const LONGEST_TASK_MS = 50;

type Task = { at: number; duration: number; moving: boolean };

const moving = {
	'the deck is shuffled and three cards drawn': async (page: Page) => {
		await open(page, '/fa/tarot');
		await page.locator('.tarot-choose').nth(1).tap();
		const backs = page.locator('.tarot-back:not([disabled])');
		await backs.nth(20).waitFor();
		for (const place of [2, 7, 9]) {
			await backs.nth(place).tap();
			await page.waitForTimeout(1500);
		}
		await page.locator('.reading-end').waitFor({ timeout: 60_000 });
	},
	'the Divan opens': async (page: Page) => {
		await open(page, '/fa/hafez');
		await page.locator('textarea').fill('تا کی باید منتظر نامه‌اش بمانم؟');
		await page.locator('form .button-gold').tap();
		await page.locator('.reading-end').waitFor({ timeout: 60_000 });
	},
	'one page follows another': async (page: Page) => {
		await open(page, '/fa/explore');
		for (const path of ['/fa/dreams', '/fa/mbti']) {
			await page.locator(`main a[href="${path}"]`).first().tap();
			await page.waitForURL(`**${path}`);
			await page.waitForTimeout(1500);
			await page.goBack();
			await page.waitForTimeout(1500);
		}
	},
};

/** The longest tasks of the main thread on a slow phone, of those that began while something moved. */
export const motion: Benchmark = async ({ report }) => {
	const executablePath = findChromium();
	if (!executablePath) {
		console.log('!! SKIPPED: no Chromium was found, and none could be installed');
		return;
	}
	const hoopoe = await startHoopoe('Hoopoe');
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		for (const [name, act] of Object.entries(moving)) {
			const tasks = (await longTasks(browser, hoopoe.url, act)).filter((task) => task.moving);
			report({
				name,
				value: Math.max(0, ...tasks.map(({ duration }) => duration)),
				unit: 'ms',
				limit: { name: 'a long task', value: LONGEST_TASK_MS, fixed: true },
				wanted: { of: 'ratio', most: 1 },
				note: `${tasks.length} of more than ${LONGEST_TASK_MS} ms: ${tasks.map(({ at, duration }) => `${Math.round(duration)} at ${Math.round(at)}`).join(', ') || 'none'}`,
			});
		}
	} finally {
		await browser.close();
		await hoopoe.stop();
	}
};

/** Opens a page and touches it, so that its scripts are there and have run before anything moves. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.mouse.move(100, 100);
	await page.mouse.move(100, 200);
	await page.waitForFunction(() => !('earlyTouches' in window), undefined, { timeout: 60_000 });
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(2000);
	await page.evaluate(() => {
		const seen: Task[] = [];
		Object.assign(window, { seen });
		const frames: { at: number; moving: boolean }[] = [];
		const look = () => {
			// One that is still in its delay runs, but nothing is seen to move.
			const moving = document.getAnimations().some(({ playState, effect }) => {
				const { localTime, delay } = effect?.getComputedTiming() ?? {};
				return playState === 'running' && Number(localTime ?? 0) > (delay ?? 0);
			});
			frames.push({ at: performance.now(), moving });
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
		new PerformanceObserver((list) => {
			for (const { startTime, duration } of list.getEntries()) {
				const last = frames.findLast(({ at }) => at <= startTime);
				seen.push({ at: startTime, duration, moving: last?.moving ?? false });
			}
		}).observe({ type: 'longtask' });
	});
}

async function longTasks(browser: Browser, baseURL: string, act: (page: Page) => Promise<void>): Promise<Task[]> {
	const context = await browser.newContext({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true });
	try {
		const page = await context.newPage();
		const protocol = await context.newCDPSession(page);
		await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		await act(page);
		await page.waitForTimeout(500);
		return await page.evaluate(() => (window as unknown as { seen: Task[] }).seen);
	} finally {
		await context.close();
	}
}
