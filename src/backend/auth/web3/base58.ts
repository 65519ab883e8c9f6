const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The bytes of a text in Bitcoin's base58, as Solana writes addresses; null for what is none. */
export function findBase58(text: string): Uint8Array | null {
	let value = 0n;
	for (const character of text) {
		const digit = ALPHABET.indexOf(character);
		if (digit < 0) return null;
		value = value * 58n + BigInt(digit);
	}
	// Each leading 1 is a byte of zero.
	const zeros = /^1*/.exec(text)?.[0].length ?? 0;
	const hex = value === 0n ? '' : value.toString(16);
	return Buffer.concat([Buffer.alloc(zeros), Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')]);
}

/** Writes bytes in base58. */
export function writeBase58(bytes: Uint8Array): string {
	const zeros = bytes.findIndex((byte) => byte !== 0);
	const leading = '1'.repeat(zeros < 0 ? bytes.length : zeros);
	let value = bytes.length ? BigInt(`0x${Buffer.from(bytes).toString('hex')}`) : 0n;
	let text = '';
	for (; value > 0n; value /= 58n) text = ALPHABET[Number(value % 58n)] + text;
	return leading + text;
}
