import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createByteStore } from '../../src/backend/storage/bytes/byte-store.ts';
import { createKeepObject } from '../../src/backend/storage/objects/keep-object.ts';
import { svg } from '../../src/backend/storage/testing/files.ts';
import { openS3Server, type S3Server } from '../../src/backend/storage/testing/s3-server.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { startOf } from '../../src/platform/database/embedded/process-identity.ts';
import { type OpenDatabase, openDatabase } from '../../src/platform/database/open-database.ts';
import { migrate } from '../../src/platform/migrate.ts';
import { silentLog } from '../../src/platform/process/log.ts';
import { readConfig } from '../../src/platform/settings/config.ts';
import { giveReadyFolder } from '../../src/platform/testing/ready-folder.ts';
import { beginSnapshot, dump } from '../../src/platform/transfer/dump.ts';
import type { DatabaseRecord } from '../../src/platform/transfer/records.ts';
import { killScript, runScript } from '../testing/run-command.ts';
import { checkArchive } from './archive.ts';

/** Commands are processes of their own, which is slow on a machine that has much else to do. */
const PATIENCE = 240_000;
const READINGS = 1_500;
const person = '0c9c5b1e-8f3f-4b5e-9d0a-3b6f6f0c1d2e';

let folder: string;
let s3: S3Server;
/** The database of a running server, which this process is. */
let database: OpenDatabase;
const place = (name: string) => join(folder, name);
const site = () => ({ DATA_DIR: place('site'), ...s3.settings });

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'hoopoe-backup-'));
	chmodSync(folder, 0o755);
	s3 = await openS3Server();
	await giveReadyFolder(place('site'));
	database = await openSite(site());
	await addPerson(database, READINGS);
	mkdirSync(place('site/outbox'), { recursive: true });
	writeFileSync(place('site/outbox/1.eml'), 'a mail');
	await keepFile(database, { DATA_DIR: place('site') }, 'in the database.svg', 'teal');
	await keepFile(database, site(), 'in the store.svg', 'red');
}, PATIENCE);
afterAll(async () => {
	await database.close();
	await s3.close();
	rmSync(folder, { recursive: true, force: true });
});

async function openSite(settings: Record<string, string>): Promise<OpenDatabase> {
	const opened = await openDatabase(readConfig(settings), silentLog);
	await migrate(opened);
	return opened;
}
async function addPerson(to: Database, readings: number): Promise<void> {
	await to.query(
		"insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', 'a@example.org')",
		[person],
	);
	await to.query(
		`insert into public.hafez_readings (user_id, poem_id, question, interpretation)
		select $1, 1, 'سؤال ' || n, repeat('a, "b" (c) \\ ', 20) || n from generate_series(1, $2) as n`,
		[person, readings],
	);
}
const storeOf = (from: Database, settings: Record<string, string>) =>
	createByteStore({ database: from, config: readConfig(settings) });
async function keepFile(to: Database, settings: Record<string, string>, path: string, fill: string): Promise<void> {
	const keep = createKeepObject({ database: to, storage: storeOf(to, settings) });
	await keep({ bucket: 'covers', path, bytes: svg(fill), type: 'image/svg+xml' });
}
/** The texts of all files, by name and the place where they are. */
async function filesOf(from: Database, settings: Record<string, string>): Promise<Record<string, string>> {
	const { rows } = await from.query<{ name: string; version: string; kept_in: 'database' | 's3'; size: number }>(
		'select name, version, kept_in, size::int as size from storage.objects order by name',
	);
	const store = storeOf(from, settings);
	return Object.fromEntries(
		await Promise.all(
			rows.map(async (row) => [`${row.kept_in}: ${row.name}`, String(Buffer.from((await store.readAll(row)) ?? []))]),
		),
	);
}
const svgText = (fill: string) => String(Buffer.from(svg(fill)));
const files = { 'database: in the database.svg': svgText('teal'), 's3: in the store.svg': svgText('red') };
/** Every row but those that tell where bytes are. */
const rowsOf = (from: Database) =>
	from.transaction(async (tx) => {
		await beginSnapshot(tx);
		const records: DatabaseRecord[] = [];
		for await (const record of dump(tx))
			if (record.kind === 'table-end' && !record.name.startsWith('storage.')) records.push(record);
		return records;
	});

