import type { Language } from '#src/language/languages.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { type Keys, keysOf, type Vocabulary } from './word-keys.ts';
import type { Word } from './words.ts';

/**
 * A phrase of a lexicon: words parted by blanks. A word stands for itself with its endings; `=word` is that form alone,
 * `^stem` a verb with prefixes and endings, `(one|other)` a choice, `word?` may be missing, `~` up to three words of the
 * same clause, `_` any one word. `@name` stands for a list of the lexicon.
 */
export type Phrase = string;

export type Match<Label> = {
	readonly label: Label;
	/** The words that it is made of, without those that a `~` leaps over. */
	readonly at: readonly number[];
	readonly first: number;
	readonly last: number;
	/** One of its words is a verb in a form that denies. */
	readonly denied: boolean;
	readonly phrase: Phrase;
};

type Way<Label> = { keys: readonly string[]; label: Label; phrase: Phrase };

const GAP = 3;
const MOST_WAYS = 4000;

/** All ways to say a phrase, choices and missing words told apart. */
function waysOf(phrase: Phrase, lists: Readonly<Record<string, string>>): string[][] {
	let ways: string[][] = [[]];
	const spelled = phrase.replace(/@([\w-]+)/g, (whole, name: string) => {
		const list = lists[name];
		if (list === undefined) throw new Error(`No list ${whole} for the phrase “${phrase}”`);
		return list;
	});
	for (const part of spelled.trim().match(/\([^)]*\)\??|\S+/g) ?? []) {
		const optional = part.endsWith('?') && part.length > 1;
		const body = (optional ? part.slice(0, -1) : part).replace(/^\(|\)$/g, '');
		const choices = body.split('|').map((choice) => choice.trim().split(/\s+/).filter(Boolean).map(foldKey));
		ways = ways.flatMap((way) => [...(optional ? [way] : []), ...choices.map((choice) => [...way, ...choice])]);
	}
	if (ways.length > MOST_WAYS) throw new Error(`Too many ways to say “${phrase}”`);
	return ways.filter((way) => way.length > 0 && way.some((key) => key !== '~' && key !== '_'));
}

function foldKey(key: string): string {
	if (key === '~' || key === '_') return key;
	const mark = /^[=^]/.exec(key)?.[0] ?? '';
	return mark + foldWord(key.replaceAll('\u200c', ''));
}

/** Finds the phrases of a lexicon in the words of a text. */
export type PhraseFinder<Label> = (words: readonly Word[]) => Match<Label>[];

/** Compiles a lexicon; a label may come more than once. */
export function createPhraseFinder<Label>(
	language: Language,
	entries: readonly (readonly [Label, readonly Phrase[]])[],
	lists: Readonly<Record<string, string>> = {},
): PhraseFinder<Label> {
	const byFirst = new Map<string, Way<Label>[]>();
	const nouns = new Set<string>();
	const verbs = new Set<string>();
	for (const [label, phrases] of entries)
		for (const phrase of phrases)
			for (const keys of waysOf(phrase, lists)) {
				const [first] = keys;
				if (first === undefined || first === '~' || first === '_') throw new Error(`“${phrase}” begins with a gap`);
				const ways = byFirst.get(first);
				if (ways) ways.push({ keys, label, phrase });
				else byFirst.set(first, [{ keys, label, phrase }]);
				for (const key of keys)
					if (key.startsWith('^')) verbs.add(key.slice(1));
					else if (!key.startsWith('=') && key !== '~' && key !== '_') nouns.add(key);
			}
	const vocabulary: Vocabulary = { nouns, verbs };
	return (words) => {
		const keys = words.map(({ word }) => keysOf(word, language, vocabulary));
		const found: Match<Label>[] = [];
		for (const [index, own] of keys.entries())
			for (const [key, denied] of own)
				for (const way of byFirst.get(key) ?? []) {
					const match = follow(way.keys, 1, words, keys, index + 1, [index], denied);
					if (match)
						found.push({
							label: way.label,
							phrase: way.phrase,
							at: match.at,
							first: index,
							last: match.at.at(-1) ?? index,
							denied: match.denied,
						});
				}
		return found;
	};
}

function follow(
	pattern: readonly string[],
	step: number,
	words: readonly Word[],
	keys: readonly Keys[],
	index: number,
	at: readonly number[],
	denied: boolean,
): { at: readonly number[]; denied: boolean } | null {
	const key = pattern[step];
	if (key === undefined) return { at, denied };
	const before = words[index - 1];
	const here = words[index];
	if (!here || here.sentence !== before?.sentence) return null;
	if (key === '~') {
		for (let leap = 0; leap <= GAP; leap++) {
			const target = words[index + leap];
			if (!target || target.sentence !== here.sentence || (leap > 0 && target.clause !== here.clause)) return null;
			const match = follow(pattern, step + 1, words, keys, index + leap, at, denied);
			if (match) return match;
		}
		return null;
	}
	if (key === '_') return follow(pattern, step + 1, words, keys, index + 1, [...at, index], denied);
	const own = keys[index]?.get(key);
	if (own === undefined) return null;
	return follow(pattern, step + 1, words, keys, index + 1, [...at, index], denied || own);
}

/** Where matches share a word, the one with more words stays, then the one with more letters, then the first. */
export function longestMatches<Label>(matches: readonly Match<Label>[], words: readonly Word[]): Match<Label>[] {
	const letters = (match: Match<Label>) => match.at.reduce((sum, index) => sum + (words[index]?.word.length ?? 0), 0);
	const taken = new Map<number, Match<Label>>();
	const kept: Match<Label>[] = [];
	const sorted = matches
		.map((match) => ({ match, weight: match.at.length * 1000 + letters(match) }))
		.sort((one, other) => other.weight - one.weight || one.match.first - other.match.first);
	for (const { match } of sorted) {
		const rivals = match.at.flatMap((index) => taken.get(index) ?? []);
		// The same words may tell two things.
		const sameWords = (rival: Match<Label>) => rival.at.join() === match.at.join();
		if (rivals.some((rival) => rival.label === match.label || rival.label === null || match.label === null)) continue;
		if (rivals.some((rival) => !sameWords(rival))) continue;
		for (const index of match.at) if (!taken.has(index)) taken.set(index, match);
		kept.push(match);
	}
	return kept.sort((one, other) => one.first - other.first || other.last - one.last);
}
