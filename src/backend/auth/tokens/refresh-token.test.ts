import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Keys } from './keys.ts';
import { requireRefreshToken, writeRefreshToken } from './refresh-token.ts';

const keysWith = (secret: string) =>
	({
		mac: (purpose: string, data: Uint8Array) => createHmac('sha256', secret).update(purpose).update(data).digest(),
	}) as unknown as Keys;
const keys = keysWith('ours');
const sessionId = 'b8d30ed6-a414-4cee-9acc-639e3092ba11';

describe('a refresh token', () => {
	it('says what it was made of', () => {
		fc.assert(
			fc.property(fc.uuid(), fc.nat({ max: Number.MAX_SAFE_INTEGER }), (id, counter) => {
				expect(requireRefreshToken(keys, writeRefreshToken(keys, { sessionId: id, counter }))).toEqual({
					sessionId: id,
					counter,
				});
			}),
		);
	});

	it('is always the same for the same counter', () => {
		expect(writeRefreshToken(keys, { sessionId, counter: 7 })).toBe(writeRefreshToken(keys, { sessionId, counter: 7 }));
	});

	it('cannot be changed in any character', () => {
		const token = writeRefreshToken(keys, { sessionId, counter: 300 });
		for (let index = 0; index < token.length; index++) {
			const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
			expect(() => requireRefreshToken(keys, changed)).toThrow('Refresh token is not valid');
		}
	});

	it('is of this server', () => {
		const foreign = writeRefreshToken(keysWith('theirs'), { sessionId, counter: 1 });
		expect(() => requireRefreshToken(keys, foreign)).toThrow('Invalid Refresh Token: Not Issued By This Server');
	});

	it.each([
		['', 'Refresh token is not valid'],
		['short', 'Refresh token is not valid'],
		['ABCDEFGHIJKL', 'Refresh token is not valid'],
		['abcdefghijkl', 'Invalid Refresh Token: Refresh Token Not Found'],
	])('is not %j', (token, message) => {
		expect(() => requireRefreshToken(keys, token)).toThrow(message);
	});

	it('is refused with a Problem 400, whatever is sent', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 80 })), (token) => {
				try {
					requireRefreshToken(keys, token);
				} catch (error) {
					expect(error).toMatchObject({ name: 'Problem', status: 400 });
				}
			}),
		);
	});
});
