import type { Language } from '#src/language/languages.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { type Keys, keysOf, type Vocabulary } from './word-keys.ts';
import { isOneWord, type Word } from './words.ts';

/**
 * A phrase of a lexicon: words parted by blanks. A word stands for itself with its endings; `=word` is that form alone,
 * `^stem` a verb with prefixes and endings, `(one|other)` a choice, `word?` may be missing, `~` up to three words of the
 * same clause, `_` any one word. `@name` stands for a list of the lexicon. `+` before a word: it has to stand there, and may tell
 * of something itself («+oveja =perdida»: the sheep is there, nobody is lost).
 */
export type Phrase = string;

export type Match<Label> = {
	readonly label: Label;
	/** The words that it is made of, without those that a `~` leaps over. */
	readonly at: readonly number[];
	/** The words that have to stand beside those. */
	readonly beside?: readonly number[];
	readonly first: number;
	readonly last: number;
	/** One of its words is a verb in a form that denies. */
	readonly denied: boolean;
	readonly phrase: Phrase;
};

/** One place of a phrase: any of the single keys or of the sequences of keys. */
type Place = {
	readonly single: ReadonlySet<string>;
	readonly several: readonly (readonly string[])[];
	readonly optional: boolean;
	readonly gap: boolean;
	readonly any: boolean;
	readonly beside: boolean;
};

type Way<Label> = {
	places: readonly Place[];
	label: Label;
	phrase: Phrase;
	/** One of these keys has to be the next word's; null where anything may follow. */
	next: ReadonlySet<string> | null;
};

const GAP = 3;

/** Puts the lists into a phrase, and flattens a list within a choice. */
function spelledOut(phrase: Phrase, lists: Readonly<Record<string, string>>): string {
	const whole = phrase.replace(/@([\w-]+)/g, (name: string) => {
		const list = lists[name.slice(1)];
		if (list === undefined) throw new Error(`No list ${name} for the phrase “${phrase}”`);
		return list;
	});
	let depth = 0;
	let flat = '';
	for (const letter of whole) {
		if (letter === '(' && ++depth > 1) continue;
		if (letter === ')' && --depth > 0) continue;
		flat += letter;
	}
	return flat;
}

function placesOf(phrase: Phrase, lists: Readonly<Record<string, string>>, known: Map<string, Place>): Place[] {
	const parts =
		spelledOut(phrase, lists)
			.trim()
			.match(/\+?=?\([^)]*\)\??|\S+/g) ?? [];
	return parts.map((part) => {
		const place = known.get(part) ?? placeOf(part);
		known.set(part, place);
		return place;
	});
}

/** One of these serves all places where only single words may stand: they are many. */
const NONE: readonly never[] = [];

function placeOf(whole: string): Place {
	const beside = whole.startsWith('+');
	const part = beside ? whole.slice(1) : whole;
	const optional = part.endsWith('?') && part.length > 1;
	const exact = part.startsWith('=(');
	const body = (optional ? part.slice(0, -1) : part).replace(/^=?\(|\)$/g, '');
	const choices = body
		.split('|')
		.flatMap((choice) => [...new Set([choice, apart(choice)])])
		.map((choice) => choice.trim().split(/\s+/).filter(Boolean))
		.filter((choice) => choice.length > 0)
		.map((choice) => choice.map((key) => foldKey(exact && !key.startsWith('=') ? `=${key}` : key)))
		// What is behind an exact word in a choice is exact, too.
		.map((choice) => choice.map((key) => (choice[0]?.startsWith('=') && /^[^=^]/.test(key) ? `=${key}` : key)));
	const several = choices.filter((choice) => choice.length > 1);
	return {
		single: new Set(choices.flatMap((choice) => (choice.length === 1 && choice[0] ? [choice[0]] : []))),
		several: several.length > 0 ? several : NONE,
		optional,
		gap: body === '~',
		any: body === '_',
		beside,
	};
}

