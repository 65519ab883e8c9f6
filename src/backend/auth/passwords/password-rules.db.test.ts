import { isAuthWeakPasswordError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth, signUp } from '../testing/auth-fixture.ts';

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const strict = { AUTH_PASSWORD_MIN: '8', AUTH_PASSWORD_CHARACTERS: 'lower_upper_digits_symbols' };

describe('under strict rules', () => {
	it('the client learns why a password is too weak', async () => {
		const auth = await openTestAuth(database, { settings: strict });
		const { error } = await auth.client().auth.signUp({ email: newEmail(), password: 'weak' });
		if (!isAuthWeakPasswordError(error)) throw new Error('another error was expected', { cause: error });
		expect([error.status, error.reasons]).toEqual([422, ['length', 'characters']]);
	});

	it('a change to a weak password is refused', async () => {
		const auth = await openTestAuth(database, { settings: strict });
		const client = auth.client();
		await client.auth.signUp({ email: newEmail(), password: 'Strong-1-password' });
		const { error } = await client.auth.updateUser({ password: 'only letters' });
		expect(error?.code).toBe('weak_password');
		expect((await client.auth.updateUser({ password: 'Stronger-2-password' })).error).toBeNull();
	});

	it('sign-in with an old weak password works, with a warning', async () => {
		const person = await signUp(await openTestAuth(database));
		const auth = await openTestAuth(database, { settings: strict });
		const { data, error } = await auth.client().auth.signInWithPassword(person);
		expect(error).toBeNull();
		expect(data.session?.user.id).toBe(person.id);
		expect(data.weakPassword).toMatchObject({ reasons: ['characters'] });
	});
});
