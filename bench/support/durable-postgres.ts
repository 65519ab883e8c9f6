import { openPostgres, type ServerAddress } from '../../src/platform/database/postgres/postgres.ts';
import { withDatabase } from '../../src/platform/testing/prepare-databases.ts';
import { startTestServer } from '../../src/platform/testing/test-server.ts';
import { atExit, freePort } from './processes.ts';

export type Postgres = {
	/** Makes a database and returns its URL. */
	makeDatabase(name: string): Promise<string>;
	/** Brings the planner's knowledge of the databases made here up to date. */
	analyze(): Promise<void>;
	/** How its superuser connects. */
	superuser: ServerAddress;
	stop(): Promise<void>;
};

/** A PostgreSQL server of its own that, unlike the one of the tests, flushes every commit to the disk; null without one. */
export async function startDurablePostgres(settings: Record<string, string> = {}): Promise<Postgres | null> {
	// On the loopback, too: not every client knows Unix sockets.
	const port = await freePort();
	const server = await startTestServer({
		max_connections: '200',
		listen_addresses: '127.0.0.1',
		port: String(port),
		...settings,
	});
	if (!server) return null;
	atExit(() => void server.stop());
	const run = async (address: ServerAddress, text: string) => {
		const database = openPostgres(address, { connections: 1 });
		await database.script(text);
		await database.close();
	};
	const made: ServerAddress[] = [];
	return {
		async makeDatabase(name) {
			await run(server.superuser, `create database ${name}`);
			const address = withDatabase(server.superuser, name);
			made.push(address);
			return urlOf(address);
		},
		async analyze() {
			for (const address of made) await run(address, 'vacuum analyze');
		},
		superuser: server.superuser,
		stop: server.stop,
	};
}

function urlOf(address: ServerAddress): string {
	if ('url' in address) return address.url;
	const { port, user, password, database } = address;
	return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}