/** A compound whose half-space parts two words of a text: «لاک‌پشت» is «لاک پشت», but «خانه‌ها» and «می‌رفت» are one word. */
const apart = (choice: string): string =>
	choice.replace(/([^\s=|^()]+)\u200c(?=([^\s\u200c|)]+))/g, (whole, before: string, after: string) =>
		isOneWord(before, after) ? whole : `${before} `,
	);

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
	const exact = new Set<string>();
	const alone = new Set<string>();
	const known = new Map<string, Place>();
	for (const [label, phrases] of entries)
		for (const phrase of phrases) {
			const places = placesOf(phrase, lists, known);
			for (const { single, several } of places)
				for (const key of [...single, ...several.flat()])
					if (key.startsWith('^')) verbs.add(key.slice(1));
					else if (key.startsWith('=')) exact.add(key.slice(1));
					else if (key !== '~' && key !== '_') nouns.add(key);
			if (places.length === 1)
				for (const key of places[0]?.single ?? NONE) if (key.startsWith('=')) alone.add(key.slice(1));
			const way = { places, label, phrase, next: nextKeys(places) };
			for (const key of firstKeys(places, phrase)) {
				const ways = byFirst.get(key);
				if (ways) ways.push(way);
				else byFirst.set(key, [way]);
			}
		}
	const vocabulary: Vocabulary = { nouns, verbs, exact, alone };
	const remembered = new Map<string, Keys>();
	const keysOfWord = (word: string) => {
		let keys = remembered.get(word);
		if (!keys) {
			keys = keysOf(word, language, vocabulary);
			if (remembered.size >= MOST_REMEMBERED) remembered.clear();
			remembered.set(word, keys);
		}
		return keys;
	};
	return (words) => {
		const keys = words.map(({ word }) => keysOfWord(word));
		const found: Match<Label>[] = [];
		for (const [index, own] of keys.entries()) {
			const ways = new Set<Way<Label>>();
			for (const key of own.keys()) for (const way of byFirst.get(key) ?? []) ways.add(way);
			for (const { places, label, phrase, next } of ways) {
				if (next && !hasAny(keys[index + 1], next)) continue;
				const match = follow(places, 0, words, keys, index, [], false);
				if (!match) continue;
				const last = match.at.at(-1) ?? index;
				const at = match.at.filter((one) => one >= 0);
				const beside = match.at.filter((one) => one < 0).map((one) => ~one);
				found.push({ label, phrase, at, beside, first: index, last: last < 0 ? ~last : last, denied: match.denied });
			}
		}
		return found;
	};
}

/** Words whose keys are remembered. */
const MOST_REMEMBERED = 2000;

/** What the second word of a phrase may be named by, where it has to stand right behind the first. */
function nextKeys([first, second]: readonly Place[]): ReadonlySet<string> | null {
	if (!first || !second || first.optional || first.several.length > 0) return null;
	if (second.optional || second.gap || second.any) return null;
	// The same set for all phrases with this place: they are many.
	if (second.several.length === 0) return second.single;
	return new Set([...second.single, ...second.several.flatMap(([key]) => (key === undefined ? [] : [key]))]);
}

function hasAny(keys: Keys | undefined, wanted: ReadonlySet<string>): boolean {
	for (const key of keys?.keys() ?? []) if (wanted.has(key)) return true;
	return false;
}

function firstKeys(places: readonly Place[], phrase: Phrase): string[] {
	const keys: string[] = [];
	for (const { single, several, optional, gap, any } of places) {
		if (gap || any) throw new Error(`A phrase begins with a gap: ${phrase}`);
		keys.push(...single, ...several.flatMap(([first]) => (first === undefined ? [] : [first])));
		if (!optional) return keys;
	}
	throw new Error('A phrase may be missing whole');
}

type Followed = { at: readonly number[]; denied: boolean } | null;

/** The longest way to go on with a phrase from one word. */
function follow(
	places: readonly Place[],
	step: number,
	words: readonly Word[],
	keys: readonly Keys[],
	index: number,
	at: readonly number[],
	denied: boolean,
): Followed {
	const place = places[step];
	if (place === undefined) return { at, denied };
	const before = words[index - 1];
	const here = words[index];
	const goesOn = here !== undefined && (at.length === 0 || here.sentence === before?.sentence);
	if (place.gap) {
		for (let leap = 0; goesOn && leap <= GAP; leap++) {
			const target = words[index + leap];
			if (!target || target.sentence !== here.sentence || (leap > 0 && target.clause !== here.clause)) break;
			const match = follow(places, step + 1, words, keys, index + leap, at, denied);
			if (match) return match;
		}
		return null;
	}
	if (goesOn) {
		const own = keys[index];
		// What only stands beside is marked by a negative number.
		const placed = (one: number) => (place.beside ? ~one : one);
		if (place.any) return follow(places, step + 1, words, keys, index + 1, [...at, placed(index)], denied);
		for (const several of place.several) {
			const deny = several.map((key, more) =>
				words[index + more]?.sentence === here.sentence ? keys[index + more]?.get(key) : undefined,
			);
			if (deny.some((one) => one === undefined)) continue;
			const reached = several.map((_, more) => placed(index + more));
			const on = index + several.length;
			const match = follow(places, step + 1, words, keys, on, [...at, ...reached], denied || deny.includes(true));
			if (match) return match;
		}
		for (const [key, deny] of own ?? []) {
			if (!place.single.has(key)) continue;
			const match = follow(places, step + 1, words, keys, index + 1, [...at, placed(index)], denied || deny);
			if (match) return match;
		}
	}
	return place.optional ? follow(places, step + 1, words, keys, index, at, denied) : null;
}

/** Where matches share a word, the one with more words stays, then the one with more letters, then the first. */
export function longestMatches<Label>(matches: readonly Match<Label>[], words: readonly Word[]): Match<Label>[] {
	const all = ({ at, beside = [] }: Match<Label>) => [...at, ...beside];
	const letters = (match: Match<Label>) => all(match).reduce((sum, index) => sum + (words[index]?.word.length ?? 0), 0);
	const taken = new Map<number, Match<Label>>();
	const kept: Match<Label>[] = [];
	const sorted = matches
		.map((match) => ({ match, weight: all(match).length * 1000 + letters(match) }))
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
