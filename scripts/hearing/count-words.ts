import type { Features } from '../../src/listening/classifier/features.ts';
import { RARITY_STEP, type Table } from '../../src/listening/classifier/table.ts';

/** A text to learn from: its features, its labels by their index with the share of each, and how much it counts. */
export type Example = {
	readonly features: Features;
	readonly labels: readonly (readonly [label: number, share: number])[];
	readonly counts: number;
};

/** What an unseen feature counts, for each label. */
const SMOOTHING = 0.05;
/** Weights of fewer steps are left out: they tell little, and take room. */
const LEAST_STEPS = 2;
/** `least`: features that fewer texts have are left out. */
type Options = { readonly labels: number; readonly least: number };

function raritiesOf(examples: readonly Example[], least: number): Map<number, number> {
	const texts = new Map<number, number>();
	for (const { features } of examples) for (const name of features.keys()) texts.set(name, (texts.get(name) ?? 0) + 1);
	const rarities = new Map<number, number>();
	for (const [name, seen] of texts)
		if (seen >= least)
			rarities.set(name, Math.min(255, Math.round(Math.log(1 + examples.length / seen) / RARITY_STEP)));
	return rarities;
}

/**
 * Complement naive Bayes (Rennie et al. 2003, doi 10.5555/3041838.3041916): how much less of a feature is left in all
 * other labels tells for a label. One pass, so that the same texts always give the same weights.
 */
export function countWords(examples: readonly Example[], { labels, least }: Options): Table {
	const rarities = raritiesOf(examples, least);
	const seen = new Map<number, Map<number, number>>();
	const totals = new Map<number, number>();
	const ofLabel = new Float64Array(labels);
	let total = 0;
	for (const { features, labels: own, counts } of examples) {
		const values = [...features].flatMap(([name, count]): [number, number][] => {
			const rarity = rarities.get(name);
			return rarity === undefined ? [] : [[name, count * rarity * RARITY_STEP]];
		});
		const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
		for (const [name, value] of values) {
			const mass = (value / length) * counts;
			const row = seen.get(name) ?? new Map<number, number>();
			seen.set(name, row);
			totals.set(name, (totals.get(name) ?? 0) + mass);
			total += mass;
			for (const [label, share] of own) {
				row.set(label, (row.get(label) ?? 0) + mass * share);
				ofLabel[label] = (ofLabel[label] ?? 0) + mass * share;
			}
		}
	}
	const smoothed = SMOOTHING * rarities.size;
	const constants = [...ofLabel].map((mass) => Math.log(total - mass + smoothed));
	const mean = constants.reduce((one, other) => one + other, 0) / labels;
	const names = [...rarities.keys()].sort((one, other) => one - other);
	const rows = names.map((name) => {
		const all = (totals.get(name) ?? 0) + SMOOTHING;
		return [...(seen.get(name) ?? [])]
			.map(([label, mass]) => [label, Math.log(all / Math.max(all - mass, SMOOTHING))] as const)
			.sort(([one], [other]) => one - other);
	});
	const most = rows.flat().reduce((best, [, weight]) => Math.max(best, weight), 1e-6);
	const step = most / 127;
	const kept = rows.map((row) => row.filter(([, weight]) => weight >= step * LEAST_STEPS));
	const starts = Uint32Array.from([0, ...kept.map(({ length }) => length)]);
	for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
	return {
		names: Uint32Array.from(names),
		rarities: Uint8Array.from(names, (name) => rarities.get(name) ?? 0),
		starts,
		labels: Uint8Array.from(kept.flat(), ([label]) => label),
		weights: Int8Array.from(kept.flat(), ([, weight]) => Math.round(weight / step)),
		step,
		constants: constants.map((constant) => Number((constant - mean).toFixed(5))),
	};
}
