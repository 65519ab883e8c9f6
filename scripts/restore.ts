// `npm run restore -- FILE [--replace]`: what a backup holds in the place of what is there. See docs/operations.md.
import { resolve } from 'node:path';
import { createByteStore } from '../src/backend/storage/bytes/byte-store.ts';
import { processConfig } from '../src/platform/settings/config.ts';
import { load } from '../src/platform/transfer/load.ts';
import type { DatabaseRecord } from '../src/platform/transfer/records.ts';
import { Refusal } from './admin/refusal.ts';
import { checkArchive, readArchive } from './backup/archive.ts';
import { counted, runCommand } from './backup/command.ts';
import { countPeople, readSecrets } from './backup/database-contents.ts';
import { stageStoredFiles, writeFolderFiles } from './backup/files.ts';
import { openBeside } from './backup/open-database.ts';

await runCommand(async () => {
	const words = process.argv.slice(2);
	const [name, ...more] = words.filter((word) => word !== '--replace');
	if (!name || more.length > 0 || name.startsWith('--'))
		throw new Refusal('npm run restore -- FILE [--replace] wants the name of a backup.');
	const file = resolve(name);
	const contents = await checkArchive(file);
	const config = processConfig();
	const database = await openBeside(config);
	try {
		const people = await countPeople(database);
		if (people > 0 && !words.includes('--replace'))
			throw new Refusal(
				`The database holds ${counted(people, 'account', 'accounts')}. --replace puts the backup of ${contents.made} in their place.`,
			);
		const before = await readSecrets(database);
		const store = createByteStore({ database, config });
		const also = await stageStoredFiles(database, store, () => readArchive(file));
		const tables = await load(database, () => databaseRecords(file), also);
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		const written = await writeFolderFiles(resolve(config.DATA_DIR), readArchive(file));
		console.log(
			`${counted(rows, 'row', 'rows')} of ${counted(tables.length, 'table', 'tables')} are back as they were on ${contents.made}, each table read back and compared; ${counted(written, 'file', 'files')} in DATA_DIR.`,
		);
		if (!sameSecrets(before, await readSecrets(database)))
			console.log('The keys of the site are those of the backup: restart every server of this database.');
	} finally {
		await database.close();
	}
});

async function* databaseRecords(file: string): AsyncGenerator<DatabaseRecord> {
	for await (const record of readArchive(file))
		if (record.kind !== 'file' && record.kind !== 'bytes' && record.kind !== 'file-end') yield record;
}

/** A database that was empty has no server that could know other keys. */
function sameSecrets(before: string | null, now: string | null): boolean {
	return before === null || before === now;
}
