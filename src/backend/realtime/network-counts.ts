/** Counts what is open for each network, up to a limit. */
export class NetworkCounts {
	readonly #limit: number;
	readonly #counts = new Map<string, number>();

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** @returns whether one more was counted; false where the network is at its limit */
	add(network: string): boolean {
		const count = this.#counts.get(network) ?? 0;
		if (count >= this.#limit) return false;
		this.#counts.set(network, count + 1);
		return true;
	}

	remove(network: string): void {
		const left = (this.#counts.get(network) ?? 1) - 1;
		if (left > 0) this.#counts.set(network, left);
		else this.#counts.delete(network);
	}
}
