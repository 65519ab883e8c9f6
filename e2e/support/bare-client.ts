import { expect, type Page } from '@playwright/test';
import type { AuthServer } from './auth-server.ts';
import { addClient, BARE_PATH, type FlowType } from './client-in-page.ts';
import { publishableKey } from './server.ts';

export const password = 'a long password';
export const newEmail = () => `${crypto.randomUUID()}@example.org`;

/** Puts a client into the page as it is, and answers what was wrong with its address. */
export const openClient = (page: Page, flowType?: FlowType): Promise<string | undefined> =>
	addClient(page, publishableKey, flowType);

export async function visit(page: Page, flowType?: FlowType): Promise<void> {
	await page.goto(BARE_PATH);
	expect(await openClient(page, flowType)).toBeUndefined();
}

/** Opens a link as the person does who got it, on the page that it leads to. */
export async function follow(page: Page, link: string, flowType: FlowType): Promise<void> {
	await page.goto(link);
	expect(page.url()).toContain(flowType === 'pkce' ? `${BARE_PATH}?code=` : `${BARE_PATH}#access_token=`);
	expect(await openClient(page, flowType)).toBeUndefined();
}

export const expectEvent = (page: Page, event: string) =>
	expect.poll(() => page.evaluate(() => window.events)).toContain(event);
export const emailOf = (page: Page) => page.evaluate(async () => (await window.client.auth.getUser()).data.user?.email);

export const tokenOf = (page: Page) =>
	page.evaluate(async () => (await window.client.auth.getSession()).data.session?.refresh_token);

/** Signs somebody up and confirms their address by the e-mail's link. */
export async function signUp(page: Page, authServer: AuthServer, flowType: FlowType = 'implicit'): Promise<string> {
	const email = newEmail();
	await visit(page, flowType);
	const answer = await page.evaluate(
		async ([email, password, emailRedirectTo]) => {
			const { data, error } = await window.client.auth.signUp({ email, password, options: { emailRedirectTo } });
			return [error?.message, data.session, data.user?.email];
		},
		[email, password, authServer.bare] as const,
	);
	expect(answer).toEqual([undefined, null, email]);
	await follow(page, (await authServer.mail(email)).link, flowType);
	return email;
}
