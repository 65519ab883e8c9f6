import type { Browser, BrowserContext } from '@playwright/test';

/** All that pages keep by themselves, but for cookies and the HTTP cache. */
const KEPT_BY_PAGES =
	'local_storage,indexeddb,cache_storage,file_systems,service_workers,shared_storage,storage_buckets,websql';

/**
 * A browser context that the journeys of a worker use one after the other. What it keeps between them is of no consequence
 * to them and saves half the processor time of a page: the HTTP cache, and a renderer process that knows the app's scripts.
 * `reset` makes it one that was never used; where that cannot be done it is closed, and the answer is false.
 */
export type SharedContext = { context: BrowserContext; reset: () => Promise<boolean> };

/** Opens such a context. It has the options of the test that asks for it first, see `hasUsualOptions`. */
export async function openSharedContext(browser: Browser): Promise<SharedContext> {
	const context = await browser.newContext();
	const isChangedForGood = watchLastingChanges(context);
	// With --process-per-site the process of this page is that of all others, and lives as long as it. No part of the app.
	const keeper = await context.newPage();
	await keeper.goto('/robots.txt');
	const devtools = await context.newCDPSession(keeper);
	return {
		context,
		async reset() {
			if (isChangedForGood()) {
				await context.close();
				return false;
			}
			// What belongs to a page goes with it, here comes the rest.
			const [, ...pages] = context.pages();
			await Promise.all(pages.map((page) => page.close()));
			await context.unrouteAll({ behavior: 'ignoreErrors' });
			await Promise.all([
				context.setOffline(false),
				context.clearCookies(),
				context.clearPermissions(),
				devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: KEPT_BY_PAGES }),
			]);
			return true;
		},
	};
}

/** Tells whether something was called whose effect on a context lasts. The clock of a page is that of its context. */
function watchLastingChanges(context: BrowserContext): () => boolean {
	let isChanged = false;
	const watch = (object: object, names: readonly string[]) => {
		for (const name of names) {
			const call: unknown = Reflect.get(object, name);
			if (typeof call !== 'function') continue;
			const value = (...words: unknown[]) => {
				isChanged = true;
				return Reflect.apply(call, object, words);
			};
			Object.defineProperty(object, name, { value });
		}
	};
	watch(context.clock, ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']);
	watch(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders', 'setGeolocation']);
	return () => isChanged;
}

/** Whether a test wants nothing of its context but what the configuration says; of these, none can be changed later. */
export const hasUsualOptions = (options: {
	hasTouch: boolean;
	isMobile: boolean;
	javaScriptEnabled: boolean;
	serviceWorkers: 'allow' | 'block';
}): boolean =>
	!options.hasTouch && !options.isMobile && options.javaScriptEnabled && options.serviceWorkers === 'block';
