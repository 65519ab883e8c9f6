import { expect, type Page } from '@playwright/test';
import { openEthereumWallet, openSolanaWallet } from '../../src/backend/auth/web3/testing/wallets.ts';
import { openBarePage } from '../support/client-in-page.ts';
import { test } from '../support/fixtures.ts';

/** The unmodified client in a real browser, with a wallet in the window as extensions put it there. */

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
	await openBarePage(page);
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
	await openBarePage(page);
	await page.evaluate((base58) => {
		const { askWallet } = window as unknown as { askWallet: (message: number[]) => Promise<number[]> };
		const signMessage = async (message: Uint8Array) => Uint8Array.from(await askWallet([...message]));
		Object.assign(window, { solana: { publicKey: { toBase58: () => base58 }, signMessage } });
	}, address);
	expect(await signIn(page, 'solana')).toEqual({ error: undefined, id: `web3:solana:${address}`, signedIn: true });
});
