import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isInProcess, networkOf } from '../http/address.ts';
import { Problem } from '../http/problem.ts';
import type { SharedCounts, Total } from './shared-counts.ts';

/**
 * How often each kind of thing may be done: `points` in `seconds`, counted per key (an address or a user). The kinds
 * that begin with `auth_` are section 23 of docs/auth-contract.md.
 */
export const limitKinds = {
	request: { points: 600, seconds: 60 },
	function: { points: 40, seconds: 60 },
	model: { points: 60, seconds: 3600 },
	auth_email: { points: 30, seconds: 300 },
	auth_verify: { points: 30, seconds: 300 },
	auth_token: { points: 150, seconds: 300 },
	auth_mfa: { points: 15, seconds: 60 },
	auth_anonymous: { points: 30, seconds: 3600 },
	auth_register: { points: 10, seconds: 300 },
	auth_sso: { points: 30, seconds: 300 },
	// A whole company may come from its identity provider by one address.
	auth_sso_return: { points: 150, seconds: 300 },
	auth_passkey: { points: 30, seconds: 300 },
	auth_web3: { points: 30, seconds: 300 },
	auth_other: { points: 30, seconds: 300 },
} as const;
export type LimitKind = keyof typeof limitKinds;

/** Kinds that nearly every request counts; the others are rare, and lead to slow work. */
const inPassing: readonly string[] = ['request', 'function', 'auth_token'] satisfies LimitKind[];

export interface Limits {
	/**
	 * Counts one use of `kind` by `key`; addresses of one network count together (`networkOf`).
	 * @throws Problem `over_request_rate_limit` 429 with `retryAfter` in seconds, once the kind is used up
	 */
	take(kind: LimitKind, key: string): Promise<void>;
}

type Kinds = Record<LimitKind, { points: number; seconds: number }>;

/** What this process has counted for a key since its last settlement. */
type Untold = { kind: LimitKind; name: string; points: number; until: number };

const SETTLE_MS = 1000;
/** This process may use up so much of what is left before it asks how much the others have used. */
const ALONE = 1 / 8;
/** Keys that have used less of a limit than this are not settled. */
const WORTH_TELLING = 1 / 50;

/**
 * Limits counted in the memory of this process; `enabled: false` counts nothing. With `shared` they hold for all
 * processes of a database together. The frequent kinds are counted by each process and settled with the others every
 * second; a key near such a limit waits for that, so that each process lets through an eighth of what is left at most
 * before it knows of the others. Rarer kinds wait each time. While the database is unreachable each process counts
 * alone.
 */
export function createLimits({
	enabled,
	kinds = limitKinds,
	shared,
}: {
	enabled: boolean;
	kinds?: Kinds;
	shared?: SharedCounts | undefined;
}): Limits {
	if (!enabled) return { take: async () => {} };
	const limiters = Object.fromEntries(
		Object.entries(kinds).map(([kind, { points, seconds }]) => [
			kind,
			new RateLimiterMemory({ keyPrefix: kind, points, duration: seconds }),
		]),
	) as Record<LimitKind, RateLimiterMemory>;
	const settling = shared && settleWith(shared, kinds, limiters);
	return {
		async take(kind, key) {
			if (isInProcess(key)) return;
			const name = networkOf(key);
			try {
				const used = await limiters[kind].consume(name);
				if (!settling?.count(kind, name, used)) return;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) throw refused(refusal);
				throw refusal;
			}
			await settling.settle();
			const now = await limiters[kind].get(name);
			if (now && now.consumedPoints > kinds[kind].points) throw refused(now);
		},
	};
}

const refused = ({ msBeforeNext }: RateLimiterRes) =>
	new Problem('over_request_rate_limit', 429, 'Request rate limit reached', {
		retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
	});

/** Exchanges counts with the other processes. */
function settleWith(shared: SharedCounts, kinds: Kinds, limiters: Record<LimitKind, RateLimiterMemory>) {
	const untold = new Map<string, Untold>();
	let running: Promise<void> = Promise.resolve();
	let next: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;

	/** Never rejects: what could not be settled is settled the next time. */
	async function tell(): Promise<void> {
		const now = Date.now();
		const going: [string, Untold][] = [];
		for (const entry of untold) {
			const [key, { kind, points, until }] = entry;
			if (until <= now) untold.delete(key);
			else if (points >= kinds[kind].points * WORTH_TELLING) going.push(entry);
		}
		if (going.length === 0) return;
		for (const [key] of going) untold.delete(key);
		try {
			const totals = await shared.add(
				going.map(([key, { kind, points }]) => ({ key, points, seconds: kinds[kind].seconds })),
			);
			for (const [index, [key, { kind, name }]] of going.entries()) {
				const { points, seconds } = totals[index] as Total;
				await limiters[kind].set(name, points + (untold.get(key)?.points ?? 0), Math.max(seconds, 0.001));
			}
		} catch {
			for (const [key, { points, ...rest }] of going)
				untold.set(key, { ...rest, points: points + (untold.get(key)?.points ?? 0) });
		}
	}

	/** Resolves once everything counted so far was settled. */
	function settle(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		next ??= running.then(() => {
			next = undefined;
			running = tell();
			return running;
		});
		return next;
	}

	return {
		settle,
		/** Counts one use that the limit of this process let through. @returns whether it has to wait for the others */
		count(
			kind: LimitKind,
			name: string,
			{ remainingPoints, msBeforeNext, isFirstInDuration }: RateLimiterRes,
		): boolean {
			const key = `${kind} ${name}`;
			const found = isFirstInDuration ? undefined : untold.get(key);
			const points = (found?.points ?? 0) + 1;
			untold.set(key, { kind, name, points, until: Date.now() + msBeforeNext });
			timer ??= setTimeout(() => void settle(), SETTLE_MS).unref();
			return !inPassing.includes(kind) || points > remainingPoints * ALONE;
		},
	};
}
