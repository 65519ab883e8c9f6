import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp, type TestApp } from '#src/testing/test-app.ts';
import { jpeg, lostBytes, png, serviceOf } from './testing/files.ts';

/**
 * Who may do what in which bucket, through the endpoints. `own` is the caller's folder of avatars, `other` somebody
 * else's; `papers` is a bucket that is not public and has no policy of its own.
 */
type Place = 'cards' | 'covers' | 'own' | 'other' | 'papers';
type Verb = 'read by address' | 'download' | 'list' | 'upload' | 'replace' | 'move' | 'copy' | 'remove' | 'sign';
const VERBS: readonly Verb[] = [
	'read by address',
	'download',
	'list',
	'upload',
	'replace',
	'move',
	'copy',
	'remove',
	'sign',
];
const ALL = Object.fromEntries(VERBS.map((verb) => [verb, true]));
const only = (...verbs: Verb[]) => Object.fromEntries(VERBS.map((verb) => [verb, verbs.includes(verb)]));

const pictures = only('read by address', 'download', 'list', 'sign');
const expected: Record<'anon' | 'person' | 'service', Record<Place, Record<string, boolean>>> = {
	anon: {
		cards: pictures,
		covers: pictures,
		own: only('read by address'),
		other: only('read by address'),
		papers: only(),
	},
	person: { cards: pictures, covers: pictures, own: ALL, other: only('read by address'), papers: only() },
	service: {
		cards: ALL,
		covers: ALL,
		own: ALL,
		other: ALL,
		papers: only('download', 'list', 'upload', 'replace', 'move', 'copy', 'remove', 'sign'),
	},
};

let database: Database;
let testApp: TestApp;
let service: SupabaseClient;
let person: { client: SupabaseClient; userId: string };
let somebody: { client: SupabaseClient; userId: string };
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
	service = serviceOf(testApp);
	[person, somebody] = [await testApp.signedIn(), await testApp.signedIn()];
	await service.storage.createBucket('papers', { public: false });
});
afterAll(async () => {
	expect(await lostBytes(database)).toBe(0);
	await database.close();
});

/** Tries a verb on an object that is there, and puts everything back. */
async function may(client: SupabaseClient, place: Place, verb: Verb): Promise<boolean> {
	const bucket = place === 'own' || place === 'other' ? 'avatars' : place;
	const folder = place === 'own' ? person.userId : place === 'other' ? somebody.userId : 'folder';
	const [name, next] = [`${folder}/there.png`, `${folder}/next.png`];
	const own = service.storage.from(bucket);
	await own.remove([next]);
	const { error } = await own.upload(name, png(), { upsert: true });
	if (error) throw error;
	const files = client.storage.from(bucket);
	const done = async (call: PromiseLike<{ error: unknown }>) => (await call).error === null;
	switch (verb) {
		case 'read by address':
			return (await testApp.app.request(files.getPublicUrl(name).data.publicUrl)).status === 200;
		case 'download':
			return done(files.download(name));
		case 'list':
			return ((await files.list(folder)).data ?? []).length > 0;
		case 'upload':
			return done(files.upload(next, png()));
		case 'replace':
			return done(files.update(name, png()));
		case 'move':
			return done(files.move(name, next));
		case 'copy':
			return done(files.copy(name, next));
		case 'remove':
			return ((await files.remove([name])).data ?? []).length > 0;
		case 'sign':
			return done(files.createSignedUrl(name, 60));
	}
}

describe('who may do what', () => {
	for (const [who, places] of Object.entries(expected))
		it(who, async () => {
			const client = who === 'anon' ? testApp.client() : who === 'person' ? person.client : service;
			const answers: Record<string, Record<string, boolean>> = {};
			for (const place of Object.keys(places) as Place[]) {
				answers[place] = {};
				for (const verb of VERBS) answers[place][verb] = await may(client, place, verb);
			}
			expect(answers).toEqual(places);
		});

	it('buckets are for the secret key alone', async () => {
		const visitor = [testApp.client(), 403] as const;
		// A policy could let people change buckets; there is none.
		for (const [{ storage }, status] of [visitor, [person.client, 404] as const]) {
			expect((await storage.listBuckets()).data).toEqual([]);
			expect((await storage.getBucket('covers')).error).toMatchObject({ status: 404 });
			expect((await storage.createBucket('mine')).error).toMatchObject({ status: 403 });
			expect((await storage.updateBucket('covers', { public: false })).error).toMatchObject({ status });
			expect((await storage.deleteBucket('papers')).error).toMatchObject({ status });
		}
		await may(person.client, 'own', 'download');
		expect((await person.client.storage.emptyBucket('avatars')).error).toMatchObject({ status: 404 });
		expect((await person.client.storage.from('avatars').list(person.userId)).data).not.toEqual([]);
	});

	it('no role of a request reaches the bytes, nor the list of what is to be removed', async () => {
		const { rows } = await database.query(
			`select r.rolname, c.relname from pg_class c cross join pg_roles r
			where c.relnamespace = 'storage'::regnamespace and c.relname in ('contents', 'released')
			and r.rolname in ('anon', 'authenticated', 'service_role')
			and has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate')`,
		);
		expect(rows).toEqual([]);
		expect((await service.from('objects').select()).error).toMatchObject({ code: 'PGRST205' });
	});
});

