import { randomUUID } from 'node:crypto';
import type { NewUser } from '../users/users.ts';

/**
 * A person as they sign up. What they send never overwrites what we verified (auth-contract 1.3).
 * @param by the address they sign up with, or null for an anonymous person
 */
export function newUser({
	by,
	data,
	...rest
}: {
	by: { email: string } | { phone: string } | null;
	data: Record<string, unknown> | null;
} & Pick<NewUser, 'aud' | 'passwordHash' | 'confirmed' | 'now' | 'address'>): NewUser {
	const id = randomUUID();
	if (!by) return { id, ...rest, appMetadata: {}, userMetadata: data ?? {}, identityData: null };
	const provider = 'email' in by ? 'email' : 'phone';
	const identityData = { ...data, sub: id, ...by, email_verified: false, phone_verified: false };
	return {
		id,
		...by,
		...rest,
		appMetadata: { provider, providers: [provider] },
		userMetadata: { ...identityData, [`${provider}_verified`]: rest.confirmed },
		identityData,
	};
}

/** A fake new user: signing up must not tell who has an account (auth-contract 2). */
export function obfuscatedUser(
	by: { email: string } | { phone: string },
	data: Record<string, unknown>,
	aud: string,
	now: Date,
): Record<string, unknown> {
	const time = now.toISOString().replace('Z', '000Z');
	const provider = 'email' in by ? 'email' : 'phone';
	return {
		id: randomUUID(),
		aud,
		role: '',
		email: '',
		phone: '',
		...by,
		confirmation_sent_at: time,
		app_metadata: { provider, providers: [provider] },
		user_metadata: data,
		identities: [],
		created_at: time,
		updated_at: time,
		is_anonymous: false,
	};
}
