import { likelihoods, type RulesSay, traitsOf } from './candidates.ts';
import { type FeaturesByKind, kinds } from './features.ts';
import { scoresOf } from './table.ts';
import type { TaskWeights } from './weights-file.ts';

/** A label with how likely it is. */
export type Guess = { readonly label: string; readonly likelihood: number };

/** The numbers that each label of a task is weighed by: the scores of each kind of feature, then its traits. */
export function numbersOf(
	{ labels, tables, spreads }: Pick<TaskWeights, 'labels' | 'tables' | 'spreads'>,
	features: FeaturesByKind,
	rules: RulesSay,
): number[][] {
	const scores = kinds.map((kind) => {
		const own = scoresOf(tables[kind], features[kind]);
		const mean = own.reduce((one, other) => one + other, 0) / own.length;
		return own.map((score) => (score - mean) / spreads[kind]);
	});
	return labels.map((label, at) => [...scores.map((own) => own[at] ?? 0), ...traitsOf(label, rules)]);
}

/** How likely each label of a task is for a text, the likeliest first. */
export function guess(weights: TaskWeights, features: FeaturesByKind, rules: RulesSay): readonly Guess[] {
	const likely = likelihoods(numbersOf(weights, features, rules), weights.join, weights.biases);
	return weights.labels
		.map((label, at) => ({ label, likelihood: likely[at] ?? 0 }))
		.sort((one, other) => other.likelihood - one.likelihood);
}
