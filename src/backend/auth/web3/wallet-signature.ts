import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { Problem } from '#src/platform/http/problem.ts';
import type { Chain } from './sign-in-message.ts';
import { findSolanaKey } from './solana-address.ts';

const fail = (message: string) => new Problem('validation_failed', 400, message);

/**
 * The 65 or 64 bytes of a signature as wallets write them: `0x` and hexadecimal for Ethereum, base64 in either alphabet
 * for Solana.
 * @throws Problem `validation_failed` 400
 */
export function checkSignature(text: string, chain: Chain): Uint8Array {
	if (chain === 'ethereum') {
		if (!/^0x[0-9a-f]{130}$/i.test(text)) throw fail('signature must be 65 bytes encoded as hexadecimal with 0x');
		return Buffer.from(text.slice(2), 'hex');
	}
	if (!/^[\w+/-]{86}(==)?$/.test(text))
		throw fail('signature must be 64 bytes encoded as base64 with or without padding');
	return Buffer.from(text, 'base64');
}

/** Whether the holder of `address` signed this message. */
export function isSignedBy(address: string, text: string, signature: Uint8Array, chain: Chain): boolean {
	return chain === 'ethereum' ? isEthereum(address, text, signature) : isSolana(address, text, signature);
}

/** `personal_sign` (EIP-191, version 0x45): whose key it was is computed from the signature. */
function isEthereum(address: string, text: string, signature: Uint8Array): boolean {
	const recovery = (signature[64] ?? 0) % 27;
	if (![0, 1, 27, 28].includes(signature[64] as number)) return false;
	const message = Buffer.from(text);
	const digest = keccak_256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${message.length}`), message]));
	try {
		const recovered = Buffer.concat([Buffer.from([recovery]), signature.subarray(0, 64)]);
		const compressed = secp256k1.recoverPublicKey(recovered, digest, { prehash: false });
		const key = secp256k1.Point.fromBytes(compressed).toBytes(false).subarray(1);
		return `0x${Buffer.from(keccak_256(key).subarray(-20)).toString('hex')}` === address.toLowerCase();
	} catch {
		// Numbers that are no point of the curve.
		return false;
	}
}

const OFFCHAIN = Buffer.from('\xffsolana offchain', 'latin1');
const formats = [0, 1, 2];

/** Most wallets sign the bare message; those with a Ledger sign it in Solana's off-chain envelope. */
function isSolana(address: string, text: string, signature: Uint8Array): boolean {
	const key = findSolanaKey(address);
	if (!key) return false;
	const message = Buffer.from(text);
	const domain = text.split(' ', 1)[0] ?? '';
	return [message, ...envelopes(message, key, domain)].some((signed) => {
		try {
			// As Solana itself checks: no keys of small order, one encoding only.
			return ed25519.verify(signature, signed, key, { zip215: false });
		} catch {
			return false;
		}
	});
}

/**
 * The envelope in version 0 (Anza, "Off-Chain Message Signing"), with the application's domain or without, and the
 * shorter one of older Ledgers. Which format a wallet names depends on how it counts characters.
 */
function envelopes(message: Buffer, key: Uint8Array, domain: string): Buffer[] {
	if (message.length > 0xffff) return [];
	const length = Buffer.alloc(2);
	length.writeUInt16LE(message.length);
	const application = Buffer.alloc(32);
	application.write(domain);
	return formats.flatMap((format) => [
		...[Buffer.alloc(32), application].map((name) =>
			Buffer.concat([OFFCHAIN, Buffer.from([0]), name, Buffer.from([format, 1]), key, length, message]),
		),
		Buffer.concat([OFFCHAIN, Buffer.from([0, format]), length, message]),
	]);
}
