import { foldWord } from '../../src/listening/text/fold-letters.ts';

/** A linear classifier over the letters of folded words, two to five at a time; its weights per feature and label. */
export type Classifier = { labels: readonly string[]; weights: Map<string, Float64Array> };

/** The features of a text: its words, and their letters two to five at a time with the edges of the word marked. */
export function featuresOf(text: string): string[] {
	const found = new Set<string>();
	const words = text.split(/\s+/u).map(foldWord).filter(Boolean);
	words.forEach((word, index) => {
		found.add(`w:${word}`);
		const next = words[index + 1];
		if (next) found.add(`b:${word} ${next}`);
		const edged = `<${word}>`;
		for (let size = 3; size <= 5; size++)
			for (let at = 0; at + size <= edged.length; at++) found.add(edged.slice(at, at + size));
	});
	return [...found];
}

const softmax = (scores: Float64Array) => {
	const most = Math.max(...scores);
	const parts = scores.map((score) => Math.exp(score - most));
	const sum = parts.reduce((one, other) => one + other, 0);
	return parts.map((part) => part / sum);
};

function scoresOf({ labels, weights }: Classifier, features: readonly string[]): Float64Array {
	const scores = new Float64Array(labels.length);
	const scale = 1 / Math.sqrt(features.length || 1);
	for (const feature of features) {
		const row = weights.get(feature);
		if (row)
			for (let label = 0; label < scores.length; label++)
				scores[label] = (scores[label] ?? 0) + (row[label] ?? 0) * scale;
	}
	return scores;
}

/** The likeliest label of a text and how likely it is. */
export function classify(classifier: Classifier, text: string): { label: string; likelihood: number } {
	const likelihoods = softmax(scoresOf(classifier, featuresOf(text)));
	const best = likelihoods.indexOf(Math.max(...likelihoods));
	return { label: classifier.labels[best] ?? '', likelihood: likelihoods[best] ?? 0 };
}

/** Trains by stochastic gradient descent, in a fixed order, so that the same cases give the same weights. */
export function train(cases: readonly { text: string; label: string }[], rounds = 30): Classifier {
	const labels = [...new Set(cases.map(({ label }) => label))].sort();
	const classifier: Classifier = { labels, weights: new Map() };
	const ready = cases.map(({ text, label }) => ({ features: featuresOf(text), label: labels.indexOf(label) }));
	for (let round = 0; round < rounds; round++) {
		const rate = 2 / (1 + round * 0.15);
		for (let step = 0; step < ready.length; step++) {
			const one = ready[(step * 7919 + round * 31) % ready.length];
			if (!one) continue;
			const likelihoods = softmax(scoresOf(classifier, one.features));
			const scale = rate / Math.sqrt(one.features.length || 1);
			for (const feature of one.features) {
				let row = classifier.weights.get(feature);
				if (!row) {
					row = new Float64Array(labels.length);
					classifier.weights.set(feature, row);
				}
				for (let label = 0; label < labels.length; label++)
					row[label] = (row[label] ?? 0) * 0.9995 + scale * ((label === one.label ? 1 : 0) - (likelihoods[label] ?? 0));
			}
		}
	}
	return classifier;
}
