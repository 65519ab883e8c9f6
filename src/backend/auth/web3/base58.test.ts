import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBase58, writeBase58 } from './base58.ts';

describe('base58', () => {
	// draft-msporny-base58-03, section 5, and Solana's system program.
	it.each([
		['2NEpo7TZRRrLZSi2U', Buffer.from('Hello World!').toString('hex')],
		[
			'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
			Buffer.from('The quick brown fox jumps over the lazy dog.').toString('hex'),
		],
		['11233QC4', '0000287fb4cd'],
		['11111111111111111111111111111111', '00'.repeat(32)],
		['', ''],
	])('%s', (text, hex) => {
		expect(Buffer.from(findBase58(text) ?? []).toString('hex')).toBe(hex);
		expect(writeBase58(Buffer.from(hex, 'hex'))).toBe(text);
	});

	it.each(['0', 'O', 'I', 'l', '1 ', 'é'])('has no %j', (text) => {
		expect(findBase58(text)).toBeNull();
	});

	it('reads what it wrote', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
				expect(Buffer.from(findBase58(writeBase58(bytes)) ?? []).equals(bytes)).toBe(true);
			}),
		);
	});
});
