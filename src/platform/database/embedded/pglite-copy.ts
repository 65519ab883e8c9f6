import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** PGlite has one connection, which the server needs; whoever wants to read beside it gets a copy of its files. */
const wishFor = (folder: string) => `${folder}.copy-wanted`;
const copyOf = (folder: string, id: string) => `${folder}.copy-${id}`;

/** Longer than a large folder takes, and than a statement runs that is in the way. */
const PATIENCE_MS = 60_000;

/**
 * Asks the process that runs PGlite in `folder` for a copy of its files as they are between two statements: what a crash
 * would leave, so that committed transactions are in it whole and others not at all.
 * @returns the folder of the copy, which is the caller's to remove; null where nobody answers
 */
export async function askForCopy(folder: string): Promise<string | null> {
	const id = randomBytes(8).toString('hex');
	const copy = copyOf(folder, id);
	const wish = wishFor(folder);
	// Appears whole.
	writeFileSync(`${wish}.${id}`, id, { mode: 0o600 });
	renameSync(`${wish}.${id}`, wish);
	for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await pause(50))
		if (existsSync(copy)) return copy;
	rmSync(wish, { force: true });
	return null;
}

/** Makes the copy that somebody asked for, if anybody did. Synchronous: no statement runs meanwhile. */
export function giveCopy(folder: string): void {
	const wish = wishFor(folder);
	if (!existsSync(wish)) return;
	const id = readFileSync(wish, 'utf8');
	rmSync(wish, { force: true });
	if (!/^[0-9a-f]{16}$/.test(id)) return;
	const unfinished = `${copyOf(folder, id)}.unfinished`;
	try {
		// A lock of the process that runs on it is no part of the data.
		cpSync(folder, unfinished, { recursive: true, filter: (path) => basename(path) !== 'postmaster.pid' });
		renameSync(unfinished, copyOf(folder, id));
	} catch (error) {
		rmSync(unfinished, { recursive: true, force: true });
		throw error;
	}
}
