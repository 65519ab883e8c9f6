import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';
import type { EthereumWallet, SolanaWallet } from '@supabase/supabase-js';

/** A wallet with a key of its own, as a browser extension offers it to a page. */
export function openEthereumWallet(secret = secp256k1.utils.randomSecretKey()) {
	const key = secp256k1.getPublicKey(secret, false);
	const address = `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(-20)).toString('hex')}`;
	const sign = (message: string | Uint8Array, v: 0 | 27 = 27): `0x${string}` => {
		const bytes = Buffer.from(message);
		const digest = keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes]));
		const [recovery = 0, ...rest] = secp256k1.sign(digest, secret, { prehash: false, format: 'recovered' });
		return `0x${Buffer.from([...rest, recovery + v]).toString('hex')}`;
	};
	const wallet = {
		async request({ method, params }: { method: string; params?: unknown }) {
			if (method === 'eth_requestAccounts') return [address];
			if (method === 'eth_chainId') return '0x1';
			if (method !== 'personal_sign') throw new Error(`the wallet has no ${method}`);
			const [hex = ''] = params as string[];
			return sign(Buffer.from(hex.slice(2), 'hex'));
		},
	} as unknown as EthereumWallet;
	return { address, sign, wallet };
}

/** The same for Solana, in the older style of `signMessage`. */
export function openSolanaWallet(secret = ed25519.utils.randomSecretKey()) {
	const key = ed25519.getPublicKey(secret);
	const address = base58.encode(key);
	const sign = (message: string | Uint8Array): Uint8Array => ed25519.sign(Buffer.from(message), secret);
	const wallet = {
		publicKey: { toBase58: () => address },
		signMessage: async (message: Uint8Array) => sign(message),
	} as unknown as SolanaWallet;
	return { address, key, sign, wallet };
}

/** A message to sign; `lines` stand where the fields are. */
export function messageOf(
	chain: 'Ethereum' | 'Solana',
	address: string,
	{
		domain = 'localhost:3000',
		uri = 'http://localhost:3000/en/auth',
		statement = 'Welcome',
		issuedAt = new Date(),
		version = '1',
		more = [],
	}: {
		domain?: string;
		uri?: string;
		statement?: string;
		issuedAt?: Date;
		version?: string;
		more?: readonly string[];
	} = {},
): string {
	return [
		`${domain} wants you to sign in with your ${chain} account:`,
		address,
		'',
		...(statement ? [statement, ''] : chain === 'Ethereum' ? [''] : []),
		`URI: ${uri}`,
		`Version: ${version}`,
		...(chain === 'Ethereum' ? ['Chain ID: 1'] : []),
		`Issued At: ${issuedAt.toISOString()}`,
		...more,
	].join('\n');
}
