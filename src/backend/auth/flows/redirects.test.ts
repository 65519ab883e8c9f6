import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedirects } from './redirects.ts';

const redirects = createRedirects({
	siteUrl: 'https://hoopoe.example',
	patterns: ['https://*.preview.example/**', 'https://app.example/callback', 'hoopoe://auth/*'],
});

describe('the allow-list of redirects', () => {
	it.each([
		['https://hoopoe.example'],
		['https://hoopoe.example/fa?sb_flow_id=1#x'],
		['HTTPS://HOOPOE.example/fa'],
		['https://hoopoe.example:443/fa'],
		['https://one.preview.example/a/b.c?d=e'],
		['https://app.example/callback'],
		['https://app.example/callback#fragment'],
		['hoopoe://auth/done'],
		['http://127.0.0.1:9999/x'],
		['http://[::1]:4000/'],
	])('allows %s', (url) => {
		expect(redirects.isAllowed(url)).toBe(true);
		expect(redirects.choose(url)).toBe(url);
	});

	it.each([
		['http://hoopoe.example/'],
		['https://hoopoe.example:8443/'],
		['https://hoopoe.example.evil.example/'],
		['https://evilhoopoe.example/'],
		['https://evil.example/https://hoopoe.example'],
		['https://evil.example#@hoopoe.example/'],
		['https://hoopoe.example@evil.example/'],
		['https://user:pass@hoopoe.example/'],
		['https://hoopoe.example\\@evil.example/'],
		['https:\\\\hoopoe.example'],
		['https:/hoopoe.example'],
		['https:hoopoe.example'],
		['//evil.example'],
		['/fa'],
		['fa'],
		[''],
		[' https://hoopoe.example'],
		['https://hoopoe.example\n.evil.example'],
		['https://hoopoe.example%2eevil.example/'],
		['https://hoopoe。example/'],
		['https://hоopoe.example/'],
		['javascript:alert(1)//https://hoopoe.example'],
		['data:text/html,x'],
		['https://a.b.preview.example/x'],
		['https://preview.example/x'],
		['https://x.preview.example.evil.example/'],
		['https://app.example/callback/more'],
		['https://app.example/callback?more=1'],
		['hoopoe://auth/a/b'],
		['http://2130706433/'],
		['http://0x7f.1/'],
		['http://10.0.0.1/'],
		['http://169.254.169.254/latest'],
		['http://[fe80::1]/'],
		[`https://hoopoe.example/${'a'.repeat(3000)}`],
	])('redirects to the site instead of %j', (url) => {
		expect(redirects.isAllowed(url)).toBe(false);
		expect(redirects.choose(url)).toBe('https://hoopoe.example');
	});

	it('ignores the port of a local site', () => {
		const local = createRedirects({ siteUrl: 'http://localhost:3000', patterns: [] });
		expect(local.isAllowed('http://localhost:5173/en')).toBe(true);
		expect(local.isAllowed('https://localhost:5173/en')).toBe(false);
	});

	it('takes the first candidate that is allowed', () => {
		expect(
			redirects.choose(undefined, '', 'https://evil.example', 'https://hoopoe.example/es', 'https://hoopoe.example/en'),
		).toBe('https://hoopoe.example/es');
	});

	it('never lets a pattern allow a scheme that runs scripts', () => {
		const open = createRedirects({ siteUrl: 'https://hoopoe.example', patterns: ['**'] });
		expect(open.isAllowed('https://anywhere.example/')).toBe(true);
		expect(open.isAllowed('javascript:alert(1)')).toBe(false);
		expect(open.isAllowed('JavaScript:alert(1)')).toBe(false);
	});

	it('redirects nowhere else, whatever the input', () => {
		const piece = fc.oneof(
			fc.constantFrom(
				'https://',
				'http:',
				'//',
				'\\',
				'@',
				'hoopoe.example',
				'evil.example',
				'.',
				'#',
				'?',
				'%00',
				'\t',
				':',
				'/',
				'javascript:',
				'127.0.0.1',
			),
			fc.string({ maxLength: 4 }),
		);
		fc.assert(
			fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
				const chosen = new URL(redirects.choose(pieces.join('')), 'https://hoopoe.example');
				expect(
					chosen.origin === 'https://hoopoe.example' || /^https?:\/\/(127\.|\[::1\]|localhost)/.test(chosen.href),
				).toBe(true);
			}),
			{ numRuns: 2000 },
		);
	});
});
