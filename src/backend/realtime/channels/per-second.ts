/** Counts what is done in a second, with room for a burst of one second. */
export class PerSecond {
	readonly #most: number;
	#left: number;
	#at = performance.now();

	constructor(most: number) {
		this.#most = most;
		this.#left = most;
	}

	/** Counts one; false once there are too many. */
	take(): boolean {
		const now = performance.now();
		this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#most);
		this.#at = now;
		if (this.#left < 1) return false;
		this.#left -= 1;
		return true;
	}
}
