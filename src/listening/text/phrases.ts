import type { Language } from '#src/language/languages.ts';
import { foldWord } from './fold-letters.ts';
import { persianWords } from './read-tokens.ts';
import type { Token } from './token.ts';
import { createTypoFinder, type TypoFinder } from './typos.ts';

/**
 * A phrase of a lexicon: words parted by blanks. A word stands for all its endings («برادر» finds «برادرم»); `=word` is that
 * form alone, `word*` whatever begins so, `^word` the verb with its prefixes and endings, `(one|other)` a choice of words,
 * `word?` may be missing, `(one two|three)?` too, `~` up to three words of the same clause, `_` any one word.
 */
export type Phrase = string;

/** Where a phrase stands: the tokens it is made of (without those that a `~` leaps over). */
export type Match<Label> = {
	readonly label: Label;
	readonly at: readonly number[];
	readonly first: number;
	readonly last: number;
	/** The phrase that found it. */
	readonly phrase: Phrase;
};

type Node<Label> = {
	/** Null where no phrase goes on by a word: most nodes are the last of their phrase, and an empty map is large. */
	next: Map<string, Node<Label>> | null;
	/** Words that begin with a key. */
	prefixes: Map<string, Node<Label>> | null;
	gap: Node<Label> | null;
	any: Node<Label> | null;
	/** Nodes that go on from here without a word: what follows a choice, kept once for all its words. */
	also: Node<Label>[] | null;
	ends: { label: Label; phrase: Phrase }[] | null;
};

const emptyNode = <Label>(): Node<Label> => ({
	next: null,
	prefixes: null,
	gap: null,
	any: null,
	also: null,
	ends: null,
});

function foldPattern(word: string): string {
	const mark = /^[=^]/.exec(word)?.[0] ?? '';
	const star = word.endsWith('*') ? '*' : '';
	return `${mark}${foldWord(word.replaceAll('\u200c', ''))}${star}`;
}

/** The words of a phrase; blanks inside round brackets part no words. */
const partsOf = (phrase: Phrase): string[] => phrase.match(/\([^)]*\)\??|[^ ]+/gu) ?? [];

/** The words of a choice, as the tokens of a text are parted: «دوست‌دختر» is two. */
function wordsOf(choice: string): string[] {
	return choice
		.split(' ')
		.filter(Boolean)
		.flatMap((word) => (word === '~' || word === '_' || !word.includes('\u200c') ? [word] : persianWords(word)))
		.map((word) => (word === '~' || word === '_' ? word : foldPattern(word)));
}

/** One place of a phrase: the words of each of its choices; an optional one may be left out. */
type Part = { readonly choices: readonly (readonly string[])[]; readonly optional: boolean };

const placesOf = (phrase: Phrase): Part[] =>
	partsOf(phrase).map((part) => {
		const optional = part.endsWith('?') && part !== '?';
		const body = optional ? part.slice(0, -1) : part;
		const choices = body.startsWith('(') && body.endsWith(')') ? body.slice(1, -1).split('|') : [body];
		return { choices: choices.map(wordsOf), optional };
	});

/** All ways to say a phrase, its choices and optional words told apart. */
function expand(places: readonly Part[]): string[][] {
	let ways: string[][] = [[]];
	for (const { choices, optional } of places)
		ways = ways.flatMap((way) => [...(optional ? [way] : []), ...choices.map((choice) => [...way, ...choice])]);
	return ways.filter((way) => way.length > 0);
}

/** Beyond so many ways what follows a choice is kept once: choices in a row would multiply. */
const MOST_WAYS = 16;
const waysOf = (places: readonly Part[]) =>
	places.reduce((ways, { choices, optional }) => ways * (choices.length + (optional ? 1 : 0)), 1);

/** Inserts a phrase of many ways: each of its places leads to one node that all choices share. */
function insertShared<Label>(root: Node<Label>, places: readonly Part[], end: { label: Label; phrase: Phrase }): void {
	let from = root;
	for (const { choices, optional } of places) {
		const onward: Node<Label> = emptyNode();
		for (const choice of choices) {
			const last = walkIn(from, choice);
			last.also ??= [];
			if (!last.also.includes(onward)) last.also.push(onward);
		}
		if (optional) {
			from.also ??= [];
			from.also.push(onward);
		}
		from = onward;
	}
	from.ends = [end];
}

function insert<Label>(root: Node<Label>, words: readonly string[], end: { label: Label; phrase: Phrase }): void {
	const node = walkIn(root, words);
	node.ends ??= [];
	node.ends.push(end);
}

