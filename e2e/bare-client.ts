import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { createClient, SupabaseClient } from '@supabase/supabase-js';
import { type AuthWorld, address, publishableKey } from './auth-world.ts';

declare global {
	interface Window {
		supabase: { createClient: typeof createClient };
		client: SupabaseClient;
		events: string[];
	}
}
export type FlowType = 'implicit' | 'pkce';

const clientScript = createRequire(import.meta.url)
	.resolve('@supabase/supabase-js')
	.replace(/dist.*$/, 'dist/umd/supabase.js');
/** Not a page of the app: it has no policy against our script, and no session of its own. */
export const bare = `${address}/robots.txt`;
export const password = 'a long password';
export const newEmail = () => `${crypto.randomUUID()}@example.org`;

/** Makes a client in the page as it is, which reads a session from its address, and answers what that said. */
export async function openClient(page: Page, flowType: FlowType = 'implicit'): Promise<string | undefined> {
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

export async function visit(page: Page, flowType?: FlowType): Promise<void> {
	await page.goto(bare);
	expect(await openClient(page, flowType)).toBeUndefined();
}

/** Opens a link as the person does who got it, on the page that it leads to. */
export async function follow(page: Page, link: string, flowType: FlowType): Promise<void> {
	await page.goto(link);
	expect(page.url()).toContain(flowType === 'pkce' ? `${bare}?code=` : `${bare}#access_token=`);
	expect(await openClient(page, flowType)).toBeUndefined();
}

export const expectEvent = (page: Page, event: string) =>
	expect.poll(() => page.evaluate(() => window.events)).toContain(event);
export const emailOf = (page: Page) => page.evaluate(async () => (await window.client.auth.getUser()).data.user?.email);

export const tokenOf = (page: Page) =>
	page.evaluate(async () => (await window.client.auth.getSession()).data.session?.refresh_token);

/** Signs somebody up and confirms their address by the letter's link. */
export async function signUp(page: Page, world: AuthWorld, flowType: FlowType = 'implicit'): Promise<string> {
	const email = newEmail();
	await visit(page, flowType);
	const answer = await page.evaluate(
		async ([email, password, emailRedirectTo]) => {
			const { data, error } = await window.client.auth.signUp({ email, password, options: { emailRedirectTo } });
			return [error?.message, data.session, data.user?.email];
		},
		[email, password, bare] as const,
	);
	expect(answer).toEqual([undefined, null, email]);
	await follow(page, (await world.letter(email)).link, flowType);
	return email;
}
