import { performance } from 'node:perf_hooks';

/** What is watched: connections with a pending request. */
type Connection = { readonly connection: { readonly stream: { destroy(): void } } };

export interface ServerWatch {
	/** A request waits for an answer on this connection, until `end`. */
	begin(connection: Connection): void;
	end(connection: Connection): void;
	/** Whether the server is known not to answer; requests then fail at once. */
	isDown(): boolean;
	close(): void;
}

const LOOK_MS = 200;
/** An answer that takes longer than this makes us ask whether the server is still there. */
const LONG_MS = 500;

/**
 * Finds out that a server has stopped answering without having closed its connections (paused, or the network gone):
 * while a request waits long, the server is probed on another connection. When that is not answered either, all waiting
 * connections are closed, so that their requests fail at once, and `isDown` says so until it answers again.
 *
 * @param probe asks the server something small; rejects where no answer comes in time
 * @param overrun what to do with a server that one statement may occupy as a whole: called when an answer takes longer
 *   than `afterMs`
 */
export function watchServer({
	probe,
	overrun,
}: {
	probe?: () => Promise<void>;
	overrun?: { afterMs: number; act: () => void };
}): ServerWatch {
	/** When each connection was begun to be waited for; the longest wait comes first. */
	const waiting = new Map<Connection, number>();
	let down = false;
	let probing = false;
	/** When the server last answered a request. */
	let answered = 0;

	function closeBegunBefore(moment: number): void {
		for (const [connection, since] of waiting) if (since <= moment) connection.connection.stream.destroy();
	}

	async function ask(): Promise<void> {
		if (!probe || probing) return;
		probing = true;
		const began = performance.now();
		try {
			await probe();
			down = false;
		} catch {
			// An overloaded server answers late, but it answers.
			if (answered > began) return;
			down = true;
			closeBegunBefore(began);
		} finally {
			probing = false;
		}
	}

	const timer = setInterval(() => {
		const [longest] = waiting.values();
		const waited = longest === undefined ? 0 : performance.now() - longest;
		if (overrun && waited > overrun.afterMs) {
			closeBegunBefore(performance.now());
			overrun.act();
		}
		if (down || waited > LONG_MS) void ask();
	}, LOOK_MS);
	timer.unref();

	return {
		begin: (connection) => void waiting.set(connection, performance.now()),
		end(connection) {
			waiting.delete(connection);
			answered = performance.now();
		},
		isDown: () => down,
		close: () => clearInterval(timer),
	};
}
