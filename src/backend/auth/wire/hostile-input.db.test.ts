import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { writeRefreshToken } from '../tokens/refresh-token.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
	person = await signUp(auth);
});
afterAll(() => database.close());

/** Texts that break things, and any others. */
const anyText = fc.oneof(
	fc.constantFrom(
		'',
		'\0',
		'\ud800',
		"'; drop table auth.users; --",
		'$1',
		'{}',
		'{"a":1}',
		'\\',
		'"',
		'a@example.com',
		'A@EXAMPLE.COM\0',
		'x'.repeat(300),
		'é'.repeat(40),
		'🙂',
		'__proto__',
		'constructor',
		'authenticated',
		'123456',
		'+34 600 111 222',
	),
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.string({ maxLength: 40 }),
);
const anyValue = fc.oneof(
	{ weight: 3, arbitrary: anyText },
	fc.jsonValue({ maxDepth: 3 }),
	fc.constantFrom(1e308, -0, 2 ** 60),
);
const anyBody = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record(
			{
				email: anyValue,
				phone: anyValue,
				password: anyValue,
				channel: anyValue,
				data: fc.oneof(fc.dictionary(anyText, anyValue), anyValue),
				app_metadata: anyValue,
				nonce: anyValue,
				refresh_token: anyValue,
				code_challenge: anyValue,
				code_challenge_method: anyValue,
				gotrue_meta_security: anyValue,
				factor_type: fc.oneof(fc.constantFrom('totp', 'phone', 'webauthn'), anyValue),
				friendly_name: anyValue,
				issuer: anyValue,
				challenge_id: anyValue,
				credential: anyValue,
				code: anyValue,
			},
			{ requiredKeys: [] },
		),
	},
	{ weight: 1, arbitrary: fc.jsonValue() },
);
const anyJson = fc.oneof(
	{ weight: 5, arbitrary: anyBody.map((body) => JSON.stringify(body)) },
	anyText.map((text) => text.toWellFormed()),
);
const header = fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''));
const endpoints = fc.constantFrom(
	['POST', '/signup'],
	['POST', '/token?grant_type=password'],
	['POST', '/token?grant_type=refresh_token'],
	['PUT', '/user'],
	['GET', '/user'],
	['POST', '/logout?scope=none'],
	['POST', '/factors'],
	['POST', '/factors/recovery-codes'],
	['POST', '/factors/recovery-codes/verify'],
	['POST', '/factors/%00/verify'],
	['POST', '/passkeys/registration/verify'],
	['POST', '/passkeys/authentication/verify'],
) as fc.Arbitrary<['POST' | 'PUT' | 'GET', string]>;

const runs = { numRuns: 200 };

describe('nothing that is sent', () => {
	it('as a body, with whatever headers, makes the service fail', async () => {
		await fc.assert(
			fc.asyncProperty(endpoints, anyJson, header, header, async ([method, path], body, audience, version) => {
				const answer = await auth.call(method, path, {
					token: person.access,
					headers: { 'x-jwt-aud': audience, 'x-supabase-api-version': version, 'user-agent': audience },
					...(method !== 'GET' && { body }),
				});
				expect(answer.status, answer.text).toBeLessThan(500);
				// A changed password ends no session of the test, but others' tokens must go on meaning the same person.
				if (path === '/user' && answer.status === 200) expect(answer.body.id).toBe(person.id);
			}),
			runs,
		);
	});

	it('as a Bearer token makes the service fail or lets anyone in', async () => {
		const anyToken = fc.oneof(
			header,
			fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
			// Not the last character: part of its bits means nothing.
			fc
				.tuple(fc.nat(), fc.constantFrom('A', '.', '_', '=', 'eyJ'))
				.map(([number, character]) => {
					const at = number % (person.access.length - 1);
					return person.access.slice(0, at) + character + person.access.slice(at + 1);
				})
				.filter((token) => token !== person.access),
			fc.tuple(fc.jsonValue(), fc.jsonValue()).map(([head, claims]) =>
				[head, claims]
					.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
					.join('.')
					.concat('.AAAA'),
			),
		);
		await fc.assert(
			fc.asyncProperty(anyToken, async (token) => {
				const { status } = await auth.call('GET', '/user', { token });
				expect([400, 401, 403]).toContain(status);
			}),
			runs,
		);
	});

	it('as claims under our own signature makes the service fail', async () => {
		await fc.assert(
			fc.asyncProperty(anyValue, anyValue, anyValue, async (sub, session_id, aud) => {
				const token = await auth.keys.sign({ sub, session_id, aud });
				const { status, text } = await auth.call('GET', '/user', { token });
				expect(status, text).toBeLessThan(500);
			}),
			runs,
		);
	});

	it('as a refresh token makes the service fail or a session go on', async () => {
		const anyToken = fc.oneof(
			anyText.map((text) => text.toWellFormed()),
			fc.tuple(fc.uuid(), fc.nat()).map(([sessionId, counter]) => writeRefreshToken(auth.keys, { sessionId, counter })),
			fc.tuple(fc.nat({ max: 50 }), fc.base64String()).map(([at, rest]) => person.refresh.slice(0, at) + rest),
		);
		await fc.assert(
			fc.asyncProperty(anyToken, async (token) => {
				const { status, text } = await auth.call('POST', '/token?grant_type=refresh_token', {
					body: { refresh_token: token },
				});
				expect(status, text).toBe(400);
			}),
			runs,
		);
	});
});
