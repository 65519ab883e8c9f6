import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoopoe-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open = (name: string) => openDatabase({ DATA_DIR: join(folder, name), DATABASE_CONNECTIONS: 1 });

describe('openDatabase', () => {
	it('takes over the lock of a process that has died, and leaves none behind', async () => {
		const database = await open('data');
		await database.close();
		writeFileSync(join(folder, 'data', 'hoopoe.pid'), '999999\n');
		const again = await open('data');
		expect(readFileSync(join(folder, 'data', 'hoopoe.pid'), 'utf8')).toBe(`${process.pid}\n`);
		await again.close();
		expect(existsSync(join(folder, 'data', 'hoopoe.pid'))).toBe(false);
	});

	it('refuses a folder that another process has, in one line', async () => {
		const database = await open('data');
		writeFileSync(join(folder, 'data', 'hoopoe.pid'), `${process.ppid}\n`);
		await expect(open('data')).rejects.toThrow(
			`Another process (${process.ppid}) has the database in ${join(folder, 'data')} open.`,
		);
		await database.close();
	});

	it('says so where the folder cannot be made', async () => {
		writeFileSync(join(folder, 'file'), '');
		await expect(open('file/data')).rejects.toThrow(
			/^The data directory .*file\/data cannot be written \(ENOTDIR\)\. Set DATA_DIR/,
		);
	});
});
