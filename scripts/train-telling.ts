// Trains what tells a dream from ordinary talk: node scripts/train-telling.ts [LANGUAGE …]
// Without a language all are trained; the weights of the others are kept as they are. Reads their dreams.json,
// short-dreams.json and plain.json (the `train` and `dev` halves) and writes src/listening/scene/telling/telling.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../src/language/languages.ts';
import type { TrainedTelling } from '../src/listening/scene/telling/telling.server.ts';
import {
	dreamScore,
	featuresOf,
	type Naming,
	type TellingFeatures,
	tellingScore,
} from '../src/listening/scene/telling/telling.ts';
import { mayBeTalk, toldHow } from '../src/listening/scene/telling/told-how.server.ts';

const folder = 'src/listening/corpus';
const file = 'src/listening/scene/telling/telling.json';
const EPOCHS = 15;
const RATE = 0.3;
/** How much of its weight a feature keeps when it is seen again. */
const KEPT = 0.9995;
/** Weights nearer to nothing than this are left out. */
const LEAST = 0.02;
/** The same for features of several words: most were seen once, and tell a tenth of a percent. */
const LEAST_OF_SEVERAL = 0.14;
const isOfSeveral = (feature: string) => /^[bfgt]:/.test(feature);
const FOLDS = 5;

type Labelled = { id: string; text: string; split: string; must?: string[] };
type Telling = {
	text: string;
	/** Of how many symbols the text is told, where it is a dream that was not written to be mistaken. */
	must: number;
	isDream: 0 | 1;
	naming: Naming;
	/** What speaks for talk beside the weights; infinite where they decide nothing. */
	everyday: number;
	features: TellingFeatures;
};
type Weights = Omit<TrainedTelling, 'least'>;

const toScore = ({ bias, weights }: Weights) => ({ bias, weightOf: (feature: string) => weights[feature] ?? 0 });

/** @param name `short-dreams` has no labels: whatever a text of it names counts as told. */
function read(language: Language, name: 'dreams' | 'short-dreams' | 'plain', isDream: 0 | 1): Telling[] {
	const texts: Labelled[] = JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));
	return texts
		.filter(({ split }) => split !== 'test')
		.map(({ id, text, must }) => {
			const { naming, everyday } = toldHow(text, language);
			return {
				text,
				must: id.includes('-x-') ? 0 : (must?.length ?? naming.symbols.size),
				isDream,
				naming,
				everyday,
				features: featuresOf(text, naming),
			};
		});
}

/** Both kinds weigh the same, however many there are of each, and lie evenly mixed: the last ones are remembered best. */
function fitWeights(dreams: readonly Telling[], talk: readonly Telling[]): Weights {
	const texts = [dreams, talk]
		.flatMap((kind) => kind.map((text, at) => ({ ...text, place: at / kind.length })))
		.sort((one, other) => one.place - other.place);
	const evened = [texts.length / 2 / talk.length, texts.length / 2 / dreams.length] as const;
	const weights: Record<string, number> = {};
	let bias = 0;
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		const rate = RATE / (1 + epoch / 20);
		for (const { features, isDream } of texts) {
			const error = isDream - 1 / (1 + Math.exp(-tellingScore(features, toScore({ bias, weights }))));
			const step = error * rate * evened[isDream];
			bias += step * 0.1;
			for (const [feature, strength] of features)
				weights[feature] = (weights[feature] ?? 0) * KEPT + step * strength * (isOfLength(feature) ? 0.3 : 1);
		}
	}
	return { bias, weights };
}

const isOfLength = (feature: string) => !feature.includes(':');

/**
 * The bound at which least goes wrong: the share of the dreams' symbols that fall under it, and the share of talk above it,
 * each text scored by weights that do not know it.
 */
function boundOf(dreams: readonly Telling[], talk: readonly Telling[]): number {
	const scored: { score: number; cost: number }[] = [];
	const all = dreams.reduce((sum, { must }) => sum + must, 0);
	for (let fold = 0; fold < FOLDS; fold++) {
		const others = (texts: readonly Telling[]) => texts.filter((_, at) => at % FOLDS !== fold);
		const weights = toScore(fitWeights(others(dreams), others(talk)));
		const score = (texts: readonly Telling[], costOf: (text: Telling) => number) => {
			for (const [at, one] of texts.entries())
				if (at % FOLDS === fold && one.naming.symbols.size > 0 && mayBeTalk(one.text) && Number.isFinite(one.everyday))
					scored.push({ score: dreamScore(one.text, one.naming, weights) - one.everyday, cost: costOf(one) });
		};
		score(dreams, ({ must }) => must / all);
		score(talk, () => -1 / talk.length);
	}
	let [sum, least, bound] = [0, 0, 0];
	for (const { score, cost } of scored.sort((one, other) => one.score - other.score)) {
		if (sum < least) [least, bound] = [sum, score];
		sum += cost;
	}
	return bound;
}

function train(language: Language): TrainedTelling {
	const dreams = [...read(language, 'dreams', 1), ...read(language, 'short-dreams', 1)];
	const talk = read(language, 'plain', 0);
	const least = boundOf(dreams, talk);
	const { bias, weights } = fitWeights(dreams, talk);
	const kept = Object.entries(weights)
		.filter(([feature, weight]) => Math.abs(weight) >= (isOfSeveral(feature) ? LEAST_OF_SEVERAL : LEAST))
		.sort(([one], [other]) => (one < other ? -1 : 1));
	console.log(`${language}: bound ${least.toFixed(2)}, ${dreams.length} dreams, ${talk.length} sentences`);
	return {
		bias: Number(bias.toFixed(3)),
		least: Number(least.toFixed(2)),
		weights: Object.fromEntries(kept.map(([feature, weight]) => [feature, Number(weight.toFixed(3))])),
	};
}

const wanted = languages.filter((language) => process.argv.length < 3 || process.argv.includes(language, 2));
const kept: Record<string, TrainedTelling> = JSON.parse(readFileSync(file, 'utf8'));
const trained = Object.fromEntries(languages.map((one) => [one, wanted.includes(one) ? train(one) : kept[one]]));
writeFileSync(file, `${JSON.stringify(trained)}\n`);
