import { expect, test } from 'vitest';
import { newUser, obfuscatedUser } from './new-user.ts';

const now = new Date('2026-03-01T10:00:00Z');
const rest = { aud: 'authenticated', passwordHash: null, confirmed: false, now, address: null };
const claims = { sub: 'admin', email: 'other@x.example', email_verified: true, name: 'Sara' };

test('what a user sends does not overwrite what is verified', () => {
	const user = newUser({ ...rest, by: { email: 'a@b.example' }, data: claims });
	expect(user.identityData).toEqual({
		name: 'Sara',
		sub: user.id,
		email: 'a@b.example',
		email_verified: false,
		phone_verified: false,
	});
	expect(user.userMetadata).toEqual(user.identityData);
	expect(user.appMetadata).toEqual({ provider: 'email', providers: ['email'] });
});

test.each([
	['email', { email: 'a@b.example' }],
	['phone', { phone: '4912345' }],
])('a confirmed user by %s', (provider, by) => {
	const user = newUser({ ...rest, by, data: null, confirmed: true });
	expect(user).toMatchObject({ ...by, appMetadata: { provider, providers: [provider] } });
	expect(user.userMetadata).toMatchObject({ [`${provider}_verified`]: true });
	expect(user.identityData).toMatchObject({ [`${provider}_verified`]: false });
});

test('an anonymous user has no identity', () => {
	expect(newUser({ ...rest, by: null, data: { theme: 'paper' } })).toMatchObject({
		appMetadata: {},
		userMetadata: { theme: 'paper' },
		identityData: null,
	});
});

test('a fake user has the fields of a new one, and another id each time', () => {
	const fake = () => obfuscatedUser({ phone: '4912345' }, { name: 'Sara' }, 'authenticated', now);
	expect(fake()).toMatchObject({
		email: '',
		phone: '4912345',
		role: '',
		identities: [],
		created_at: '2026-03-01T10:00:00.000000Z',
		user_metadata: { name: 'Sara' },
	});
	expect(fake().id).not.toBe(fake().id);
});
