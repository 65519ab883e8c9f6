import { rmSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from '../database/database.ts';
import type { Log } from './log.ts';

/** Whether there is room on the disk of the embedded database for anything new. */
export interface DiskRoom {
	/** @throws DatabaseUnavailable('disk_full') while there is no room for new things. Deleting, signing in and reading never ask. */
	require(): void;
}

export const unlimitedRoom: DiskRoom = { require() {} };

/** While less than this is free beside what is held back, nothing new is kept. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/**
 * The reserve for signing in and deleting on a full disk, and for PostgreSQL's WAL, which must always be able to grow:
 * by `max_wal_size` (`cluster.ts`), where it was short before much is deleted. Without room for it PostgreSQL ends.
 */
const RESERVE_BYTES = 128 * 1024 * 1024;
/** So much more has to be free before the reserve is made again. */
const SLACK_BYTES = 32 * 1024 * 1024;
const RESERVE_FILE = 'reserve';
const LOOK_MS = 500;

/** Whether so much could be kept in a folder, and still be added to. */
export const hasRoomFor = (folder: string, bytes: number): boolean =>
	freeBytes(folder) >= bytes + LEAST_FREE_BYTES + RESERVE_BYTES;

/** What a start writes before it looks at the disk: locks and little else. */
const START_BYTES = 8 * 1024 * 1024;

/** Gives up what is held back in a folder where not even a start has room, so that a database that is there can be opened. */
export function giveUpReserveIfFull(folder: string): void {
	if (freeBytes(folder) < START_BYTES) rmSync(join(folder, RESERVE_FILE), { force: true });
}

/**
 * Watches the disk of a folder. A file there holds some room back; it is given up as soon as the disk is nearly full,
 * and made again once there is room for both. Looks twice a second. With `holdsReserve: false` another process sees to
 * that file.
 */
export function openDiskRoom(folder: string, log: Log, { holdsReserve = true } = {}): DiskRoom & { close(): void } {
	const reserve = join(folder, RESERVE_FILE);
	let hasRoom = true;
	let holding = false;

	function look(): void {
		if (holding) return;
		const free = freeBytes(folder);
		const had = hasRoom;
		const held = statSync(reserve, { throwIfNoEntry: false })?.size ?? 0;
		// What is held back counts as free here, so that giving it up makes no room for new things.
		hasRoom = free + held >= LEAST_FREE_BYTES + RESERVE_BYTES;
		if (!holdsReserve) return;
		if (had && !hasRoom)
			log.error({ folder, free }, 'the disk is nearly full: nothing new is kept until there is room');
		if (!had && hasRoom) log.info({ folder, free }, 'there is room on the disk again');
		if (held > 0 && !hasRoom) rmSync(reserve, { force: true });
		// Earlier versions held less back.
		else if (held < RESERVE_BYTES && free + held >= LEAST_FREE_BYTES + RESERVE_BYTES + SLACK_BYTES) {
			holding = true;
			holdBack(reserve)
				.catch(() => rmSync(reserve, { force: true }))
				.finally(() => {
					holding = false;
				});
		}
	}
	const lookSafely = () => {
		try {
			look();
		} catch (error) {
			log.warn({ err: error }, 'the disk cannot be looked at');
		}
	};
	lookSafely();
	const timer = setInterval(lookSafely, LOOK_MS);
	timer.unref();
	return {
		require() {
			if (!hasRoom) throw new DatabaseUnavailable('disk_full', 'the disk is full');
		},
		close: () => clearInterval(timer),
	};
}

/** Writes the file whole: holes would hold nothing. */
async function holdBack(path: string): Promise<void> {
	const part = Buffer.alloc(1024 * 1024);
	const file = await open(path, 'w', 0o600);
	try {
		for (let written = 0; written < RESERVE_BYTES; written += part.length) await file.write(part);
		await file.sync();
	} finally {
		await file.close();
	}
}

function freeBytes(folder: string): number {
	const { bavail, bsize } = statfsSync(folder);
	return bavail * bsize;
}
