import { createHash, randomInt } from 'node:crypto';

/** What a stored hash begins with where the link starts a PKCE exchange (contract 7). */
export const PKCE_PREFIX = 'pkce_';
/**
 * What the hash of a code for a phone begins with. Phone and mail share a column; a code that somebody got on their
 * phone must never pass for the link that proves a mailbox.
 */
const PHONE_PREFIX = 'sms_';

/** A code of six digits, leading zeros kept. */
export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a code, and what a link carries: hex SHA-224 of where it was sent and the code (contract 7). */
export const hashOfCode = (identifier: string, code: string): string =>
	createHash('sha224')
		.update(identifier + code)
		.digest('hex');

/** The stored form for a mailbox. */
export const tokenForMail = (email: string, code: string, pkce: boolean): string =>
	(pkce ? PKCE_PREFIX : '') + hashOfCode(email, code);

/** The stored form for a phone. */
export const tokenForPhone = (phone: string, code: string): string => PHONE_PREFIX + hashOfCode(phone, code);

/** Whether a text may be a code. With a fixed length there is one way only to split identifier and code. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Whether a text may be the hash of a mailed link. */
export const isMailToken = (text: string): boolean => /^(pkce_)?[0-9a-f]{56}$/.test(text);
