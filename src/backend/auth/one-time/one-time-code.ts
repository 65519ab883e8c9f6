import { randomInt } from 'node:crypto';
import type { Config } from '#src/platform/settings/config.ts';
import type { Keys } from '../tokens/keys.ts';

type Mac = Pick<Keys, 'mac'>;

/** What a stored hash begins with where the link starts a PKCE exchange (auth-contract 7). */
export const PKCE_PREFIX = 'pkce_';
/**
 * What the hash of a code for a phone begins with. Phone and mail share a column; a code that somebody got on their
 * phone must never pass for the link that proves a mailbox.
 */
const PHONE_PREFIX = 'sms_';

type CodeConfig = Pick<Config, 'AUTH_EMAIL_CODE_LENGTH' | 'AUTH_SMS_CODE_LENGTH' | 'AUTH_SMS_TEST_CODES'>;

const makeCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A code for a mailbox, leading zeros kept. */
export const makeMailCode = (config: CodeConfig): string => makeCode(config.AUTH_EMAIL_CODE_LENGTH);

/** A code for a phone, and whether it has to be sent: numbers of tests have a code that is always the same. */
export function makePhoneCode(config: CodeConfig, phone: string): { code: string; isSent: boolean } {
	const known = config.AUTH_SMS_TEST_CODES.find((test) => test.phone === phone);
	return known ? { code: known.code, isSent: false } : { code: makeCode(config.AUTH_SMS_CODE_LENGTH), isSent: true };
}

/** Bytes of the hash: as many as SHA-224 has, whose length clients know. */
const HASH_BYTES = 28;

/**
 * What is kept of a code, and what a link carries, as hex: where it was sent and the code, under the server's key. A
 * plain hash of both (auth-contract 7) could be computed from an address and a guess, and a link tried from anywhere.
 */
export const hashOfCode = (keys: Mac, identifier: string, code: string): string =>
	keys
		.mac('one-time code', Buffer.from(identifier + code))
		.subarray(0, HASH_BYTES)
		.toString('hex');

/** The stored form for a mailbox. */
export const tokenForMail = (keys: Mac, email: string, code: string, pkce: boolean): string =>
	(pkce ? PKCE_PREFIX : '') + hashOfCode(keys, email, code);

/** The stored form for a phone. */
export const tokenForPhone = (keys: Mac, phone: string, code: string): string =>
	PHONE_PREFIX + hashOfCode(keys, phone, code);

/** Whether a text may be a code. With a fixed length there is one way only to split identifier and code. */
export const isCode = (text: string, digits: number): boolean => text.length === digits && /^\d+$/.test(text);

/** Whether a text may be the hash of a mailed link. */
export const isMailToken = (text: string): boolean => /^(pkce_)?[0-9a-f]{56}$/.test(text);
