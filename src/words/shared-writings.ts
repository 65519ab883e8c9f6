import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Piece } from './model-fields.server.ts';
import type { Writing } from './writer.server.ts';

/** Starts the writing; the signal aborts when nobody follows it any more. */
export type Write = (signal: AbortSignal) => AsyncGenerator<Piece, Writing>;

/** Texts that are being written or were just written, so that the same request is not paid twice. */
export interface SharedWritings {
	/**
	 * Has `write` write, or follows the writing under the same key: one that still runs from its first word on, one that
	 * is done for a while longer. The writing ends when the last who follows it has left.
	 * @throws the signal's reason, or what `write` throws
	 */
	follow(key: string, write: Write, signal: AbortSignal): AsyncGenerator<Piece, Writing>;
}

type Run = {
	pieces: Piece[];
	followers: number;
	leaving: AbortController;
	/** Resolved at the next step of the writing, and then made anew. */
	step: PromiseWithResolvers<void>;
	writing: Writing | null;
	failure: { error: unknown } | null;
};

/** `keepMs` is how long a text is kept after it was written; beyond `most` texts the least recently used go. */
export function createSharedWritings({ keepMs, most }: { keepMs: number; most: number }): SharedWritings {
	const runs = new LRUCache<string, Run>({ max: most });

	function forget(key: string, run: Run): void {
		if (runs.peek(key) === run) runs.delete(key);
	}

	function start(key: string, write: Write): Run {
		const run: Run = {
			pieces: [],
			followers: 0,
			leaving: new AbortController(),
			step: Promise.withResolvers(),
			writing: null,
			failure: null,
		};
		runs.set(key, run);
		const advance = () => {
			run.step.resolve();
			run.step = Promise.withResolvers();
		};
		void (async () => {
			try {
				const writing = write(run.leaving.signal);
				let next = await writing.next();
				for (; !next.done; next = await writing.next()) {
					run.pieces.push(next.value);
					advance();
					// Node flushes writes when the event loop is idle: the first word must not wait for the following ones.
					if (run.pieces.length === 1) await setImmediate();
				}
				run.writing = next.value;
				// New followers get each text whole; present ones continue with the pieces.
				run.pieces = Object.entries(next.value.words).map(([field, text]) => ({ field, text }));
				if (runs.peek(key) === run) runs.set(key, run, { ttl: keepMs });
			} catch (error) {
				run.failure = { error };
				forget(key, run);
			}
			advance();
		})();
		return run;
	}

	return {
		async *follow(key, write, signal) {
			signal.throwIfAborted();
			const run = runs.get(key) ?? start(key, write);
			const { pieces } = run;
			run.followers++;
			const left = Promise.withResolvers<void>();
			const leave = () => left.resolve();
			signal.addEventListener('abort', leave, { once: true });
			try {
				for (let index = 0; ; ) {
					for (let piece = pieces[index]; piece; piece = pieces[++index]) yield piece;
					if (run.writing) return run.writing;
					if (run.failure) throw run.failure.error;
					await Promise.race([run.step.promise, left.promise]);
					signal.throwIfAborted();
				}
			} finally {
				signal.removeEventListener('abort', leave);
				run.followers--;
				if (run.followers === 0 && !run.writing) {
					forget(key, run);
					run.leaving.abort();
				}
			}
		},
	};
}
