import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerUser } from './server-user.ts';

/** A server process that runs until it is stopped; should it end by itself, it is started again. */
export interface ServerProcess {
	/** Has it end in good order; what takes too long is killed. */
	stop(): Promise<void>;
	/** Kills it, so that it is started again. */
	restart(): void;
}

/** A line that a server process wrote to its standard error. */
export type OnLine = (line: string) => void;

/** The server ended before it was ready. `lines` is its last output. */
export class StartError extends Error {
	override readonly name = 'StartError';
	readonly lines: readonly string[];
	constructor(lines: readonly string[]) {
		super(lines.at(-1) ?? 'it ended without a word');
		this.lines = lines;
	}
}

/**
 * How long an orderly end may take, less than the ten seconds that the next start waits for its folder. PostgreSQL 18
 * never ends where the fast shutdown comes while it recovers from a crash of its own; killed, it recovers at its start.
 */
const STOP_MS = 5_000;
const LONGEST_PAUSE_MS = 3_000;
const KEPT_LINES = 20;

/**
 * Starts a server process and waits until it is ready.
 * @param start begins the process; its standard input is a pipe, and it ends in good order when that closes
 * @param isReady whether a line of its standard error says that it can be used
 * @throws StartError where it ends before
 */
export async function runServer({
	start,
	isReady,
	onLine,
	onEnd,
}: {
	start: () => ChildProcess;
	isReady: (line: string) => boolean;
	onLine: OnLine;
	/** It ended by itself and is started again. */
	onEnd: (code: number | null) => void;
}): Promise<ServerProcess> {
	let child: ChildProcess;
	let ended: Promise<number | null>;
	let stopping = false;
	let pauseMs = 100;

	function begin(): Promise<void> {
		const lines: string[] = [];
		const started = start();
		child = started;
		ended = new Promise((resolve) => {
			started.once('exit', resolve);
			started.once('error', () => resolve(null));
		});
		// Errors of the pipe to an ended process are expected.
		started.stdin?.on('error', () => {});
		const ready = new Promise<void>((resolve, reject) => {
			readLines(started, (line) => {
				lines.push(line);
				if (lines.length > KEPT_LINES) lines.shift();
				if (isReady(line)) resolve();
				onLine(line);
			});
			started.once('error', reject);
			// Its last output may come after its exit.
			started.once('close', () => reject(new StartError(lines)));
		});
		void ended.then(async (code) => {
			if (
				stopping ||
				!(await ready.then(
					() => true,
					() => false,
				))
			)
				return;
			onEnd(code);
			void keepStarting();
		});
		return ready;
	}

	async function keepStarting(): Promise<void> {
		while (!stopping) {
			await pause(pauseMs, undefined, { ref: false });
			pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
			if (stopping) return;
			const ready = await begin().then(
				() => true,
				() => false,
			);
			if (!ready) continue;
			pauseMs = 100;
			return;
		}
	}

	await begin();
	return {
		async stop() {
			stopping = true;
			child.stdin?.end();
			const late = setTimeout(() => killGroup(child), STOP_MS);
			await ended;
			clearTimeout(late);
		},
		restart: () => killGroup(child),
	};
}

/** Kills a process and what it began; each server is a process group of its own. */
function killGroup(child: ChildProcess): void {
	try {
		if (child.pid === undefined || process.platform === 'win32') child.kill('SIGKILL');
		else process.kill(-child.pid, 'SIGKILL');
	} catch {
		// It has ended.
	}
}

function readLines(child: ChildProcess, onLine: OnLine): void {
	let rest = '';
	child.stderr?.setEncoding('utf8').on('data', (text: string) => {
		const lines = (rest + text).split('\n');
		rest = lines.pop() ?? '';
		for (const line of lines) if (line.trim()) onLine(line);
	});
}

/**
 * Starts the program, waits until standard input closes, which it does when we end, even by SIGKILL, and then has the
 * program end in good order (SIGINT: PostgreSQL's fast shutdown).
 */
const WATCHED = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
{ cat <&3 >/dev/null; kill -INT "$server"; } 2>/dev/null &
wait "$server"`;

/** A program as a process that ends with us, in a process group of its own so that Ctrl-C in a terminal is only ours. */
export function spawnWatched(program: string, args: readonly string[], user: ServerUser | null): ChildProcess {
	const options = { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, ...user?.ids, detached: true } as const;
	return process.platform === 'win32'
		? spawn(program, args, {
				...options,
				env: { ...process.env, ...options.env },
				detached: false,
				stdio: ['pipe', 'ignore', 'pipe'],
			})
		: spawn('/bin/sh', ['-c', WATCHED, 'sh', program, ...args], { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
}
