/** How many bytes of answers may wait for their readers, and how many are made. Answers of `freeBytes` are never counted. */
export type BudgetSize = {
	readonly freeBytes: number;
	/** Bytes of all counted answers that were made and are not sent yet. */
	readonly bytes: number;
	/** The same for one key. */
	readonly bytesPerKey: number;
	/** Bytes of counted answers for each second that passes, after `bytes` at once; undefined for any number. */
	readonly bytesPerSecond: number | undefined;
};

/**
 * Bounds the memory that large answers take until their readers have them, and the work of making them, in this process. How
 * large an answer is shows when it is made: `room` says how large the next one may be, and `take` counts it.
 */
export class AnswerBudget {
	readonly #size: BudgetSize;
	/** Bytes that wait, by key. */
	readonly #waiting = new Map<string, number>();
	#waitingInAll = 0;
	/** Bytes beyond those that the time since has allowed. */
	#made = 0;
	#madeAt = 0;

	constructor(size: BudgetSize) {
		this.#size = size;
	}

	/**
	 * Bytes that the next answer for a key may have. Where nothing waits that is any number, so that a limit of one answer that
	 * is larger than the budget can be used.
	 */
	room(key: string): number {
		const { freeBytes, bytes, bytesPerKey } = this.#size;
		if (this.#overdrawn() > 0) return freeBytes;
		if (this.#waitingInAll === 0) return Number.POSITIVE_INFINITY;
		const ofKey = this.#waiting.get(key);
		const left = bytes - this.#waitingInAll;
		return Math.max(freeBytes, ofKey === undefined ? left : Math.min(left, bytesPerKey - ofKey));
	}

	/** Seconds after which there is room again, as far as that is known. */
	retryAfter(): number {
		const { bytesPerSecond } = this.#size;
		return bytesPerSecond ? Math.max(1, Math.ceil(this.#overdrawn() / bytesPerSecond)) : 1;
	}

	/**
	 * Counts an answer that was made.
	 * @returns is to be called once it was sent, or will never be; undefined where it is not counted
	 */
	take(key: string, bytes: number): (() => void) | undefined {
		if (bytes <= this.#size.freeBytes) return undefined;
		this.#made = this.#owed() + bytes;
		this.#madeAt = performance.now();
		this.#add(key, bytes);
		let sent = false;
		return () => {
			if (!sent) this.#add(key, -bytes);
			sent = true;
		};
	}

	#add(key: string, bytes: number): void {
		this.#waitingInAll += bytes;
		const ofKey = (this.#waiting.get(key) ?? 0) + bytes;
		if (ofKey > 0) this.#waiting.set(key, ofKey);
		else this.#waiting.delete(key);
	}

	#owed(): number {
		const { bytesPerSecond } = this.#size;
		if (bytesPerSecond === undefined || this.#made === 0) return 0;
		return Math.max(0, this.#made - ((performance.now() - this.#madeAt) / 1000) * bytesPerSecond);
	}

	#overdrawn(): number {
		return this.#owed() - this.#size.bytes;
	}
}
