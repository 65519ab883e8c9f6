// Trains what tells a dream from ordinary talk: node scripts/train-telling.ts [CORPUS_FOLDER]
// Reads dreams.json and plain.json of every language (their `train` half) and writes src/listening/scene/telling.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../src/language/languages.ts';
import { symbolsNamed } from '../src/listening/scene/see-scene.server.ts';
import { featuresOf, type TellingWeights } from '../src/listening/scene/telling.ts';

const folder = process.argv[2] ?? 'src/listening/corpus';
const EPOCHS = 40;
const RATE = 0.3;
/** Weights nearer to nothing than this are left out. */
const LEAST = 0.02;

type Labelled = { text: string; split: 'train' | 'dev'; must?: string[] };
const read = (language: string, name: string): Labelled[] =>
	JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));

function train(language: Language): TellingWeights {
	const texts = [
		...read(language, 'dreams').map((text) => ({ ...text, isDream: 1 as const })),
		...read(language, 'plain').map((text) => ({ ...text, isDream: 0 as const })),
	]
		.filter(({ split }) => split === 'train')
		.map(({ text, isDream }) => ({ isDream, features: featuresOf(text, symbolsNamed(text, language)) }));
	const dreams = texts.filter(({ isDream }) => isDream === 1).length;
	/** Both kinds weigh the same, however many there are of each. */
	const evened = [texts.length / 2 / (texts.length - dreams), texts.length / 2 / dreams] as const;
	const weights = new Map<string, number>();
	let bias = 0;
	for (let epoch = 0; epoch < EPOCHS; epoch++)
		for (const { features, isDream } of texts) {
			const norm = Math.sqrt(features.size) || 1;
			let sum = bias;
			for (const feature of features) sum += (weights.get(feature) ?? 0) / norm;
			const step = (isDream - 1 / (1 + Math.exp(-sum))) * RATE * evened[isDream];
			bias += step * 0.1;
			for (const feature of features) weights.set(feature, (weights.get(feature) ?? 0) * 0.9995 + step / norm);
		}
	const kept = [...weights]
		.filter(([, weight]) => Math.abs(weight) >= LEAST)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return {
		bias: Number(bias.toFixed(3)),
		weights: Object.fromEntries(kept.map(([feature, weight]) => [feature, Number(weight.toFixed(3))])),
	};
}

const trained = Object.fromEntries(languages.map((language) => [language, train(language)]));
writeFileSync('src/listening/scene/telling.json', `${JSON.stringify(trained)}\n`);
