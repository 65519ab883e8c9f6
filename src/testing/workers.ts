import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '#src/platform/testing/child-environment.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A machine that does much else takes long to load the program. */
const START_MS = 150_000;

export type Answer = { status: number; body: string; headers: Record<string, unknown> };
type Ask = { method?: string; headers?: Record<string, string>; body?: unknown };

/** One connection to a server, and the number of the worker process behind it. */
export type Line = { worker: number; ask: (path: string, init?: Ask) => Promise<Answer>; close: () => void };

/** The built program as a process with worker processes of its own. */
export type WorkingServer = {
	process: ChildProcess;
	url: string;
	/** The process ids of its workers. */
	pids: () => number[];
	/** A new connection; node:cluster gives it to the next worker. */
	connect: () => Promise<Line>;
	/** One request on a connection of its own. */
	askOnce: (path: string, init?: Ask) => Promise<Answer>;
	/** A connection to each worker, by number. */
	connectToAll: (count: number) => Promise<Line[]>;
	/** Lines that were logged, parsed. */
	logged: () => Record<string, unknown>[];
	/** Has it stop, and resolves with its exit code. */
	stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** A port that nobody listens on. */
async function findPort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
	const address = server.address();
	await new Promise((done) => server.close(done));
	return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the built program with these settings, and waits until it serves. */
export async function startWorkers(settings: Record<string, string>): Promise<WorkingServer> {
	const port = await findPort();
	const child = spawn(process.execPath, ['src/main.ts'], {
		cwd: root,
		env: {
			...childEnvironment(),
			NODE_ENV: 'production',
			WARM_UP: 'off',
			HOST: '127.0.0.1',
			PORT: String(port),
			...settings,
		},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	// A test that fails before it stops its server leaves none behind, and does not wait for it.
	const kill = () => void child.kill('SIGKILL');
	process.once('exit', kill);
	child.once('exit', () => process.off('exit', kill));
	child.unref();
	let said = '';
	let rest = '';
	const lines: Record<string, unknown>[] = [];
	child.stdout?.setEncoding('utf8').on('data', (text: string) => {
		const whole = (rest + text).split('\n');
		rest = whole.pop() ?? '';
		for (const line of whole)
			if (line.startsWith('{')) lines.push(JSON.parse(line));
			else said += `${line}\n`;
	});
	const ended = new Promise<number | null>((done) => child.once('exit', done));

	async function connect(): Promise<Line> {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const line = { ask: (path: string, init?: Ask) => send(agent, port, path, init), close: () => agent.destroy() };
		const id = (await line.ask('/health')).headers['x-request-id'];
		for (const began = Date.now(); Date.now() - began < START_MS; await pause(5)) {
			const found = lines.findLast(({ requestId }) => requestId === id);
			if (found) return { ...line, worker: Number(found.worker) };
		}
		throw new Error('the request was not logged');
	}

	const server: WorkingServer = {
		process: child,
		url: `http://127.0.0.1:${port}`,
		pids: () => childrenOf(child.pid ?? 0),
		connect,
		async askOnce(path, init) {
			const agent = new Agent();
			return send(agent, port, path, { ...init, headers: { ...init?.headers, connection: 'close' } });
		},
		async connectToAll(count) {
			const found: Line[] = [];
			for (const began = Date.now(); found.filter(Boolean).length < count; ) {
				if (Date.now() - began > START_MS) throw new Error('not all workers serve');
				const line = await connect();
				if (found[line.worker]) {
					line.close();
					await pause(20);
				} else found[line.worker] = line;
			}
			return found;
		},
		logged: () => lines,
		async stop(signal = 'SIGTERM') {
			child.kill(signal);
			return ended;
		},
	};
	for (const began = Date.now(); !said.includes('Hoopoe serves on'); await pause(20))
		if (child.exitCode !== null || Date.now() - began > START_MS) {
			child.kill('SIGKILL');
			throw new Error(`the server did not start: ${said}`);
		}
	return server;
}

function send(agent: Agent, port: number, path: string, { method = 'GET', headers = {}, body }: Ask = {}) {
	return new Promise<Answer>((resolve, reject) => {
		const asked = request(
			{ agent, host: '127.0.0.1', port, path, method, headers: { 'content-type': 'application/json', ...headers } },
			(response) => {
				let text = '';
				response.setEncoding('utf8').on('data', (chunk: string) => {
					text += chunk;
				});
				response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }));
				response.on('error', reject);
			},
		);
		asked.on('error', reject);
		asked.end(body === undefined ? undefined : JSON.stringify(body));
	});
}

/** The worker processes of a process. */
function childrenOf(parent: number): number[] {
	const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
	return lines.flatMap((line) => {
		const [pid, ppid] = line.trim().split(/\s+/).map(Number);
		return ppid === parent && line.includes('worker.ts') ? [pid as number] : [];
	});
}
