/** Bytes in the order they came, to be taken from the front. */
export class PieceBuffer {
	#pieces: Uint8Array[] = [];
	size = 0;

	add(bytes: Uint8Array): void {
		if (bytes.length === 0) return;
		this.#pieces.push(bytes);
		this.size += bytes.length;
	}

	/** All bytes, which stay. */
	all(): Uint8Array {
		const joined = Buffer.concat(this.#pieces, this.size);
		this.#pieces = joined.length > 0 ? [joined] : [];
		return joined;
	}

	/** Takes the first `count` bytes; there are as many. */
	take(count: number): Uint8Array {
		const all = this.all();
		this.#pieces = [];
		this.size = 0;
		this.add(all.subarray(count));
		return all.subarray(0, count);
	}
}
