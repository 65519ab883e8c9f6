import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestAuth, signUp, type TestAuth } from '../testing/auth-fixture.ts';

let database: Database;
let auth: TestAuth;
beforeAll(async () => {
	database = await openTestDatabase();
	auth = await openTestAuth(database, { settings: { AUTH_METADATA_LIMIT: '2000' } });
});
afterAll(() => database.close());

const ofBytes = (bytes: number, key = 'a') => ({ [key]: 'x'.repeat(bytes - 8) });
const refused = [400, { code: 'validation_failed', message: 'User metadata should be at most 2000 bytes of JSON' }];

it.each([
	['signing up', '/signup', { email: 'a@example.org', password: 'secret-123' }],
	['asking for a code', '/otp', { email: 'b@example.org' }],
])('%s with more is refused', async (_, path, body) => {
	const { status, body: said } = await auth.call('POST', path, { body: { ...body, data: ofBytes(2001) } });
	expect([status, said]).toEqual(refused);
	expect((await auth.call('POST', path, { body: { ...body, data: ofBytes(2000) } })).status).toBe(200);
});

it('what is merged counts together, and may always get less', async () => {
	const { access: token, id } = await signUp(auth);
	const put = async (data: object) => {
		const { status, body } = await auth.call('PUT', '/user', { token, body: { data } });
		return [status, body];
	};
	expect((await put(ofBytes(1200)))[0]).toBe(200);
	expect(await put(ofBytes(1200, 'b'))).toEqual(refused);
	expect((await put(ofBytes(1300)))[0]).toBe(200);
	const filled = `update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', 3000), 'b', 1, 'c', repeat('x', 3000)) where id = $1`;
	await database.query(filled, [id]);
	expect((await put({ b: 22 }))[0]).toBe(400);
	expect((await put({ a: 'x'.repeat(1500) }))[0]).toBe(200);
	expect((await put({ a: null }))[0]).toBe(200);
});
