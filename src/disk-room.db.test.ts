import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { png, serviceOf } from './backend/storage/testing/files.ts';
import { type Database, DatabaseUnavailable } from './platform/database/database.ts';
import { openTestDatabase } from './platform/testing/test-database.ts';
import { newReadingId } from './readings/flow/save-reading.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

/** What works while the disk has no room for anything new. */
let database: Database;
let testApp: TestApp;
let full = false;
const room = {
	require() {
		if (full) throw new DatabaseUnavailable('disk_full', 'the disk is full');
	},
};

const email = `${crypto.randomUUID()}@example.org`;
const password = 'a password';
const [kept, changed] = [newReadingId(), newReadingId()];
let me: SupabaseClient;
let userId: string;
let token: string;
let refreshToken: string;
let picture: string;

const dream = (id: string) => ({ id, user_id: userId, dream_text: 'a bird', interpretation: 'x' });

beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database, { AUTH_ANONYMOUS: 'on', DAILY_ARTICLES_COUNT: '1' }, { room });
	me = testApp.client();
	const { data } = await me.auth.signUp({ email, password });
	userId = data.user?.id ?? '';
	token = data.session?.access_token ?? '';
	refreshToken = data.session?.refresh_token ?? '';
	picture = `${userId}/a.png`;
	await me.from('dream_interpretations').insert([dream(kept), dream(changed)]);
	await me.storage.from('avatars').upload(picture, png(), { contentType: 'image/png' });
});
afterAll(() => database.close());
beforeEach(() => {
	full = true;
});

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
	testApp.app.request(path, {
		method,
		headers: {
			apikey: testApp.parts.apiKeys.publishable,
			authorization: `Bearer ${token}`,
			'content-type': 'application/json',
			...headers,
		},
		...(body !== undefined && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
	} as RequestInit);
const byServer = () => ({
	apikey: testApp.parts.apiKeys.secret,
	authorization: `Bearer ${testApp.parts.apiKeys.secret}`,
});
const table = '/rest/v1/dream_interpretations';
const image = { 'content-type': 'image/png' };
const newcomer = () => ({ email: `${crypto.randomUUID()}@example.org`, password });

describe('without room', () => {
	it.each<[string, () => Promise<Response> | Response]>([
		['an insert', () => ask('POST', table, dream(newReadingId()))],
		['an upsert', () => ask('POST', table, dream(kept), { prefer: 'resolution=ignore-duplicates' })],
		['an update', () => ask('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, { full_name: 'Mina' })],
		['an upload', () => ask('POST', `/storage/v1/object/avatars/${userId}/b.png`, png(), image)],
		['a replaced file', () => ask('PUT', `/storage/v1/object/avatars/${picture}`, png(), image)],
		['an address for an upload', () => ask('POST', `/storage/v1/object/upload/sign/avatars/${userId}/c.png`)],
		[
			'a copy',
			() =>
				ask('POST', '/storage/v1/object/copy', {
					bucketId: 'avatars',
					sourceKey: picture,
					destinationKey: `${userId}/d.png`,
				}),
		],
		['a sign-up', () => ask('POST', '/auth/v1/signup', newcomer())],
		['a sign-up with an address that is known', () => ask('POST', '/auth/v1/signup', { email, password })],
		['an anonymous sign-up', () => ask('POST', '/auth/v1/signup', {})],
		['an invitation', () => ask('POST', '/auth/v1/invite', newcomer(), byServer())],
		['an account that an administrator makes', () => ask('POST', '/auth/v1/admin/users', newcomer(), byServer())],
		[
			'a link for somebody new',
			() => ask('POST', '/auth/v1/admin/generate_link', { type: 'signup', ...newcomer() }, byServer()),
		],
		['the articles of the day', () => ask('POST', '/functions/v1/generate-daily-articles', {})],
		[
			'an article on a topic',
			() => ask('POST', '/functions/v1/generate-article', { topic: 'the moon', category: 'dreams' }, byServer()),
		],
	])('%s is refused for now', async (_what, asked) => {
		const answer = await asked();
		expect(answer.status).toBe(503);
		expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
	});

	it.each<[string, number, () => Promise<Response> | Response]>([
		['reading rows', 200, () => ask('GET', `${table}?select=id`)],
		['a file', 200, () => ask('GET', `/storage/v1/object/public/avatars/${picture}`)],
		[
			'a reading',
			200,
			() => ask('POST', '/functions/v1/dream-interpretation', { dream: 'I saw a bird', language: 'en' }),
		],
		['deleting a row', 204, () => ask('DELETE', `${table}?id=eq.${changed}`)],
		['signing in', 200, () => ask('POST', '/auth/v1/token?grant_type=password', { email, password })],
		[
			'refreshing a session',
			200,
			() => ask('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: refreshToken }),
		],
		['a code for signing in', 200, () => ask('POST', '/auth/v1/otp', { email, create_user: false })],
		['removing a file', 200, () => ask('DELETE', `/storage/v1/object/avatars/${picture}`)],
		['signing out', 204, () => ask('POST', '/auth/v1/logout?scope=others')],
		['deleting the account', 204, () => ask('DELETE', '/auth/v1/user')],
	])('%s works', async (_what, status, asked) => {
		const answer = await asked();
		expect({ status: answer.status, body: answer.status === status ? '' : await answer.text() }).toEqual({
			status,
			body: '',
		});
	});

	it('a card is the drawing that needs none, and no model is asked', async () => {
		let asked = 0;
		const model = createServer((_request, response) => {
			asked++;
			response.writeHead(500).end();
		});
		await new Promise<void>((ready) => model.listen(0, '127.0.0.1', ready));
		const { port } = model.address() as AddressInfo;
		const { app, parts } = await openTestApp(
			database,
			{ AI_BASE_URL: `http://127.0.0.1:${port}`, AI_MODEL: 'x', AI_IMAGE_MODEL: 'x' },
			{ room },
		);
		const answer = await app.request('/functions/v1/generate-tarot-image', {
			method: 'POST',
			headers: { apikey: parts.apiKeys.publishable },
			body: JSON.stringify({ cardName: 'The Fool', language: 'en' }),
		});
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ writer: 'built-in' });
		expect(asked).toBe(0);
		model.close();
	});

	it('everything goes on by itself once there is room', async () => {
		full = false;
		const { client, userId: id } = await testApp.signedIn();
		const { status } = await client
			.from('dream_interpretations')
			.insert({ user_id: id, dream_text: 'a bird', interpretation: 'x' });
		expect(status).toBe(201);
		expect((await serviceOf(testApp).auth.admin.createUser(newcomer())).error).toBeNull();
	});
});
