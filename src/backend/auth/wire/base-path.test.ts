import { describe, expect, it } from 'vitest';
import { authPathOf } from './base-path.ts';

describe('an auth path below AUTH_BASE_PATH', () => {
	it.each([
		['/', '/user', '/auth/v1/user'],
		['/', '/signup', '/auth/v1/signup'],
		['/', '/.well-known/jwks.json', '/auth/v1/.well-known/jwks.json'],
		['/', '/admin/users/x/factors', '/auth/v1/admin/users/x/factors'],
		['/', '/sso/saml/acs', '/auth/v1/sso/saml/acs'],
		['/', '/', null],
		['/', '/health', null],
		['/', '/en/auth', null],
		['/', '/users', null],
		['/', '/signup/more', null],
		['/', '/auth/v1/user', null],
		['/', '/rest/v1/user', null],
		['/auth', '/auth/user', '/auth/v1/user'],
		['/auth', '/auth/health', '/auth/v1/health'],
		['/auth', '/auth/v1/user', null],
		['/auth', '/authorize', null],
		['/a/b', '/a/b/token', '/auth/v1/token'],
		['/a/b', '/a/token', null],
	])('%s: %s is mapped to %s', (base, path, mapped) => {
		expect(authPathOf(base)(path)).toBe(mapped);
	});
});
