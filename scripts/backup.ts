// `npm run backup -- FILE`: everything of the site in one file, also while it serves. See docs/operations.md.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { createByteStore } from '../src/backend/storage/bytes/byte-store.ts';
import { KEEP_ALL_BYTES } from '../src/backend/storage/bytes/s3-bytes.ts';
import type { Queryable } from '../src/platform/database/database.ts';
import { hasDatabase } from '../src/platform/database/open-database.ts';
import { processConfig } from '../src/platform/settings/config.ts';
import { beginSnapshot, dump } from '../src/platform/transfer/dump.ts';
import { Refusal } from './admin/refusal.ts';
import { type BackupRecord, writeArchive } from './backup/archive.ts';
import { counted, runCommand } from './backup/command.ts';
import { readFolderFiles, readStoredFiles } from './backup/files.ts';
import { openToRead } from './backup/open-database.ts';

await runCommand(async () => {
	const [name, ...more] = process.argv.slice(2);
	if (!name || more.length > 0) throw new Refusal('npm run backup -- FILE wants the name of the file to write.');
	const file = resolve(name);
	if (existsSync(file)) throw new Refusal(`${file} is there already: a backup overwrites nothing.`);
	const config = processConfig();
	const folder = resolve(config.DATA_DIR);
	if (!config.DATABASE_URL && !hasDatabase(folder)) throw new Refusal(`There is no database in ${folder}.`);
	const database = await openToRead(config);
	const missing: string[] = [];
	const store = createByteStore({ database, config });
	async function* everything(tx: Queryable): AsyncGenerator<BackupRecord> {
		yield* dump(tx);
		yield* readStoredFiles(tx, store, (name) => missing.push(name));
		yield* readFolderFiles(folder);
	}
	try {
		await database.query('select pg_advisory_lock_shared($1)', [KEEP_ALL_BYTES]);
		const { tables, files } = await database.transaction(async (tx) => {
			await beginSnapshot(tx);
			return writeArchive(file, packageFile.version, everything(tx));
		});
		tell(file, tables, files);
		for (const lost of missing) console.warn(`The store has no bytes of ${lost}; the backup has only its row.`);
	} finally {
		await database.close();
	}
});

function tell(file: string, tables: ReadonlyMap<string, number>, files: number): void {
	const rows = [...tables.values()].reduce((sum, count) => sum + count, 0);
	console.log(
		`${file}: ${counted(rows, 'row', 'rows')} of ${counted(tables.size, 'table', 'tables')}, ${counted(files, 'file', 'files')}, ${counted(statSync(file).size, 'byte', 'bytes')}; read back and found whole.`,
	);
	console.log('It holds the keys and passwords of the site: keep it as safe as the database.');
}
