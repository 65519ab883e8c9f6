import { expect, it } from 'vitest';
import { locationOf } from './location.ts';

it.each<[string, { SITE_URL?: string; TRUSTED_PROXIES?: number }, string, Record<string, string>, string]>([
	['the host that was asked', {}, 'http://10.0.0.1:3000', {}, 'http://10.0.0.1:3000/x'],
	['the site, whose proxy speaks https', {}, 'http://example.org', {}, 'https://example.org/x'],
	[
		'another name of it',
		{ TRUSTED_PROXIES: 1 },
		'http://api.example.org',
		{ 'x-forwarded-proto': 'https' },
		'https://api.example.org/x',
	],
	[
		'what a visitor only says',
		{},
		'http://api.example.org',
		{ 'x-forwarded-proto': 'https' },
		'http://api.example.org/x',
	],
])('the address of an upload is of %s', (_of, settings, asked, headers, expected) => {
	const config = { SITE_URL: 'https://example.org', TRUSTED_PROXIES: 0, ...settings };
	expect(locationOf(config, new Request(`${asked}/storage`, { headers }), '/x')).toBe(expected);
});
