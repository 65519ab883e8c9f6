import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Result, Statement } from '#src/platform/database/database.ts';
import { requestTimeout } from '#src/platform/process/within-time.ts';
import type { Caller, ResolveCaller } from '../caller.ts';
import { type RunInLane, unlimitedTurn } from '../tables/limits/lanes.ts';
import type { RoleLimits } from '../tables/limits/role-limits.ts';

/** A request of the storage service that runs. */
type Running = {
	readonly address: string;
	caller: Caller;
	/** Sets when the request is late, by its caller's role. */
	readonly startTimer: () => void;
	timer: NodeJS.Timeout | undefined;
	isUntimed: boolean;
};

/** Requests without a token, and those whose address says all, such as that of a public picture. */
const NOBODY: Caller = { role: 'anon', claims: { role: 'anon' }, userId: null };

/** What one request may take of the database and of time. */
export type RequestLimits = {
	/** Each statement has the time of the caller's role and waits for the lane of the caller's address. */
	readonly database: Database;
	/**
	 * For the bytes of files, once it was found out who may have or put them: what is transferred already waits for no lane,
	 * and parts of it are read in whatever time that takes.
	 */
	readonly bytesDatabase: Database;
	/** Answers the caller, whose limits are those of the request from then on. */
	readonly resolveCaller: ResolveCaller;
	/** The request transfers a file from here on: only its statements are limited in time. */
	readonly untimed: () => void;
	/**
	 * Runs what answers a request.
	 * @throws Problem `request_timeout` 504
	 */
	run<T>(address: string, work: () => Promise<T>): Promise<T>;
};

export function createRequestLimits({
	database,
	resolveCaller,
	limitsOf,
	inLane,
	requestMs,
}: {
	database: Database;
	resolveCaller: ResolveCaller;
	limitsOf: Readonly<Record<Caller['role'], RoleLimits>>;
	inLane: RunInLane;
	requestMs: number;
}): RequestLimits {
	const running = new AsyncLocalStorage<Running>();
	/** The secret key has what the connection allows. */
	const timeLimit = (caller: Caller): Statement[] =>
		caller.role === 'service_role'
			? []
			: [
					{
						text: "select from (select set_config('statement_timeout', $1, true) offset 0) as s",
						values: [String(limitsOf[caller.role].statementMs)],
					},
				];

	const atOnce: RunInLane = (_, work) => work(unlimitedTurn);

	/** The database with the time of the caller's role before each statement. */
	function limited(run: RunInLane): Database {
		const withTime = <T>(work: (first: Statement[]) => Promise<T>): Promise<T> => {
			const { caller, address } = running.getStore() ?? { caller: NOBODY, address: 'unknown' };
			return run({ caller, address, searches: false, calls: false }, () => work(timeLimit(caller)));
		};
		const batch: Database['batch'] = (statements, ran) =>
			withTime(async (first) => (await database.batch([...first, ...statements], ran)).slice(first.length));
		return {
			...database,
			batch,
			async query<Row>(text: string, values?: readonly unknown[]) {
				const [result] = await batch([{ text, ...(values && { values }) }]);
				return result as Result<Row>;
			},
			transaction: (work) =>
				withTime((first) =>
					database.transaction(async (tx) => {
						for (const { text, values } of first) await tx.query(text, values);
						return work(tx);
					}),
				),
		};
	}

	return {
		database: limited(inLane),
		bytesDatabase: { ...limited(atOnce), query: database.query },
		async resolveCaller(request) {
			const caller = await resolveCaller(request);
			const current = running.getStore();
			if (current) {
				current.caller = caller;
				current.startTimer();
			}
			return caller;
		},
		untimed() {
			const current = running.getStore();
			if (!current) return;
			current.isUntimed = true;
			clearTimeout(current.timer);
		},
		async run(address, work) {
			const late = Promise.withResolvers<never>();
			const began = performance.now();
			const current: Running = {
				address,
				caller: NOBODY,
				timer: undefined,
				isUntimed: false,
				startTimer() {
					clearTimeout(current.timer);
					if (current.isUntimed) return;
					const milliseconds = requestMs + limitsOf[current.caller.role].statementMs - (performance.now() - began);
					current.timer = setTimeout(() => late.reject(requestTimeout()), milliseconds);
				},
			};
			current.startTimer();
			try {
				return await Promise.race([running.run(current, work), late.promise]);
			} finally {
				current.isUntimed = true;
				clearTimeout(current.timer);
			}
		},
	};
}