/** The node that words lead to, made where it is missing. */
function walkIn<Label>(root: Node<Label>, words: readonly string[]): Node<Label> {
	let node = root;
	for (const word of words) {
		if (word === '~') node = node.gap ??= emptyNode();
		else if (word === '_') node = node.any ??= emptyNode();
		else {
			const isPrefix = word.endsWith('*');
			const key = isPrefix ? word.slice(0, -1) : word;
			const map: Map<string, Node<Label>> = (isPrefix ? node.prefixes : node.next) ?? new Map();
			if (isPrefix) node.prefixes = map;
			else node.next = map;
			let next = map.get(key);
			if (!next) {
				next = emptyNode();
				map.set(key, next);
			}
			node = next;
		}
	}
	return node;
}

/** How many words a `~` may leap over. */
const GAP = 3;

type Walk<Label> = { tokens: readonly Token[]; typos: TypoFinder | null; found: Match<Label>[] };

/** Adds all phrases that go on from a node with the token at the index; `path` is what was taken so far. */
function follow<Label>(walk: Walk<Label>, node: Node<Label>, index: number, path: readonly number[]): void {
	const { tokens, typos, found } = walk;
	const [first] = path;
	const last = path.at(-1);
	if (first !== undefined && last !== undefined && node.ends)
		for (const { label, phrase } of node.ends) found.push({ label, at: path, first, last, phrase });
	if (node.also) for (const next of node.also) follow(walk, next, index, path);
	const token = tokens[index];
	const before = last === undefined ? undefined : tokens[last];
	if (!token || (before && before.sentence !== token.sentence)) return;
	const onward = (next: Node<Label> | null | undefined) => {
		if (next) follow(walk, next, index + 1, [...path, index]);
	};
	if (node.next && node.next.size < token.keys.size) {
		for (const [key, next] of node.next) if (token.keys.has(key)) onward(next);
	} else if (node.next) for (const key of token.keys) onward(node.next.get(key));
	if (node.prefixes)
		for (let length = 1; length <= token.word.length; length++) onward(node.prefixes.get(token.word.slice(0, length)));
	onward(node.any);
	if (typos && node.next && !typos.knows(token)) for (const word of typos.near(token.word)) onward(node.next.get(word));
	if (node.gap)
		for (let leap = 0; leap <= GAP; leap++) {
			const target = tokens[index + leap];
			if (!target || target.sentence !== token.sentence || (before && target.clause !== before.clause)) break;
			follow(walk, node.gap, index + leap, path);
		}
}

/** Finds the phrases of a lexicon in a text. */
export type PhraseFinder<Label> = (tokens: readonly Token[]) => Match<Label>[];

/**
 * Compiles a lexicon. A label may come more than once; a phrase may have several labels.
 * @param language words of this language may have one wrong letter where they are long; omit it for exact words only
 */
export function createPhraseFinder<Label>(
	entries: Iterable<readonly [Label, readonly Phrase[]]>,
	language?: Language,
): PhraseFinder<Label> {
	const root = emptyNode<Label>();
	const words = new Set<string>();
	for (const [label, phrases] of entries)
		for (const phrase of phrases) {
			const places = placesOf(phrase);
			for (const { choices } of places) for (const choice of choices) for (const word of choice) words.add(word);
			// A phrase that may begin with any of two places is told apart, so that nothing hangs on the root itself.
			if (waysOf(places) > MOST_WAYS && !places[0]?.optional) insertShared(root, places, { label, phrase });
			else for (const way of expand(places)) insert(root, way, { label, phrase });
		}
	const typos = language ? createTypoFinder(words) : null;
	return (tokens) => {
		const found: Match<Label>[] = [];
		const walk = { tokens, typos, found };
		tokens.forEach((_, index) => {
			follow(walk, root, index, []);
		});
		return found;
	};
}

/** Where matches share a word, the one with more words stays, then the one with more letters, then the first. */
export function longestMatches<Label>(matches: readonly Match<Label>[]): Match<Label>[] {
	const weight = ({ at, phrase }: Match<Label>) => at.length * 1000 + phrase.length;
	const taken = new Map<number, Match<Label>>();
	const kept: Match<Label>[] = [];
	for (const match of [...matches].sort((one, other) => weight(other) - weight(one) || one.first - other.first)) {
		const rivals = match.at.flatMap((index) => taken.get(index) ?? []);
		// The same words may tell two things: both labels of one place stay.
		if (
			rivals.some(
				(rival) => rival.first !== match.first || rival.last !== match.last || rival.at.length !== match.at.length,
			)
		)
			continue;
		if (rivals.some((rival) => rival.label === match.label)) continue;
		for (const index of match.at) taken.set(index, match);
		kept.push(match);
	}
	return kept.sort((one, other) => one.first - other.first || other.last - one.last);
}
