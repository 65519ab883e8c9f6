import type { AppClient } from '#src/platform/public-schema/app-client.ts';

type Chain = 'ethereum' | 'solana';
type EthereumWallet = { request?: (call: { method: string }) => Promise<unknown> };

/** The wallet that an extension of this browser puts on the window (EIP-1193; Solana's wallet standard), if any. */
export function findWallet(chain: Chain): unknown {
	return (globalThis as unknown as Record<Chain, unknown>)[chain];
}

/**
 * Signs in by a signature of the visitor's wallet.
 * @throws the service's error, the wallet's refusal (code 4001), or one of code `wallet_missing` or `invalid_grant`
 */
export async function signInWithWallet(
	client: AppClient,
	chain: Chain,
	statement: string,
	options: { captchaToken?: string },
): Promise<void> {
	const wallet = findWallet(chain);
	if (!wallet) throw Object.assign(new Error('no wallet'), { code: 'wallet_missing' });
	// The client hides from us that somebody refused; asked beforehand, the wallet tells.
	if (chain === 'ethereum') await (wallet as EthereumWallet).request?.({ method: 'eth_requestAccounts' });
	const { auth } = client;
	const asked =
		chain === 'ethereum'
			? auth.signInWithWeb3({ chain, statement, options })
			: auth.signInWithWeb3({ chain, statement, options });
	const { error } = await asked.catch((refusal: unknown) => {
		// What is thrown comes from the wallet: the service's errors are returned.
		if ((refusal as { code?: unknown }).code === 4001) throw refusal;
		throw Object.assign(new Error('the wallet failed', { cause: refusal }), { code: 'invalid_grant', status: 400 });
	});
	if (error) throw error;
}
