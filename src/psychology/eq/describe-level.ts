import { labelled } from '#src/psychology/results/labelled.ts';
import type { Level } from './score.ts';
import type { EqTexts } from './texts/en.ts';

/** What is said of a level: a picture, what the answers say, its price or where attention pays first, one experiment. */
export function describeLevel(level: Level, { levels, labels }: Pick<EqTexts, 'levels' | 'labels'>): string {
	const { opening, says, aside, more, experiment } = levels[level];
	return labelled([
		[null, opening],
		[labels.says, says],
		[labels[aside], more],
		[labels.experiment, experiment],
	]);
}
