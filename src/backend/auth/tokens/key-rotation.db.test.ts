import { createClient } from '@supabase/supabase-js';
import { decodeProtectedHeader, type JWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { DatabaseUnavailable } from '#src/platform/database/database.ts';
import { type KeepSecret, secretsIn } from '#src/platform/settings/secrets.ts';
import { keepInMemory } from '#src/platform/testing/keep-in-memory.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { newEmail, openTestAuth } from '../testing/auth-fixture.ts';
import { rotateKeptKeys } from './kept-keys.ts';
import { openKeys } from './keys.ts';

const JWT_SECRET = 'a shared secret of more than 32 characters';
const settings = { SITE_URL: 'https://hoopoe.example', JWT_SECRET: undefined, JWT_KEYS: undefined, JWT_EXPIRY: 3600 };
const config = { ...settings, JWT_ALGORITHM: 'ES256' as const };

let database: Database;
let keepSecret: KeepSecret;
beforeAll(async () => {
	database = await openTestDatabase();
	keepSecret = secretsIn(database);
});
afterAll(() => database.close());
beforeEach(() => database.query("delete from internal.secrets where name = 'jwt_keys'"));

let now = new Date('2026-11-21T12:00:00Z');
const clock = () => now;
const passSeconds = (seconds: number) => {
	now = new Date(now.getTime() + seconds * 1000);
};
/** One of several processes on the database. */
const server = (more: object = {}, keep = keepSecret) =>
	openKeys({ config: { ...config, ...more }, keepSecret: keep, clock });
const rotate = (options: { atOnce?: boolean } = {}) => rotateKeptKeys(keepSecret, config, { now, ...options });
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const kids = (keys: { jwks(): { keys: JWK[] } }) => keys.jwks().keys.map(({ kid }) => kid);
const inAnHour = () => ({ sub: 'x', exp: Math.floor(now.getTime() / 1000) + 3600 });

describe('supabase-js checks the claims of sessions', () => {
	it.each([
		['ES256', { JWT_ALGORITHM: 'ES256' }, '/.well-known/jwks.json'],
		['RS256', { JWT_ALGORITHM: 'RS256' }, '/.well-known/jwks.json'],
		// A shared secret cannot be published: the client asks for the user instead.
		['HS256', { JWT_ALGORITHM: 'HS256', JWT_SECRET }, '/user'],
	])('signed by %s', async (algorithm, more, asked) => {
		const auth = await openTestAuth(database, { settings: more });
		const paths: string[] = [];
		const client = createClient('http://localhost:3000', auth.apiKeys.publishable, {
			auth: { persistSession: false, autoRefreshToken: false },
			global: {
				fetch: (input, init) => {
					paths.push(new URL(String(input)).pathname);
					return auth.fetch(input, init);
				},
			},
		});
		const email = newEmail();
		const { data: signedUp } = await client.auth.signUp({ email, password: 'correct horse' });
		const token = signedUp.session?.access_token ?? '';
		expect([decodeProtectedHeader(token).alg, auth.keys.algorithm()]).toEqual([algorithm, algorithm]);
		const { data, error } = await client.auth.getClaims();
		expect([error, data?.claims.email]).toEqual([null, email]);
		expect(paths.slice(1)).toEqual([`/auth/v1${asked}`]);
		for (const key of auth.keys.jwks().keys) expect(Object.keys(key)).not.toContain('d');
		expect((await client.auth.getClaims(`${token.slice(0, -8)}AAAAAAAA`)).error).not.toBeNull();
	});
});

describe('after a rotation', () => {
	it('servers that run follow: one that signs within a minute, one that checks at the first new token', async () => {
		const [one, other] = [await server(), await server()];
		const old = await one.sign(inAnHour());
		await rotate();
		expect(kidOf(await one.sign(inAnHour()))).toBe(kidOf(old));
		passSeconds(60);
		const fresh = await one.sign(inAnHour());
		expect(kidOf(fresh)).not.toBe(kidOf(old));
		expect(await other.verify(fresh)).toMatchObject({ sub: 'x' });
		expect(await other.verify(old)).toMatchObject({ sub: 'x' });
		expect(kids(other)).toEqual([kidOf(fresh), kidOf(old)]);
	});

	it('tokens of the old key are good until they expire, then its key is gone', async () => {
		const old = await (await server()).sign(inAnHour());
		await rotate();
		passSeconds(3599);
		const late = await server();
		expect(await late.verify(old)).toMatchObject({ sub: 'x' });
		expect(kids(late)).toHaveLength(2);
		passSeconds(1);
		await expect(late.verify(old)).rejects.toMatchObject({ details: { reason: 'expired' } });
		passSeconds(300);
		expect(kids(late)).toHaveLength(1);
		expect(JSON.parse(await rotate()).keys).toHaveLength(2);
	});

	it('only the public half of the old key is kept', async () => {
		await server();
		const { keys } = JSON.parse(await rotate());
		expect(keys.map((key: JWK) => [key.key_ops, 'd' in key])).toEqual([
			[['sign'], true],
			[['verify'], false],
		]);
	});

	it('at once, tokens of the old key are refused, remembered ones too', async () => {
		const one = await server();
		const old = await one.sign(inAnHour());
		await one.verify(old);
		await rotate({ atOnce: true });
		passSeconds(60);
		await one.sign(inAnHour());
		await expect(one.verify(old)).rejects.toMatchObject({ code: 'bad_jwt', details: { reason: 'unknown_key' } });
		expect(kids(one)).toHaveLength(1);
	});

	it('a session continues without the client noticing', async () => {
		const auth = await openTestAuth(database);
		const client = auth.client();
		const email = newEmail();
		const { data } = await client.auth.signUp({ email, password: 'correct horse' });
		await rotateKeptKeys(keepSecret, config, { now: new Date() });
		auth.skip(61);
		expect((await client.auth.getUser()).data.user?.email).toBe(email);
		const refreshed = await client.auth.refreshSession();
		expect(kidOf(refreshed.data.session?.access_token ?? '')).not.toBe(kidOf(data.session?.access_token ?? ''));
		expect((await client.auth.getClaims()).data?.claims.email).toBe(email);
		expect((await client.auth.getClaims(data.session?.access_token)).data?.claims.email).toBe(email);
	});

	it('of several commands at one time each adds its key', async () => {
		await server();
		await Promise.all([rotate(), rotate(), rotate()]);
		const { keys } = JSON.parse(await keepSecret('jwt_keys', () => ''));
		expect(new Set(keys.map(({ kid }: JWK) => kid)).size).toBe(4);
		expect(keys.filter((key: JWK) => 'd' in key)).toHaveLength(1);
	});
});

describe('another JWT_ALGORITHM', () => {
	it('is a rotation at the next start, once for all servers; tokens signed before stay good', async () => {
		const es = await (await server()).sign(inAnHour());
		const [one, other] = await Promise.all([server({ JWT_ALGORITHM: 'RS256' }), server({ JWT_ALGORITHM: 'RS256' })]);
		const rs = await one.sign(inAnHour());
		expect(decodeProtectedHeader(rs).alg).toBe('RS256');
		expect(await other.verify(rs)).toMatchObject({ sub: 'x' });
		expect(await other.verify(es)).toMatchObject({ sub: 'x' });
		expect(kids(one)).toHaveLength(2);
		const hs = await server({ JWT_ALGORITHM: 'HS256', JWT_SECRET });
		expect(await hs.verify(rs)).toMatchObject({ sub: 'x' });
		expect(decodeProtectedHeader(await hs.sign(inAnHour()))).toEqual({ alg: 'HS256', typ: 'JWT' });
		passSeconds(4000);
		expect(kids(await server({ JWT_ALGORITHM: 'HS256', JWT_SECRET }))).toEqual([]);
	});
});

describe('tokens of unknown keys', () => {
	it('are looked up at most once a second, however many come', async () => {
		let readings = 0;
		const counting = Object.assign(
			async (name: string, make: () => string | Promise<string>) => {
				if (name === 'jwt_keys') readings++;
				return keepSecret(name, make);
			},
			{ replace: keepSecret.replace },
		);
		const one = await server({}, counting);
		const foreign = await (await openKeysElsewhere()).sign(inAnHour());
		readings = 0;
		const began = performance.now();
		const answers = await Promise.allSettled(Array.from({ length: 50 }, () => one.verify(foreign)));
		await Promise.allSettled(Array.from({ length: 50 }, () => one.verify(foreign)));
		expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
		expect(readings).toBeGreaterThan(0);
		expect(readings).toBeLessThanOrEqual(2 + Math.floor((performance.now() - began) / 1000));
	});

	it('are not refused while the database cannot be asked; those of known keys are served', async () => {
		let down = false;
		const shaky = Object.assign(
			async (name: string, make: () => string | Promise<string>) => {
				if (down) throw new DatabaseUnavailable('unreachable', 'gone');
				return keepSecret(name, make);
			},
			{ replace: keepSecret.replace },
		);
		const one = await server({}, shaky);
		const own = await one.sign(inAnHour());
		const foreign = await (await openKeysElsewhere()).sign(inAnHour());
		down = true;
		passSeconds(120);
		await expect(one.verify(foreign)).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
		expect(await one.verify(own)).toMatchObject({ sub: 'x' });
		expect(kidOf(await one.sign(inAnHour()))).toBe(kidOf(own));
	});
});

/** Keys of another installation. */
function openKeysElsewhere() {
	return openKeys({ config, keepSecret: keepInMemory(), clock });
}
