import { expect, it } from 'vitest';
import { findSolanaKey } from './solana-address.ts';

// Solana's system program, and its token program.
it.each([
	['11111111111111111111111111111111', '00'.repeat(32)],
	['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', '06ddf6e1d765a193d9cbe146ceeb79ac1cb485ed5f5b37913a8cf5857eff00a9'],
])('%s is a key', (address, hex) => {
	expect(Buffer.from(findSolanaKey(address) ?? []).toString('hex')).toBe(hex);
});

it.each([
	['too few bytes', '2NEpo7TZRRrLZSi2U'],
	['31 bytes', '1'.repeat(31)],
	['33 bytes', '1'.repeat(33)],
	['a letter that looks like another', `${'1'.repeat(31)}0`],
	['a space', `${'1'.repeat(31)} `],
	['nothing', ''],
])('%s is none', (_what, address) => {
	expect(findSolanaKey(address)).toBeNull();
});
