import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeOf } from '../say-problem.ts';
import { signInWithWallet } from './wallets.ts';

const client = createClient('http://localhost:3000', 'sb_publishable_of_a_test', {
	auth: { persistSession: false, autoRefreshToken: false },
});
const signIn = (chain: 'ethereum' | 'solana') =>
	signInWithWallet(client, chain, 'Sign in.', {}).then(
		() => null,
		(error: unknown) => codeOf(error),
	);

afterEach(() => vi.unstubAllGlobals());

describe('signing in by wallet', () => {
	it('says that there is none', async () => {
		expect([await signIn('ethereum'), await signIn('solana')]).toEqual(['wallet_missing', 'wallet_missing']);
	});

	it('tells who called it off (EIP-1193) from a wallet that failed', async () => {
		const refuse = async () => {
			throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
		};
		vi.stubGlobal('ethereum', { request: refuse });
		expect(await signIn('ethereum')).toBe('NotAllowedError');
		vi.stubGlobal('ethereum', { request: async () => [] });
		expect(await signIn('ethereum')).toBe('invalid_grant');
	});
});
