import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeepSecret } from '#src/platform/settings/secrets.ts';
import { keepInMemory } from '#src/platform/testing/keep-in-memory.ts';
import { makeKeySet } from './key-set.ts';
import { type Keys, openKeys } from './keys.ts';

const SITE_URL = 'https://hoopoe.example';
const JWT_SECRET = 'a shared secret of more than 32 characters';
const config = { SITE_URL, JWT_SECRET, JWT_KEYS: undefined, JWT_ALGORITHM: 'ES256' as const, JWT_EXPIRY: 3600 };

const reason = (promise: Promise<unknown>) =>
	promise.then(
		() => 'accepted',
		(error) => (error.code === 'bad_jwt' && error.status === 403 ? error.details.reason : error),
	);

let now: Date;
let keys: Keys;
let keepSecret: KeepSecret;
const clock = () => now;
const seconds = () => Math.floor(now.getTime() / 1000);
beforeEach(async () => {
	now = new Date('2026-11-21T12:00:00Z');
	keepSecret = keepInMemory();
	keys = await openKeys({ config, keepSecret, clock });
});

const shared = (claims: Record<string, unknown>, secret = JWT_SECRET) =>
	new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

describe('tokens', () => {
	it('are signed by ES256 and can be checked with the published key alone', async () => {
		const token = await keys.sign({ sub: 'x', exp: seconds() + 60 });
		const { keys: published } = keys.jwks();
		expect(published).toHaveLength(1);
		expect(published[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] });
		expect(published[0]).not.toHaveProperty('d');
		const { payload, protectedHeader } = await jwtVerify(token, await importJWK(published[0] as JWK), {
			currentDate: now,
		});
		expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'JWT', kid: published[0]?.kid });
		expect(payload).toEqual({ iss: `${SITE_URL}/auth/v1`, iat: seconds(), sub: 'x', exp: seconds() + 60 });
	});

	it('stay valid across restarts, where nothing is remembered', async () => {
		const token = await keys.sign({ sub: 'x' });
		const restarted = await openKeys({ config, keepSecret, clock });
		expect(await restarted.verify(token)).toEqual(await keys.verify(token));
		expect(restarted.jwks()).toEqual(keys.jwks());
	});

	it('expire, whether remembered or not', async () => {
		const token = await keys.sign({ exp: seconds() + 60 });
		const restarted = await openKeys({ config, keepSecret, clock });
		await restarted.verify(token);
		now = new Date(now.getTime() + 60_000);
		expect(await reason(keys.verify(token))).toBe('expired');
		expect(await reason(restarted.verify(token))).toBe('expired');
		expect(await reason((await openKeys({ config, keepSecret, clock })).verify(token))).toBe('expired');
	});

	it('may be made elsewhere with JWT_SECRET, and without exp', async () => {
		expect(await keys.verify(await shared({ role: 'service_role' }))).toEqual({ role: 'service_role' });
	});

	it('of a retired key are still good', async () => {
		const old = await openKeys({ config, keepSecret: keepInMemory(), clock });
		const [retired] = (await makeKeySet()).keys as [JWK];
		const before = await openKeys({ config: { ...config, JWT_KEYS: { keys: [retired] } }, keepSecret, clock });
		const token = await before.sign({ sub: 'x' });
		const [fresh] = (await makeKeySet()).keys as [JWK];
		const set = { keys: [{ ...retired, key_ops: ['verify'] }, fresh] };
		const after = await openKeys({ config: { ...config, JWT_KEYS: set }, keepSecret, clock });
		expect(await after.verify(token)).toMatchObject({ sub: 'x' });
		expect(after.jwks().keys.map((key) => key.kid)).toEqual([retired.kid, fresh.kid]);
		expect((await after.sign({})).split('.')[0]).not.toBe(token.split('.')[0]);
		expect(await reason(old.verify(token))).toBe('unknown_key');
	});

	it('may be signed by RS256 or a shared secret, which is not published', async () => {
		const { privateKey } = await generateKeyPair('RS256', { extractable: true });
		const rsa = await exportJWK(privateKey);
		const byRsa = await openKeys({ config: { ...config, JWT_KEYS: { keys: [{ ...rsa }] } }, keepSecret, clock });
		await (await openKeys({ config: { ...config, JWT_KEYS: { keys: [{ ...rsa }] } }, keepSecret, clock })).verify(
			await byRsa.sign({}),
		);
		expect(byRsa.jwks().keys).toMatchObject([{ kty: 'RSA', alg: 'RS256' }]);
		expect(byRsa.jwks().keys[0]).not.toHaveProperty('d');
		const oct = { kty: 'oct', kid: 'secret', k: Buffer.from(JWT_SECRET).toString('base64url') };
		const bySecret = await openKeys({ config: { ...config, JWT_KEYS: { keys: [oct] } }, keepSecret, clock });
		expect(bySecret.jwks()).toEqual({ keys: [] });
		await (await openKeys({ config: { ...config, JWT_KEYS: { keys: [oct] } }, keepSecret, clock })).verify(
			await bySecret.sign({}),
		);
	});

	it.each([
		[{ keys: [{ kty: 'EC', crv: 'P-384', x: 'x', y: 'y' }] }, 'neither P-256'],
		[{ keys: [{ kty: 'oct', k: 'c2hvcnQ' }] }, 'shorter than 32 bytes'],
	])('need keys that can be used', async (set, message) => {
		await expect(openKeys({ config: { ...config, JWT_KEYS: set }, keepSecret, clock })).rejects.toThrow(message);
	});

	it('need one key that may sign', async () => {
		const [key] = (await makeKeySet()).keys as [JWK];
		const set = { keys: [{ ...key, key_ops: ['verify'] }] };
		await expect(openKeys({ config: { ...config, JWT_KEYS: set }, keepSecret, clock })).rejects.toThrow(
			'no private key that may sign',
		);
	});
});

