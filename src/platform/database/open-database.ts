import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type DiskRoom, giveUpReserveIfFull, hasRoomFor, openDiskRoom, unlimitedRoom } from '../process/disk-room.ts';
import type { Log } from '../process/log.ts';
import { type Database, databaseErrorOf } from './database.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/open-embedded.ts';
import { OpenError } from './open-error.ts';
import { openPostgres, type ServerAddress } from './postgres/postgres.ts';

/** The database of the settings, and what belongs to it where it is embedded. */
export type OpenDatabase = Database & {
	/** Room for new things on the disk of the embedded database. */
	readonly room: DiskRoom;
	/** Marks the embedded database as about to be released by this process. */
	announceEnd(): void;
	/** Where other processes of this program may connect to it, too; null where only this one can. */
	readonly address: ServerAddress | null;
	/** Of the files of the embedded database; null for a server elsewhere. */
	readonly folder: string | null;
};

export type DatabaseSettings = {
	DATABASE_URL?: string | undefined;
	DATABASE_CONNECTIONS: number;
	DATABASE_QUEUE: number;
	STATEMENT_TIMEOUT_SERVICE: number;
	DATA_DIR: string;
	EMBEDDED_ENGINE: 'auto' | 'pglite';
};

const limitsOf = (config: DatabaseSettings) => ({
	connections: config.DATABASE_CONNECTIONS,
	queue: config.DATABASE_QUEUE,
	statementTimeoutMs: config.STATEMENT_TIMEOUT_SERVICE * 1000,
});

const joinServer = (address: ServerAddress, config: DatabaseSettings): OpenDatabase => ({
	...openPostgres(address, limitsOf(config)),
	room: unlimitedRoom,
	announceEnd: () => {},
	address,
	folder: null,
});

/**
 * Connects to the database of the settings, which another process of this program has opened and looks after.
 * @param address of that database (`OpenDatabase.address`)
 */
export function joinDatabase(address: ServerAddress, config: DatabaseSettings, log: Log): OpenDatabase {
	if (config.DATABASE_URL) return joinServer(address, config);
	const room = openDiskRoom(resolve(config.DATA_DIR), log, { holdsReserve: false });
	const database = openPostgres(address, { ...limitsOf(config), kind: 'embedded' });
	return {
		...database,
		room,
		announceEnd: () => {},
		address,
		folder: null,
		async close() {
			room.close();
			await database.close();
		},
	};
}

/** What a new embedded database takes. */
const NEW_DATABASE_BYTES = 80 * 1024 * 1024;

/**
 * Opens the database of the settings: the server of DATABASE_URL, else the embedded one in DATA_DIR, which only one
 * process can have at a time.
 * @throws OpenError in one line that says what to do
 */
export async function openDatabase(
	config: DatabaseSettings,
	log: Log,
	options: Pick<EmbeddedOptions, 'settings' | 'programs'> = {},
): Promise<OpenDatabase> {
	const limits = limitsOf(config);
	if (config.DATABASE_URL) return joinServer({ url: config.DATABASE_URL }, config);
	const folder = resolve(config.DATA_DIR);
	try {
		const isNew = !existsSync(folder);
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		if (hasDatabase(folder)) giveUpReserveIfFull(folder);
		const lock = await lockFolder(folder);
		try {
			if ((isNew || !hasDatabase(folder)) && !hasRoomFor(folder, NEW_DATABASE_BYTES))
				throw new OpenError(`The disk of ${folder} has no room for a new database.`);
			const room = openDiskRoom(folder, log);
			const database = await openEmbedded(folder, log, { ...limits, ...options, engine: config.EMBEDDED_ENGINE });
			return {
				...database,
				room,
				announceEnd: lock.announceEnd,
				async close() {
					room.close();
					await database.close();
					lock.release();
				},
			};
		} catch (error) {
			lock.release();
			throw error;
		}
	} catch (error) {
		throw explained(folder, error);
	}
}

/** Whether there is an embedded database in DATA_DIR. */
export const hasDatabase = (folder: string): boolean =>
	['postgres', 'postgres-18'].some((name) => existsSync(join(folder, name)));

function explained(folder: string, error: unknown): unknown {
	if (error instanceof OpenError || (error as Error).name === 'MigrationError') return error;
	const { code, syscall } = error as NodeJS.ErrnoException;
	if (code === 'ENOSPC') return new OpenError(`The disk of ${folder} is full.`, { cause: error });
	if (code && syscall)
		return new OpenError(
			`The data directory ${folder} cannot be written (${code}). Set DATA_DIR to a folder that can.`,
			{ cause: error },
		);
	return new OpenError(`The database in ${folder} cannot be opened: ${databaseErrorOf(error).message}`, {
		cause: error,
	});
}
