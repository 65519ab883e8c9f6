import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { createClient, SupabaseClient } from '@supabase/supabase-js';

declare global {
	interface Window {
		supabase: { createClient: typeof createClient };
		client: SupabaseClient;
		/** What the client told of, in order. */
		events: string[];
	}
}
export type FlowType = 'implicit' | 'pkce';

const clientScript = createRequire(import.meta.url)
	.resolve('@supabase/supabase-js')
	.replace(/dist.*$/, 'dist/umd/supabase.js');

/** Not a page of the app: it has no policy against our script, and no session of its own. */
export const BARE_PATH = '/robots.txt';

/**
 * Puts the unmodified client into the page as it is, as `window.client`. It reads a session from the page's address.
 * @returns what was wrong with that address
 */
export async function addClient(
	page: Page,
	publishableKey: string,
	flowType: FlowType = 'implicit',
): Promise<string | undefined> {
	await page.addScriptTag({ path: clientScript });
	return page.evaluate(
		async ([key, flow]) => {
			window.events = [];
			window.client = window.supabase.createClient(location.origin, key, {
				auth: { storageKey: 'journey', flowType: flow },
			});
			window.client.auth.onAuthStateChange((event) => void window.events.push(event));
			return (await window.client.auth.initialize()).error?.message;
		},
		[publishableKey, flowType] as const,
	);
}

/** A bare page of the site that all journeys share, with the client in it. */
export async function openBarePage(page: Page): Promise<void> {
	await page.goto('/en');
	const publishableKey = /sb_publishable_[\w-]+/.exec(await page.content())?.[0] ?? '';
	await page.goto(BARE_PATH);
	await addClient(page, publishableKey);
}
