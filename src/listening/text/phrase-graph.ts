import { foldWord } from './fold-letters.ts';
import { persianWords } from './read-tokens.ts';

/** What a link may stand for instead of a word. */
export const END = 0;
export const ALSO = 1;
export const GAP = 2;
export const ANY = 3;
const FIRST_WORD = 4;

/**
 * Phrases as a graph whose nodes are numbers: objects and maps would take ten times the memory. The links of node i are
 * the pairs of mark and target from `starts[i]` to `starts[i + 1]`, sorted by mark, then by target. A mark is
 * - `END`: a phrase ends here; the target is the number of the phrase;
 * - `ALSO`: the target is reached with this node: what comes behind a choice is made once for all of its words;
 * - `GAP`, `ANY`: the target is behind a `~` or a `_`;
 * - that of a word in `marks`: the target is behind this word.
 */
export type PhraseGraph = {
	/** All words of the phrases. */
	readonly marks: ReadonlyMap<string, number>;
	readonly starts: Uint32Array;
	readonly links: Uint32Array;
	/** Of the few nodes that go on by words that begin with a key (`word*`): what is behind each key. */
	readonly prefixes: ReadonlyMap<number, ReadonlyMap<string, number>>;
};

/** Where phrases begin. No link leads there. */
export const ROOT = 0;

/** A node while the graph is made. They are numbered in the order in which they are made. */
type Node = { readonly number: number; next: Map<string, Node> | null; also: Node[] | null; ends: number[] | null };

function foldPattern(word: string): string {
	const mark = /^[=^]/.exec(word)?.[0] ?? '';
	const star = word.endsWith('*') ? '*' : '';
	return `${mark}${foldWord(word.replaceAll('\u200c', ''))}${star}`;
}

/** The words of a phrase; blanks inside round brackets part no words. */
const partsOf = (phrase: string): string[] => phrase.match(/\([^)]*\)\??|[^ ]+/gu) ?? [];

/** The words of a choice, as the tokens of a text are parted: «دوست‌دختر» is two. */
function wordsOf(choice: string): string[] {
	return choice
		.split(' ')
		.filter(Boolean)
		.flatMap((word) => (word === '~' || word === '_' || !word.includes('\u200c') ? [word] : persianWords(word)))
		.map((word) => (word === '~' || word === '_' ? word : foldPattern(word)));
}

/** One place of a phrase: the words that may stand there, and whether it may be left out. */
type Place = { choices: string[][]; optional: boolean };

function placesOf(phrase: string): Place[] {
	return partsOf(phrase).map((part) => {
		const optional = part.endsWith('?') && part !== '?';
		const body = optional ? part.slice(0, -1) : part;
		const choices = body.startsWith('(') && body.endsWith(')') ? body.slice(1, -1).split('|') : [body];
		return { choices: choices.map(wordsOf), optional };
	});
}

/** In how many ways a phrase may be said. */
const waysOf = (places: readonly Place[]) =>
	places.reduce((ways, { choices, optional }) => ways * (choices.length + Number(optional)), 1);

/** All ways to say a phrase, its choices and optional words told apart. */
function expand(places: readonly Place[]): string[][] {
	let ways: string[][] = [[]];
	for (const { choices, optional } of places)
		ways = ways.flatMap((way) => [...(optional ? [way] : []), ...choices.map((words) => [...way, ...words])]);
	return ways.filter((way) => way.length > 0);
}

/** More ways than these are not made one by one: a phrase of four long choices has tens of thousands. */
const MOST_WAYS = 12;

/** Makes the graph of phrases, which are numbered from 0. */
export function makePhraseGraph(phrases: readonly string[]): PhraseGraph {
	const nodes: Node[] = [];
	const addNode = (): Node => {
		const node = { number: nodes.length, next: null, also: null, ends: null };
		nodes.push(node);
		return node;
	};
	const root = addNode();
	const marks = new Map<string, number>();
	for (const [number, phrase] of phrases.entries()) {
		const places = placesOf(phrase);
		for (const { choices } of places)
			for (const word of choices.flat()) if (!marks.has(word)) marks.set(word, FIRST_WORD + marks.size);
		insert(root, places, number, addNode);
	}
	return pack(nodes, marks);
}

/** The node behind these words; what is missing of the way to it is made. */
function nodeBehind(from: Node, words: readonly string[], addNode: () => Node): Node {
	let node = from;
	for (const word of words) {
		node.next ??= new Map();
		let next = node.next.get(word);
		if (!next) {
			next = addNode();
			node.next.set(word, next);
		}
		node = next;
	}
	return node;
}

/** Adds a phrase. Few ways share their first words with other phrases; many share what comes behind each choice. */
function insert(root: Node, places: readonly Place[], phrase: number, addNode: () => Node): void {
	const finish = (node: Node) => {
		node.ends ??= [];
		node.ends.push(phrase);
	};
	if (waysOf(places) <= MOST_WAYS) {
		for (const way of expand(places)) finish(nodeBehind(root, way, addNode));
		return;
	}
	// From the last place to the first, so that each node is whole when another leads to it.
	let behind = addNode();
	finish(behind);
	for (const [place, { choices, optional }] of [...places.entries()].reverse()) {
		const node = place === 0 ? root : addNode();
		for (const words of choices) {
			const last = nodeBehind(node, words, addNode);
			last.also ??= [];
			last.also.push(behind);
		}
		if (optional) {
			node.also ??= [];
			node.also.push(behind);
		}
		behind = node;
	}
}

function pack(nodes: readonly Node[], marks: ReadonlyMap<string, number>): PhraseGraph {
	const prefixes = new Map<number, Map<string, number>>();
	const starts = new Uint32Array(nodes.length + 1);
	const pairs: number[] = [];
	for (const { number, next, also, ends } of nodes) {
		const own = [...(ends ?? []).map((phrase) => [END, phrase]), ...(also ?? []).map((node) => [ALSO, node.number])];
		for (const [word, node] of next ?? []) {
			if (word.endsWith('*')) {
				const keys = prefixes.get(number) ?? new Map<string, number>();
				prefixes.set(number, keys.set(word.slice(0, -1), node.number));
			} else own.push([word === '~' ? GAP : word === '_' ? ANY : (marks.get(word) ?? END), node.number]);
		}
		own.sort(([mark = 0, target = 0], [other = 0, otherTarget = 0]) => mark - other || target - otherTarget);
		pairs.push(...own.flat());
		starts[number + 1] = pairs.length / 2;
	}
	return { marks, starts, links: Uint32Array.from(pairs), prefixes };
}

/** What is behind a word, of the links from one place to another; `ROOT` where none is for it. */
export function targetOf(links: Uint32Array, from: number, to: number, mark: number): number {
	let [low, high] = [from, to - 1];
	while (low <= high) {
		const middle = (low + high) >> 1;
		const found = links[2 * middle] ?? 0;
		if (found === mark) return links[2 * middle + 1] ?? ROOT;
		if (found < mark) low = middle + 1;
		else high = middle - 1;
	}
	return ROOT;
}
