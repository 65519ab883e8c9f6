/** What the rules say of one task: their labels in order, whether words carry them, and every find. */
export type RulesSay = {
	readonly order: readonly string[];
	/** The first is told by words, not a guess. */
	readonly sure: boolean;
	readonly found: ReadonlyMap<string, Find>;
};
export type Find = {
	/** How often, with how many words at most, and whether any phrase of it counts beside others. */
	readonly times: number;
	readonly words: number;
	readonly strong: boolean;
};

/** The label of a text in which none of the others is told. */
export const NONE = 'none';

/** What a candidate is weighed by besides the classifier's scores, in this order. */
export const traits = [
	'is none',
	'first by the rules',
	'second by the rules',
	'third by the rules',
	'none, and the rules say none',
	'none, and the rules find nothing',
	'first by the rules, which are sure',
	'further words of the phrase',
	'found more than once',
	'all that the rules say',
	'found by the rules',
] as const;

const asNumber = (holding: boolean) => (holding ? 1 : 0);

/** The traits of one label of a task, as numbers, in the order of `traits`. */
export function traitsOf(label: string, { order, sure, found }: RulesSay): number[] {
	const place = order.indexOf(label);
	const find = found.get(label);
	const isNone = label === NONE;
	const isFirst = place === 0;
	return [
		asNumber(isNone),
		asNumber(isFirst),
		asNumber(place === 1),
		asNumber(place === 2),
		asNumber(isNone && order.length === 0),
		asNumber(isNone && found.size === 0),
		asNumber(isFirst && (find?.strong ?? sure)),
		find ? Math.min(find.words, 4) - 1 : 0,
		asNumber((find?.times ?? 0) > 1),
		asNumber(isFirst && order.length === 1),
		asNumber(find !== undefined),
	];
}

/** How likely each candidate is, from its numbers, the weights of the numbers and what each has from the outset. */
export function likelihoods(
	candidates: readonly (readonly number[])[],
	weights: readonly number[],
	biases: readonly number[],
): number[] {
	const sums = candidates.map((numbers, candidate) =>
		numbers.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), biases[candidate] ?? 0),
	);
	const most = Math.max(...sums);
	const parts = sums.map((sum) => Math.exp(sum - most));
	const whole = parts.reduce((one, other) => one + other, 0);
	return parts.map((part) => part / whole);
}
