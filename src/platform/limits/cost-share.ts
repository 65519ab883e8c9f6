import { Problem } from '../http/problem.ts';

/** How much costly work one key may have done. */
export type ShareSize = {
	/** Milliseconds of each piece of work that are not counted. */
	readonly freeMs: number;
	/** Milliseconds of work for each second that passes. */
	readonly perSecondMs: number;
	/** Milliseconds that may be used up at once. */
	readonly burstMs: number;
};

/** Keys remembered at most; those that owe nothing are forgotten first. */
const MOST_KEYS = 10_000;
/** How long it is known of a key that it had costly work done. */
const KEPT_MS = 600_000;

/**
 * Limits costly work of this process: each key (an address, a user) has so many milliseconds a second, counted after
 * the fact. Quick work is free, however much of it.
 */
export class CostShare {
	readonly #size: ShareSize;
	readonly #used = new Map<string, { ms: number; at: number }>();

	constructor(size: ShareSize) {
		this.#size = size;
	}

	/** @throws Problem `over_request_rate_limit` 429 with `retryAfter` in seconds, while the share is used up */
	require(key: string): void {
		const over = this.#usedBy(key) - this.#size.burstMs;
		if (over <= 0) return;
		throw new Problem('over_request_rate_limit', 429, 'These requests take too much work. Please try again later.', {
			retryAfter: Math.max(1, Math.ceil(over / this.#size.perSecondMs)),
		});
	}

	/** Counts a piece of work that took so long. */
	add(key: string, milliseconds: number): void {
		const costly = milliseconds - this.#size.freeMs;
		if (costly <= 0) return;
		this.#used.set(key, { ms: this.#usedBy(key) + costly, at: performance.now() });
		if (this.#used.size > MOST_KEYS) this.#forget();
	}

	/** Whether a key has had costly work done within the last `KEPT_MS`. */
	hasCost(key: string): boolean {
		const used = this.#used.get(key);
		return used !== undefined && performance.now() - used.at < KEPT_MS;
	}

	#usedBy(key: string): number {
		const used = this.#used.get(key);
		if (!used) return 0;
		return Math.max(0, used.ms - ((performance.now() - used.at) / 1000) * this.#size.perSecondMs);
	}

	#forget(): void {
		for (const key of this.#used.keys()) if (this.#usedBy(key) === 0) this.#used.delete(key);
		while (this.#used.size > MOST_KEYS) this.#used.delete(this.#used.keys().next().value as string);
	}
}
