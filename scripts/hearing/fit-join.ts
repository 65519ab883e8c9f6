import { likelihoods } from '../../src/listening/classifier/candidates.ts';

/** A text whose labels are weighed: the numbers of each label, and which labels are right. */
export type Weighed = { readonly candidates: readonly (readonly number[])[]; readonly right: readonly number[] };
export type Join = { readonly join: number[]; readonly biases: number[] };

const ROUNDS = 200;
const RATE = 0.1;
/** How strongly weights are held near to nothing; those of the labels more strongly, for each is seen rarely. */
const HOLD = 2;
const HOLD_LABEL = 8;

/** Conditional logistic regression by Adam over all texts at once: how much each number of a label counts. */
export function fitJoin(texts: readonly Weighed[]): Join {
	const [first] = texts;
	const [numbers, labels] = [first?.candidates[0]?.length ?? 0, first?.candidates.length ?? 0];
	const weights = new Float64Array(numbers + labels);
	const [mean, square] = [new Float64Array(weights.length), new Float64Array(weights.length)];
	for (let round = 1; round <= ROUNDS; round++) {
		const slope = weights.map((weight, at) => (weight * (at < numbers ? HOLD : HOLD_LABEL)) / texts.length);
		const [join, biases] = [[...weights.subarray(0, numbers)], [...weights.subarray(numbers)]];
		for (const { candidates, right } of texts) {
			const likely = likelihoods(candidates, join, biases);
			const good = right.reduce((sum, label) => sum + (likely[label] ?? 0), 0) || 1e-9;
			candidates.forEach((own, label) => {
				const wanted = right.includes(label) ? (likely[label] ?? 0) / good : 0;
				const off = ((likely[label] ?? 0) - wanted) / texts.length;
				if (Math.abs(off) < 1e-8) return;
				own.forEach((number, at) => {
					slope[at] = (slope[at] ?? 0) + off * number;
				});
				slope[numbers + label] = (slope[numbers + label] ?? 0) + off;
			});
		}
		for (let at = 0; at < weights.length; at++) {
			const own = slope[at] ?? 0;
			mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * own;
			square[at] = 0.99 * (square[at] ?? 0) + 0.01 * own * own;
			const move = (mean[at] ?? 0) / (1 - 0.9 ** round);
			weights[at] = (weights[at] ?? 0) - (RATE * move) / (Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8);
		}
	}
	const rounded = [...weights].map((weight) => Number(weight.toFixed(4)));
	return { join: rounded.slice(0, numbers), biases: rounded.slice(numbers) };
}
