import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Keys } from '../../tokens/keys.ts';

/** Codes of one set (auth-contract 15.5). */
export const CODES = 10;
/** 80 bits, 16 characters of base32: too many to guess, and a plain MAC is enough to keep it by. */
const CODE_BYTES = 10;

/** A set of codes as they are shown, `[a-z2-7]{16}` each. */
export const makeRecoveryCodes = (): string[] =>
	Array.from({ length: CODES }, () =>
		new Secret({ buffer: new Uint8Array(randomBytes(CODE_BYTES)).buffer }).base32.toLowerCase(),
	);

/** A code as it was typed: case, blanks and hyphens are ignored. */
export const typedRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

/** What is kept of a code. */
export const recoveryCodeMac = (keys: Pick<Keys, 'mac'>, factorId: string, code: string): string =>
	keys.mac('mfa_recovery_code', Buffer.from(`${factorId}:${code}`)).toString('base64url');
