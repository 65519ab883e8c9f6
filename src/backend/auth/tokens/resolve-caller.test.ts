import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResolveCaller } from '#src/backend/caller.ts';
import { keepInMemory } from '#src/platform/testing/keep-in-memory.ts';
import { type ApiKeys, openApiKeys } from './api-keys.ts';
import { type Keys, openKeys } from './keys.ts';
import { createResolveCaller } from './resolve-caller.ts';

const JWT_SECRET = 'a shared secret of more than 32 characters';
const PUBLISHABLE_KEY = 'sb_publishable_0123456789abcdef';
const config = {
	SITE_URL: 'https://hoopoe.example',
	JWT_SECRET,
	JWT_KEYS: undefined,
	JWT_ALGORITHM: 'ES256' as const,
	JWT_EXPIRY: 3600,
	PUBLISHABLE_KEY,
	SECRET_KEY: undefined,
};
const userId = 'b8d30ed6-a414-4cee-9acc-639e3092ba11';

let now = new Date('2026-11-21T12:00:00Z');
let keys: Keys;
let apiKeys: ApiKeys;
let resolveCaller: ResolveCaller;
beforeAll(async () => {
	const keepSecret = keepInMemory();
	const clock = () => now;
	keys = await openKeys({ config, keepSecret, clock });
	apiKeys = await openApiKeys({ config, keepSecret, keys, clock });
	resolveCaller = createResolveCaller({ keys, apiKeys });
});

const from = (headers: Record<string, string>) => resolveCaller(new Request('https://hoopoe.example/', { headers }));
const bearer = (token: string, more: Record<string, string> = {}) =>
	from({ authorization: `Bearer ${token}`, ...more });
const shared = (claims: Record<string, unknown>) =>
	new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(JWT_SECRET));

describe('API keys', () => {
	it('are those of the settings, or made', () => {
		expect(apiKeys.publishable).toBe(PUBLISHABLE_KEY);
		expect(apiKeys.secret).toMatch(/^sb_secret_[\w-]{32}$/);
		expect(apiKeys.roleOf(apiKeys.secret)).toBe('service_role');
		expect(apiKeys.roleOf(`${apiKeys.secret}x`)).toBeNull();
		expect(apiKeys.roleOf('')).toBeNull();
	});
});

describe('the caller', () => {
	it.each([
		['nobody', () => ({}), 'anon'],
		['an empty key', () => ({ apikey: '' }), 'anon'],
		['another scheme', () => ({ authorization: 'Basic eDp5' }), 'anon'],
		['the publishable key', () => ({ apikey: apiKeys.publishable }), 'anon'],
		['it as Bearer', () => ({ authorization: `Bearer ${apiKeys.publishable}`, apikey: apiKeys.publishable }), 'anon'],
		['the secret key', () => ({ apikey: apiKeys.secret }), 'service_role'],
		['it as Bearer', () => ({ authorization: `bearer ${apiKeys.secret}` }), 'service_role'],
		['the anon token', () => ({ apikey: apiKeys.anonToken }), 'anon'],
		['the service_role token', () => ({ authorization: `Bearer ${apiKeys.serviceRoleToken}` }), 'service_role'],
		[
			'Bearer before apikey',
			() => ({ authorization: `Bearer ${apiKeys.publishable}`, apikey: apiKeys.secret }),
			'anon',
		],
	])('%s', async (_, headers, role) => {
		expect(await from(headers())).toMatchObject({ role, userId: null, claims: { role } });
	});

	it('a person, whatever key their client sends beside', async () => {
		const token = await keys.sign({ sub: userId, role: 'authenticated', exp: now.getTime() / 1000 + 60 });
		for (const apikey of [apiKeys.publishable, apiKeys.secret])
			expect(await bearer(token, { apikey })).toEqual({
				role: 'authenticated',
				userId,
				claims: await keys.verify(token),
			});
	});

	it('nobody, by a token without a role', async () => {
		expect(await bearer(await shared({ sub: userId }))).toMatchObject({ role: 'anon', userId: null });
	});

	it.each([
		[{ authorization: 'Bearer' }, 'PGRST301', 'Empty JWT is sent in Authorization header'],
		[{ authorization: 'Bearer x' }, 'PGRST301', 'Expected 3 parts in JWT; got 1'],
		[{ apikey: 'sb_secret_guessed_guessed_guessed' }, 'PGRST301', 'Expected 3 parts in JWT; got 1'],
		[{ authorization: 'Bearer a.b.c' }, 'PGRST301', "JWT couldn't be decoded"],
	])('refuses %j', async (headers, code, message) => {
		await expect(from(headers)).rejects.toMatchObject({ code, status: 401, message });
	});

	it('refuses a signature that is not ours', async () => {
		const token = await shared({ role: 'service_role' });
		await expect(bearer(`${token.slice(0, -4)}AAAA`)).rejects.toMatchObject({
			code: 'PGRST301',
			status: 401,
			message: 'No suitable key or wrong key type',
			details: { details: 'None of the keys was able to decode the JWT' },
		});
	});

	it('refuses what has expired', async () => {
		const token = await keys.sign({ sub: userId, role: 'authenticated', exp: now.getTime() / 1000 + 60 });
		now = new Date(now.getTime() + 61_000);
		await expect(bearer(token)).rejects.toMatchObject({ code: 'PGRST303', status: 401, message: 'JWT expired' });
	});

	it('refuses roles that requests cannot have', async () => {
		await expect(bearer(await shared({ role: 'postgres' }))).rejects.toMatchObject({ code: '42501', status: 403 });
	});

	it('has no user for a sub that is no UUID', async () => {
		expect(await bearer(await shared({ role: 'authenticated', sub: '1; drop' }))).toMatchObject({
			role: 'authenticated',
			userId: null,
		});
	});
});
