/** FNV-1a, 32 bits. */
export function hash(name: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < name.length; index++) value = Math.imul(value ^ name.charCodeAt(index), 0x01000193);
	return value >>> 0;
}

/** The place of a hash in a sorted list; -1 where it is not in it. */
export function placeOf(names: Uint32Array, name: number): number {
	let [low, high] = [0, names.length - 1];
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = names[middle] ?? 0;
		if (found === name) return middle;
		if (found < name) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}
