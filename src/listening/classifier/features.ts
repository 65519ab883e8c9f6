import type { Token } from '../text/token.ts';
import { type FieldIndex, fieldsOf } from './field-index.ts';
import { hash } from './hash.ts';

/**
 * The kinds of feature that the classifier takes apart: words with their stems and verbs, pairs of words (next to each
 * other, or with one between), letters three to five at a time with the edges of the word marked, the words at the
 * beginnings of clauses and of the last sentence, and the semantic fields that words point to, with pairs of them.
 */
export type Kind = Counted | 'fields';

/** The kinds that are counted by naive Bayes; fields tell more by the regression alone. */
export const counted = ['stems', 'pairs', 'letters', 'places'] as const;
export type Counted = (typeof counted)[number];

/** Something for each kind that is counted, made in their order. */
export function recordOf<Made>(make: (kind: Counted) => Made): Readonly<Record<Counted, Made>> {
	const [stems, pairs, letters, places] = [make('stems'), make('pairs'), make('letters'), make('places')];
	return { stems, pairs, letters, places };
}

/** A feature by the hash of its name (32 bits), with how much it counts. */
export type Features = ReadonlyMap<number, number>;
export type FeaturesByKind = Readonly<Record<Kind, Features>>;

/** The names of the hashes, for whoever asks why; filled where it is given. */
export type FeatureNames = Map<number, string>;

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

function putFields(tokens: readonly Token[], index: FieldIndex, put: Put): void {
	const all = new Set<number>();
	for (const [at, token] of tokens.entries()) {
		const own = [...fieldsOf(index, token, tokens[at + 1])];
		for (const field of own) {
			all.add(field);
			put('fields', `#${index.names[field]}`, 1 / Math.sqrt(own.length));
		}
	}
	const sorted = [...all].sort((one, other) => one - other);
	for (const [at, one] of sorted.entries())
		for (const other of sorted.slice(at + 1)) put('fields', `#${index.names[one]} #${index.names[other]}`, LOOSE);
}

/** What the classifier sees of a text: its features, by kind. */
export function featuresOf(
	text: string,
	tokens: readonly Token[],
	index: FieldIndex,
	names?: FeatureNames,
): FeaturesByKind {
	const found = { ...recordOf(() => new Map<number, number>()), fields: new Map<number, number>() };
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
	putFields(tokens, index, put);
	if (/[?؟]/u.test(text)) put('places', '?');
	if (text.includes('!')) put('places', '!');
	if (/[?؟]\s*$/u.test(text)) put('places', '? at the end');
	return found;
}
