import type { Features } from './features.ts';
import { placeOf } from './hash.ts';

/**
 * Weights of features for labels, sparse: a feature has weights for few labels. `names` are sorted hashes (`features.ts`); the
 * pairs of label and weight of feature i stand from `starts[i]` to `starts[i + 1]`. Weights are bytes: times `step` they are
 * what counts. `constants` are what counts for each label beside them.
 */
export type Rows = {
	readonly names: Uint32Array;
	readonly starts: Uint32Array;
	readonly labels: Uint8Array;
	readonly weights: Int8Array;
	readonly step: number;
	readonly constants: readonly number[];
};

/**
 * The weights of one kind of feature for one task by naive Bayes; every known feature adds the constants. Rarities are bytes as
 * well, times `RARITY_STEP`.
 */
export type Table = Rows & { readonly rarities: Uint8Array };

/** A rare feature tells more: its weight is the logarithm of how rare it is, in these steps. */
export const RARITY_STEP = 0.05;

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

/** What a feature weighs for one label; 0 where nothing is known of it. */
export function weightOf({ names, starts, labels, weights, step }: Rows, name: number, label: number): number {
	const at = placeOf(names, name);
	if (at < 0) return 0;
	const place = labels.subarray(starts[at], starts[at + 1]).indexOf(label);
	return place < 0 ? 0 : (weights[(starts[at] ?? 0) + place] ?? 0) * step;
}

/** How rare a feature is, as it counts. */
export const rarityOf = ({ names, rarities }: Table, name: number): number =>
	(rarities[placeOf(names, name)] ?? 0) * RARITY_STEP;
