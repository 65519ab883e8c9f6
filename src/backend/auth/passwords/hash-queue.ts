import { Problem } from '#src/platform/http/problem.ts';

/** How long a hash takes, as long as none was measured; one of bcrypt at cost 10 takes about so long. */
const FIRST_GUESS_MS = 100;
/** How much one measured hash changes the mean. */
const WEIGHT = 1 / 16;
/** By how much the wait that is promised changes with a caller who left while waiting, and with one who got an answer. */
const SHORTER = 0.9;
const LONGER = 1.01;
/** The least of it, as a part of the longest. */
const LEAST = 1 / 16;

/** Runs a fixed number of tasks at a time, in order of arrival. */
export type HashQueue = {
	/** @throws Problem `over_capacity` 503 where a task would have to wait too long now */
	requireRoom(): void;
	/**
	 * Runs the work when its turn has come. A task that is aborted while waiting is not begun.
	 * @throws Problem `over_capacity` 503 at once, as `requireRoom`; `request_aborted` 499 where `signal` was aborted
	 *   before the work was done
	 */
	run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
};

/**
 * @param parallel pieces of work at a time
 * @param longestWaitMs longest expected wait, by the mean time of a task. Where callers leave before their turn has come, fewer
 *   are let in: those that are would leave as well, and hashes be made for nobody.
 */
export function createHashQueue({ parallel, longestWaitMs }: { parallel: number; longestWaitMs: number }): HashQueue {
	let running = 0;
	let meanMs: number | null = null;
	let patienceMs = longestWaitMs;
	const waiting: (() => void)[] = [];

	function requireRoom(): void {
		const waitMs = ((waiting.length + 1) * (meanMs ?? FIRST_GUESS_MS)) / parallel;
		if (running < parallel || waitMs <= patienceMs) return;
		throw new Problem('over_capacity', 503, 'Too many sign-ins at once, please retry after a moment.', {
			retryAfter: Math.max(1, Math.ceil(longestWaitMs / 1000)),
		});
	}

	/** A caller who came at `since` has left; who leaves at once has not become tired of waiting. */
	function hasLeft(since: number): void {
		if (performance.now() - since < (meanMs ?? FIRST_GUESS_MS)) return;
		patienceMs = Math.max(longestWaitMs * LEAST, patienceMs * SHORTER);
	}

	const turn = (signal: AbortSignal) =>
		new Promise<void>((resolve, reject) => {
			const begin = () => {
				signal.removeEventListener('abort', leave);
				resolve();
			};
			const leave = () => {
				waiting.splice(waiting.indexOf(begin), 1);
				reject(aborted());
			};
			signal.addEventListener('abort', leave, { once: true });
			waiting.push(begin);
		});

	return {
		requireRoom,
		async run(work, signal) {
			if (signal.aborted) throw aborted();
			requireRoom();
			const came = performance.now();
			const left = () => hasLeft(came);
			signal.addEventListener('abort', left, { once: true });
			if (running >= parallel) await turn(signal);
			else running++;
			const began = performance.now();
			try {
				const result = await work();
				const ms = performance.now() - began;
				meanMs = meanMs === null ? ms : meanMs + (ms - meanMs) * WEIGHT;
				if (signal.aborted) throw aborted();
				patienceMs = Math.min(longestWaitMs, patienceMs * LONGER);
				return result;
			} finally {
				signal.removeEventListener('abort', left);
				// The next in the queue takes over the place; it is free only when the queue is empty.
				const next = waiting.shift();
				if (next) next();
				else running--;
			}
		},
	};
}

/** nginx's status for a client that has disconnected; only the log has it, as nobody receives the answer. */
const aborted = () => new Problem('request_aborted', 499, 'The request was given up before it was answered');
