import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, databaseErrorOf } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** The database cannot be opened; the start stops with this one line. */
export class OpenError extends Error {
	override readonly name = 'OpenError';
}

/** A new embedded database takes about 40 MB; less than this free and PostgreSQL would break half way. */
const LEAST_FREE_BYTES = 100 * 1024 * 1024;

/**
 * Opens the database of the settings: the server of DATABASE_URL, else the embedded one in DATA_DIR, which only one
 * process can have at a time.
 */
export async function openDatabase(config: {
	DATABASE_URL?: string | undefined;
	DATABASE_CONNECTIONS: number;
	DATA_DIR: string;
}): Promise<Database> {
	if (config.DATABASE_URL) return openPostgres(config.DATABASE_URL, { connections: config.DATABASE_CONNECTIONS });
	const folder = resolve(config.DATA_DIR);
	const release = lockFolder(folder);
	try {
		const database = await openPglite(join(folder, 'postgres'));
		return {
			...database,
			close: async () => {
				await database.close();
				release();
			},
		};
	} catch (error) {
		release();
		const cause = databaseErrorOf(error);
		throw new OpenError(`The database in ${folder} cannot be opened: ${cause.message}`, { cause });
	}
}

/** Takes the folder for this process. A lock whose process has died is taken over. */
function lockFolder(folder: string): () => void {
	const file = join(folder, 'hoopoe.pid');
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const { bavail, bsize } = statfsSync(folder);
		if (bavail * bsize < LEAST_FREE_BYTES)
			throw new OpenError(`The disk of ${folder} is full: less than ${LEAST_FREE_BYTES / 1024 / 1024} MB are free.`);
		for (let attempt = 1; ; attempt++) {
			try {
				const descriptor = openSync(file, 'wx', 0o600);
				writeSync(descriptor, `${process.pid}\n`);
				closeSync(descriptor);
				return () => rmSync(file, { force: true });
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
				const holder = Number(readFileSync(file, 'utf8'));
				if (attempt > 3 || (holder !== process.pid && isAlive(holder)))
					throw new OpenError(
						`Another process (${holder}) has the database in ${folder} open. Stop it first, or give this one its own DATA_DIR.`,
					);
				rmSync(file, { force: true });
			}
		}
	} catch (error) {
		if (error instanceof OpenError) throw error;
		const code = (error as NodeJS.ErrnoException).code;
		if (code === 'ENOSPC') throw new OpenError(`The disk of ${folder} is full.`, { cause: error });
		throw new OpenError(
			`The data directory ${folder} cannot be written (${code}). Set DATA_DIR to a folder that can.`,
			{ cause: error },
		);
	}
}

function isAlive(pid: number): boolean {
	if (!Number.isInteger(pid) || pid <= 0) return false;
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}
