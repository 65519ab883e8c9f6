import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jpeg, lostBytes, png, serviceOf } from './backend/storage/testing/files.ts';
import type { Database } from './platform/database/database.ts';
import { applyQuotas } from './platform/limits/quotas.ts';
import { readConfig } from './platform/settings/config.ts';
import { openTestDatabase } from './platform/testing/test-database.ts';
import { isHistoryFull, newReadingId, saveReading } from './readings/flow/save-reading.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

/** What one person may keep, as supabase-js shows it. */
let database: Database;
let testApp: TestApp;
beforeAll(async () => {
	database = await openTestDatabase();
	testApp = await openTestApp(database);
});
afterAll(async () => {
	expect(await lostBytes(database)).toBe(0);
	await database.close();
});
beforeEach(() => limit({}));

const limit = (settings: Record<string, string>) => applyQuotas(database, readConfig(settings));
const dream = (user_id: string, id = newReadingId()) => ({ id, user_id, dream_text: 'a bird', interpretation: 'x' });

describe('rows', () => {
	it('beyond the quota are refused with a status and a hint of their own, until older ones go', async () => {
		await limit({ QUOTA_ROWS: '2' });
		const { client, userId } = await testApp.signedIn();
		const table = () => client.from('dream_interpretations');
		const first = dream(userId);
		expect((await table().insert([first, dream(userId)])).status).toBe(201);

		const { status, error } = await table().insert(dream(userId));
		expect(status).toBe(403);
		expect(error).toMatchObject({
			code: 'PT403',
			message: 'quota exceeded: one person may keep 2 rows of this table',
			details: 'Deleting older ones makes room.',
			hint: 'quota_rows',
		});
		// Another table has room of its own.
		const other = { user_id: userId, poem_id: 1, interpretation: 'x' };
		expect((await client.from('hafez_readings').insert(other)).status).toBe(201);

		expect((await table().delete().eq('id', first.id)).status).toBe(204);
		expect((await table().insert(dream(userId))).status).toBe(201);
	});

	it('are counted as the person’s, no matter who writes them', async () => {
		await limit({ QUOTA_ROWS: '1' });
		const { userId } = await testApp.signedIn();
		const table = () => serviceOf(testApp).from('dream_interpretations');
		expect((await table().insert(dream(userId))).status).toBe(201);
		expect((await table().insert(dream(userId))).error).toMatchObject({ hint: 'quota_rows' });
	});

	it('tell the page that the history is full, but not of a reading that is kept already', async () => {
		await limit({ QUOTA_ROWS: '1' });
		const { client, userId } = await testApp.signedIn();
		const kept = dream(userId);
		await saveReading(client, 'dream_interpretations', kept);
		await saveReading(client, 'dream_interpretations', kept);
		const refused = await saveReading(client, 'dream_interpretations', dream(userId)).catch((error) => error);
		expect(isHistoryFull(refused)).toBe(true);
		const foreign = await saveReading(client, 'dream_interpretations', dream(newReadingId())).catch((error) => error);
		expect(isHistoryFull(foreign)).toBe(false);
	});
});

describe('files', () => {
	const avatars = ({ client }: { client: SupabaseClient }) => client.storage.from('avatars');
	const refused = (message: string) => ({ status: 403, statusCode: '403', code: 'QuotaExceeded', message });

	it('beyond the quota are refused, and replaced or removed all the same', async () => {
		await limit({ QUOTA_FILES: '2' });
		const person = await testApp.signedIn();
		const upload = (name: string, upsert = false) =>
			avatars(person).upload(`${person.userId}/${name}.png`, png(), { contentType: 'image/png', upsert });
		expect((await upload('a')).error).toBeNull();
		expect((await upload('b')).error).toBeNull();
		const message = 'quota exceeded: one person may keep 2 files';
		expect((await upload('c')).error).toMatchObject(refused(message));
		expect((await upload('a', true)).error).toBeNull();
		const copy = await avatars(person).copy(`${person.userId}/a.png`, `${person.userId}/d.png`);
		expect(copy.error).toMatchObject(refused(message));
		expect((await avatars(person).remove([`${person.userId}/a.png`])).error).toBeNull();
		expect((await upload('c')).error).toBeNull();
	});

	it('count with their bytes, the new ones where they are replaced', async () => {
		await limit({ QUOTA_BYTES: '5000' });
		const person = await testApp.signedIn();
		const upload = (name: string, size: number) =>
			avatars(person).upload(`${person.userId}/${name}.jpg`, jpeg(size), { contentType: 'image/jpeg', upsert: true });
		const message = 'quota exceeded: the files of one person may have 5000 bytes together';
		expect((await upload('a', 3000)).error).toBeNull();
		expect((await upload('b', 2001)).error).toMatchObject(refused(message));
		expect((await upload('b', 2000)).error).toBeNull();
		expect((await upload('a', 3001)).error).toMatchObject(refused(message));
		expect((await upload('a', 1000)).error).toBeNull();
		expect((await upload('b', 4000)).error).toBeNull();
		const { data } = await avatars(person).info(`${person.userId}/a.jpg`);
		expect(data?.size).toBe(1000);
	});

	it('of two uploads at the same time one takes the last place', async () => {
		await limit({ QUOTA_FILES: '3' });
		const person = await testApp.signedIn();
		const uploads = await Promise.all(
			Array.from({ length: 8 }, (_, index) =>
				avatars(person).upload(`${person.userId}/${index}.png`, png(), { contentType: 'image/png' }),
			),
		);
		expect(uploads.filter(({ error }) => !error)).toHaveLength(3);
		expect((await avatars(person).list(person.userId)).data).toHaveLength(3);
	});

	it('of nobody are not counted, nor those of others', async () => {
		await limit({ QUOTA_FILES: '1', QUOTA_BYTES: '100' });
		const cards = serviceOf(testApp).storage.from('cards');
		for (const name of ['one.png', 'two.png'])
			expect((await cards.upload(name, png(), { contentType: 'image/png' })).error).toBeNull();
		for (const person of [await testApp.signedIn(), await testApp.signedIn()]) {
			const { error } = await avatars(person).upload(`${person.userId}/a.png`, png(), { contentType: 'image/png' });
			expect(error).toBeNull();
		}
	});
});
