import { Problem } from '#src/platform/http/problem.ts';
import { requireEmail } from '../../users/email-address.ts';
import type { Provider } from '../provider.ts';

/** The profile of a user as a provider sends it and we store it. */
export type Profile = {
	/** The provider's own id of the person, which never changes. */
	sub: string;
	/** Lower case; null where there is none, or none that can be used. */
	email: string | null;
	/** Whether the provider vouches that the address is the person's. */
	emailVerified: boolean;
	/** The identity's data (auth-contract 1.3), which also goes into the person's metadata. */
	data: Record<string, unknown>;
};

/** Text claims of OpenID Connect Core 1.0, 5.1, that are stored. */
const textClaims = [
	'iss',
	'name',
	'given_name',
	'family_name',
	'middle_name',
	'nickname',
	'preferred_username',
	'profile',
	'picture',
	'website',
	'gender',
	'birthdate',
	'zoneinfo',
	'locale',
] as const;

/** Metadata travels in every access token: longer ones are left out. */
const LONGEST_TEXT = 1024;
const LONGEST_SUB = 255;
const LONGEST_CUSTOM = 4096;

/**
 * Reads what a provider says of a person.
 * @throws Problem `bad_oauth_callback` 400 where it does not say who they are
 */
export function profileOf(provider: Provider, told: Readonly<Record<string, unknown>>): Profile {
	const claims: Record<string, unknown> = { ...usualNames(provider, told), ...mapped(provider.attributeMapping, told) };
	const sub = typeof claims.sub === 'number' ? String(claims.sub) : claims.sub;
	if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUB || !isStorable(sub))
		throw new Problem('bad_oauth_callback', 400, 'The provider does not say who signed in');
	const email = usableEmail(claims.email);
	const emailVerified = email !== null && (claims.email_verified === true || claims.email_verified === 'true');
	const texts = Object.fromEntries(
		textClaims.flatMap((name) => (isText(claims[name]) ? [[name, claims[name]] as const] : [])),
	);
	const custom = Object.fromEntries(
		provider.customClaims.flatMap((name) => (Object.hasOwn(told, name) ? [[name, told[name]] as const] : [])),
	);
	const keepsCustom = Object.keys(custom).length > 0 && isStorable(custom, LONGEST_CUSTOM);
	return {
		sub,
		email,
		emailVerified,
		data: {
			...texts,
			// GoTrue's older names of the same.
			...(texts.name && { full_name: texts.name }),
			...(texts.picture && { avatar_url: texts.picture }),
			...(texts.preferred_username && { user_name: texts.preferred_username }),
			sub,
			provider_id: sub,
			...(email !== null && { email }),
			email_verified: emailVerified,
			phone_verified: false,
			...(keepsCustom && { custom_claims: custom }),
		},
	};
}

/** Services without OpenID have names of their own for the same, and most of them these. */
function usualNames({ kind }: Provider, told: Readonly<Record<string, unknown>>): Record<string, unknown> {
	if (kind === 'oidc') return told;
	const { sub = told.id, picture = told.avatar_url, preferred_username = told.login ?? told.username } = told;
	return { ...told, sub, picture, preferred_username };
}

function mapped(
	mapping: Provider['attributeMapping'],
	told: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(mapping).map(([ours, theirs]) => [ours, typeof theirs === 'string' ? at(told, theirs) : theirs]),
	);
}

/** The value at `a.b.c`, or under that whole name. */
function at(told: unknown, path: string): unknown {
	const whole = own(told, path);
	return whole !== undefined ? whole : path.split('.').reduce(own, told);
}
const own = (value: unknown, key: string): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, key)
		? (value as Record<string, unknown>)[key]
		: undefined;

function usableEmail(value: unknown): string | null {
	if (typeof value !== 'string') return null;
	try {
		return requireEmail(value);
	} catch {
		return null;
	}
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && isStorable(value);

/** JSON spells U+0000 and halves of surrogate pairs, which PostgreSQL does not keep, as escapes. */
function isStorable(value: unknown, longest = LONGEST_TEXT): boolean {
	const text = JSON.stringify(value);
	return text.length <= longest + 2 && !/\\u(?:0000|d[89a-f])/i.test(text);
}
