import { statfsSync } from 'node:fs';

/** How long one look at the disk holds, in milliseconds: some hundred writes, some megabytes. */
const HOLDS_MS = 500;

/** Whether at least so many bytes are free where a folder is; looked up twice a second at most. */
export function roomOnDisk(folder: string, leastBytes: number): () => boolean {
	let lookedAt = Number.NEGATIVE_INFINITY;
	let hasRoom = true;
	return () => {
		const now = performance.now();
		if (now - lookedAt >= HOLDS_MS) {
			const { bavail, bsize } = statfsSync(folder);
			hasRoom = bavail * bsize >= leastBytes;
			lookedAt = now;
		}
		return hasRoom;
	};
}
