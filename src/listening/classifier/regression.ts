import type { Features, FeaturesByKind } from './features.ts';
import { placeOf } from './hash.ts';
import type { Rows } from './table.ts';

/** A multinomial logistic regression over features of a text: the weights, and as `constants` the biases of the labels. */
export type Regression = Rows;

/** The kinds of feature that it is over, with what each counts; letters and places brought nothing. */
const counts = { stems: 3, pairs: 1.5, fields: 2.1 } as const;
/** Logarithms of likelihoods are not endless. */
const LEAST = -12;

/** The features that it weighs, each kind brought to one length. */
export function weighedFeatures(features: FeaturesByKind): Features {
	const kinds = Object.keys(counts) as (keyof typeof counts)[];
	return new Map(
		kinds.flatMap((kind) => {
			const share = counts[kind] / Math.sqrt(features[kind].size || 1);
			return [...features[kind]].map(([name, count]) => [name, count * share] as const);
		}),
	);
}

/** The logarithm of how likely each label is. */
export function logLikelihoods({ names, starts, labels, weights, step, constants }: Regression, features: Features) {
	const sums = Float64Array.from(constants);
	for (const [name, count] of features) {
		const at = placeOf(names, name);
		if (at < 0) continue;
		const end = starts[at + 1] ?? 0;
		for (let pair = starts[at] ?? 0; pair < end; pair++) {
			const label = labels[pair] ?? 0;
			sums[label] = (sums[label] ?? 0) + count * (weights[pair] ?? 0) * step;
		}
	}
	const most = Math.max(...sums);
	const whole = most + Math.log(sums.reduce((one, sum) => one + Math.exp(sum - most), 0));
	return sums.map((sum) => Math.max(sum - whole, LEAST));
}
