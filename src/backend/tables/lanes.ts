import { isInProcess, networkOf } from '#src/platform/address.ts';
import { CostShare } from '#src/platform/cost-share.ts';
import { Lane } from '#src/platform/lane.ts';
import type { Caller } from '../caller.ts';

/** Runs the statements of a request, at once or when its lane has room. `work` tells how long they ran. */
export type RunInLane = <T>(
	request: {
		readonly caller: Caller;
		readonly address: string;
		/** Whether it looks for patterns or searches text. */
		readonly searches: boolean;
		/** Whether it calls a function. */
		readonly calls: boolean;
	},
	work: (ran: (milliseconds: number) => void) => Promise<T>,
) => Promise<T>;

/**
 * Keeps requests of one address, or person, from taking what others need. Searches, and the calls of visitors, whose
 * functions may search as well, have few connections for all together; all else may have half of them for one key. And
 * whatever takes PostgreSQL long is counted: each key has a quarter of a processor for that. The secret key, and what
 * this process asks of itself, wait for nobody.
 * @param connections those of this process
 * @param limited whether work is counted; a load test wants all of it done
 * @param workers processes that serve together: each has an equal part of what a key may use
 */
export function createLanes(connections: number, limited: boolean, workers = 1): RunInLane {
	const share = (part: number) => Math.max(1, Math.floor(connections * part));
	const search = { atOncePerKey: 1, waiting: 20, waitingPerKey: 4, waitMs: 2000 };
	const searches = {
		anon: new Lane({ ...search, atOnce: share(0.2) }),
		authenticated: new Lane({ ...search, atOnce: share(0.3) }),
	};
	const calls = new Lane({ atOnce: share(0.3), atOncePerKey: 2, waiting: 50, waitingPerKey: 10, waitMs: 2000 });
	const others = new Lane({
		atOnce: Number.POSITIVE_INFINITY,
		atOncePerKey: share(0.5),
		waiting: 1000,
		waitingPerKey: 100,
		waitMs: 2000,
	});
	const costs = limited
		? new CostShare({ freeMs: 10, perSecondMs: 250 / workers, burstMs: 1000 / workers })
		: undefined;

	return ({ caller, address, searches: isSearch, calls: isCall }, work) => {
		if (caller.role === 'service_role' || isInProcess(address)) return work(() => {});
		const key = caller.userId ?? networkOf(address);
		costs?.require(key);
		const lane = isSearch ? searches[caller.role] : isCall && caller.role === 'anon' ? calls : others;
		return lane.run(key, () => {
			// Other requests of this key may have used up its share while this one waited.
			costs?.require(key);
			return work((milliseconds) => costs?.add(key, milliseconds));
		});
	};
}
