import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A process of ours that serves. `milliseconds` is the time from its start to its first answer. */
export type Served = { url: string; pid: number; milliseconds: number; stop: () => Promise<void> };

/** What has to be undone when the run ends, however it ends. */
const undo = new Set<() => void>();
process.on('exit', () => {
	// What came last rests on what came first.
	for (const step of [...undo].reverse()) step();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130));

/** Has `step` done when the run ends; the function it returns does it now instead. */
export function atExit(step: () => void): () => void {
	undo.add(step);
	return () => {
		if (undo.delete(step)) step();
	};
}

/** A folder that is gone when the run ends. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hoopoe-bench-'));
	atExit(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

export async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	await new Promise((done) => server.close(done));
	if (typeof address !== 'object' || !address) throw new Error('no port is free');
	return address.port;
}

/**
 * Starts a program that serves on `port` of the loopback, and waits until `path` is answered. It leads a process group,
 * so that what it starts ends with it.
 */
export async function serve(
	command: string,
	args: readonly string[],
	options: { port: number; path: string; cwd?: string; environment?: Record<string, string> },
): Promise<Served> {
	const { port, path, cwd = root, environment = {} } = options;
	const began = performance.now();
	const child = spawn(command, args, {
		cwd,
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	const { pid } = child;
	if (!pid) throw new Error(`${command} cannot be run`);
	let said = '';
	const listen = (chunk: Buffer) => {
		said = (said + chunk).slice(-2000);
	};
	child.stdout.on('data', listen);
	child.stderr.on('data', listen);
	const kill = atExit(() => void signalGroup(pid, 'SIGKILL'));

	const url = `http://127.0.0.1:${port}`;
	while (!(await answers(url + path))) {
		const late = performance.now() - began > 60_000;
		if (child.exitCode === null && !late) {
			await pause(10);
			continue;
		}
		kill();
		throw new Error(`${command} ${args.join(' ')} ${late ? 'does not answer' : 'ended'}:\n${said}`);
	}
	const milliseconds = performance.now() - began;
	const stop = async () => {
		signalGroup(pid, 'SIGTERM');
		// npm ends before what it started.
		for (const began = performance.now(); performance.now() - began < 5000 && signalGroup(pid, 0); ) await pause(10);
		kill();
	};
	return { url, pid, milliseconds, stop };
}

/** Signals a process and all that it started; false where none of them is left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(-pid, signal);
	} catch {
		return false;
	}
}

async function answers(url: string): Promise<boolean> {
	try {
		const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
		await response.arrayBuffer();
		return response.ok;
	} catch {
		return false;
	}
}

/**
 * Seconds of processor time that a process and its workers have used, the database left out; NaN where the system does
 * not tell.
 */
export function processorSeconds(pid: number): number {
	return [pid, ...workersOf(pid)].reduce((sum, one) => {
		// Fields 14 and 15, in hundredths of a second.
		const fields = statOf(one);
		return sum + (fields ? (Number(fields[11]) + Number(fields[12])) / 100 : Number.NaN);
	}, 0);
}

/** The worker processes that a server of ours has begun (`src/worker.ts`). */
export function workersOf(pid: number): number[] {
	try {
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
		return children.map(Number).filter((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('worker.ts'));
	} catch {
		return [];
	}
}

/**
 * Megabytes of memory that a process and all it started hold, where pages that several of them share count once (PSS,
 * proc_pid_smaps(5)); NaN where the system does not tell.
 */
export function residentMegabytes(pid: number): number {
	const parents = new Map(
		readdirSync('/proc')
			.filter((name) => /^\d+$/.test(name))
			.map((name) => [Number(name), statOf(Number(name))?.[1]]),
	);
	const isOurs = (one: number | undefined): boolean => one === pid || (!!one && isOurs(Number(parents.get(one)) || 0));
	let kilobytes = 0;
	for (const one of parents.keys())
		if (isOurs(one))
			try {
				kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
			} catch {
				// It ended just now.
			}
	return kilobytes / 1024;
}

/** Megabytes of memory that one process holds by itself (RSS); NaN where the system does not tell. */
export function ownMegabytes(pid: number): number {
	try {
		return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
	} catch {
		return Number.NaN;
	}
}

/** The fields of proc_pid_stat(5) from the third on. */
function statOf(pid: number): string[] | undefined {
	try {
		return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
	} catch {
		return undefined;
	}
}

/** Waits until a process rests, 30 s at most: servers go on preparing after they answer. */
export async function settled(pid: number): Promise<void> {
	for (let checks = 0; checks < 60; checks++) {
		const before = processorSeconds(pid);
		await pause(500);
		if (!(processorSeconds(pid) - before > 0.02)) return;
	}
}
