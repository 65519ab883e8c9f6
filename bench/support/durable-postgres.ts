import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../../scripts/testing/postgres.ts';
import { atExit } from './processes.ts';

export type Postgres = {
	version: string;
	/** Makes a database and returns its address. */
	makeDatabase(name: string): Promise<string>;
	/** Brings the planner's knowledge of the databases made here up to date. */
	analyze(): Promise<void>;
	stop(): void;
};

/** A PostgreSQL server of its own that, unlike the one of the tests, flushes every commit to the disk; null without one. */
export async function startDurablePostgres(): Promise<Postgres | null> {
	const server = startPostgres();
	if (!server) return null;
	const stop = atExit(server.stop);
	await restartDurably(server.url);
	const run = async (url: string, statement: string) => {
		const sql = postgres(url, { max: 1, onnotice: () => {} });
		await sql.unsafe(statement);
		await sql.end();
	};
	const urls: string[] = [];
	return {
		version: server.version,
		async makeDatabase(name) {
			await run(server.url, `create database ${name}`);
			const url = server.url.replace(/\/postgres$/, `/${name}`);
			urls.push(url);
			return url;
		},
		async analyze() {
			for (const url of urls) await run(url, 'vacuum analyze');
		},
		stop,
	};
}

/** Settings given on the command line cannot be changed in a running server, so it is started once more. */
async function restartDurably(url: string): Promise<void> {
	const sql = postgres(url, { max: 1 });
	const [row] = await sql<{ programs: string; data: string; sockets: string }[]>`
		select (select setting from pg_config where name = 'BINDIR') as programs,
			current_setting('data_directory') as data, current_setting('unix_socket_directories') as sockets`;
	await sql.end();
	if (!row) throw new Error('PostgreSQL does not tell where its data is');
	const settings = `-p ${new URL(url).port} -h 127.0.0.1 -k ${row.sockets} -c max_connections=200 -c shared_buffers=128MB`;
	const args = ['-D', row.data, '-w', '-m', 'fast', '-l', join(row.sockets, 'log'), '-o', settings, 'restart'];
	const program = join(row.programs, 'pg_ctl');
	// As the tests do: PostgreSQL refuses to run as root.
	if (process.getuid?.() === 0)
		execFileSync('runuser', ['-u', 'postgres', '--', program, ...args], { stdio: 'ignore', cwd: '/' });
	else execFileSync(program, args, { stdio: 'ignore', cwd: '/' });
}
