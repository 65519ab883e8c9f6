import { expect, test } from 'vitest';
import { clientBody, requireClientFields } from './client-fields.ts';

const read = (more: Record<string, unknown>) =>
	requireClientFields(clientBody.parse({ client_name: 'App', redirect_uris: ['https://app.example/back'], ...more }));

test.each([
	['nothing more', {}, { client_type: 'confidential', token_endpoint_auth_method: 'client_secret_basic' }],
	['the type public', { client_type: 'public' }, { client_type: 'public', token_endpoint_auth_method: 'none' }],
	[
		'the method none',
		{ token_endpoint_auth_method: 'none' },
		{ client_type: 'public', token_endpoint_auth_method: 'none' },
	],
	[
		'the method post',
		{ token_endpoint_auth_method: 'client_secret_post' },
		{ client_type: 'confidential', token_endpoint_auth_method: 'client_secret_post' },
	],
	['blanks around its name', { client_name: ' App ' }, { client_name: 'App' }],
	[
		'one address twice',
		{ redirect_uris: ['https://a.example/', 'https://a.example/'] },
		{ redirect_uris: ['https://a.example/'] },
	],
	['no grants', { grant_types: [] }, { grant_types: ['authorization_code', 'refresh_token'] }],
	['one grant', { grant_types: ['authorization_code'] }, { grant_types: ['authorization_code'] }],
	['scopes', { scope: ' openid  email ' }, { scope: 'openid email' }],
	['no scope', { scope: '' }, { scope: null }],
])('an app with %s', (_, more, expected) => {
	expect(read(more)).toMatchObject(expected);
});

test.each([
	['no address', { redirect_uris: [] }],
	['too many addresses', { redirect_uris: Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`) }],
	['an unusable address', { redirect_uris: ['http://app.example/'] }],
	['no name', { client_name: ' ' }],
	['a name that is too long', { client_name: 'x'.repeat(1025) }],
	['a page that is no URL', { client_uri: 'app.example' }],
	['a logo with blanks', { logo_uri: 'https://app.example/a b' }],
	['an unknown grant', { grant_types: ['authorization_code', 'password'] }],
	['the refresh grant alone', { grant_types: ['refresh_token'] }],
	['another response type', { response_types: ['token'] }],
	['an unknown scope', { scope: 'openid everything' }],
	['an unknown type', { client_type: 'secret' }],
	['an unknown method', { token_endpoint_auth_method: 'private_key_jwt' }],
	['a public type with a secret', { client_type: 'public', token_endpoint_auth_method: 'client_secret_basic' }],
	['a confidential type without one', { client_type: 'confidential', token_endpoint_auth_method: 'none' }],
])('%s is refused', (_, more) => {
	expect(() => read(more)).toThrow(
		expect.objectContaining({ code: 'validation_failed', status: 400, message: expect.stringMatching(/^400: /) }),
	);
});
