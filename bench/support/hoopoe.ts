import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeEnvironment, nodeFlags } from '../../scripts/node-flags.mjs';
import { MAJOR } from '../../src/platform/database/embedded/programs.ts';
import type { ServerAddress } from '../../src/platform/database/postgres/postgres.ts';
import { type Backend, PUBLISHABLE_KEY, SECRET_KEY } from './backend.ts';
import { freePort, serve, settled, temporaryFolder } from './processes.ts';

/** Settings of our server under load. */
export const settings = (port: number): Record<string, string> => ({
	RATE_LIMITS: 'off',
	// A queue of fifty sign-ins takes this long on a busy machine.
	REQUEST_TIMEOUT: '120',
	LOG_LEVEL: 'warn',
	DAILY_ARTICLES: 'off',
	// Figures are those of one process, unless a benchmark asks for more.
	WEB_CONCURRENCY: '1',
	...nodeEnvironment,
	HOST: '127.0.0.1',
	PORT: String(port),
	PUBLISHABLE_KEY,
	SECRET_KEY,
});

/** As many worker processes as there are without a setting. */
export const asUsual: Record<string, string> = { WEB_CONCURRENCY: '' };

/** Where the embedded PostgreSQL of a server of ours is, and its superuser. */
export function embeddedAt(dataFolder: string): { folder: string; address: ServerAddress; superuser: ServerAddress } {
	const folder = join(dataFolder, `postgres-${MAJOR}`);
	const password = readFileSync(join(folder, 'hoopoe.password'), 'utf8');
	const of = (user: string) => ({ host: folder, port: 5432, user, password, database: 'hoopoe' });
	return { folder, address: of('hoopoe'), superuser: of('postgres') };
}

/** Starts our server and waits until it rests; with a new database, embedded where `environment` names no DATABASE_URL. */
export async function startHoopoe(
	name: string,
	environment: Record<string, string> = {},
): Promise<Backend & { folder: string }> {
	const port = await freePort();
	const folder = temporaryFolder();
	const profiling = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];
	const served = await serve(process.execPath, [...nodeFlags, ...profiling, 'src/main.ts'], {
		port,
		path: '/ready',
		environment: { ...settings(port), DATA_DIR: folder, ...environment },
	});
	await settled(served.pid);
	return { name, folder, ...served };
}