describe('avatars', () => {
	const upload = (
		client: SupabaseClient,
		name: string,
		body: Uint8Array<ArrayBuffer> | string,
		contentType = 'image/png',
	) => client.storage.from('avatars').upload(name, body, { contentType });

	it.each([
		['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml', 415],
		['an SVG that calls itself PNG', '<?xml version="1.0"?><svg/>', 'image/png', 415],
		['a page that calls itself PNG', '<html><script>alert(1)</script>', 'image/png', 415],
		['text', 'hello', 'text/plain', 415],
		['three megabytes', jpeg(3_000_000), 'image/jpeg', 413],
	])('are not: %s', async (_name, body, type, status) => {
		const { error } = await upload(person.client, `${person.userId}/bad.png`, body, type);
		expect(error).toMatchObject({ status });
		const signed = await person.client.storage.from('avatars').createSignedUploadUrl(`${person.userId}/bad.png`);
		const { token, path } = signed.data ?? { token: '', path: '' };
		const outside = await testApp
			.client()
			.storage.from('avatars')
			.uploadToSignedUrl(path, token, body, { contentType: type });
		expect(outside.error).toMatchObject({ status });
	});

	it('lie in a folder of their person, not beside it', async () => {
		for (const name of [
			person.userId,
			`${person.userId}.png`,
			`${person.userId}x/a.png`,
			`${person.userId.toUpperCase()}/a.png`,
			'a.png',
		])
			expect([name, (await upload(person.client, name, png())).error]).toMatchObject([name, { status: 403 }]);
	});

	it('are ten at most, and any of them may be replaced', async () => {
		const { client, userId } = await testApp.signedIn();
		const early = await client.storage.from('avatars').createSignedUploadUrl(`${userId}/early.png`);
		for (let count = 0; count < 10; count++)
			expect((await upload(client, `${userId}/${count}.png`, png())).error).toBeNull();
		expect((await upload(client, `${userId}/10.png`, png())).error).toMatchObject({ status: 403 });
		// An address that was signed before is no way around.
		const late = testApp.client().storage.from('avatars');
		const { path, token } = early.data ?? { path: '', token: '' };
		expect((await late.uploadToSignedUrl(path, token, png())).error).toMatchObject({ status: 403 });
		expect((await client.storage.from('avatars').update(`${userId}/3.png`, jpeg(3000))).error).toBeNull();
		await client.storage.from('avatars').remove([`${userId}/0.png`]);
		expect((await upload(client, `${userId}/10.png`, png())).error).toBeNull();
	});

	it('go with the account, no matter who uploaded them', async () => {
		const { client, userId } = await testApp.signedIn();
		await upload(client, `${userId}/a.png`, png());
		await upload(client, `${userId}/deep/b.jpg`, jpeg(600_000), 'image/jpeg');
		await upload(service, `${userId}/by-the-server.png`, png());
		const address = client.storage.from('avatars').getPublicUrl(`${userId}/a.png`).data.publicUrl;
		expect((await testApp.app.request(address)).status).toBe(200);
		const { data } = await client.auth.getSession();
		const leave = await testApp.app.request('/auth/v1/user', {
			method: 'DELETE',
			headers: { authorization: `Bearer ${data.session?.access_token}` },
		});
		expect(leave.status).toBe(204);
		expect((await testApp.app.request(address)).status).toBe(404);
		const left = 'select name from storage.objects where name like $1';
		expect((await database.query(left, [`${userId}/%`])).rows).toEqual([]);
		expect(await lostBytes(database)).toBe(0);
		// The access token is still valid until it expires, but not here.
		expect((await upload(client, `${userId}/again.png`, png())).error).toMatchObject({ status: 403 });
	});

	it('go where the account is only forgotten, too', async () => {
		const { client, userId } = await testApp.signedIn();
		await upload(client, `${userId}/a.png`, png());
		const { error } = await service.auth.admin.deleteUser(userId, true);
		expect(error).toBeNull();
		expect((await service.storage.from('avatars').list(userId)).data).toEqual([]);
	});
});
