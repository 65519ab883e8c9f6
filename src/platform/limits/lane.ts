import { Problem } from '../http/problem.ts';

/** How many may run and wait, in all and for one key. */
export type LaneSize = {
	readonly atOnce: number;
	readonly atOncePerKey: number;
	readonly waiting: number;
	readonly waitingPerKey: number;
	/** Milliseconds that one waits at most. */
	readonly waitMs: number;
};

/** How much one piece of work changes the mean. */
const WEIGHT = 1 / 16;

type Waiting = { readonly key: string; readonly start: () => void };

/**
 * Lets only a few pieces of costly work run at once, in this process; the others wait in the order they came. A key (an
 * address, a user) that is at its limit is skipped, and the next key goes first.
 */
export class Lane {
	readonly #size: LaneSize;
	/** The key of each piece of work that runs. */
	readonly #running: string[] = [];
	readonly #waiting: Waiting[] = [];
	/** How long a piece of work takes. */
	#meanMs = 0;

	constructor(size: LaneSize) {
		this.#size = size;
	}

	/** @throws Problem `over_capacity` 503 with `retryAfter`: at once where too many wait, or where what waits will take too long; or after having waited too long */
	async run<T>(key: string, work: () => Promise<T>): Promise<T> {
		if (this.#hasRoom(key)) this.#running.push(key);
		else await this.#wait(key);
		const began = performance.now();
		try {
			return await work();
		} finally {
			this.#meanMs += (performance.now() - began - this.#meanMs) * WEIGHT;
			this.#running.splice(this.#running.indexOf(key), 1);
			this.#startNext();
		}
	}

	#hasRoom(key: string): boolean {
		return (
			this.#running.length < this.#size.atOnce &&
			this.#running.filter((other) => other === key).length < this.#size.atOncePerKey
		);
	}

	#wait(key: string): Promise<void> {
		const ofKey = this.#waiting.filter((other) => other.key === key).length;
		const expectedMs = (this.#waiting.length * this.#meanMs) / this.#size.atOnce;
		if (
			this.#waiting.length >= this.#size.waiting ||
			ofKey >= this.#size.waitingPerKey ||
			expectedMs > this.#size.waitMs
		)
			throw tooBusy();
		return new Promise((started, refused) => {
			const waiting: Waiting = {
				key,
				start: () => {
					clearTimeout(timer);
					started();
				},
			};
			const timer = setTimeout(() => {
				this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
				refused(tooBusy());
			}, this.#size.waitMs);
			this.#waiting.push(waiting);
		});
	}

	#startNext(): void {
		const index = this.#waiting.findIndex(({ key }) => this.#hasRoom(key));
		const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
		if (!next) return;
		this.#running.push(next.key);
		next.start();
	}
}

function tooBusy(): Problem {
	return new Problem(
		'over_capacity',
		503,
		'Too many requests of this kind are running. Please try again in a moment.',
		{
			retryAfter: 1,
		},
	);
}
