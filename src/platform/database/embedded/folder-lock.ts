import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OpenError } from '../open-error.ts';
import { startOf } from './process-identity.ts';

/** A folder that only this process uses. */
export interface FolderLock {
	/** Marks the lock as about to be released, so that the next process waits for it. */
	announceEnd(): void;
	release(): void;
}

const FILE = 'hoopoe.pid';
/** How long to wait for a process that is stopping, and for one that does not say so. */
const STOPPING_MS = 10_000;
const RUNNING_MS = 1_000;

/**
 * Takes a folder for this process, by a file that names it and when it began. A lock whose process has ended is taken
 * over, also where its id belongs to another program by now.
 * @throws OpenError where another process has the folder and does not leave it in time
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
	const file = join(folder, FILE);
	const ours = `${process.pid} ${startOf(process.pid)}\n`;
	const began = performance.now();
	for (;;) {
		if (create(file, ours))
			return {
				announceEnd: () => writeFileSync(file, `${ours}stopping\n`),
				release: () => rmSync(file, { force: true }),
			};
		const holder = readHolder(file);
		if (!holder) continue;
		if (!holder.alive) {
			removeStale(file, holder.text);
			continue;
		}
		if (performance.now() - began > (holder.stopping ? STOPPING_MS : RUNNING_MS))
			throw new OpenError(
				`Another process (${holder.pid}) has the database in ${folder} open. Stop it first, or give this one its own DATA_DIR.`,
			);
		await pause(50);
	}
}

function create(file: string, text: string): boolean {
	try {
		const descriptor = openSync(file, 'wx', 0o600);
		writeSync(descriptor, text);
		closeSync(descriptor);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
		throw error;
	}
}

function readHolder(file: string): { text: string; pid: number; alive: boolean; stopping: boolean } | null {
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch {
		return null;
	}
	const [pid, start] = text.split(/\s/).map((part, index) => (index === 0 ? Number(part) : part)) as [number, string?];
	const now = startOf(pid);
	// Files of older versions hold the id alone, and not every system tells when a process began.
	const alive = now !== null && (start && now ? start === now : pid !== process.pid);
	return { text, pid, alive, stopping: /\bstopping\b/.test(text) };
}

/** Two processes may find the same stale file: it is removed only if it still has the content that was read. */
function removeStale(file: string, text: string): void {
	const aside = `${file}.${process.pid}`;
	try {
		renameSync(file, aside);
		if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
		rmSync(aside, { force: true });
	} catch {
		// The other process was first.
	}
}
