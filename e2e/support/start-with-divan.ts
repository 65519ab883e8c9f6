import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDivan } from '../../src/methods/divan/testing/test-divan.ts';
import { giveReadyFolder } from '../../src/platform/testing/ready-folder.ts';
import { startFreshServer } from './server.ts';

/** A server of its own with the Divan of the tests, brought by the operator's command. `close` stops and removes it. */
export async function startWithDivan() {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-divan-'));
	// PostgreSQL runs as another user where we are root.
	chmodSync(folder, 0o755);
	const file = join(folder, 'divan.json');
	// Ghazals of made-up lines alone beside the twelve openings, so that what is drawn can be told.
	writeFileSync(file, JSON.stringify(testDivan));
	if (process.env.TEST_READY_FOLDERS) await giveReadyFolder(join(folder, 'data'));
	execFileSync('node', ['scripts/admin.ts', 'divan', file], {
		env: { ...process.env, DATA_DIR: join(folder, 'data') },
	});
	const server = await startFreshServer({ DATA_DIR: join(folder, 'data') });
	const close = async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	};
	return { server, close };
}
