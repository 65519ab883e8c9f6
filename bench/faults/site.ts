import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeFlags } from '../../scripts/node-flags.mjs';
import { createCluster, startCluster } from '../../src/platform/database/embedded/cluster.ts';
import { findPrograms } from '../../src/platform/database/embedded/programs.ts';
import { canReach, findServerUsers, isRoot } from '../../src/platform/database/embedded/server-user.ts';
import type { ServerAddress } from '../../src/platform/database/postgres/postgres.ts';
import { embeddedAt, settings } from '../support/hoopoe.ts';
import { atExit, freePort, root, temporaryFolder } from '../support/processes.ts';
import type { SmallDisk } from './disk.ts';

/** Our program with worker processes, as its operator's supervisor keeps it: started again whenever it ends. */
export type Site = {
	url: string;
	/** The process id of the primary now. */
	pid(): number;
	/** The PostgreSQL server behind it: the folder it runs in, and how its superuser connects. */
	database(): { folder: string; superuser: ServerAddress };
	/** Stops the server of DATABASE_URL for so long; the embedded one is ended, and started again by its parent. */
	stopDatabase(milliseconds: number): Promise<void>;
	/** Milliseconds that the program's clock is ahead of the machine's. */
	moveClock(ahead: number): void;
	/** How often the program ended and was started. */
	starts(): number;
	/** What the program logs, which stays there. */
	logFile: string;
	stop(): Promise<void>;
};

/** What is different from usual settings, so that faults follow each other within minutes. */
const SETTINGS: Record<string, string> = {
	LOG_LEVEL: 'warn',
	AUTH_AUTOCONFIRM: 'on',
	AUTH_EMAIL_FREQUENCY: '0',
	AUTH_EMAILS_PER_HOUR: '1000000',
	QUOTA_ROWS: '0',
	QUOTA_FILES: '0',
	QUOTA_BYTES: '0',
	REQUEST_TIMEOUT: '10',
};
const START_MS = 300_000;

/** Starts the program, with its database on `disk` where there is one. */
export async function startSite({
	workers,
	embedded,
	disk,
	environment,
}: {
	workers: number;
	embedded: boolean;
	disk: SmallDisk | null;
	environment: Record<string, string>;
}): Promise<Site> {
	const own = temporaryFolder();
	chmodSync(own, 0o755);
	const onDisk = disk?.folder ?? own;
	const dataFolder = join(embedded ? onDisk : own, 'data');
	mkdirSync(dataFolder, { mode: 0o755 });
	const cluster = embedded ? null : await startServer(join(onDisk, 'server'));
	const port = await freePort();
	const clockFile = join(own, 'clock');
	writeFileSync(clockFile, '0');
	const logFile = join(root, 'test-results/soak-and-faults.log');
	mkdirSync(dirname(logFile), { recursive: true });
	const log = openSync(logFile, 'w');
	const url = `http://127.0.0.1:${port}`;
	let child: ChildProcess;
	let starts = 0;
	let stopping = false;

	function start(): void {
		starts++;
		child = spawn(process.execPath, [...nodeFlags, 'src/main.ts'], {
			cwd: root,
			env: {
				...process.env,
				...settings(port),
				...SETTINGS,
				WEB_CONCURRENCY: String(workers),
				DATA_DIR: dataFolder,
				...(cluster && { DATABASE_URL: cluster.url }),
				NODE_OPTIONS: `--import=${join(root, 'bench/support/moved-clock.mjs')}`,
				HOOPOE_BENCH_CLOCK: clockFile,
				...environment,
			},
			stdio: ['ignore', log, log],
		});
		child.once('exit', () => {
			if (!stopping) setTimeout(start, 1_000);
		});
	}
	start();
	atExit(() => void child.kill('SIGKILL'));
	await untilReady(url, logFile);
	return {
		url,
		logFile,
		pid: () => child.pid ?? 0,
		database: () => cluster ?? embeddedAt(dataFolder),
		stopDatabase: async (milliseconds) => {
			if (cluster) return cluster.stopFor(milliseconds);
			process.kill(
				Number(readFileSync(join(embeddedAt(dataFolder).folder, 'postmaster.pid'), 'utf8').split('\n')[0]),
				'SIGINT',
			);
			await pause(milliseconds);
		},
		moveClock: (ahead) => writeFileSync(clockFile, String(ahead)),
		starts: () => starts,
		async stop() {
			stopping = true;
			const ended = new Promise((done) => child.once('exit', done));
			if (child.exitCode === null && child.kill('SIGTERM')) await Promise.race([ended, pause(20_000)]);
			await cluster?.stop();
		},
	};
}

/** A PostgreSQL server with durable settings, in a folder of its own, that can be stopped for a while. */
async function startServer(folder: string) {
	const programs = findPrograms();
	if ('missing' in programs) throw new Error(`PostgreSQL cannot be run here: ${programs.missing}`);
	mkdirSync(folder, { mode: 0o755 });
	const user = isRoot() ? findServerUsers(folder).find((one) => canReach(one, folder)) : null;
	if (user === undefined) throw new Error('there is no user that PostgreSQL can run as');
	const port = await freePort();
	const options = {
		programs,
		user,
		settings: { listen_addresses: '127.0.0.1', port: String(port), max_connections: '100' },
		onLine: () => {},
		onEnd: () => {},
	};
	const data = join(folder, 'cluster');
	await createCluster(data, options);
	let running = await startCluster(data, options);
	const { user: name, password, database } = running.address as Exclude<ServerAddress, { url: string }>;
	return {
		folder: data,
		superuser: running.superuser,
		url: `postgres://${name}:${password}@127.0.0.1:${port}/${database}`,
		async stopFor(milliseconds: number) {
			await running.server.stop();
			await pause(milliseconds);
			running = await startCluster(data, options);
		},
		stop: () => running.server.stop(),
	};
}

/** Waits until it serves. @throws Error with its last words where it does not */
export async function untilReady(url: string, logFile: string): Promise<number> {
	const began = performance.now();
	for (; ; await pause(50)) {
		const said = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) }).then(
			async (answer) => (answer.ok ? null : `${answer.status} ${await answer.text()}`),
			(error: Error) => String(error.cause ?? error),
		);
		if (said === null) return performance.now() - began;
		if (performance.now() - began > START_MS)
			throw new Error(`the server does not serve (${said}):\n${readFileSync(logFile, 'utf8').slice(-3_000)}`);
	}
}