describe('backup', () => {
	it('reads one moment of a database that is written to, and says what it found', { timeout: PATIENCE }, async () => {
		let writing = true;
		const writer = (async () => {
			for (; writing; )
				await database.batch([
					{ text: "insert into internal.secrets (name, value) values (gen_random_uuid()::text, 'x')" },
					{
						text: "insert into internal.pictures (key, type, bytes) values (gen_random_uuid()::text, 'image/png', '\\x00')",
					},
				]);
		})();
		const said = await runScript('backup', [place('one')], site());
		writing = false;
		await writer;
		expect(said).toMatchObject({
			code: 0,
			err: '',
			out: expect.stringMatching(/, 2 files, [\d,]+ bytes; read back and found whole\./),
		});
		const { tables } = await checkArchive(place('one'));
		expect(tables.get('public.hafez_readings')).toBe(READINGS);
		expect(tables.get('internal.pictures')).toBeGreaterThan(0);
		expect(tables.get('internal.secrets')).toBe(tables.get('internal.pictures'));
		expect(statSync(place('one')).mode & 0o777).toBe(0o600);
	});

	it.each<[string, () => string[], () => Record<string, string>, string]>([
		['without a file', () => [], site, 'wants the name of the file'],
		['over another', () => [place('one')], site, 'is there already'],
		['of no database', () => [place('none')], () => ({ DATA_DIR: place('nowhere') }), 'There is no database in'],
		[
			'without the store of its files',
			() => [place('none')],
			() => ({ DATA_DIR: place('site') }),
			'set STORAGE_S3_BUCKET',
		],
	])('is refused %s', { timeout: PATIENCE }, async (_, words, settings, message) => {
		const { code, err } = await runScript('backup', words(), settings());
		expect([code, err]).toEqual([1, expect.stringContaining(message)]);
		expect(err.split('\n')).toHaveLength(1);
		expect(existsSync(place('none'))).toBe(false);
	});
});

describe('restore', () => {
	beforeAll(async () => {
		expect(await runScript('backup', [place('two')], site())).toMatchObject({ code: 0 });
	}, PATIENCE);

	it('makes the site anew in another folder, its files in the store or in the database', {
		timeout: PATIENCE,
	}, async () => {
		for (const [name, settings, expected] of [
			['with', s3.settings, files],
			[
				'without',
				{},
				{ 'database: in the database.svg': svgText('teal'), 'database: in the store.svg': svgText('red') },
			],
		] as const) {
			const there = { DATA_DIR: place(name), ...settings };
			// The first is made by the command.
			if (name === 'without') await giveReadyFolder(place(name));
			expect(await runScript('restore', [place('two')], there)).toMatchObject({ code: 0, err: '' });
			const restored = await openSite(there);
			expect(await rowsOf(restored)).toEqual(await rowsOf(database));
			expect(await filesOf(restored, there)).toEqual(expected);
			await restored.close();
			expect(readFileSync(place(`${name}/outbox/1.eml`), 'utf8')).toBe('a mail');
		}
		expect(await filesOf(database, site())).toEqual(files);
	});

	it('replaces what a running server has, once that is asked for', { timeout: PATIENCE }, async () => {
		const before = await rowsOf(database);
		await database.query("update auth.users set email = 'other@example.org'");
		await database.query("delete from storage.objects where name = 'in the store.svg'");
		expect(await runScript('restore', [place('two')], site())).toMatchObject({
			code: 1,
			err: expect.stringMatching(/^The database holds 1 account\. --replace puts the backup of \S+Z in their place\.$/),
		});
		expect(await runScript('restore', [place('two'), '--replace'], site())).toMatchObject({ code: 0, err: '' });
		expect(await rowsOf(database)).toEqual(before);
		await storeOf(database, site()).sweep();
		expect(await filesOf(database, site())).toEqual(files);
	});

	it('says that servers have to be restarted where the keys are others', { timeout: PATIENCE }, async () => {
		await database.query("insert into internal.secrets (name, value) values ('new', 'key')");
		const { out } = await runScript('restore', [place('two'), '--replace'], site());
		expect(out).toContain('restart every server of this database');
	});

	const text = () => gunzipSync(readFileSync(place('two'))).toString();
	const lines = () => text().split('\n');
	it.each<[string, () => Buffer]>([
		['was cut off', () => readFileSync(place('two')).subarray(0, -2000)],
		[
			'has a wrong byte',
			() => {
				const bytes = readFileSync(place('two'));
				const middle = bytes.length >> 1;
				bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
				return bytes;
			},
		],
		['has a damaged line', () => gzipSync(text().replace('سؤال 7', 'سؤال" 7'))],
		['lacks a line', () => gzipSync(lines().toSpliced(40, 1).join('\n'))],
		['lacks its end', () => gzipSync(lines().slice(0, -2).join('\n'))],
		['has an altered row', () => gzipSync(text().replace('سؤال 7', 'جواب 7'))],
		['is something else', () => Buffer.from('{"kind":"backup"}')],
	])('refuses a file that %s before anything is touched', { timeout: PATIENCE }, async (_, made) => {
		writeFileSync(place('broken'), made());
		s3.asked.length = 0;
		const { code, err } = await runScript('restore', [place('broken'), '--replace'], site());
		expect([code, err]).toEqual([1, expect.stringMatching(/^\S+ is no whole backup: .+\. Nothing was changed\.$/)]);
		expect(err).not.toContain('سؤال');
		expect(s3.asked).toEqual([]);
	});

	it.each(['drop schema', 'insert into public.hafez_readings', 'fetch', 'alter table', 'commit'])(
		'killed at "%s" leaves the old or the new state, complete',
		{ timeout: PATIENCE },
		async (statement) => {
			await database.query("update auth.users set email = 'old@example.org'");
			const [old, oldFiles] = [await rowsOf(database), await filesOf(database, site())];
			const isAt = async () =>
				(
					await database.query('select 1 from pg_stat_activity where pid <> pg_backend_pid() and query ilike $1', [
						`${statement}%`,
					])
				).rows.length > 0;
			const killed = await killScript('restore', [place('two'), '--replace'], site(), isAt);
			// The server ends what it did for the killed process, or undoes it.
			await expect.poll(isAt).toBe(false);
			const now = await rowsOf(database);
			const isNew = (await database.query("select 1 from auth.users where email = 'a@example.org'")).rows.length > 0;
			if (statement !== 'commit') expect([killed, isNew]).toEqual([true, false]);
			if (!isNew) expect(now).toEqual(old);
			expect(await filesOf(database, site())).toEqual(oldFiles);
		},
	);

	it('does it at the next try, whatever killed ones left', { timeout: PATIENCE }, async () => {
		await database.query("update auth.users set email = 'old@example.org'");
		expect((await runScript('restore', [place('two'), '--replace'], site())).code).toBe(0);
		expect((await database.query('select email from auth.users')).rows).toEqual([{ email: 'a@example.org' }]);
	});
});

