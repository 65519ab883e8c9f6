import type { z } from 'zod';
import { Problem } from '#src/platform/http/problem.ts';
import type { AuthParts } from '../auth-parts.ts';

/** @throws Problem `passkey_disabled` 404 */
export function requirePasskeysOn({ config }: Pick<AuthParts, 'config'>): void {
	if (!config.AUTH_PASSKEYS) throw new Problem('passkey_disabled', 404, 'Passkeys are disabled');
}

/**
 * The two fields that end a ceremony. A credential that is not one at all is null: it fails once its challenge is used
 * up.
 * @throws Problem `validation_failed` 400 where one is missing
 */
export function requireCredential<Schema extends z.ZodType>(
	{ challenge_id: challengeId, credential }: { challenge_id: string; credential?: unknown },
	schema: Schema,
): { challengeId: string; credential: z.output<Schema> | null } {
	if (!challengeId) throw new Problem('validation_failed', 400, 'challenge_id is required');
	if (credential === undefined || credential === null)
		throw new Problem('validation_failed', 400, 'credential is required');
	return { challengeId, credential: schema.safeParse(credential).data ?? null };
}

export const verificationFailed = () =>
	new Problem('webauthn_verification_failed', 400, 'Credential verification failed');
export const tooManyPasskeys = () => new Problem('too_many_passkeys', 422, 'Maximum number of passkeys reached');
export const credentialExists = () =>
	new Problem('webauthn_credential_exists', 422, 'This credential is already registered');
export const passkeyNotFound = () => new Problem('validation_failed', 404, 'Passkey not found');
