import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	chownSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { OpenError, unusable } from '../open-error.ts';
import type { ServerAddress } from '../postgres/postgres.ts';
import { freePort } from './free-port.ts';
import { beganAt, isAlive } from './process-identity.ts';
import { MAJOR, type Programs } from './programs.ts';
import { type OnLine, runServer, type ServerProcess, StartError, spawnWatched } from './server-process.ts';
import type { ServerUser } from './server-user.ts';

/** How a data folder of PostgreSQL (a "cluster") is run. */
export type ClusterOptions = {
	readonly programs: Programs;
	readonly user: ServerUser | null;
	readonly onLine: OnLine;
	readonly onEnd: () => void;
	/** Settings of the server beyond ours, for tests. */
	readonly settings?: Readonly<Record<string, string>>;
};

export type RunningCluster = {
	readonly server: ServerProcess;
	/** The product's own user, who owns its database and may make roles, but is no superuser. */
	readonly address: ServerAddress;
	/** The superuser, for statements that need one. */
	readonly superuser: ServerAddress;
};

const PASSWORD_FILE = 'hoopoe.password';
/** The product's user, and the name of the user's database. */
export const USER = 'hoopoe';
/** The folder of the cluster in DATA_DIR. */
export const CLUSTER_FOLDER = `postgres-${MAJOR}`;
/** `sun_path` holds 104 bytes on macOS, 108 on Linux. */
const LONGEST_SOCKET = 100;
/** Names the socket; nothing listens on a port. */
const SOCKET_PORT = 5432;
/** How long a server of a process that has ended may take to end, too. */
const LEFT_OVER_MS = 10_000;

/** A server writes its pid file so soon after it began. */
const SAME_START_S = 10;

/** The log goes to us, and holds no statement and no value of one. */
const SETTINGS: Readonly<Record<string, string>> = {
	shared_buffers: '32MB',
	max_connections: '60',
	max_wal_size: '128MB',
	min_wal_size: '32MB',
	io_method: 'sync',
	timezone: 'UTC',
	max_parallel_workers_per_gather: '0',
	autovacuum_naptime: '15s',
	autovacuum_max_workers: '2',
	log_min_messages: 'log',
	log_min_error_statement: 'panic',
	log_parameter_max_length_on_error: '0',
	log_error_verbosity: 'terse',
	log_checkpoints: 'off',
	log_line_prefix: '',
	unix_socket_permissions: '0700',
};

/**
 * Makes a new cluster in `folder`, which must not exist: UTF-8, the built-in C.UTF-8 locale (the same on every system),
 * passwords for every connection, a user and a database named `hoopoe`.
 */
export async function createCluster(folder: string, { programs, user }: ClusterOptions): Promise<void> {
	mkdirSync(folder, { mode: 0o700 });
	if (user) chownSync(folder, user.ids.uid, user.ids.gid);
	const password = newPassword();
	const secrets = mkdtempSync(join(tmpdir(), 'hoopoe-'));
	try {
		// initdb wants its folder empty, and the file where its user can read it.
		const given = join(secrets, 'password');
		writeFileSync(given, password, { mode: 0o600 });
		if (user) for (const path of [secrets, given]) chownSync(path, user.ids.uid, user.ids.gid);
		await run(programs.initdb, user, [
			...['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', given, '-E', 'UTF8', '--no-instructions'],
			...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '-c', 'unix_socket_directories='],
			'--no-sync',
		]);
	} finally {
		rmSync(secrets, { recursive: true, force: true });
	}
	keepPassword(folder, password, user);
	await run(
		programs.postgres,
		user,
		['--single', '-F', '-D', folder, '-c', 'log_min_messages=fatal', 'postgres'],
		`create role ${USER} login createrole createdb password '${password}'\ncreate database ${USER} owner ${USER}\n`,
	);
	// All is written to the disk once, at the end: before that the cluster does not have its name yet.
	await run(programs.initdb, user, ['--sync-only', '-D', folder]);
}

