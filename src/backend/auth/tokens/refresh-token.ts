import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '#src/platform/http/problem.ts';
import type { Keys } from './keys.ts';

/** What a refresh token holds: session id and refresh counter. */
export type RefreshToken = { sessionId: string; counter: number };

/**
 * A refresh token in GoTrue's second form (auth-contract 21): base64url of version 0, session, counter (unsigned
 * varint), 16 bytes of MAC, 4 bytes of checksum. Nothing of it is stored, and the same counter always gives the same
 * token, which is how parallel refreshes are answered alike.
 */
export function writeRefreshToken(keys: Keys, { sessionId, counter }: RefreshToken): string {
	const payload = Buffer.concat([Buffer.from([0]), Buffer.from(sessionId.replaceAll('-', ''), 'hex'), varint(counter)]);
	const signed = Buffer.concat([payload, macOf(keys, payload)]);
	return Buffer.concat([signed, checksumOf(signed)]).toString('base64url');
}

/** @throws Problem 400 for what is no refresh token, or not one of this server's (auth-contract 21) */
export function requireRefreshToken(keys: Keys, token: string): RefreshToken {
	// GoTrue's first form, which this server never issues.
	if (/^[a-z0-9]{12}$/.test(token)) throw unknownRefreshToken();
	const bytes = Buffer.from(token, 'base64url');
	const signed = bytes.subarray(0, -4);
	const payload = signed.subarray(0, -16);
	const wellFormed =
		/^[\w-]{51,62}$/.test(token) &&
		bytes.toString('base64url') === token &&
		bytes[0] === 0 &&
		checksumOf(signed).equals(bytes.subarray(-4));
	const counter = wellFormed ? readVarint(payload.subarray(17)) : null;
	if (counter === null) throw new Problem('validation_failed', 400, 'Refresh token is not valid');
	if (!timingSafeEqual(macOf(keys, payload), signed.subarray(-16))) throw foreignRefreshToken();
	const hex = payload.subarray(1, 17).toString('hex');
	return { sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), counter };
}

export const unknownRefreshToken = () =>
	new Problem('refresh_token_not_found', 400, 'Invalid Refresh Token: Refresh Token Not Found');
export const foreignRefreshToken = () =>
	new Problem('validation_failed', 400, 'Invalid Refresh Token: Not Issued By This Server');

const macOf = (keys: Keys, payload: Uint8Array) => keys.mac('refresh token', payload).subarray(0, 16);
const checksumOf = (signed: Uint8Array) => createHash('sha256').update(signed).digest().subarray(0, 4);

/** Protocol Buffers' unsigned varint: seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
	const bytes: number[] = [];
	let rest = value;
	for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
	return Buffer.from([...bytes, rest]);
}

function readVarint(bytes: Uint8Array): number | null {
	let value = 0;
	for (const [index, byte] of bytes.entries()) {
		value += (byte % 128) * 128 ** index;
		if (byte < 128) return index === bytes.length - 1 && Number.isSafeInteger(value) ? value : null;
	}
	return null;
}
