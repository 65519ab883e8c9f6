import { expect, test } from 'vitest';
import type { WireUser } from '../users/user-json.ts';
import { claimsWithin, readScopes, userWithin } from './scopes.ts';

test.each([
	['', null, ['email']],
	['openid email openid', null, ['openid', 'email']],
	['openid everything', null, null],
	['openid', 'openid profile', ['openid']],
	['phone', 'openid profile', null],
	['', 'openid', null],
])('the scope %j of an app with %j', (given, allowed, expected) => {
	expect(readScopes(given, allowed)).toEqual(expected);
});

const user = {
	id: 'u',
	aud: 'authenticated',
	role: 'authenticated',
	email: 'a@b.example',
	email_confirmed_at: '2026-01-01T00:00:00Z',
	phone: '4912345',
	created_at: '2026-01-01T00:00:00Z',
	updated_at: '2026-01-02T00:00:00.9Z',
	is_anonymous: false,
	user_metadata: { full_name: 'Sara', name: 'S', picture: 'https://p.example/1', user_name: 'sara' },
	app_metadata: { provider: 'email' },
	identities: [{ id: 'i' }],
} as unknown as WireUser;

test.each([
	['openid', { sub: 'u' }],
	['email', { sub: 'u', email: 'a@b.example', email_verified: true }],
	['phone', { sub: 'u', phone: '4912345', phone_verified: false }],
	[
		'profile',
		{
			sub: 'u',
			name: 'Sara',
			picture: 'https://p.example/1',
			preferred_username: 'sara',
			updated_at: 1767312000,
			user_metadata: user.user_metadata,
		},
	],
])('the claims of %s', (scope, expected) => {
	expect(claimsWithin(scope, user)).toEqual(expected);
});

test('a token shows what its scopes name, and empties the rest', () => {
	expect(userWithin('email', user)).toMatchObject({
		id: 'u',
		email: user.email,
		phone: '',
		user_metadata: {},
		app_metadata: {},
		identities: [],
	});
	expect(userWithin('phone profile', user)).toMatchObject({
		email: '',
		phone: user.phone,
		user_metadata: user.user_metadata,
	});
	expect(userWithin('openid', user)).not.toHaveProperty('email_confirmed_at');
});
