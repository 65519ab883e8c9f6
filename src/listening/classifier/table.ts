import type { Features } from './features.ts';

/**
 * The weights of one kind of feature for one task, sparse: a feature has weights for the few labels it was seen with.
 * `names` are sorted hashes (`features.ts`); the pairs of label and weight of feature i stand from `starts[i]` to
 * `starts[i + 1]`. Weights and rarities are bytes: times `step` and `RARITY_STEP` they are what counts.
 */
export type Table = {
	readonly names: Uint32Array;
	readonly rarities: Uint8Array;
	readonly starts: Uint32Array;
	readonly labels: Uint8Array;
	readonly weights: Int8Array;
	readonly step: number;
	/** What every known feature adds to each label. */
	readonly constants: readonly number[];
};

/** A rare feature tells more: its weight is the logarithm of how rare it is, in these steps. */
export const RARITY_STEP = 0.05;

function placeOf(names: Uint32Array, name: number): number {
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

/** How much each label is told by the features, brought to one length: long texts count no more than short ones. */
export function scoresOf(table: Table, features: Features): Float64Array {
	const scores = new Float64Array(table.constants.length);
	let [squares, total] = [0, 0];
	for (const [name, count] of features) {
		const at = placeOf(table.names, name);
		if (at < 0) continue;
		const value = count * (table.rarities[at] ?? 0) * RARITY_STEP;
		squares += value * value;
		total += value;
		const end = table.starts[at + 1] ?? 0;
		for (let pair = table.starts[at] ?? 0; pair < end; pair++) {
			const label = table.labels[pair] ?? 0;
			scores[label] = (scores[label] ?? 0) + value * (table.weights[pair] ?? 0) * table.step;
		}
	}
	const length = Math.sqrt(squares) || 1;
	return scores.map((score, label) => (score + total * (table.constants[label] ?? 0)) / length);
}

/** What each known feature adds for one label. */
export function addsOf(table: Table, features: Features, label: number): readonly { name: number; adds: number }[] {
	return [...features].flatMap(([name, count]) => {
		const at = placeOf(table.names, name);
		if (at < 0) return [];
		const pairs = table.labels.subarray(table.starts[at], table.starts[at + 1]);
		const place = pairs.indexOf(label);
		if (place < 0) return [];
		const weight = table.weights[(table.starts[at] ?? 0) + place] ?? 0;
		return [{ name, adds: count * (table.rarities[at] ?? 0) * RARITY_STEP * weight * table.step }];
	});
}