describe('an embedded database that nobody has open', () => {
	it('is backed up and restored all the same', { timeout: PATIENCE }, async () => {
		cpSync(place('two'), place('three'));
		const there = { DATA_DIR: place('closed'), ...s3.settings };
		await giveReadyFolder(there.DATA_DIR);
		expect(await runScript('restore', [place('three')], there)).toMatchObject({ code: 0 });
		expect(await runScript('backup', [place('four')], there)).toMatchObject({ code: 0 });
		const [three, four] = [await checkArchive(place('three')), await checkArchive(place('four'))];
		expect(four.tables).toEqual(three.tables);
		expect(four.fileBytes).toBe(three.fileBytes);
	});
});

describe('PGlite that a server runs on', () => {
	const settings = () => ({ DATA_DIR: place('pglite'), EMBEDDED_ENGINE: 'pglite' });
	let running: OpenDatabase;
	beforeAll(async () => {
		await giveReadyFolder(place('pglite'), 'pglite');
		running = await openSite(settings());
		await addPerson(running, 200);
		// A copy of a backup which goes on.
		mkdirSync(place(`pglite/${used[0]}`));
		writeFileSync(place(`pglite/${used[1]}`), `${process.pid} ${startOf(process.pid)}`);
	}, PATIENCE);

	const used = ['postgres.copy-0123456789abcdef', 'postgres.copy-0123456789abcdef.owner'];
	const copies = () => readdirSync(place('pglite')).filter((name) => name.includes('.copy-'));
	const left = () => copies().filter((name) => !used.includes(name));
	const killBackup = (name: string) =>
		killScript('backup', [place(name)], settings(), async () => {
			await pause(5);
			return left().some((entry) => /[0-9a-f]{16}$/.test(entry));
		});

	it('is backed up, and a copy that a killed backup left is removed', { timeout: PATIENCE }, async () => {
		expect(await killBackup('killed.hoopoe')).toBe(true);
		expect(left()).not.toEqual([]);
		let [writing, written] = [true, 0];
		const goesOn = (async () => {
			while (writing) {
				await running.query("insert into internal.secrets (name, value) values ($1, 'x')", [`later ${written}`]);
				written++;
			}
		})();
		const backup = await runScript('backup', [place('pglite.hoopoe')], settings());
		writing = false;
		await goesOn;
		expect(backup).toMatchObject({ code: 0, err: '' });
		expect(written).toBeGreaterThan(0);
		// Nothing of its own copy stays behind either.
		expect(copies()).toEqual(used);

		const restored = { DATA_DIR: place('from-pglite') };
		await giveReadyFolder(restored.DATA_DIR);
		expect(await runScript('restore', [place('pglite.hoopoe')], restored)).toMatchObject({ code: 0 });
		const there = await openSite(restored);
		const { rows } = await there.query('select count(*) as n from public.hafez_readings');
		expect(rows).toEqual([{ n: 200 }]);
		await there.close();
	});

	it('and starts anew removes such a copy too, and no other', { timeout: PATIENCE }, async () => {
		expect(await killBackup('killed.hoopoe')).toBe(true);
		await running.close();
		expect(left()).not.toEqual([]);
		running = await openSite(settings());
		expect(copies()).toEqual(used);
		await running.close();
	});
});
