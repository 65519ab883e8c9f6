import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, type SignedUp, signUp, type TestAuth } from '../testing/auth-fixture.ts';
import { type CreationOptions, createAuthenticator, type RequestOptions } from '../testing/authenticator.ts';

let database: Database;
let auth: TestAuth;
let person: SignedUp;
let factorId: string;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database);
	person = await signUp(auth);
	const { body } = await auth.call('POST', '/factors', {
		token: person.access,
		body: { factor_type: 'webauthn' },
	});
	factorId = body.id as string;
});
afterAll(() => database.close());

const bytes = fc.uint8Array({ maxLength: 300 }).map((data) => Buffer.from(data).toString('base64url'));
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
const anyField = fc.oneof(bytes, json, fc.string(), fc.constantFrom('', 'AA', 'v_____8', '\0', null), fc.jsonValue());
/** A valid credential with one part replaced, cut short or with a byte changed. */
const damage = fc.oneof(
	fc.record({ field: fc.nat(7), value: anyField }),
	fc.record({ field: fc.nat(7), at: fc.nat(400), byte: fc.integer({ min: 0, max: 255 }) }),
	fc.record({ field: fc.nat(7), length: fc.nat(300) }),
);
type Damage = { field: number; value?: unknown; at?: number; byte?: number; length?: number };

function damaged(credential: { response: object; [field: string]: unknown }, { field, ...how }: Damage): unknown {
	const copy = structuredClone(credential) as Record<string, unknown> & { response: Record<string, unknown> };
	const fields = [...Object.keys(copy), ...Object.keys(copy.response)];
	const name = fields[field % fields.length] ?? 'id';
	const holder = Object.hasOwn(copy.response, name) ? copy.response : copy;
	if ('value' in how) holder[name] = how.value;
	else if (typeof holder[name] === 'string') {
		const data = Buffer.from(holder[name], 'base64url');
		if (how.length !== undefined) holder[name] = data.subarray(0, how.length).toString('base64url');
		else if (data.length && how.at !== undefined) {
			data[how.at % data.length] = how.byte ?? 0;
			holder[name] = data.toString('base64url');
		}
	}
	return copy;
}

const anyCredential = fc.oneof(
	fc.record({
		id: anyField,
		rawId: anyField,
		type: fc.constantFrom('public-key', 'x'),
		response: fc.record(
			{
				clientDataJSON: anyField,
				attestationObject: anyField,
				authenticatorData: anyField,
				signature: anyField,
				userHandle: anyField,
				transports: fc.jsonValue(),
			},
			{ requiredKeys: [] },
		),
	}),
	fc.jsonValue(),
);
const challenges: Record<string, () => Promise<{ id: string; options: CreationOptions & RequestOptions }>> = {
	'/passkeys/registration': () => optionsOf('/passkeys/registration/options'),
	'/passkeys/authentication': () => optionsOf('/passkeys/authentication/options'),
	'/factors': () => optionsOf(`/factors/${factorId}/challenge`),
};

async function optionsOf(path: string) {
	const { body } = await auth.call('POST', path, { token: person.access, body: {} });
	const { webauthn } = body as { webauthn?: { credential_options: { publicKey: unknown } } };
	const options = webauthn ? webauthn.credential_options.publicKey : body.options;
	return { id: (body.challenge_id ?? body.id) as string, options: options as CreationOptions & RequestOptions };
}

const answer = (endpoint: string, id: string, credential: unknown) => {
	const type = endpoint === '/factors' ? 'create' : undefined;
	return auth.call('POST', endpoint === '/factors' ? `/factors/${factorId}/verify` : `${endpoint}/verify`, {
		token: person.access,
		body: { challenge_id: id, credential, webauthn: { type, credential_response: credential } },
	});
};

describe.each(Object.keys(challenges))('nothing that is sent to %s as a credential', (endpoint) => {
	const ask = challenges[endpoint] as (typeof challenges)[string];

	it('makes the service fail or is taken', async () => {
		await fc.assert(
			fc.asyncProperty(anyCredential, async (credential) => {
				const { id } = await ask();
				const { status, text } = await answer(endpoint, id, JSON.parse(JSON.stringify(credential ?? null)));
				expect([400, 422], text).toContain(status);
			}),
			{ numRuns: 60 },
		);
	});

	it('makes the service fail, however little of a right one is damaged', async () => {
		await fc.assert(
			fc.asyncProperty(damage, async (how) => {
				const { id, options } = await ask();
				const key = createAuthenticator();
				const right =
					endpoint === '/passkeys/authentication' ? key.get(options) : key.create({ ...options, user: { id: 'AAAA' } });
				const { status, text } = await answer(endpoint, id, damaged(right, how));
				expect(status, text).toBeLessThan(500);
				await database.query('delete from auth.webauthn_credentials');
				await database.query("update auth.mfa_factors set status = 'unverified', web_authn_credential = null");
			}),
			{ numRuns: 120 },
		);
	});
});
