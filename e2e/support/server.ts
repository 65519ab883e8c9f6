import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { giveReadyFolder } from '../../src/platform/testing/ready-folder.ts';

/** The keys of all servers that journeys start. */
export const publishableKey = 'sb_publishable_journeys_of_a_test';
export const secretKey = 'sb_secret_journeys_of_a_test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;
const READY_MS = 80_000;

/** A server that runs until `stop`, or until the process that started it has ended, whichever comes first. */
export type Server = { address: string; process: ChildProcess; stop: () => Promise<void> };

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
	const address = server.address();
	await new Promise((done) => server.close(done));
	return typeof address === 'object' && address ? address.port : 0;
}

/** The program with these settings, as a child that ends with us. Its errors are on its `stderr`. */
export function spawnServer(settings: Record<string, string>): ChildProcess {
	return spawn('node', ['--import', endWithParent, 'src/main.ts'], {
		cwd: root,
		env: {
			...process.env,
			NODE_ENV: 'production',
			RATE_LIMITS: 'off',
			DAILY_ARTICLES: 'off',
			WARM_UP: 'off',
			// Journeys run beside each other; what several worker processes do together `src/workers.db.test.ts` tries.
			WEB_CONCURRENCY: '1',
			LOG_LEVEL: 'error',
			PUBLISHABLE_KEY: publishableKey,
			SECRET_KEY: secretKey,
			...settings,
		},
		stdio: ['pipe', 'ignore', 'pipe'],
	});
}

/**
 * Starts the built site, on a free port where none is given, and waits until it is ready.
 * @throws Error with what the server said, where it ended before it was ready
 */
export async function startServer(settings: Record<string, string>, port?: number): Promise<Server> {
	const own = port ?? (await findFreePort());
	const address = `http://localhost:${own}`;
	const child = spawnServer({ PORT: String(own), ...settings });
	let said = '';
	child.stderr?.on('data', (chunk) => {
		said += chunk;
		process.stderr.write(chunk);
	});
	const ended = new Promise<void>((done) => child.once('exit', () => done()));
	const stop = () => {
		child.kill('SIGKILL');
		return ended;
	};
	const isReady = () =>
		fetch(`${address}/ready`).then(
			({ ok }) => ok,
			() => false,
		);
	const late = Date.now() + READY_MS;
	while (Date.now() < late && child.exitCode === null) {
		if (await isReady()) return { address, process: child, stop };
		await pause(100);
	}
	await stop();
	throw new Error(`The server did not become ready: ${said || 'it said nothing'}`);
}

/** Starts a server on a folder of its own, which goes when it is stopped; beside journeys its database is a copy. */
export async function startFreshServer(settings: Record<string, string>, port?: number): Promise<Server> {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-e2e-'));
	if (process.env.TEST_READY_FOLDERS && !settings.DATA_DIR) await giveReadyFolder(folder);
	const server = await startServer({ DATA_DIR: folder, ...settings }, port);
	return {
		...server,
		async stop() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
