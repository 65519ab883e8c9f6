import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/testing/chromium.ts';
import { ask } from '../support/ask.ts';
import type { Benchmark } from '../support/figure.ts';
import { startHoopoe } from '../support/hoopoe.ts';

const PATHS = ['/en', '/fa/hafez', '/en/tarot', '/fa/eq-test', '/en/blog'];
const MOST_SCRIPT_BYTES = 130_000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Slow 4G as browsers' own tools imitate it: fonts and scripts come late, and what moves then can be seen moving. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

type Visit = {
	/** Addresses of scripts, and when each was asked for, in milliseconds. */
	scripts: { url: string; askedAt: number }[];
	/** Addresses of all scripts once the page was touched. */
	scriptsOnceTouched: string[];
	firstPaint: number;
	layoutShift: number;
	/** What moved, as selectors. */
	moved: string[];
};

/** Layout Instability API; the DOM types do not have it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** What a first visit fetches, and its layout shifts, in Chromium, before any input. */
export const firstLoad: Benchmark = async ({ report }) => {
	const executablePath = findChromium();
	if (!executablePath) {
		console.log('!! SKIPPED: no Chromium was found, and none could be installed');
		return;
	}
	const hoopoe = await startHoopoe('Hoopoe');
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		for (const path of PATHS) {
			const visits: Visit[] = [];
			for (const viewport of [DESKTOP, PHONE])
				for (const slow of [false, true]) visits.push(await visit(browser, hoopoe.url + path, viewport, slow));
			const scripts = new Map<string, { bytes: number; isClient: boolean }>();
			for (const url of visits.flatMap((one) => one.scriptsOnceTouched))
				if (!scripts.has(url)) scripts.set(url, await weigh(url));
			const bytesOf = (urls: readonly string[]) => urls.reduce((sum, url) => sum + (scripts.get(url)?.bytes ?? 0), 0);
			const bytes = Math.max(...visits.map((one) => bytesOf(one.scripts.map(({ url }) => url))));
			const touched = Math.max(...visits.map((one) => bytesOf(one.scriptsOnceTouched)));
			report({
				name: `${path}: JavaScript before interaction, gzip`,
				value: bytes / 1000,
				unit: 'kB',
				limit: { name: 'budget', value: MOST_SCRIPT_BYTES / 1000, fixed: true },
				wanted: { of: 'ratio', most: 1 },
				note: `${Math.round(touched / 1000)} kB in ${scripts.size} files once the page was touched`,
			});
			const early = visits.filter((one) =>
				one.scripts.some(({ url, askedAt }) => scripts.get(url)?.isClient && askedAt < one.firstPaint),
			);
			report({
				name: `${path}: visits that fetch the Supabase client before first paint`,
				value: early.length,
				unit: 'visits',
				limit: { name: 'visits', value: visits.length },
				wanted: { of: 'value', most: 0 },
			});
			report({
				name: `${path}: cumulative layout shift, the worst visit`,
				value: Math.max(...visits.map((one) => one.layoutShift)),
				unit: '',
				limit: { name: '"good" (Web Vitals)', value: 0.1, fixed: true },
				wanted: { of: 'value', most: 0 },
				note: `moved: ${[...new Set(visits.flatMap((one) => one.moved))].join(' ') || 'nothing'}; first paint after ${visits.map((one) => Math.round(one.firstPaint)).join(', ')} ms`,
			});
		}
	} finally {
		await browser.close();
		await hoopoe.stop();
	}
};

async function visit(
	browser: Browser,
	url: string,
	viewport: { width: number; height: number },
	slow: boolean,
): Promise<Visit> {
	const context = await browser.newContext({ viewport });
	try {
		const page = await context.newPage();
		if (slow) {
			const protocol = await context.newCDPSession(page);
			await protocol.send('Network.enable');
			await protocol.send('Network.emulateNetworkConditions', SLOW);
		}
		await page.goto(url, { timeout: 60_000 });
		await page.waitForLoadState('networkidle');
		await page.waitForTimeout(500);
		const untouched = await page.evaluate(async () => {
			await document.fonts.ready;
			const shifts: LayoutShift[] = [];
			new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[]))).observe({
				type: 'layout-shift',
				buffered: true,
			});
			await new Promise((done) => setTimeout(done, 300));
			const layoutShift = shifts.reduce((sum, { value }) => sum + value, 0);
			const nodes = shifts.flatMap(({ sources }) =>
				sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)),
			);
			const moved = nodes.flatMap((node) => (node ? [[node.localName, ...node.classList].join('.')] : []));
			const scripts = performance
				.getEntriesByType('resource')
				.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
				.map(({ name, startTime }) => ({ url: name, askedAt: startTime }));
			const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
			return { scripts, firstPaint, layoutShift, moved };
		});
		await page.mouse.move(viewport.width / 2, viewport.height / 2);
		await page.mouse.move(viewport.width / 2, viewport.height / 3);
		await page.waitForFunction(() => !('earlyTouches' in window), undefined, { timeout: 60_000 });
		await page.waitForLoadState('networkidle');
		const scriptsOnceTouched = await page.evaluate(() =>
			performance
				.getEntriesByType('resource')
				.map(({ name }) => name)
				.filter((name) => new URL(name).pathname.endsWith('.js')),
		);
		return { ...untouched, scriptsOnceTouched };
	} finally {
		await context.close();
	}
}

/** Bytes of a script as gzip, and whether the Supabase client is in it. */
async function weigh(url: string): Promise<{ bytes: number; isClient: boolean }> {
	const text = Buffer.from(await (await fetch(url)).arrayBuffer());
	const zipped = await ask(url, { headers: { 'accept-encoding': 'gzip' } });
	const bytes = zipped.headers['content-encoding'] === 'gzip' ? zipped.body.length : gzipSync(text).length;
	return { bytes, isClient: /supabase-js-web|GoTrueClient/.test(text.toString()) };
}
