// `npm run move -- DATABASE_URL`: everything from the embedded database to a server; with --back from there into the
// embedded one. See docs/operations.md.
import { resolve } from 'node:path';
import type { Database } from '../src/platform/database/database.ts';
import { hasDatabase, openDatabase } from '../src/platform/database/open-database.ts';
import { openPostgres } from '../src/platform/database/postgres/postgres.ts';
import { silentLog } from '../src/platform/process/log.ts';
import { type Config, processConfig } from '../src/platform/settings/config.ts';
import { moveEverything } from '../src/platform/transfer/move.ts';
import { Refusal } from './admin/refusal.ts';
import { counted, runCommand } from './backup/command.ts';
import { countPeople } from './backup/database-contents.ts';
import { UNLIMITED } from './backup/open-database.ts';

await runCommand(async () => {
	const words = process.argv.slice(2);
	const [url, ...more] = words.filter((word) => !['--back', '--replace'].includes(word));
	if (!url || more.length > 0 || !/^postgres(ql)?:/.test(url))
		throw new Refusal('npm run move -- DATABASE_URL [--back] [--replace] wants the address of a PostgreSQL server.');
	const config = processConfig();
	const back = words.includes('--back');
	if (!back && !hasDatabase(resolve(config.DATA_DIR)))
		throw new Refusal(`There is no database in ${resolve(config.DATA_DIR)}.`);
	const server = openPostgres({ url }, UNLIMITED);
	try {
		await server.query('select 1');
		const embedded = await openEmbeddedAlone(config);
		try {
			if (back) await requireNoServers(server);
			await move(back ? server : embedded, back ? embedded : server, words.includes('--replace'));
			console.log(
				back
					? `The embedded database in ${resolve(config.DATA_DIR)} has everything now: start the server without DATABASE_URL.`
					: 'The server has everything now: start with DATABASE_URL set to it. The embedded database stays as it was.',
			);
		} finally {
			await embedded.close();
		}
	} finally {
		await server.close();
	}
});

/** @throws OpenError where a server has it open: what it would write meanwhile would be lost */
function openEmbeddedAlone(config: Config): Promise<Database> {
	return openDatabase({ ...config, DATABASE_URL: undefined, DATABASE_CONNECTIONS: 1 }, silentLog);
}

/** @throws Refusal where other processes of ours are connected */
async function requireNoServers(server: Database): Promise<void> {
	const { rows } = await server.query<{ others: number }>(`
		select count(*)::int as others from pg_stat_activity
		where datname = current_database() and application_name = 'hoopoe' and pid <> pg_backend_pid()`);
	if (rows[0]?.others)
		throw new Refusal('Servers are connected to that database: stop them first, or what they write meanwhile is lost.');
}

async function move(from: Database, to: Database, replace: boolean): Promise<void> {
	const people = await countPeople(to);
	if (people > 0 && !replace)
		throw new Refusal(
			`The database to move to holds ${counted(people, 'account', 'accounts')}. --replace puts what is moved in their place.`,
		);
	for (const { table, rows } of await moveEverything(from, to))
		console.log(`${table}: ${counted(rows, 'row', 'rows')}, the same on both sides`);
}
