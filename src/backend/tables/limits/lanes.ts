import { isInProcess, networkOf } from '#src/platform/http/address.ts';
import { AnswerBudget } from '#src/platform/limits/answer-budget.ts';
import { CostShare, type ShareSize } from '#src/platform/limits/cost-share.ts';
import { Lane, type LaneSize } from '#src/platform/limits/lane.ts';
import type { Caller } from '../../caller.ts';
import type { TableConfig } from './role-limits.ts';

/** What a request may use while its statements run, and counts. */
export type Turn = {
	/** Bytes that its answer may have now. */
	readonly room: number;
	/** Seconds after which an answer for which there was no room may be asked for again. */
	retryAfter(): number;
	/** Counts how many milliseconds its statements ran. */
	ran(milliseconds: number): void;
	/** Counts its answer; what it returns is to be called once that was sent. */
	answers(bytes: number): (() => void) | undefined;
};

/** Runs the statements of a request, at once or when its lane has room. */
export type RunInLane = <T>(
	request: {
		readonly caller: Caller;
		readonly address: string;
		/** Whether it looks for patterns, searches text, or looks into JSON often. */
		readonly searches: boolean;
		/** Whether it calls a function. */
		readonly calls: boolean;
	},
	work: (turn: Turn) => Promise<T>,
) => Promise<T>;

/** Connections that visitors leave to those who are signed in, and to the pages. */
const KEPT_FROM_VISITORS = 2;
/** Requests that may wait for each connection. More would be answered too late for most of them. */
const WAITING_PER_CONNECTION = 20;

/** Answers up to here are not counted: they fit into what the system keeps for a connection. */
const FREE_BYTES = 64 * 1024;
/** Bytes of larger answers that are made in a second: of all visitors, and of all who are signed in. */
const BYTES_PER_SECOND = { anon: 2 * 1024 * 1024, authenticated: 4 * 1024 * 1024 };
/** The key under which the costly work of all visitors is counted together. */
const ALL_VISITORS = 'visitors';
/** Milliseconds of PostgreSQL's that a key may take in a second, and at once; quicker statements are not counted. */
const OWN_SHARE = { freeMs: 10, perSecondMs: 250, burstMs: 1000 };
const VISITORS_SHARE = { freeMs: 10, perSecondMs: 150, burstMs: 500 };
/** Bytes of a large answer that are counted as one millisecond of PostgreSQL's. */
const BYTES_PER_MS = 20 * 1024;

/** Of requests that wait for nobody. */
export const unlimitedTurn: Turn = {
	room: Number.POSITIVE_INFINITY,
	retryAfter: () => 1,
	ran() {},
	answers: () => undefined,
};

/**
 * Keeps requests of one address, or person, from taking what others need. Searches, and the calls of visitors, whose
 * functions may search as well, have few connections for all together; all else may have half of them for one key, and all
 * visitors together leave two. Whatever takes PostgreSQL long, or has a large answer, is counted: each key has a quarter of a
 * processor for that. All visitors together, whatever their addresses, have a seventh for searches and a quarter for all
 * else: the pages need the rest. Once the quarter is used up, addresses that had costly work done are refused, and no others.
 * Large answers that wait for their readers are bounded for each key and in all. The secret key, and what this
 * process asks of itself, wait for nobody.
 * @param config where RATE_LIMITS is off, work is not counted: a load test wants all of it done. What processes that serve
 *   together may use is divided by their number, as connections and the buffer of answers are already.
 */
export function createLanes({
	DATABASE_CONNECTIONS: connections,
	ANSWER_BUFFER,
	RATE_LIMITS: limited,
	WEB_CONCURRENCY: workers,
}: Pick<TableConfig, 'DATABASE_CONNECTIONS' | 'ANSWER_BUFFER' | 'RATE_LIMITS' | 'WEB_CONCURRENCY'>): RunInLane {
	const share = (part: number) => Math.max(1, Math.floor(connections * part));
	const lane = (size: Omit<LaneSize, 'waitMs'>) => new Lane({ ...size, waitMs: 2000 });
	const search = { atOncePerKey: 1, waiting: 20, waitingPerKey: 4 };
	const searches = {
		anon: lane({ ...search, atOnce: share(0.2) }),
		authenticated: lane({ ...search, atOnce: share(0.3) }),
	};
	const calls = lane({ atOnce: share(0.3), atOncePerKey: 2, waiting: 50, waitingPerKey: 10 });
	const all = (atOnce: number) =>
		lane({
			atOnce,
			atOncePerKey: share(0.5),
			waiting: connections * WAITING_PER_CONNECTION,
			waitingPerKey: share(0.5) * WAITING_PER_CONNECTION,
		});
	const visitors = all(Math.max(1, connections - KEPT_FROM_VISITORS));
	const others = all(Number.POSITIVE_INFINITY);
	const costShare = ({ freeMs, perSecondMs, burstMs }: ShareSize) =>
		new CostShare({ freeMs, perSecondMs: perSecondMs / workers, burstMs: burstMs / workers });
	const own = costShare(OWN_SHARE);
	const searchesOfVisitors = costShare(VISITORS_SHARE);
	const othersOfVisitors = costShare(OWN_SHARE);
	const budget = (perSecond: number) =>
		new AnswerBudget({
			freeBytes: FREE_BYTES,
			bytes: ANSWER_BUFFER / 2,
			bytesPerKey: ANSWER_BUFFER / 8,
			bytesPerSecond: limited ? perSecond / workers : undefined,
		});
	const budgets = { anon: budget(BYTES_PER_SECOND.anon), authenticated: budget(BYTES_PER_SECOND.authenticated) };

	return ({ caller, address, searches: isSearch, calls: isCall }, work) => {
		const { role } = caller;
		if (role === 'service_role' || isInProcess(address)) return work(unlimitedTurn);
		const key = caller.userId ?? networkOf(address);
		const isVisitor = role === 'anon';
		const ofVisitors = isSearch ? searchesOfVisitors : othersOfVisitors;
		const requireShare = () => {
			if (!limited) return;
			own.require(key);
			if (isVisitor && (isSearch || own.hasCost(key))) ofVisitors.require(ALL_VISITORS);
		};
		requireShare();
		const answers = budgets[role];
		const turn = () => {
			// Other requests may have used up the share while this one waited.
			requireShare();
			return work({
				room: answers.room(key),
				retryAfter: () => answers.retryAfter(),
				ran(milliseconds) {
					if (!limited) return;
					own.add(key, milliseconds);
					if (isVisitor) ofVisitors.add(ALL_VISITORS, milliseconds);
				},
				answers(bytes) {
					const sent = answers.take(key, bytes);
					if (sent && limited) own.add(key, bytes / BYTES_PER_MS);
					return sent;
				},
			});
		};
		if (role === 'authenticated') return (isSearch ? searches.authenticated : others).run(key, turn);
		const asVisitor = () => visitors.run(key, turn);
		const narrow = isSearch ? searches.anon : isCall ? calls : undefined;
		return narrow ? narrow.run(key, asVisitor) : asVisitor();
	};
}
