import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbedded } from '../database/embedded/open-embedded.ts';
import { migrate } from '../migrate.ts';
import { silentLog } from '../process/log.ts';

/** Longer than PGlite takes to make a database on a machine that does much else. */
const PATIENCE_MS = 180_000;

/** Makes the place where the tests of a run share ready folders; answers what removes it. */
export function prepareReadyFolders(): () => void {
	const place = mkdtempSync(join(tmpdir(), 'hoopoe-ready-'));
	// PostgreSQL runs as another user where we are root.
	chmodSync(place, 0o755);
	process.env.TEST_READY_FOLDERS = place;
	return () => rmSync(place, { recursive: true, force: true });
}

/**
 * Makes `folder` a DATA_DIR with a migrated database, as a copy of one that is made once a run, when it is first wanted:
 * `initdb` and all migrations take five times the processor time of a copy. Not for tests of how a database is made.
 */
export async function giveReadyFolder(folder: string, engine: 'auto' | 'pglite' = 'auto'): Promise<void> {
	const ready = await makeReady(join(process.env.TEST_READY_FOLDERS as string, engine), engine);
	mkdirSync(folder, { recursive: true });
	execFileSync('cp', ['-a', `${ready}/.`, folder]);
}

/** The first process makes it, all others wait. */
async function makeReady(ready: string, engine: 'auto' | 'pglite'): Promise<string> {
	if (existsSync(ready)) return ready;
	const unfinished = `${ready}.new`;
	try {
		mkdirSync(unfinished, { mode: 0o755 });
	} catch {
		for (const began = Date.now(); !existsSync(ready); await pause(50))
			if (Date.now() - began > PATIENCE_MS) throw new Error(`${ready} was not made`);
		return ready;
	}
	const database = await openEmbedded(unfinished, silentLog, { engine });
	await migrate(database);
	await database.close();
	renameSync(unfinished, ready);
	return ready;
}
