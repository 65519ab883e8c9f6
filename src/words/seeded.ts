/**
 * A source of choices that is the same for the same text: FNV-1a for the seed, mulberry32 for the sequence. For choosing
 * among sentences only; what has to be unpredictable is drawn with `crypto`.
 */
export function seededChoices(text: string): { pick<T>(items: readonly [T, ...T[]]): T } {
	let state = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(text)) state = Math.imul(state ^ byte, 0x01000193) >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return { pick: (items) => items[Math.floor(next() * items.length)] ?? items[0] };
}
