import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMail } from '#src/mail/create-mail.ts';
import type { Database } from '#src/platform/database/database.ts';
import { silentLog } from '#src/platform/process/log.ts';
import { readConfig } from '#src/platform/settings/config.ts';
import { openTestDatabase } from '#src/platform/testing/test-database.ts';
import { sweepMails } from './retention-job.ts';

let database: Database;
let folder: string;
beforeAll(async () => {
	database = await openTestDatabase();
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-sweep-'));
});
afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

it('mails about an account that another server deleted are removed by the daily sweep', async () => {
	const mail = createMail(readConfig({ DATA_DIR: folder }), silentLog);
	expect(await sweepMails(database, mail)).toBe(0);
	const addUser = async (email: string, deleted: string | null) =>
		(
			await database.query<{ id: string }>('insert into auth.users (email, deleted_at) values ($1, $2) returning id', [
				email,
				deleted,
			])
		).rows[0]?.id ?? '';
	const ids = [await addUser('there@x', null), await addUser('forgotten@x', '2026-01-01'), crypto.randomUUID()];
	for (const userId of ids)
		await mail.send({ kind: 'magic_link', userId, to: 'a@x', language: 'en', link: 'https://a.example', code: '1' });
	expect(await sweepMails(database, mail)).toBe(2);
	expect(await mail.remembered()).toEqual([ids[0]]);
	expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1);
});
