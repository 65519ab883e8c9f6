import type { Features } from '../../src/listening/classifier/features.ts';
import type { Regression } from '../../src/listening/classifier/regression.ts';
import type { Example } from './count-words.ts';

const EPOCHS = 12;
const RATE = 0.3;
const BIAS_RATE = 0.09;
/** How strongly weights are held near to nothing. */
const HOLD = 1e-3;
/** Features that fewer texts have are left out. */
const LEAST_TEXTS = 2;
/** Weights nearer to nothing are left out of the file. */
const LEAST_WEIGHT = 0.2;
/** Slopes that move a weight by hardly anything are passed over. */
const LEAST_MOVE = 1e-4;

/** The same order of texts in every training: Fisher-Yates by a linear congruential generator. */
function shuffler(): (order: number[]) => void {
	let seed = 7;
	return (order) => {
		for (let at = order.length - 1; at > 0; at--) {
			seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
			const other = seed % (at + 1);
			[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
		}
	};
}

function placesOf(examples: readonly { readonly features: Features }[]): Map<number, number> {
	const texts = new Map<number, number>();
	for (const { features } of examples) for (const name of features.keys()) texts.set(name, (texts.get(name) ?? 0) + 1);
	const names = [...texts].filter(([, seen]) => seen >= LEAST_TEXTS).map(([name]) => name);
	return new Map(names.sort((one, other) => one - other).map((name, place) => [name, place]));
}

/** What the labels are told by one text, less what they should be told. */
function errorsOf(sums: Float32Array, { labels }: Example): void {
	const most = sums.reduce((one, other) => Math.max(one, other), -Infinity);
	let whole = 0;
	for (let label = 0; label < sums.length; label++) whole += sums[label] = Math.exp((sums[label] ?? 0) - most);
	for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) / whole;
	for (const [label, share] of labels) sums[label] = (sums[label] ?? 0) - share;
}

/** The weights as bytes, those near to nothing left out. */
function compact(places: ReadonlyMap<number, number>, weights: Float32Array, biases: Float32Array): Regression {
	const size = biases.length;
	const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), LEAST_WEIGHT) / 127;
	const rows = [...places].map(([name, place]) => ({
		name,
		pairs: [...weights.subarray(place * size, (place + 1) * size)]
			.map((weight, label) => [label, weight] as const)
			.filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT),
	}));
	const kept = rows.filter(({ pairs }) => pairs.length > 0);
	const starts = new Uint32Array(kept.length + 1);
	for (const [at, { pairs }] of kept.entries()) starts[at + 1] = (starts[at] ?? 0) + pairs.length;
	return {
		names: Uint32Array.from(kept, ({ name }) => name),
		starts,
		labels: Uint8Array.from(kept.flatMap(({ pairs }) => pairs.map(([label]) => label))),
		weights: Int8Array.from(kept.flatMap(({ pairs }) => pairs.map(([, weight]) => Math.round(weight / step)))),
		step,
		constants: [...biases].map((bias) => Number(bias.toFixed(4))),
	};
}

/** Multinomial logistic regression by AdaGrad (Duchi et al. 2011), the texts always in the same order. */
export function fitRegression(examples: readonly Example[], labels: number): Regression {
	const places = placesOf(examples);
	const weights = new Float32Array(places.size * labels);
	const squares = new Float32Array(weights.length).fill(0.01);
	const [biases, biasSquares] = [new Float32Array(labels), new Float32Array(labels).fill(0.01)];
	const texts = examples.map(({ features }) =>
		[...features].flatMap(([name, count]) => {
			const place = places.get(name);
			return place === undefined ? [] : [[place * labels, count] as const];
		}),
	);
	const order = examples.map((_, at) => at);
	const shuffle = shuffler();
	const sums = new Float32Array(labels);
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		shuffle(order);
		for (const at of order) {
			const [text, example] = [texts[at], examples[at]];
			if (!text || !example) continue;
			sums.set(biases);
			for (const [from, count] of text)
				for (let label = 0; label < labels; label++)
					sums[label] = (sums[label] ?? 0) + (weights[from + label] ?? 0) * count;
			errorsOf(sums, example);
			for (const [from, count] of text)
				for (let label = 0; label < labels; label++) {
					const own = from + label;
					const slope = (sums[label] ?? 0) * count + HOLD * (weights[own] ?? 0);
					if (Math.abs(slope) < LEAST_MOVE) continue;
					const square = (squares[own] ?? 0) + slope * slope;
					squares[own] = square;
					weights[own] = (weights[own] ?? 0) - (RATE * slope) / Math.sqrt(square);
				}
			for (let label = 0; label < labels; label++) {
				const slope = sums[label] ?? 0;
				const square = (biasSquares[label] ?? 0) + slope * slope;
				biasSquares[label] = square;
				biases[label] = (biases[label] ?? 0) - (BIAS_RATE * slope) / Math.sqrt(square);
			}
		}
	}
	return compact(places, weights, biases);
}
