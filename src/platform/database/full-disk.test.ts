import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-disk-'));
const settings = { DATABASE_CONNECTIONS: 1, DATA_DIR: join(folder, 'data') };

/** A disk of its own wants the right to mount one; where that is not given, these are skipped. */
function mount(...options: string[]): boolean {
	try {
		execFileSync('mount', ['-t', 'tmpfs', ...options, 'tmpfs', folder], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}
const unmount = () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
const canMount = mount();
if (canMount) unmount();

const freeMegabytes = () => {
	const { bavail, bsize } = statfsSync(folder);
	return (bavail * bsize) / 1024 / 1024;
};
const fill = (left: number) =>
	writeFileSync(join(folder, 'fill'), Buffer.alloc(Math.floor((freeMegabytes() - left) * 1024 * 1024)));

describe.skipIf(!canMount)('a disk', () => {
	beforeEach(() => void mount('-o', 'size=200m'));
	afterEach(unmount);

	it('that gets full is told, reads go on, and nothing more is needed once there is room', async () => {
		const database = await openDatabase(settings);
		await database.script('create table kept (text text)');
		const write = () =>
			database.query("insert into kept select string_agg(md5(random()::text), '') from generate_series(1, 5000)");
		const countRows = async () =>
			(await database.query<{ rows: number }>('select count(*)::int as rows from kept')).rows[0]?.rows;
		await write();
		fill(72);
		let written = 1;
		let failure: unknown;
		while (!failure && written < 1000)
			await write().then(
				() => written++,
				(error) => (failure = error),
			);
		expect(failure).toMatchObject({ name: 'DatabaseUnavailable', code: 'disk_full' });
		expect(await countRows()).toBe(written);
		rmSync(join(folder, 'fill'));
		await expect.poll(write).toMatchObject({ affected: 1 });
		expect(await countRows()).toBe(written + 1);
		await database.close();
	}, 60_000);

	it('that can only be read stops the start, in a line that says what to set', async () => {
		execFileSync('mount', ['-o', 'remount,ro', folder]);
		await expect(openDatabase(settings)).rejects.toThrow(
			/^The data directory .* cannot be written \(E\w+\). Set DATA_DIR to a folder that can.$/,
		);
	});

	it('that is nearly full stops the start, in a line that names it', async () => {
		fill(50);
		await expect(openDatabase(settings)).rejects.toThrow(`The disk of ${settings.DATA_DIR} is full`);
	});
});

it('a data directory that cannot be made stops the start, in a line that says what to set', async () => {
	const file = join(mkdtempSync(join(tmpdir(), 'hoopoe-file-')), 'file');
	writeFileSync(file, '');
	const DATA_DIR = join(file, 'data');
	await expect(openDatabase({ ...settings, DATA_DIR })).rejects.toThrow(
		`The data directory ${DATA_DIR} cannot be written (ENOTDIR). Set DATA_DIR to a folder that can.`,
	);
});
