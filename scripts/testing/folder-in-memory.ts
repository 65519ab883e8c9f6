import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** What all tests have there at a time is less than half of this. */
const ROOM = 4 * 1024 ** 3;

/**
 * A folder in memory for the temporary files of a run of tests; it goes when this process ends. Tests make and delete
 * databases of a thousand files each, and ext4 looks for long before it makes a file where many were deleted just now.
 * Undefined where the system has no such place, or has too little room there.
 */
export function makeFolderInMemory(place = MEMORY, room = ROOM): string | undefined {
	let folder: string;
	try {
		const { bavail, bsize } = statfsSync(place);
		if (bavail * bsize < room) return undefined;
		folder = mkdtempSync(join(place, 'hoopoe-'));
	} catch {
		return undefined;
	}
	// As /tmp: PostgreSQL runs as another user where we are root.
	chmodSync(folder, 0o1777);
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
