import { readFileSync } from 'node:fs';
import { type Language, languages } from '#src/language/languages.ts';
import { hash, placeOf } from '#src/listening/classifier/hash.ts';
import type { TellingWeights } from './telling.ts';

/** One language in `telling.json`, which `scripts/train-telling.ts` makes. */
export type TrainedTelling = {
	readonly bias: number;
	/** Below it a text that names one symbol counts as ordinary talk. */
	readonly least: number;
	readonly weights: Readonly<Record<string, number>>;
};

type Telling = TellingWeights & Pick<TrainedTelling, 'least'>;

let read: ReadonlyMap<Language, Telling> | undefined;

/** One language's weights, read when any are first asked for. */
export function tellingOf(language: Language): Telling {
	read ??= readAll();
	return read.get(language) as Telling;
}

function readAll(): ReadonlyMap<Language, Telling> {
	const file: Record<Language, TrainedTelling> = JSON.parse(
		readFileSync(new URL('./telling.json', import.meta.url), 'utf8'),
	);
	return new Map(
		languages.map((language) => {
			const { bias, least, weights } = file[language];
			return [language, { bias, least, weightOf: packed(weights) }];
		}),
	);
}

/** Weights by the hashes of their features, which take a tenth of the memory of their names. */
function packed(weights: TrainedTelling['weights']): TellingWeights['weightOf'] {
	const sorted = Object.entries(weights)
		.map(([feature, weight]) => [hash(feature), weight] as const)
		.sort(([one], [other]) => one - other);
	const hashes = Uint32Array.from(sorted, ([name]) => name);
	const numbers = Float32Array.from(sorted, ([, weight]) => weight);
	return (feature) => numbers[placeOf(hashes, hash(feature))] ?? 0;
}
