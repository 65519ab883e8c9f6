import type { WireUser } from '../users/user-json.ts';

/** What an app may ask to know of a person (auth-contract 18; OpenID Connect Core 1.0, 5.4 and 11). */
export const SCOPES = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const;
const DEFAULT_SCOPE = 'email';

/**
 * The scopes of a request, each once.
 * @param allowed what the app registered for, or null for everything
 * @returns null where one is unknown to us or not allowed to the app
 */
export function readScopes(given: string, allowed: string | null): string[] | null {
	const asked = [...new Set((given || DEFAULT_SCOPE).split(' ').filter(Boolean))];
	const permitted: readonly string[] = allowed ? allowed.split(' ') : SCOPES;
	return asked.every((scope) => permitted.includes(scope)) ? asked : null;
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/**
 * What an app learns of a person by its scopes: the body of the userinfo endpoint and most of an ID token (OpenID
 * Connect Core 1.0, 5.1). `updated_at` is in seconds. What is not known is left out.
 */
export function claimsWithin(scope: string, user: WireUser): Record<string, unknown> {
	const has = (name: (typeof SCOPES)[number]) => scope.split(' ').includes(name);
	const { user_metadata: data } = user;
	const name = textOf(data.full_name) ?? textOf(data.name);
	const picture = textOf(data.avatar_url) ?? textOf(data.picture);
	const preferred = textOf(data.preferred_username) ?? textOf(data.user_name);
	return {
		sub: user.id,
		...(has('email') && user.email && { email: user.email, email_verified: Boolean(user.email_confirmed_at) }),
		...(has('phone') && user.phone && { phone: user.phone, phone_verified: Boolean(user.phone_confirmed_at) }),
		...(has('profile') && {
			...(name && { name }),
			...(picture && { picture }),
			...(preferred && { preferred_username: preferred }),
			updated_at: Math.floor(Date.parse(user.updated_at) / 1000),
			user_metadata: data,
		}),
	};
}

/**
 * A person as an app's token shows them: what its scopes do not name is empty (auth-contract 1.2 knows no
 * absent fields).
 */
export function userWithin(scope: string, user: WireUser): WireUser {
	const scopes = scope.split(' ');
	const kept = Object.fromEntries(
		Object.entries(user).filter(([field]) =>
			['id', 'aud', 'role', 'is_anonymous', 'created_at', 'updated_at'].includes(field),
		),
	) as WireUser;
	return {
		...kept,
		email: scopes.includes('email') ? user.email : '',
		phone: scopes.includes('phone') ? user.phone : '',
		user_metadata: scopes.includes('profile') ? user.user_metadata : {},
		app_metadata: {},
		identities: [],
	};
}
