// `npm run scrub`: writes every table anew, so that the files of the database hold nothing of what was deleted. See
// docs/privacy.md.
import { resolve } from 'node:path';
import { hasDatabase } from '../src/platform/database/open-database.ts';
import { processConfig } from '../src/platform/settings/config.ts';
import { listTables } from '../src/platform/transfer/read-tables.ts';
import { Refusal } from './admin/refusal.ts';
import { counted, runCommand } from './backup/command.ts';
import { openBeside } from './backup/open-database.ts';

await runCommand(async () => {
	const config = processConfig();
	if (!config.DATABASE_URL && !hasDatabase(resolve(config.DATA_DIR)))
		throw new Refusal(`There is no database in ${resolve(config.DATA_DIR)}.`);
	const database = await openBeside(config);
	try {
		// What the planner remembers of values is kept in a table of its own: first it forgets, then all are written anew.
		await database.script('analyze');
		const tables = (await listTables(database)).map(({ name }) => name);
		for (const table of [...tables, 'pg_catalog.pg_statistic']) await database.script(`vacuum full ${table}`);
		console.log(
			`${counted(tables.length, 'table is', 'tables are')} written anew; nothing of deleted rows is in them.`,
		);
	} finally {
		await database.close();
	}
});
