import type { Token } from '../text/token.ts';

/**
 * The kinds of feature that the classifier counts apart: words with their stems and verbs, pairs of words (next to each
 * other, or with one between), letters three to five at a time with the edges of the word marked, and the words at the
 * beginnings of clauses and of the last sentence.
 */
export const kinds = ['stems', 'pairs', 'letters', 'places'] as const;
export type Kind = (typeof kinds)[number];

/** A feature by the hash of its name (32 bits), with how much it counts. */
export type Features = ReadonlyMap<number, number>;
export type FeaturesByKind = Readonly<Record<Kind, Features>>;

/** The names of the hashes, for whoever asks why; filled where it is given. */
export type FeatureNames = Map<number, string>;

/** FNV-1a, 32 bits. */
function hash(name: string): number {
	let value = 0x811c9dc5;
	for (let index = 0; index < name.length; index++) value = Math.imul(value ^ name.charCodeAt(index), 0x01000193);
	return value >>> 0;
}

type Put = (kind: Kind, name: string, count?: number) => void;

const [SHORTEST, LONGEST] = [3, 5];
/** What a pair counts that is less exact than two words side by side. */
const LOOSE = 0.6;

const stemsOf = ({ keys }: Token) => [...keys].filter((key) => !key.startsWith('='));

function putWord(token: Token, put: Put): void {
	const stems = stemsOf(token);
	for (const stem of stems) put('stems', stem, 1 / Math.sqrt(stems.length));
	const edged = `<${token.word}>`;
	for (let size = SHORTEST; size <= LONGEST; size++)
		for (let from = 0; from + size <= edged.length; from++) put('letters', edged.slice(from, from + size));
}

const shortestOf = (token: Token): string =>
	stemsOf(token).reduce((best, stem) => (stem.length < best.length ? stem : best), token.word);

function putPairs(own: Token, next: Token | undefined, second: Token | undefined, put: Put): void {
	if (next?.sentence !== own.sentence) return;
	put('pairs', `${own.word} ${next.word}`);
	put('pairs', `:${shortestOf(own)} ${shortestOf(next)}`, LOOSE);
	if (second?.sentence === own.sentence) put('pairs', `${own.word} _ ${second.word}`, LOOSE);
}

/** What the classifier sees of a text: its features, by kind. */
export function featuresOf(text: string, tokens: readonly Token[], names?: FeatureNames): FeaturesByKind {
	const found: Readonly<Record<Kind, Map<number, number>>> = {
		stems: new Map(),
		pairs: new Map(),
		letters: new Map(),
		places: new Map(),
	};
	const put: Put = (kind, name, count = 1) => {
		const key = hash(name);
		found[kind].set(key, Math.max(found[kind].get(key) ?? 0, count));
		names?.set(key, name);
	};
	const lastSentence = tokens.at(-1)?.sentence;
	for (const [at, token] of tokens.entries()) {
		const [before, next] = [tokens[at - 1], tokens[at + 1]];
		putWord(token, put);
		putPairs(token, next, tokens[at + 2], put);
		if (token.sentence === lastSentence) put('places', `last ${token.word}`);
		if (before?.clause === token.clause) continue;
		put('places', `first ${token.word}`);
		if (next) put('places', `first ${token.word} ${next.word}`);
	}
	if (/[?؟]/u.test(text)) put('places', '?');
	if (text.includes('!')) put('places', '!');
	if (/[?؟]\s*$/u.test(text)) put('places', '? at the end');
	return found;
}
