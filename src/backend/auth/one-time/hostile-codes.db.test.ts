import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, {
		settings: {
			AUTH_AUTOCONFIRM: 'off',
			AUTH_PHONE: 'on',
			AUTH_ANONYMOUS: 'on',
			AUTH_EMAIL_FREQUENCY: '0',
			AUTH_SMS_FREQUENCY: '0',
			AUTH_REDIRECT_URLS: 'https://app.example.org/**,https://*.preview.example.net/in',
		},
	});
	person = await signUp(await openTestAuth(database));
});
afterAll(() => database.close());

const runs = { numRuns: 200 };
const anyText = fc.oneof(
	fc.constantFrom(
		'',
		'\0',
		'\ud800',
		'0'.repeat(56),
		`pkce_${'0'.repeat(56)}`,
		'pkce_',
		'sms_',
		'123456',
		'٠١٢٣٤٥',
		"' or 1=1 --",
		'$1',
		'\\',
		'someone@example.com',
		'SOMEONE@EXAMPLE.COM ',
		'+34 600 111 222',
		'34600111222',
		'x'.repeat(300),
		'__proto__',
		'constructor',
		'signup',
		'email',
		'email_change',
		'sms',
		'phone_change',
		'recovery',
		'magiclink',
		'invite',
		'whatsapp',
		's256',
		'c'.repeat(43),
	),
	fc.string({ unit: 'binary', maxLength: 30 }),
);
const anyValue = fc.oneof({ weight: 5, arbitrary: anyText }, fc.jsonValue({ maxDepth: 2 }));
const fields = ['type', 'token', 'token_hash', 'email', 'phone', 'redirect_to', 'channel', 'nonce', 'password'];
const anyBody = fc.record(
	{
		...Object.fromEntries(fields.map((field) => [field, anyValue])),
		data: fc.oneof(fc.dictionary(anyText, anyValue), anyValue),
		create_user: fc.oneof(fc.boolean(), anyValue),
		code_challenge: anyValue,
		code_challenge_method: anyValue,
		current_password: anyValue,
	},
	{ requiredKeys: [] },
);
const endpoints = fc.constantFrom(
	['POST', '/verify'],
	['POST', '/otp'],
	['POST', '/magiclink'],
	['POST', '/resend'],
	['POST', '/recover'],
	['POST', '/signup'],
	['PUT', '/user'],
	['POST', '/token?grant_type=pkce'],
) as fc.Arbitrary<['POST' | 'PUT', string]>;

/** Addresses that are allowed, and every known way to look like one. */
const anyTarget = fc.oneof(
	fc.constantFrom(
		'http://localhost:3000/fa',
		'https://app.example.org/in?x=1#y',
		'https://a.preview.example.net/in',
		'//evil.com',
		'///evil.com',
		'\\\\evil.com',
		'/\\evil.com',
		'https:evil.com',
		'https:/evil.com',
		'http://localhost:3000@evil.com',
		'http://localhost:3000.evil.com',
		'http://localhost:3000\\@evil.com',
		'http://evil.com#http://localhost:3000',
		'http://evil.com?http://localhost:3000',
		'https://app.example.org@evil.com/',
		'https://app.example.org%2f@evil.com/',
		'https://app.example.org\\.evil.com/',
		'https://app.example.org.evil.com/',
		'https://evilapp.example.org/',
		'https://a.b.preview.example.net/in',
		'https://evil.com/.preview.example.net/in',
		'javascript:alert(1)//http://localhost:3000',
		' javascript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,x',
		'http://2130706433/',
		'http://0x7f.1/',
		'http://①②⑦.0.0.1/',
		'http://evil。com/',
		'\u0000http://localhost:3000',
		'http://localhost:3000/\r\nset-cookie: a=b',
		'HTTPS://EVIL.COM',
		'blob:http://localhost:3000/x',
		'http://[::ffff:8.8.8.8]/',
	),
	fc.webUrl({ withFragments: true, withQueryParameters: true }),
	fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `http://localhost:3000${text}`),
	fc.string({ maxLength: 40 }),
);

/** What a browser makes of an address: is it one of ours? */
function isOurs(location: string): boolean {
	const url = new URL(location, 'http://somewhere.invalid');
	if (url.username || url.password) return false;
	if (['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
		return url.protocol === 'http:' || url.protocol === 'https:';
	if (url.protocol !== 'https:') return false;
	return url.hostname === 'app.example.org' || /^[^.]+\.preview\.example\.net$/.test(url.hostname);
}

describe('nothing that is sent', () => {
	it('as a body makes an endpoint of codes fail, or lets anyone in', async () => {
		await fc.assert(
			fc.asyncProperty(endpoints, anyBody, async ([method, path], body) => {
				const answer = await auth.call(method, path, { token: person.access, body });
				expect(answer.status, answer.text).toBeLessThan(500);
				if (path === '/verify' || path.startsWith('/token')) expect(answer.body).not.toHaveProperty('access_token');
			}),
			runs,
		);
	});

	it('as a link makes the service fail, or leads elsewhere', async () => {
		await fc.assert(
			fc.asyncProperty(anyText, anyText, anyTarget, async (token, type, target) => {
				const query = new URLSearchParams({ token, type, redirect_to: target });
				const answer = await auth.call('GET', `/verify?${query}`);
				expect([303, 400], answer.text).toContain(answer.status);
				const location = answer.headers.get('location');
				if (answer.status === 303) expect(isOurs(location ?? ''), location ?? '').toBe(true);
			}),
			runs,
		);
	});

	it('as a target leads elsewhere out of a mail', async () => {
		await fc.assert(
			fc.asyncProperty(anyTarget, fc.constantFrom('query', 'referer', 'header'), async (target, place) => {
				const email = newEmail();
				const encoded = encodeURIComponent(target.toWellFormed());
				const plain = target.replaceAll(/[^\x20-\x7e]/g, '');
				const answer = await auth.call('POST', `/otp${place === 'query' ? `?redirect_to=${encoded}` : ''}`, {
					body: { email },
					headers: place === 'referer' ? { referer: plain } : place === 'header' ? { redirect_to: plain } : {},
				});
				expect(answer.status, answer.text).toBe(200);
				const link = new URL(auth.mailbox.lastTo(email).link ?? '');
				expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/v1/verify');
				expect(isOurs(link.searchParams.get('redirect_to') ?? '')).toBe(true);
				const arrival = await auth.call('GET', `/verify${link.search}`);
				const location = arrival.headers.get('location') ?? '';
				expect([arrival.status, isOurs(location), location.includes('access_token=')]).toEqual([303, true, true]);
			}),
			{ numRuns: 100 },
		);
	});
});
