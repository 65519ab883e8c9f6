import { likelihoods, type RulesSay, traitsOf } from './candidates.ts';
import { counted, type FeaturesByKind } from './features.ts';
import { logLikelihoods, weighedFeatures } from './regression.ts';
import { scoresOf } from './table.ts';
import type { TaskWeights } from './weights-file.ts';

/** A label with how likely it is. */
export type Guess = { readonly label: string; readonly likelihood: number };

/**
 * The numbers that each label of a task is weighed by: the scores of each kind of feature, what the regression says where there
 * is one, then its traits.
 */
export function numbersOf(
	{ labels, tables, spreads, regression }: Pick<TaskWeights, 'labels' | 'tables' | 'spreads' | 'regression'>,
	features: FeaturesByKind,
	rules: RulesSay,
): number[][] {
	const scores = counted.map((kind) => {
		const own = scoresOf(tables[kind], features[kind]);
		const mean = own.reduce((one, other) => one + other, 0) / own.length;
		return own.map((score) => (score - mean) / spreads[kind]);
	});
	const told = regression ? [...scores, logLikelihoods(regression, weighedFeatures(features))] : scores;
	return labels.map((label, at) => [...told.map((own) => own[at] ?? 0), ...traitsOf(label, rules)]);
}

/** How likely each label of a task is for a text, the likeliest first. */
export function guess(weights: TaskWeights, features: FeaturesByKind, rules: RulesSay): readonly Guess[] {
	const likely = likelihoods(numbersOf(weights, features, rules), weights.join, weights.biases);
	return weights.labels
		.map((label, at) => ({ label, likelihood: likely[at] ?? 0 }))
		.sort((one, other) => other.likelihood - one.likelihood);
}
