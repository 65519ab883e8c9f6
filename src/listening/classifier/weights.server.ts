import { readFileSync } from 'node:fs';
import type { Language } from '#src/language/languages.ts';
import { decodeWeights, type Weights } from './weights-file.ts';

const read = new Map<Language, Weights>();

/** One language's weights (`npm run train:hearing` makes them), read when they are first asked for. */
export function weightsOf(language: Language): Weights {
	const known = read.get(language);
	if (known) return known;
	const weights = decodeWeights(readFileSync(new URL(`./weights/${language}.bin`, import.meta.url)));
	read.set(language, weights);
	return weights;
}
