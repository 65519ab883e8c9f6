import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { openTestApp } from '#src/testing/test-app.ts';
import { createByteStore } from '../bytes/byte-store.ts';
import { lostBytes, svg, utf8 } from '../testing/files.ts';
import { createKeepObject, type KeepObject } from './keep-object.ts';

let database: Database;
let keep: KeepObject;
beforeAll(async () => {
	database = await openTestDatabase();
	keep = createKeepObject({ database, storage: createByteStore({ database, config: readConfig({}) }) });
});
afterAll(() => database.close());

const cover = (path: string, fill = 'teal') =>
	({ bucket: 'covers', path, bytes: svg(fill), type: 'image/svg+xml' }) as const;

describe('a picture that the server keeps', () => {
	it('has an address that anybody may read, for ever, and that can run nothing', async () => {
		const address = await keep(cover('2026/عشق و راز.svg'));
		expect(address).toBe(`/storage/v1/object/public/covers/2026/${encodeURIComponent('عشق و راز.svg')}`);
		const { app } = await openTestApp(database);
		const answer = await app.request(address);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain('teal');
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': 'image/svg+xml',
			'cache-control': 'public, max-age=31536000, immutable',
			'content-security-policy': expect.stringContaining('sandbox'),
			'x-content-type-options': 'nosniff',
		});
	});

	it('stays as it was kept first, also when two keep it at once', async () => {
		await Promise.all([keep(cover('twice.svg', 'red')), keep(cover('twice.svg', 'red'))]);
		await keep(cover('twice.svg', 'blue'));
		const { rows } = await database.query<{ text: string }>(
			`select convert_from(c.bytes, 'UTF8') as text from storage.objects o join storage.contents c using (version)
			where o.name = 'twice.svg'`,
		);
		expect(rows).toEqual([{ text: expect.stringContaining('red') }]);
		expect(await lostBytes(database)).toBe(0);
	});

	it.each([
		['a path that walks away', { ...cover('../secret.svg') }, 'InvalidKey'],
		['bytes that are no picture', { ...cover('a.png'), bytes: utf8('hello'), type: 'image/png' }, 'InvalidMimeType'],
		[
			'a page that calls itself text',
			{ ...cover('a.txt'), bytes: utf8('<html>'), type: 'text/html' },
			'InvalidMimeType',
		],
	])('is refused: %s', async (_name, picture, code) => {
		await expect(keep(picture)).rejects.toMatchObject({ code });
	});
});
