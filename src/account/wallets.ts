import type { SupabaseClient } from '@supabase/supabase-js';

type Chain = 'ethereum' | 'solana';

/** The wallet that an extension of this browser puts on the window (EIP-1193; Solana's wallet standard), if any. */
export function findWallet(chain: Chain): unknown {
	return (globalThis as unknown as Record<Chain, unknown>)[chain];
}

/**
 * Signs in by a signature of the visitor's wallet.
 * @throws the service's error, the wallet's, or one of code `wallet_missing`
 */
export async function signInWithWallet(
	client: SupabaseClient,
	chain: Chain,
	statement: string,
	options: { captchaToken?: string },
): Promise<void> {
	if (!findWallet(chain)) throw Object.assign(new Error('no wallet'), { code: 'wallet_missing' });
	const { auth } = client;
	const { error } =
		chain === 'ethereum'
			? await auth.signInWithWeb3({ chain, statement, options })
			: await auth.signInWithWeb3({ chain, statement, options });
	if (error) throw error;
}
