import { type ChildProcess, fork } from 'node:child_process';
import type { ServerAddress } from '../database/postgres/postgres.ts';
import type { Log } from '../process/log.ts';
import { collectMetrics } from './collect-metrics.ts';
import { handOutConnections } from './hand-out.ts';
import { isMessage, type ToPrimary, type ToWorker } from './messages.ts';

/** The worker processes of this one, the primary. */
export interface Workers {
	/**
	 * Has all of them serve on a port, around this database. Resolves with the port once the first one does.
	 * @throws WorkerStartError where it cannot; what `net.Server.listen` throws
	 */
	serve(database: ServerAddress, port: number, host: string): Promise<number>;
	/** Has them finish what runs and end; resolves once all have ended. */
	stop(): Promise<void>;
}

/** A worker that has run for so long is replaced without a pause when it ends. */
export const STEADY_MS = 10_000;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** Longer than a worker takes to stop by itself. */
const KILL_AFTER_MS = 20_000;

/** A worker ended before any of them had served; it has logged the reason. */
export class WorkerStartError extends Error {
	override readonly name = 'WorkerStartError';
}

/**
 * Prepares `count` worker processes that run `file` and serve on one port; each new connection goes to the next of them.
 * The first is begun at once, to load what it needs while the database is opened, the others when it serves. One that
 * ends by itself is replaced at once, and after a growing pause while replacements do not live.
 */
export function forkWorkers({ file, count, log }: { file: string; count: number; log: Log }): Workers {
	const workers = new Map<number, ChildProcess>();
	const connections = handOutConnections();
	const metrics = collectMetrics(() => [...workers.values()].filter((worker) => worker.connected));
	const { promise: served, resolve: firstServes, reject: noneServes } = Promise.withResolvers<void>();
	served.catch(() => {});
	let database: ServerAddress | undefined;
	let serving = false;
	let stopping = false;

	function assign(worker: ChildProcess, number: number): void {
		if (database) tell(worker, { hoopoe: 'start', worker: number, onDuty: number === 0, isFirst: !serving, database });
	}

	function hear(worker: ChildProcess, message: ToPrimary): void {
		if (message.hoopoe === 'leaving') connections.retire(worker);
		else if (message.hoopoe === 'took') connections.took(worker, message.id);
		else if (message.hoopoe !== 'ready') metrics.hear(worker, message);
		else if (!stopping) {
			connections.add(worker);
			if (serving) return;
			serving = true;
			firstServes();
			for (let next = 1; next < count; next++) begin(next, 0);
		}
	}

	function begin(number: number, pauseMs: number): void {
		if (stopping) return;
		const began = performance.now();
		const worker = fork(file);
		workers.set(number, worker);
		worker.on('error', (error) => log.warn({ worker: number, err: error }, 'a message to a worker process failed'));
		worker.on('message', (message) => {
			if (isMessage(message)) hear(worker, message as ToPrimary);
		});
		worker.once('exit', (code, signal) => {
			connections.remove(worker);
			metrics.ended(worker);
			if (stopping) return;
			if (!serving) return noneServes(new WorkerStartError('the first worker process ended before it served'));
			const steady = performance.now() - began > STEADY_MS;
			const pause = steady ? 0 : Math.min(Math.max(2 * pauseMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
			log.error({ worker: number, code, signal, pause }, 'a worker process ended and is replaced');
			setTimeout(() => begin(number, pause), pause);
		});
		assign(worker, number);
	}

	begin(0, 0);
	return {
		async serve(address, port, host) {
			database = address;
			for (const [number, worker] of workers) assign(worker, number);
			await served;
			return connections.listen(port, host);
		},
		async stop() {
			stopping = true;
			connections.close();
			const running = [...workers.values()].filter((worker) => worker.exitCode === null && worker.signalCode === null);
			const ended = running.map((worker) => new Promise((done) => worker.once('exit', done)));
			for (const worker of running) tell(worker, { hoopoe: 'stop' });
			const late = setTimeout(() => {
				for (const worker of running) worker.kill('SIGKILL');
			}, KILL_AFTER_MS);
			await Promise.all(ended);
			clearTimeout(late);
		},
	};
}

/** Nothing is sent to one that has ended. */
function tell(worker: ChildProcess, message: ToWorker): void {
	if (worker.connected) worker.send(message);
}