/** Starts the server of a cluster. @throws StartError, OpenError */
export async function startCluster(folder: string, options: ClusterOptions): Promise<RunningCluster> {
	const { programs, user, onLine, onEnd, settings } = options;
	await endLeftOver(folder);
	if (!existsSync(join(folder, PASSWORD_FILE))) await replacePassword(folder, options);
	const listening = await whereToListen(folder, user);
	const given: Record<string, string> = { ...SETTINGS, ...listening.settings, ...settings };
	const args = ['-D', folder, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
	const server = await onceNobodyComputes(folder, () =>
		runServer({
			start: () => spawnWatched(programs.postgres, args, user),
			isReady: (line) => line.includes('database system is ready to accept connections'),
			onLine,
			onEnd,
		}),
	);
	const password = passwordOf(folder);
	const { host } = listening;
	const port = Number(given.port);
	return {
		server: {
			...server,
			async stop() {
				await server.stop();
				listening.remove();
			},
		},
		address: { host, port, user: USER, password, database: USER },
		superuser: { host, port, user: 'postgres', password, database: USER },
	};
}

/**
 * Starts a server, again and again while processes of an earlier one, which was killed, still compute: they hold its shared
 * memory until they notice.
 * @throws OpenError where they take longer than ten seconds
 */
async function onceNobodyComputes<Started>(folder: string, start: () => Promise<Started>): Promise<Started> {
	for (const began = performance.now(); ; await pause(250))
		try {
			return await start();
		} catch (error) {
			const isHeld =
				error instanceof StartError && error.lines.some((line) => line.includes('pre-existing shared memory block'));
			if (!isHeld) throw error;
			if (performance.now() - began > LEFT_OVER_MS)
				throw new OpenError(
					`Processes of an earlier PostgreSQL server still have ${folder} open. Nothing is damaged: end the processes whose names begin with "postgres:", or wait until they have ended, and start again.`,
					{ cause: error },
				);
		}
}

const newPassword = () => randomBytes(24).toString('base64url');

function keepPassword(folder: string, password: string, user: ServerUser | null): void {
	const file = join(folder, PASSWORD_FILE);
	writeFileSync(file, password, { mode: 0o600 });
	if (user) chownSync(file, user.ids.uid, user.ids.gid);
}

/** Gives both users of a cluster, which does not run, a new password in the place of one whose file is gone. */
async function replacePassword(folder: string, { programs, user, onLine }: ClusterOptions): Promise<void> {
	const password = newPassword();
	const statements = ['postgres', USER].map((name) => `alter role ${name} password '${password}'\n`);
	const args = ['--single', '-D', folder, '-c', 'log_min_messages=fatal', 'postgres'];
	await run(programs.postgres, user, args, statements.join(''));
	keepPassword(folder, password, user);
	onLine(`WARNING:  ${join(folder, PASSWORD_FILE)} was missing: a new password was set`);
}

/**
 * The password of both users of a cluster.
 * @throws OpenError
 */
export function passwordOf(folder: string): string {
	const file = join(folder, PASSWORD_FILE);
	try {
		return readFileSync(file, 'utf8').trim();
	} catch (error) {
		throw new OpenError(
			`${file}, which holds the password of the embedded database, cannot be read (${(error as NodeJS.ErrnoException).code}). Let this user read it; where it is missing, delete nothing else and start Hoopoe, which makes a new one.`,
			{ cause: error },
		);
	}
}

/** The error of a failed start, for the operator. */
export function openErrorOf(folder: string, error: unknown): unknown {
	if (!(error instanceof StartError)) return error;
	const said = error.lines.findLast((line) => /^(FATAL|PANIC)/.test(line)) ?? error.message;
	if (/No space left on device/.test(said)) return new OpenError(`The disk of ${folder} is full.`, { cause: error });
	return unusable(folder, said.replace(/^\w+: +/, ''), error);
}

type Listening = { host: string; port: number; settings: Record<string, string>; remove: () => void };

/** A Unix socket in the cluster's own folder, which only its user can open; where there are none, the loopback. */
async function whereToListen(folder: string, user: ServerUser | null): Promise<Listening> {
	if (process.platform === 'win32') {
		const port = await freePort();
		return {
			host: '127.0.0.1',
			port,
			settings: { listen_addresses: '127.0.0.1', port: String(port) },
			remove: () => {},
		};
	}
	let sockets = realpathSync(folder);
	let remove = () => {};
	if (Buffer.byteLength(join(sockets, `.s.PGSQL.${SOCKET_PORT}.lock`)) > LONGEST_SOCKET) {
		const short = mkdtempSync(join(tmpdir(), 'hoopoe-'));
		if (user) chownSync(short, user.ids.uid, user.ids.gid);
		sockets = short;
		remove = () => rmSync(short, { recursive: true, force: true });
	}
	const settings = { listen_addresses: '', unix_socket_directories: sockets, port: String(SOCKET_PORT) };
	return { host: sockets, port: SOCKET_PORT, settings, remove };
}

/**
 * Waits for the server that a process of ours left behind when it was killed, and which ends by itself. Its pid file and
 * that of its socket may name another program by now, which PostgreSQL would take for a server; they are removed. A server
 * that ends removes its own pid file last.
 * @throws OpenError where it does not end
 */
async function endLeftOver(folder: string): Promise<void> {
	const file = join(folder, 'postmaster.pid');
	const began = performance.now();
	for (let asked = false; existsSync(file); await pause(50)) {
		const [id, , started] = readFileSync(file, 'utf8').split('\n').map(Number);
		const pid = Math.abs(id ?? 0);
		const isServer = isAlive(pid) && isServerOf(pid, folder, started ?? 0);
		if (isServer === false) {
			rmSync(file, { force: true });
			break;
		}
		const waited = performance.now() - began;
		if (waited > LEFT_OVER_MS)
			throw new OpenError(
				isServer
					? `A PostgreSQL server (${pid}) still runs in ${folder} and does not end. Stop it first.`
					: `A PostgreSQL server (${pid}) may still run in ${folder}. Stop it first; if that process is another program, delete ${file}.`,
			);
		// Never a process that may be another program.
		if (isServer && waited > LEFT_OVER_MS / 4 && !asked) {
			asked = true;
			process.kill(pid, 'SIGINT');
		}
	}
	rmSync(join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
}

/**
 * Whether a process is the server of this folder, which is then its working directory; where the system does not tell
 * that, by when it began. Null where neither can be found out.
 * @param started when that server began, in seconds, as its pid file has it
 */
export function isServerOf(pid: number, folder: string, started: number, platform = process.platform): boolean | null {
	if (platform !== 'linux') {
		const began = beganAt(pid);
		return began === null ? null : Math.abs(began / 1000 - started) < SAME_START_S;
	}
	try {
		return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
	} catch {
		// It ended just now, or belongs to somebody else.
		return false;
	}
}

async function run(program: string, user: ServerUser | null, args: readonly string[], input = ''): Promise<void> {
	const running = promisify(execFile)(program, args, { ...user?.ids, cwd: '/', env: { ...process.env, LC_ALL: 'C' } });
	running.child.stdin?.on('error', () => {});
	running.child.stdin?.end(input);
	await running.catch((error: { stderr?: string; message: string }) => {
		const said = error.stderr
			?.trim()
			.split('\n')
			.findLast((line) => /error|fatal|panic/i.test(line));
		throw new StartError([said ?? error.message]);
	});
}
