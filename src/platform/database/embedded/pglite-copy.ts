import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOf } from './process-identity.ts';

/** PGlite has one connection, which the server needs; other readers get a copy of its files. */
const wishFor = (folder: string) => `${folder}.copy-wanted`;
const copyOf = (folder: string, id: string) => `${folder}.copy-${id}`;
/** Names the process that uses a copy; there before the copy is. */
const ownerOf = (folder: string, id: string) => `${copyOf(folder, id)}.owner`;

/** Longer than a large folder takes, and than a statement runs that is in the way. */
const PATIENCE_MS = 60_000;

/**
 * Asks the process that runs PGlite in `folder` for a copy of its files as they are between two statements: what a crash
 * would leave, so that committed transactions are in it whole and others not at all.
 * @returns the folder of the copy, and what removes it; null where nobody answers
 */
export async function askForCopy(folder: string): Promise<{ copy: string; remove: () => void } | null> {
	removeLeftCopies(folder);
	const id = randomBytes(8).toString('hex');
	const copy = copyOf(folder, id);
	const wish = wishFor(folder);
	const remove = () => {
		for (const path of [copy, ownerOf(folder, id)]) rmSync(path, { recursive: true, force: true });
	};
	writeFileSync(ownerOf(folder, id), `${process.pid} ${startOf(process.pid)}`, { mode: 0o600 });
	// Appears whole.
	writeFileSync(`${wish}.${id}`, id, { mode: 0o600 });
	renameSync(`${wish}.${id}`, wish);
	for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await pause(50))
		if (existsSync(copy)) return { copy, remove };
	rmSync(wish, { force: true });
	remove();
	return null;
}

/** A copy without an owner was made for an older version of the program, which no longer uses it. */
const OWNERLESS_MS = 6 * 3_600_000;

/** Removes the copies of `folder`, and requests for one, that killed processes left behind. */
export function removeLeftCopies(folder: string): void {
	if (!existsSync(dirname(folder))) return;
	const names = readdirSync(dirname(folder)).flatMap((name) => {
		const found = /^(.+)\.copy-(?:wanted\.)?([0-9a-f]{16})(?:\.unfinished|\.owner)?$/.exec(name);
		return found?.[1] === basename(folder) ? [{ path: join(dirname(folder), name), id: found[2] ?? '' }] : [];
	});
	// Read before anything is removed: the owner is named in a file beside the copy.
	const left = names.filter(({ path, id }) => !isUsed(ownerOf(folder, id), path));
	const wish = wishFor(folder);
	if (existsSync(wish) && left.some(({ id }) => id === readFileSync(wish, 'utf8'))) rmSync(wish, { force: true });
	for (const { path } of left) rmSync(path, { recursive: true, force: true });
}

function isUsed(owner: string, path: string): boolean {
	if (!existsSync(owner)) {
		const changed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
		return Date.now() - changed < OWNERLESS_MS;
	}
	const [pid, start] = readFileSync(owner, 'utf8').split(' ');
	const now = startOf(Number(pid));
	return now !== null && now === start;
}

/** Makes the copy that another process requested, if any. Synchronous: no statement runs meanwhile. */
export function giveCopy(folder: string): void {
	const wish = wishFor(folder);
	if (!existsSync(wish)) return;
	const id = readFileSync(wish, 'utf8');
	rmSync(wish, { force: true });
	if (!/^[0-9a-f]{16}$/.test(id)) return;
	// The requesting process may have been killed meanwhile.
	if (existsSync(ownerOf(folder, id)) && !isUsed(ownerOf(folder, id), folder)) return;
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
