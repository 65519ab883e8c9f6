import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../process/log.ts';
import { moveEverything } from '../../transfer/move.ts';
import { TransferError } from '../../transfer/records.ts';
import type { Database } from '../database.ts';
import { OpenError, unusable } from '../open-error.ts';
import { openPostgres, type PostgresOptions, type ServerAddress } from '../postgres/postgres.ts';
import { CLUSTER_FOLDER, type ClusterOptions, createCluster, openErrorOf, startCluster } from './cluster.ts';
import { startPglite } from './pglite.ts';
import { removeLeftCopies } from './pglite-copy.ts';
import { findPrograms, MAJOR, type Programs, whyNotRunning } from './programs.ts';
import { StartError } from './server-process.ts';
import { canReach, findServerUsers, isRoot, ownerOf, type ServerUser } from './server-user.ts';

export type EmbeddedOptions = Pick<PostgresOptions, 'connections' | 'queue' | 'statementTimeoutMs'> &
	Pick<ClusterOptions, 'settings'> & {
		/** In the place of those that npm brought, for tests. */
		programs?: Programs;
		/** `auto`: PostgreSQL where it can be run. */
		engine?: 'auto' | 'pglite';
	};

/** A database server that ends with us. `address` is null where it takes no second connection. */
type Engine = { database: Database; address: ServerAddress | null; files: string; stop: () => Promise<void> };

/** The embedded database, and where other processes of ours may connect to it, too; null where they cannot. */
export type EmbeddedDatabase = Database & {
	readonly address: ServerAddress | null;
	/** Of its files. */
	readonly folder: string;
};

/** Where in DATA_DIR PGlite keeps its files, and where all data was before there was a PostgreSQL of our own. */
export const PGLITE_FOLDER = 'postgres';
const CARRIED_OVER = 'postgres.carried-over';

/** PGlite cannot interrupt a statement, and serves nobody else meanwhile; after so long it is killed and started again. */
const PGLITE_LONGEST_MS = 5_000;

/**
 * Opens the embedded database in `folder`, which is ours alone: a PostgreSQL server of our own where its programs can be
 * run, else PGlite. One log line says which, and why.
 */
export async function openEmbedded(folder: string, log: Log, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
	removeLeftCopies(join(folder, PGLITE_FOLDER));
	const found =
		options.engine === 'pglite' ? { reason: 'EMBEDDED_ENGINE is pglite' } : findEngine(folder, options.programs);
	const { database, address, files, stop } =
		'reason' in found ? await openPglite(folder, found.reason, log) : await openCluster(folder, found, log, options);
	return {
		...database,
		address,
		folder: files,
		async close() {
			await database.close();
			await stop();
		},
	};
}

async function openCluster(
	folder: string,
	{ programs, user }: { programs: Programs; user: ServerUser | null },
	log: Log,
	{ settings, programs: _, ...options }: EmbeddedOptions,
): Promise<Engine> {
	const running: ClusterOptions = {
		programs,
		user,
		...(settings && { settings }),
		onLine: (line) => logLine(line, log),
		onEnd: () => log.error({}, 'the database server ended by itself and is started again'),
	};
	const cluster = join(folder, CLUSTER_FOLDER);
	try {
		if (!existsSync(cluster)) await makeCluster(folder, cluster, running, log);
		const { server, address } = await startCluster(cluster, running);
		log.info(
			{ engine: `PostgreSQL ${MAJOR}`, folder: cluster, ...(user && { user: user.name }) },
			'the embedded database is a PostgreSQL server of its own',
		);
		const database = openPostgres(address, { ...options, kind: 'embedded' });
		return { database, address, files: cluster, stop: server.stop };
	} catch (error) {
		const reason = error instanceof StartError ? whyNotHere(folder, programs, user) : null;
		throw reason ? cannotRun(cluster, reason) : openErrorOf(cluster, error);
	}
}

/**
 * A cluster appears under its name once it is whole, with the data of an older PGlite folder where there is one. Until then
 * its name is one that was never used: initdb of a start that was killed may still run, and empties its folder when it fails.
 */
async function makeCluster(folder: string, cluster: string, running: ClusterOptions, log: Log): Promise<void> {
	for (const name of readdirSync(folder))
		if (name.startsWith(`${CLUSTER_FOLDER}.new`))
			rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10 });
	const unfinished = `${cluster}.new-${randomBytes(4).toString('hex')}`;
	const old = join(folder, PGLITE_FOLDER);
	const carries = existsSync(join(old, 'PG_VERSION'));
	if (!carries && existsSync(old) && readdirSync(old).length > 0) throw unusable(old, 'it has no PG_VERSION');
	await createCluster(unfinished, running);
	if (carries) await carryPgliteOver(old, unfinished, running, log);
	renameSync(unfinished, cluster);
	if (!carries) return;
	const kept = freeName(join(folder, CARRIED_OVER));
	renameSync(old, kept);
	log.info({ kept }, 'the older embedded database was carried over; its folder is kept and can be deleted');
}

