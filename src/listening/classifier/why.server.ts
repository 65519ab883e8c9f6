import type { JoinedHearing } from '../hear.server.ts';
import { type FeatureNames, featuresOf, kinds } from './features.ts';
import type { Guess } from './guess.ts';
import { addsOf } from './table.ts';
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
	const features = featuresOf(reading.text, reading.tokens, names);
	const why = (task: Task, own: readonly Guess[]): Why => {
		const { labels, tables, spreads, join } = weights[task];
		const label = labels.indexOf(own[0]?.label ?? '');
		const adds = kinds.flatMap((kind, at) =>
			addsOf(tables[kind], features[kind], label).map(({ name, adds }) => ({
				name: names.get(name) ?? '',
				adds: (adds * (join[at] ?? 0)) / spreads[kind],
			})),
		);
		const most = adds.sort((one, other) => other.adds - one.adds).slice(0, MOST_FEATURES);
		return { task, guesses: own.slice(0, MOST_GUESSES), carriedBy: most.map(({ name }) => name) };
	};
	return [why('events', guesses.events), why('people', guesses.people), why(guide ? 'guide' : 'asks', guesses.asks)];
}
