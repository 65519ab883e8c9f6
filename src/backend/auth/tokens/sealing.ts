import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text that must be read again (a provider's token, a TOTP secret): AES-256-GCM under a key that is made
 * from the server's kept secret for this `purpose` alone. base64url of nonce, ciphertext and tag.
 */
export function seal(keys: Pick<Keys, 'mac'>, purpose: string, text: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv('aes-256-gcm', sealingKey(keys, purpose), nonce);
	return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/**
 * The text again.
 * @throws Error where it was sealed by another server or for another purpose, or was tampered with
 */
export function unseal(keys: Pick<Keys, 'mac'>, purpose: string, sealed: string): string {
	const bytes = Buffer.from(sealed, 'base64url');
	if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('a sealed text is too short');
	const decipher = createDecipheriv('aes-256-gcm', sealingKey(keys, purpose), bytes.subarray(0, NONCE_BYTES));
	decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
	return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)).toString('utf8') + decipher.final('utf8');
}

const sealingKey = (keys: Pick<Keys, 'mac'>, purpose: string) => keys.mac('seal', Buffer.from(purpose));
