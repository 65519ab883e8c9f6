import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { embeddedIn } from '../testing/database-settings.ts';
import { silentLog } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-disk-'));
const settings = embeddedIn(join(folder, 'data'));

/** A disk of its own wants the right to mount one; where that is not given, these are skipped. */
function mount(...options: string[]): boolean {
	try {
		execFileSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', folder], { stdio: 'ignore' });
		chmodSync(folder, 0o755);
		return true;
	} catch {
		return false;
	}
}
const unmount = () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
const canMount = mount();
if (canMount) unmount();

const MEGABYTE = 1024 * 1024;
function free(): number {
	const { bavail, bsize } = statfsSync(folder);
	return (bavail * bsize) / MEGABYTE;
}
/** Another program takes all but so many megabytes of the disk. */
const fill = (left: number) =>
	writeFileSync(join(folder, 'fill'), Buffer.alloc(Math.floor((free() - left) * MEGABYTE)));

describe.skipIf(!canMount)('a disk', () => {
	beforeEach(() => void mount('-o', 'size=500m'));
	afterEach(unmount);

	it('that another program fills to the last byte keeps nothing new, but lets people delete, read and sign in', async () => {
		const database = await openDatabase(settings, silentLog);
		await database.script('create table kept (number int, text text); create table sessions (at timestamptz)');
		const add = () => database.query("insert into kept select n, repeat('x', 1000) from generate_series(1, 2000) as n");
		for (let time = 0; time < 10; time++) await add();
		expect(() => database.room.require()).not.toThrow();
		// What is held back is there by now.
		await expect.poll(() => free(), { timeout: 10_000 }).toBeLessThan(420);

		fill(0);
		await expect
			.poll(() => {
				try {
					database.room.require();
				} catch (error) {
					return (error as { code: string }).code;
				}
			})
			.toBe('disk_full');
		await database.query('delete from kept where number < 1000');
		for (let time = 0; time < 200; time++) await database.query('insert into sessions values (now())');
		expect((await database.query('select count(*) as n from kept')).rows).toEqual([{ n: 10 * 1001 }]);
		await database.query('checkpoint').catch(() => {});

		rmSync(join(folder, 'fill'));
		await expect.poll(() => database.room.require(), { timeout: 5000 }).toBeUndefined();
		await add();
		await database.close();
	}, 90_000);

	it('that is full lets people delete much of what came slowly, which makes the write-ahead log as long as it may become', async () => {
		for (let day = 0; day < 5; day++) {
			const database = await openDatabase(settings, silentLog);
			await database.script(
				`create table if not exists kept (day int, text text);
				alter table kept alter column text set storage external;
				insert into kept select ${day}, repeat(md5(n::text), 500) from generate_series(1, 1200) as n`,
			);
			// The end is a checkpoint: what is deleted later is written to the log by whole pages.
			await database.close();
		}
		const database = await openDatabase(settings, silentLog);
		fill(0);
		await expect.poll(() => free(), { timeout: 10_000 }).toBeGreaterThan(30);
		for (let day = 0; day < 5; day++)
			expect((await database.query('delete from kept where day = $1', [day])).affected).toBe(1200);
		await database.query('create table more (number int)');
		await database.close();
	}, 120_000);

	it('that is nearly full does not stop a database that is there from being opened', async () => {
		await (await openDatabase(settings, silentLog)).close();
		fill(1);
		const database = await openDatabase(settings, silentLog);
		expect(() => database.room.require()).toThrow('the disk is full');
		await database.query('create table more (number int)');
		await database.close();
	}, 60_000);

	it('that is full to the last byte does not either, while the reserve is there', async () => {
		const before = await openDatabase(settings, silentLog);
		const reserve = join(settings.DATA_DIR, 'reserve');
		const held = () => existsSync(reserve) && statSync(reserve).size / MEGABYTE;
		await expect.poll(held, { timeout: 10_000 }).toBe(128);
		// As an earlier version left it.
		truncateSync(reserve, 32 * MEGABYTE);
		await expect.poll(held, { timeout: 10_000 }).toBe(128);
		await before.close();
		fill(0);
		const database = await openDatabase(settings, silentLog);
		expect(() => database.room.require()).toThrow('the disk is full');
		await database.query('create table more (number int)');
		await database.close();
	}, 60_000);

	it('without room for a new database stops the start, in a line that names it', async () => {
		fill(60);
		await expect(openDatabase(settings, silentLog)).rejects.toThrow(
			`The disk of ${settings.DATA_DIR} has no room for a new database.`,
		);
	});

	it('that can only be read stops the start, in a line that says what to set', async () => {
		execFileSync('mount', ['-o', 'remount,ro', folder]);
		await expect(openDatabase(settings, silentLog)).rejects.toThrow(
			/^The data directory .* cannot be written \(E\w+\). Set DATA_DIR to a folder that can.$/,
		);
	});
});
