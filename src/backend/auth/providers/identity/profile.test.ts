import { describe, expect, it } from 'vitest';
import type { Provider } from '../provider.ts';
import { profileOf } from './profile.ts';

const provider: Provider = {
	name: 'custom:test',
	kind: 'oidc',
	clientId: 'c',
	clientSecret: null,
	audiences: ['c'],
	scopes: [],
	authorizationParams: {},
	pkce: true,
	skipNonce: false,
	emailOptional: false,
	attributeMapping: {},
	customClaims: [],
	issuer: 'https://a.example',
	discoveryUrl: null,
	endpoints: null,
	publicOnly: false,
	version: '1',
};
const plain: Provider = { ...provider, kind: 'oauth2' };
const read = (claims: Record<string, unknown>, changes: Partial<Provider> = {}) =>
	profileOf({ ...provider, ...changes }, claims);

describe('a profile', () => {
	it('keeps what OpenID names, and GoTrue’s older names of it', () => {
		const told = {
			sub: 's',
			name: 'N',
			picture: 'https://p',
			preferred_username: 'u',
			locale: 'fa',
			secret: 'x',
			iat: 1,
		};
		expect(read(told).data).toEqual({
			sub: 's',
			provider_id: 's',
			name: 'N',
			full_name: 'N',
			picture: 'https://p',
			avatar_url: 'https://p',
			preferred_username: 'u',
			user_name: 'u',
			locale: 'fa',
			email_verified: false,
			phone_verified: false,
		});
	});

	it.each([
		['A@Example.ORG', true, 'a@example.org', true],
		['a@example.org', 'true', 'a@example.org', true],
		['a@example.org', 'yes', 'a@example.org', false],
		['a@example.org', 1, 'a@example.org', false],
		['a@example.org', undefined, 'a@example.org', false],
		['not an address', true, null, false],
		['', true, null, false],
		[['a@example.org'], true, null, false],
		[undefined, true, null, false],
	])('takes the address %j, proven %j, for %j, %j', (email, email_verified, address, proven) => {
		const profile = read({ sub: 's', email, email_verified });
		expect([profile.email, profile.emailVerified]).toEqual([address, proven]);
		expect([profile.data.email ?? null, profile.data.email_verified]).toEqual([address, proven]);
	});

	it.each([[undefined], [''], [null], [{}], [['s']], [true], ['x'.repeat(256)], ['a\0b'], ['\ud800']])(
		'wants to know who it is of: %j',
		(sub) => {
			expect(() => read({ sub })).toThrow('does not say who signed in');
		},
	);

	it('leaves out what cannot be kept or is too long', () => {
		const told = {
			sub: 's',
			name: 'a\0b',
			given_name: '\udc00',
			nickname: 'x'.repeat(2000),
			family_name: '🕊️',
			locale: 7,
		};
		expect(Object.keys(read(told).data)).toEqual([
			'family_name',
			'sub',
			'provider_id',
			'email_verified',
			'phone_verified',
		]);
	});

	it.each([
		[{ groups: ['a', { b: 1 }] }, { groups: ['a', { b: 1 }] }],
		[{ other: 1 }, undefined],
		[{ groups: 'x'.repeat(5000) }, undefined],
		[{ groups: ['a\0'] }, undefined],
	])('keeps claims of the allow-list as they are: %.40j', (told, custom) => {
		expect(read({ sub: 's', ...told }, { customClaims: ['groups', 'absent'] }).data.custom_claims).toEqual(custom);
	});

	it.each([
		[
			{ email: 'mail', email_verified: true },
			{ mail: 'a@example.org' },
			{ email: 'a@example.org', email_verified: true },
		],
		[{ name: 'person.names.full' }, { person: { names: { full: 'N' } } }, { name: 'N', full_name: 'N' }],
		[{ name: 'https://ns/name' }, { 'https://ns/name': 'N' }, { name: 'N' }],
		[{ name: 'constructor.name' }, {}, {}],
		[{ name: 'a.b' }, { a: null }, {}],
	])('follows the mapping %j', (attributeMapping, told, expected) => {
		expect(read({ sub: 's', ...told }, { attributeMapping }).data).toMatchObject(expected);
	});

	it('knows the names that services without OpenID use', () => {
		const told = { id: 42, login: 'hoopoe', avatar_url: 'https://p', email: 'a@example.org' };
		expect(profileOf(plain, told)).toMatchObject({
			sub: '42',
			email: 'a@example.org',
			emailVerified: false,
			data: { user_name: 'hoopoe', picture: 'https://p' },
		});
		expect(() => read(told)).toThrow();
	});
});
