import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from '../src/backend/storage/testing/files.ts';
import { createMail } from '../src/mail/create-mail.ts';
import { type OpenDatabase, openDatabase } from '../src/platform/database/open-database.ts';
import { migrate } from '../src/platform/migrate.ts';
import { silentLog } from '../src/platform/process/log.ts';
import { readConfig } from '../src/platform/settings/config.ts';
import { beginSnapshot, dump } from '../src/platform/transfer/dump.ts';
import { openTestApp, type TestApp } from '../src/testing/test-app.ts';
import { runScript } from './testing/run-command.ts';

const PATIENCE = 240_000;
/** Words that occur nowhere else. */
const WORD = 'qvzxkwhoopoe';
const mark = (what: string) => `${WORD}${what}`;
/** A word that is not deleted, to prove that the search finds it. */
const STAYS = 'stayshoopoeqvzxk';
const PASSWORD = 'a long password';

let folder: string;
let database: OpenDatabase;
let site: TestApp;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-privacy-'));
	chmodSync(folder, 0o755);
	database = await openDatabase(readConfig({ DATA_DIR: folder }), silentLog);
	await migrate(database);
	const mail = createMail(readConfig({ DATA_DIR: folder }), silentLog);
	site = await openTestApp(database, { DATA_DIR: folder }, { mail });
}, PATIENCE);
afterAll(async () => {
	await database.close();
	rmSync(folder, { recursive: true, force: true });
});

/** The tables of the whole database, in which the word stands, with what stands there. */
async function tablesWith(word: string): Promise<string[]> {
	const hex = Buffer.from(word).toString('hex');
	const found = new Set<string>();
	await database.transaction(async (tx) => {
		await beginSnapshot(tx);
		let table = '';
		for await (const record of dump(tx)) {
			if (record.kind === 'table') table = record.name;
			else if (record.kind === 'rows' && record.rows.some((row) => row.includes(word) || row.includes(hex)))
				found.add(table);
		}
	});
	return [...found].sort();
}

/** The files below DATA_DIR in which the word stands. The write-ahead log is left out: it is overwritten in time. */
function filesWith(word: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => readFileSync(file).includes(word));
}

async function keepSomethingEverywhere(): Promise<{ userId: string; email: string; token: string }> {
	const email = `${mark('mail')}@example.org`;
	const visitor = site.client();
	const signedUp = await visitor.auth.signUp({ email, password: PASSWORD, options: { data: { name: mark('meta') } } });
	const userId = signedUp.data.user?.id as string;
	const rows = {
		profiles: null,
		tarot_readings: { cards: [{ card: { id: 1, name: mark('card') } }], interpretation: mark('tarot') },
		dream_interpretations: { dream_text: mark('dream'), interpretation: mark('meaning') },
		hafez_readings: { poem_id: 1, question: mark('question'), interpretation: mark('fal') },
		lucky_number_readings: {
			full_name: mark('name'),
			mother_name: mark('mother'),
			birth_date: '1990-01-01',
			gender: 'female',
			calendar_type: 'gregorian',
			lucky_number: 1,
			wealth_number: 1,
			protection_number: 1,
			love_number: 1,
			lucky_day: 'Friday',
			analysis: mark('numbers'),
		},
		mbti_results: { mbti_type: 'INFJ', answers: { 1: mark('answer') }, analysis: mark('type') },
	};
	for (const [table, row] of Object.entries(rows))
		if (row)
			expect(
				(await visitor.from(table as 'hafez_readings').insert({ ...row, user_id: userId } as never)).error,
			).toBeNull();
	const profile = { full_name: mark('full'), personal: { name: mark('personal') } };
	expect((await visitor.from('profiles').update(profile).eq('user_id', userId)).error).toBeNull();
	const picture = new Blob([Buffer.concat([jpeg(4000), Buffer.from(mark('picture'))])], { type: 'image/jpeg' });
	expect((await visitor.storage.from('avatars').upload(`${userId}/${mark('file')}.jpg`, picture)).error).toBeNull();
	await visitor.auth.resetPasswordForEmail(email);
	await site.client().auth.signInWithPassword({ email, password: 'not the password' });
	await visitor.auth.mfa.enroll({ factorType: 'totp', friendlyName: mark('factor') });
	const { data } = await visitor.auth.getSession();
	return { userId, email, token: data.session?.access_token as string };
}

it('a user exports everything, and deletion leaves nothing', { timeout: PATIENCE }, async () => {
	const { userId, token } = await keepSomethingEverywhere();
	// As autovacuum does it: samples of what people wrote become statistics.
	await database.script('analyze');
	expect((await tablesWith(WORD)).length).toBeGreaterThanOrEqual(9);
	expect(readdirSync(join(folder, 'outbox'))).not.toEqual([]);

	const headers = { apikey: site.parts.apiKeys.publishable, authorization: `Bearer ${token}` };
	const exported = await site.app.request('/rest/v1/rpc/export_my_data', { method: 'POST', headers });
	const told = await exported.text();
	for (const what of [
		'tarot',
		'card',
		'dream',
		'meaning',
		'question',
		'fal',
		'name',
		'mother',
		'numbers',
		'answer',
		'type',
		'full',
		'personal',
		'file',
	])
		expect(told).toContain(mark(what));

	const left = await site.app.request('/auth/v1/user', { method: 'DELETE', headers });
	expect(left.status).toBe(204);
	expect(await tablesWith(WORD)).toEqual([]);
	expect(readdirSync(join(folder, 'outbox'))).toEqual([]);
	// What stays is that an account was made and deleted, by its id, in the audit log, until AUDIT_DAYS.
	expect(await tablesWith(userId)).toEqual(['auth.audit_log_entries']);

	await database.query('insert into internal.secrets (name, value) values ($1, $1)', [STAYS]);
	expect(await runScript('scrub', [], { DATA_DIR: folder })).toMatchObject({ code: 0, err: '' });
	await database.script('checkpoint').catch(() => {});
	await database.close();
	expect(filesWith(STAYS)).not.toEqual([]);
	expect(filesWith(WORD)).toEqual([]);
});
