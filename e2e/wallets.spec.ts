import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { createClient, SupabaseClient } from '@supabase/supabase-js';
import { openEthereumWallet, openSolanaWallet } from '../src/backend/auth/web3/testing/wallets.ts';
import { test } from './house.ts';

/** The unmodified client in a real browser, with a wallet in the window as extensions put it there. */

declare global {
	interface Window {
		supabase: { createClient: typeof createClient };
		client: SupabaseClient;
	}
}

const clientScript = createRequire(import.meta.url)
	.resolve('@supabase/supabase-js')
	.replace(/dist.*$/, 'dist/umd/supabase.js');

async function open(page: Page): Promise<void> {
	await page.goto('/en');
	const publishableKey = /sb_publishable_[\w-]+/.exec(await page.content())?.[0] ?? '';
	// Not a page of the app: it has no policy against our script, and no session of its own.
	await page.goto('/robots.txt');
	await page.addScriptTag({ path: clientScript });
	await page.evaluate((key) => {
		window.client = window.supabase.createClient(location.origin, key, { auth: { storageKey: 'journey' } });
	}, publishableKey);
}

const signIn = (page: Page, chain: 'ethereum' | 'solana') =>
	page.evaluate(async (chain) => {
		const events: string[] = [];
		window.client.auth.onAuthStateChange((event) => void events.push(event));
		const { data, error } = await window.client.auth.signInWithWeb3({ chain: chain as 'solana', statement: 'Enter' });
		return { error: error?.message, id: data.user?.identities?.[0]?.id, signedIn: events.includes('SIGNED_IN') };
	}, chain);

test('a wallet of Ethereum signs in', async ({ page }) => {
	const { address, wallet } = openEthereumWallet();
	await page.exposeFunction('askWallet', (request: { method: string; params?: unknown }) =>
		wallet.request(request as Parameters<typeof wallet.request>[0]),
	);
	await open(page);
	await page.evaluate(() => {
		const { askWallet } = window as unknown as { askWallet: (request: unknown) => Promise<unknown> };
		Object.assign(window, { ethereum: { request: askWallet } });
	});
	expect(await signIn(page, 'ethereum')).toEqual({
		error: undefined,
		id: `web3:ethereum:${address}`,
		signedIn: true,
	});
});

test('a wallet of Solana signs in', async ({ page }) => {
	const { address, sign } = openSolanaWallet();
	await page.exposeFunction('askWallet', (message: number[]) => [...sign(Uint8Array.from(message))]);
	await open(page);
	await page.evaluate((base58) => {
		const { askWallet } = window as unknown as { askWallet: (message: number[]) => Promise<number[]> };
		const signMessage = async (message: Uint8Array) => Uint8Array.from(await askWallet([...message]));
		Object.assign(window, { solana: { publicKey: { toBase58: () => base58 }, signMessage } });
	}, address);
	expect(await signIn(page, 'solana')).toEqual({ error: undefined, id: `web3:solana:${address}`, signedIn: true });
});
