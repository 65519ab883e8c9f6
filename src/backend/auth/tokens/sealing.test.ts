import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const keysOf = (secret: string) => ({
	mac: (purpose: string, data: Uint8Array) => createHmac('sha256', secret).update(`${purpose}\0`).update(data).digest(),
});
const keys = keysOf('ours');

it.each(['', 'a token', 'هدهد 🙂', 'x'.repeat(5000)])('gives back %j', (text) => {
	expect(unseal(keys, 'a', seal(keys, 'a', text))).toBe(text);
});

it('never seals alike', () => {
	expect(seal(keys, 'a', 'text')).not.toBe(seal(keys, 'a', 'text'));
});

it('opens with the same key, for the same purpose, and untouched', () => {
	const sealed = seal(keys, 'a', 'text');
	expect(() => unseal(keysOf('theirs'), 'a', sealed)).toThrow();
	expect(() => unseal(keys, 'b', sealed)).toThrow();
	expect(() => unseal(keys, 'a', '')).toThrow();
	for (let at = 0; at < Buffer.from(sealed, 'base64url').length; at++) {
		const bytes = Buffer.from(sealed, 'base64url');
		bytes[at] = (bytes[at] ?? 0) ^ 1;
		expect(() => unseal(keys, 'a', bytes.toString('base64url'))).toThrow();
	}
});
