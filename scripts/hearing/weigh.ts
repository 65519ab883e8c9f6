import type { Language } from '../../src/language/languages.ts';
import { likelihoods, NONE } from '../../src/listening/classifier/candidates.ts';
import { counted } from '../../src/listening/classifier/features.ts';
import { type Guess, numbersOf } from '../../src/listening/classifier/guess.ts';
import { heavyEvents } from '../../src/listening/classifier/join.server.ts';
import type { Task } from '../../src/listening/classifier/weights-file.ts';
import { type Case, labelsOf } from './cases.ts';
import { fitJoin, type Join, type Weighed } from './fit-join.ts';
import type { Tables } from './learn.ts';

const FOLDS = 5;

/** A text of which nobody knew when its tables were learnt, with the numbers of each label. */
export type Shown = { readonly one: Case; readonly both: Weighed; readonly alone: Weighed };

export function show(task: Task, one: Case, tables: Tables): Shown {
	const labels = labelsOf[task];
	const candidates = numbersOf({ ...tables, labels }, one.features, one.rules);
	const right = labels.flatMap((label, at) => (one.right.has(label) ? [at] : []));
	const alone = candidates.map((numbers) => numbers.slice(0, counted.length + (tables.regression ? 1 : 0)));
	return { one, both: { candidates, right }, alone: { candidates: alone, right } };
}

function guessesOf(task: Task, { candidates }: Weighed, { join, biases }: Join): Guess[] {
	const likely = likelihoods(candidates, join, biases);
	return labelsOf[task]
		.map((label, at) => ({ label, likelihood: likely[at] ?? 0 }))
		.sort((one, other) => other.likelihood - one.likelihood);
}

/** What is guessed of a text by the weights that the other four fifths of the texts show. */
export type Guessed = { readonly one: Case; readonly both: readonly Guess[]; readonly alone: readonly Guess[] };

export function guessAcross(task: Task, shown: readonly Shown[]): Guessed[] {
	const guessed: Guessed[] = [];
	for (let fold = 0; fold < FOLDS; fold++) {
		const others = shown.filter((_, at) => at % FOLDS !== fold);
		const [alone, both] = [fitJoin(others.map((text) => text.alone)), fitJoin(others.map((text) => text.both))];
		for (const [at, text] of shown.entries())
			if (at % FOLDS === fold)
				guessed[at] = {
					one: text.one,
					alone: guessesOf(task, text.alone, alone),
					both: guessesOf(task, text.both, both),
				};
	}
	return guessed;
}

export const firstOfRules = ({ rules }: Case): string => rules.order[0] ?? NONE;

/** Whether a guess comes before what the rules say, as `joinWithRules` decides. */
export function joined({ one, both: [best] }: Guessed, least: number, leastHeavy: number): string {
	const byRules = firstOfRules(one);
	if (!best || best.likelihood < least) return byRules;
	const { label, likelihood } = best;
	if (label === NONE && one.rules.order.some((event) => heavyEvents.has(event))) return byRules;
	if (label === 'fear' && one.rules.order.length > 0) return byRules;
	if (heavyEvents.has(label) && !one.rules.order.includes(label) && likelihood < leastHeavy) return byRules;
	return label;
}

const steps = Array.from({ length: 15 }, (_, step) => Number((0.25 + step * 0.05).toFixed(2)));
/** So many guesses, and so large a share of them right, let a heavy event be heard that the rules do not find. */
const HEAVY = { cases: 20, share: 0.95 };

/** The likelihood from which a heavy event is right in 95 of 100 texts in which the rules do not find it; 2 where none is. */
export function leastHeavyOf(guessed: readonly Guessed[]): number {
	const heavy = guessed.flatMap(({ one, both: [best] }) =>
		best && heavyEvents.has(best.label) && !one.rules.order.includes(best.label)
			? [{ likelihood: best.likelihood, right: one.right.has(best.label) }]
			: [],
	);
	const enough = steps.find((step) => {
		const above = heavy.filter(({ likelihood }) => likelihood >= step);
		return above.length >= HEAVY.cases && above.filter(({ right }) => right).length >= HEAVY.share * above.length;
	});
	return enough ?? 2;
}

/**
 * The likelihood from which guesses that come before the rules make most texts of a language right; those of the other
 * languages count a quarter, for there are few of each.
 */
export function leastOf(guessed: readonly Guessed[], language: Language, leastHeavy: number): number {
	const rightAt = (least: number) =>
		guessed
			.filter((text) => text.one.right.has(joined(text, least, leastHeavy)))
			.reduce((sum, { one }) => sum + (one.language === language ? 1 : 0.25), 0);
	return steps.reduce((best, step) => (rightAt(step) > rightAt(best) ? step : best), 1);
}