/**
 * Puts everything of a PGlite folder into a new cluster, as `npm run move` does it: in one transaction, each table
 * compared by count and digest.
 * @throws OpenError where that cannot be done whole; the old folder stays as it was
 */
async function carryPgliteOver(old: string, cluster: string, running: ClusterOptions, log: Log): Promise<void> {
	const pglite = await startPglite(old, { onLine: (line) => logLine(line, log), onEnd: () => {} }).catch((error) => {
		throw openErrorOf(old, error);
	});
	try {
		const { server, address } = await startCluster(cluster, running);
		const unlimited = { connections: 1, statementTimeoutMs: 0, probe: false };
		const [from, to] = [openPostgres(pglite.address, unlimited), openPostgres(address, unlimited)];
		try {
			// A folder whose first start ended before the migrations has nothing to carry over.
			const { rows } = await from.query("select to_regclass('migrations.applied') is not null as begun");
			const tables = rows[0]?.begun ? await moveEverything(from, to) : [];
			log.info({ rows: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])) }, 'rows carried over');
		} catch (error) {
			throw error instanceof TransferError ? new OpenError(error.message, { cause: error }) : error;
		} finally {
			for (const database of [from, to]) await database.close();
			await server.stop();
		}
	} finally {
		await pglite.server.stop();
	}
}

async function openPglite(folder: string, reason: string, log: Log): Promise<Engine> {
	if (existsSync(join(folder, CLUSTER_FOLDER))) throw cannotRun(join(folder, CLUSTER_FOLDER), reason);
	const files = join(folder, PGLITE_FOLDER);
	mkdirSync(files, { recursive: true, mode: 0o700 });
	const { server, address } = await startPglite(files, {
		onLine: (line) => logLine(line, log),
		onEnd: () => log.warn({}, 'PGlite ended by itself and is started again'),
	}).catch((error) => {
		throw openErrorOf(files, error);
	});
	log.warn(
		{ engine: 'PGlite', folder: files, reason },
		'the embedded database is PGlite: PostgreSQL cannot be run here',
	);
	const overrun = { afterMs: PGLITE_LONGEST_MS, act: () => server.restart() };
	return {
		database: openPostgres(address, { kind: 'embedded', connections: 1, probe: false, overrun }),
		address: null,
		files,
		stop: server.stop,
	};
}

/** A database whose server cannot be run; its files are good as far as is known. */
const cannotRun = (cluster: string, reason: string) =>
	new OpenError(
		`The database in ${cluster} belongs to PostgreSQL ${MAJOR}, which cannot be run here: ${reason}. Leave the data as it is, and run Hoopoe where that works.`,
	);

/** Why a user cannot run the programs on a folder; null where they can. */
function whyNotHere(folder: string, programs: Programs, user: ServerUser | null): string | null {
	if (user && !canReach(user, folder)) return `the user ${user.name} cannot reach ${folder}`;
	return whyNotRunning(programs, user);
}

/** PostgreSQL's programs and the user to run them, or why there are none. */
function findEngine(
	folder: string,
	given?: Programs,
): { programs: Programs; user: ServerUser | null } | { reason: string } {
	const programs = given ?? findPrograms();
	if ('missing' in programs) return { reason: programs.missing };
	const cluster = join(folder, CLUSTER_FOLDER);
	// A cluster that exists is run by its owner.
	if (existsSync(cluster)) return { programs, user: isRoot() ? ownerOf(cluster) : null };
	if (!isRoot()) {
		const reason = whyNotRunning(programs, null);
		return reason ? { reason } : { programs, user: null };
	}
	let reason = 'PostgreSQL refuses to run as root, and there is no other user: neither postgres nor nobody';
	for (const user of findServerUsers(folder)) {
		const why = whyNotHere(folder, programs, user);
		if (!why) return { programs, user };
		reason = why;
	}
	return { reason };
}

function freeName(path: string): string {
	for (let number = 1; ; number++) {
		const name = number === 1 ? path : `${path}-${number}`;
		if (!existsSync(name)) return name;
	}
}

/** The server's own log lines, which hold no statements or values. */
function logLine(line: string, log: Log): void {
	if (/^(FATAL|PANIC|WARNING):/.test(line)) log.warn({ server: line }, 'the database server says');
	else log.debug({ server: line }, 'the database server says');
}