describe('what is refused', () => {
	it.each([[''], ['x'], ['a.b.c'], ['..'], [`${Buffer.from('{"alg":"ES256"}').toString('base64url')}.e30.AAAA`]])(
		'%j',
		async (token) => {
			expect(await reason(keys.verify(token))).toMatch(/^(malformed|unknown_key|signature)$/);
		},
	);

	it('a changed claim', async () => {
		const [header, , signature] = (await keys.sign({ role: 'anon' })).split('.');
		const forged = `${header}.${Buffer.from('{"role":"service_role"}').toString('base64url')}.${signature}`;
		expect(await reason(keys.verify(forged))).toBe('signature');
	});

	it('no signature at all', async () => {
		expect(await reason(keys.verify(new UnsecuredJWT({ role: 'service_role' }).encode()))).toMatch(
			/algorithm|malformed|signature/,
		);
	});

	it('a shared secret that is not ours, and one where none is set', async () => {
		expect(await reason(keys.verify(await shared({}, 'another secret of more than 32 characters')))).toBe('signature');
		const without = await openKeys({ config: { ...config, JWT_SECRET: undefined }, keepSecret, clock });
		expect(await reason(without.verify(await shared({})))).toBe('algorithm');
	});

	it('the public key used as a shared secret', async () => {
		const [published] = keys.jwks().keys as [JWK];
		const secret = new TextEncoder().encode(JSON.stringify(published));
		const token = await new SignJWT({ role: 'service_role' })
			.setProtectedHeader({ alg: 'HS256', kid: published.kid ?? '' })
			.sign(secret);
		expect(await reason(keys.verify(token))).toBe('algorithm');
	});

	it('one not valid yet, and one with a claim of the wrong kind', async () => {
		expect(await reason(keys.verify(await shared({ nbf: seconds() + 60 })))).toBe('not_yet_valid');
		expect(await reason(keys.verify(await shared({ exp: 'tomorrow' })))).toBe('claims');
	});
});

describe('mac', () => {
	it('differs by purpose and survives restarts', async () => {
		const data = Buffer.from('x');
		const restarted = await openKeys({ config, keepSecret, clock });
		expect(keys.mac('a', data)).toEqual(restarted.mac('a', data));
		expect(keys.mac('a', data)).not.toEqual(keys.mac('b', data));
		expect(keys.mac('a', data)).toHaveLength(32);
	});
});
