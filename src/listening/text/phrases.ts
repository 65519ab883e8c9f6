import type { Language } from '#src/language/languages.ts';
import { ALSO, ANY, END, GAP, makePhraseGraph, type PhraseGraph, ROOT, targetOf } from './phrase-graph.ts';
import { joinBlanks } from './read-tokens.ts';
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

/** How many words a `~` may leap over. */
const LONGEST_LEAP = 3;

type Walk<Label> = {
	graph: PhraseGraph;
	labels: readonly Label[];
	phrases: readonly Phrase[];
	tokens: readonly Token[];
	/** The marks of each token's keys, of those that the phrases name. */
	marks: readonly (readonly number[])[];
	typos: TypoFinder | null;
	found: Match<Label>[];
};

/** Adds all phrases that go on from a node with the token at the index; `path` is what was taken so far. */
function follow<Label>(walk: Walk<Label>, node: number, index: number, path: readonly number[]): void {
	const { graph, tokens, typos } = walk;
	const { starts, links } = graph;
	const last = path.at(-1);
	const token = tokens[index];
	const before = last === undefined ? undefined : tokens[last];
	const goesOn = token !== undefined && (before === undefined || before.sentence === token.sentence);
	const to = starts[node + 1] ?? 0;
	let [from, gap, any] = [starts[node] ?? 0, ROOT, ROOT];
	for (; from < to; from++) {
		const mark = links[2 * from];
		const target = links[2 * from + 1] ?? ROOT;
		if (mark === END) end(walk, target, path);
		else if (mark === ALSO) follow(walk, target, index, path);
		else if (!goesOn) return;
		else if (mark === GAP) gap = target;
		else if (mark === ANY) any = target;
		else break;
	}
	if (!goesOn) return;
	const onward = (next: number | undefined) => {
		if (next) follow(walk, next, index + 1, [...path, index]);
	};
	if (from < to) for (const next of behindToken(walk, from, to, index)) onward(next);
	const prefixes = graph.prefixes.get(node);
	if (prefixes)
		for (let length = 1; length <= token.word.length; length++) onward(prefixes.get(token.word.slice(0, length)));
	onward(any);
	if (typos && from < to && !typos.knows(token))
		for (const word of typos.near(token.word)) onward(targetOf(links, from, to, graph.marks.get(word) ?? END));
	if (gap)
		for (let leap = 0; leap <= LONGEST_LEAP; leap++) {
			const target = tokens[index + leap];
			if (!target || target.sentence !== token.sentence || (before && target.clause !== before.clause)) break;
			follow(walk, gap, index + leap, path);
		}
}

function end<Label>({ labels, phrases, found }: Walk<Label>, number: number, path: readonly number[]): void {
	const [first, last] = [path[0], path.at(-1)];
	if (first !== undefined && last !== undefined)
		found.push({ label: labels[number] as Label, at: path, first, last, phrase: phrases[number] ?? '' });
}

/** What is behind a token of the links of words from one place to another. */
function behindToken<Label>({ graph, tokens, marks }: Walk<Label>, from: number, to: number, index: number): number[] {
	const { links } = graph;
	const own = marks[index] ?? [];
	const targets: number[] = [];
	if (own.length === 0) return targets;
	if (to - from >= (tokens[index]?.keys.size ?? 0)) {
		for (const mark of own) {
			const target = targetOf(links, from, to, mark);
			if (target) targets.push(target);
		}
		return targets;
	}
	for (let at = from; at < to; at++) if (own.includes(links[2 * at] ?? END)) targets.push(links[2 * at + 1] ?? ROOT);
	// In the order of the phrases.
	return targets.sort((one, other) => one - other);
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
	const labels: Label[] = [];
	const phrases: Phrase[] = [];
	for (const [label, own] of entries)
		for (const phrase of own) {
			labels.push(label);
			phrases.push(phrase);
		}
	const graph = makePhraseGraph(language === 'fa' ? phrases.map(joinBlanks) : phrases);
	const typos = language ? createTypoFinder(graph.marks) : null;
	return (tokens) => {
		const found: Match<Label>[] = [];
		const marks = tokens.map(({ keys }) => [...keys].flatMap((key) => graph.marks.get(key) ?? []));
		const walk = { graph, labels, phrases, tokens, marks, typos, found };
		tokens.forEach((_, index) => {
			follow(walk, ROOT, index, []);
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
