import type { JoinedHearing } from '../hear.server.ts';
import { counted, type FeatureNames, featuresOf } from './features.ts';
import type { Guess } from './guess.ts';
import { weighedFeatures } from './regression.ts';
import { rarityOf, weightOf } from './table.ts';
import { weightsOf } from './weights.server.ts';
import type { Task } from './weights-file.ts';

const MOST_GUESSES = 3;
const MOST_FEATURES = 6;

/** The likeliest labels of one task, and the features of the text that tell most for the first. */
type Why = { readonly task: Task; readonly guesses: readonly Guess[]; readonly carriedBy: readonly string[] };

/** Why the classifier guesses what it guesses; for the operator's command. */
export function whyGuessed({ reading, guesses }: JoinedHearing, guide: boolean): readonly Why[] {
	if (!guesses) return [];
	const weights = weightsOf(reading.language);
	const names: FeatureNames = new Map();
	const features = featuresOf(reading.text, reading.tokens, weights.fields, names);
	const why = (task: Task, own: readonly Guess[]): Why => {
		const { labels, tables, spreads, regression, join } = weights[task];
		const label = labels.indexOf(own[0]?.label ?? '');
		const adds = new Map<number, number>();
		const add = (name: number, more: number) => adds.set(name, (adds.get(name) ?? 0) + more);
		for (const [at, kind] of counted.entries())
			for (const [name, count] of features[kind]) {
				const told = count * rarityOf(tables[kind], name) * weightOf(tables[kind], name, label);
				add(name, (told * (join[at] ?? 0)) / spreads[kind]);
			}
		if (regression)
			for (const [name, count] of weighedFeatures(features))
				add(name, count * weightOf(regression, name, label) * (join[counted.length] ?? 0));
		const most = [...adds]
			.filter(([, told]) => told > 0)
			.sort(([, one], [, other]) => other - one)
			.slice(0, MOST_FEATURES);
		return { task, guesses: own.slice(0, MOST_GUESSES), carriedBy: most.map(([name]) => names.get(name) ?? '') };
	};
	return [why('events', guesses.events), why('people', guesses.people), why(guide ? 'guide' : 'asks', guesses.asks)];
}
