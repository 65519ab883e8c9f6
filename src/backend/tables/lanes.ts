import { isInProcess, networkOf } from '#src/platform/address.ts';
import { Lane } from '#src/platform/lane.ts';
import type { Caller } from '../caller.ts';

/** Runs the statements of a request, at once or when its lane has room. */
export type RunInLane = <T>(
	request: {
		readonly caller: Caller;
		readonly address: string;
		/** Whether it looks for patterns or searches text. */
		readonly searches: boolean;
		/** Whether it calls a function. */
		readonly calls: boolean;
	},
	work: () => Promise<T>,
) => Promise<T>;

/**
 * Keeps what can be costly from taking all connections: searches, and the calls of visitors, whose functions may search as
 * well. Together they get eight of ten connections. Reads without a search, the secret key, and what this process asks of
 * itself wait for nobody. What runs long keeps its place for a while afterwards, so that one who sends nothing but the
 * costliest searches has a fifth of a processor.
 */
export function createLanes(connections: number): RunInLane {
	const share = (part: number) => Math.max(1, Math.floor(connections * part));
	const rest = { times: 4, freeMs: 100 };
	const search = { atOncePerKey: 1, waiting: 20, waitingPerKey: 4, waitMs: 2000, rest };
	const searches = {
		anon: new Lane({ ...search, atOnce: share(0.2) }),
		authenticated: new Lane({ ...search, atOnce: share(0.3) }),
	};
	const calls = new Lane({ atOnce: share(0.3), atOncePerKey: 2, waiting: 50, waitingPerKey: 10, waitMs: 2000, rest });

	return ({ caller, address, searches: isSearch, calls: isCall }, work) => {
		if (caller.role === 'service_role' || isInProcess(address)) return work();
		const lane = isSearch ? searches[caller.role] : isCall && caller.role === 'anon' ? calls : undefined;
		return lane ? lane.run(caller.userId ?? networkOf(address), work) : work();
	};
}
