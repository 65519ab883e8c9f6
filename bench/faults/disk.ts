import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { atExit, temporaryFolder } from '../support/processes.ts';

/** A disk of its own in memory, which can be filled. */
export type SmallDisk = {
	folder: string;
	/** Fills it but for so many bytes. */
	fill(leave: number): void;
	free(): void;
};

const MEGABYTES = 1536;
const MOUNTED = 'HOOPOE_BENCH_MOUNTED';

/**
 * Runs this script again in a mount namespace of its own, where a disk can be mounted that nobody else sees and that is
 * gone with it. Where that is not allowed it goes on here, without one.
 */
export function enterOwnMounts(): void {
	if (process.env[MOUNTED] || process.getuid?.() !== 0) return;
	if (spawnSync('unshare', ['--mount', 'true']).status !== 0) return;
	const { status, signal } = spawnSync('unshare', ['--mount', process.execPath, ...process.argv.slice(1)], {
		stdio: 'inherit',
		env: { ...process.env, [MOUNTED]: '1' },
	});
	process.exit(signal ? 1 : (status ?? 1));
}

/** A new small disk; null where none can be mounted. */
export function mountSmallDisk(): SmallDisk | null {
	if (!process.env[MOUNTED]) return null;
	const folder = join(temporaryFolder(), 'disk');
	mkdirSync(folder);
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0755`, 'hoopoe-bench', folder]);
	chmodSync(join(folder, '..'), 0o755);
	atExit(() => void spawnSync('umount', ['--lazy', folder]));
	const ballast = join(folder, 'ballast');
	return {
		folder,
		fill(leave) {
			const { bavail, bsize } = statfsSync(folder);
			const bytes = bavail * bsize - leave;
			// Somebody else may take the last of it meanwhile.
			if (bytes > 0) spawnSync('fallocate', ['-l', String(bytes), ballast]);
		},
		free: () => rmSync(ballast, { force: true }),
	};
}
