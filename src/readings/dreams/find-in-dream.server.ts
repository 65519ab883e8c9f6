import { type Language, languages } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import { type Element, elements, type Feeling, feelings } from './intake.ts';
import { lexicon as ar } from './lexicon/ar.server.ts';
import { lexicon as en } from './lexicon/en.server.ts';
import { lexicon as es } from './lexicon/es.server.ts';
import { lexicon as fa } from './lexicon/fa.server.ts';
import type { DreamLexicon, Expressions } from './lexicon/shape.ts';
import { type SymbolId, symbolIds } from '#src/listening/symbols.ts';

/** A place in a text: from the one index to before the other, in UTF-16 units. */
export type Span = readonly [from: number, to: number];

/** What was found in a dream: everything in the order of the text. */
export type Found = {
	symbols: { id: SymbolId; where: Span[] }[];
	feelings: Feeling[];
	elements: Element[];
	recurring: boolean;
};

type Compiled = {
	symbols: [SymbolId, RegExp, RegExp | null][];
	feelings: [Feeling, RegExp][];
	elements: [Element, RegExp][];
	notFelt: RegExp;
	recurring: RegExp;
};

/** Symbols that a longer one may be told with and that then are not meant by themselves: hair in a haircut. */
const partOf: Readonly<Partial<Record<SymbolId, readonly SymbolId[]>>> = {
	haircut: ['hair'],
	'missed-departure': ['train', 'airplane', 'ship', 'late', 'flying'],
	'new-room': ['house', 'door'],
	'finding-money': ['coins'],
	'wrong-clothes': ['clothes', 'shoes'],
	tsunami: ['sea', 'water', 'flood'],
	flood: ['water', 'river'],
	drowning: ['water', 'sea', 'swimming'],
	'holy-book': ['book'],
	'out-of-control': ['car'],
	'living-dead': ['dead-alive', 'own-death'],
	egg: ['bird'],
	'own-death': ['being-killed'],
	'being-killed': ['attacked'],
	'dead-alive': ['own-death'],
	'failing-exam': ['falling'],
	teeth: ['falling'],
	airplane: ['falling'],
	angel: ['bird'],
};

const compiled = Object.fromEntries(
	languages.map((language) => [language, compile({ en, fa, ar, es }[language])]),
) as Record<Language, Compiled>;

function compile(lexicon: DreamLexicon): Compiled {
	const each = <Name extends string>(names: readonly Name[], from: Readonly<Record<Name, Expressions>>) =>
		names.map((name): [Name, RegExp] => [name, patternOf(from[name], lexicon)]);
	return {
		symbols: symbolIds.map((id) => {
			const unless = lexicon.unless[id];
			return [id, patternOf(lexicon.symbols[id], lexicon), unless ? patternOf(unless, lexicon) : null];
		}),
		feelings: each(feelings, lexicon.feelings),
		elements: each(elements, lexicon.elements),
		notFelt: patternOf(lexicon.notFelt, lexicon),
		recurring: patternOf(lexicon.recurring, lexicon),
	};
}

/** A pattern in which every word takes the blank behind it along. */
function patternOf(expressions: Expressions, { before, endings }: DreamLexicon): RegExp {
	// The longest first: of "teeth" and "teeth ~ fell" the second is meant where both are there.
	const inWords = expressions.map(wordsOf).sort((one, other) => other.length - one.length);
	const patterns = inWords.map((words) =>
		words
			.map((word) => {
				if (word === '~') return '(?:[^ ]+ ){0,3}';
				const perhaps = word.endsWith('|)');
				const body = word.replace(/\|\)$/, ')').replaceAll('(', '(?:').replaceAll('*', '[^ ]*').replace(/\$$/, '');
				const ending = words.length === 1 && !/[*$]$/.test(word) ? endings : '';
				return perhaps ? `(?:${before}${body} )?` : `${before}(?:${body})${ending} `;
			})
			.join(''),
	);
	return new RegExp(`(?<= )(?:${patterns.join('|')})`, 'gu');
}

/** An expression's words, folded; blanks between round brackets are part of a word. */
function wordsOf(expression: string): string[] {
	const folded = expression
		.normalize('NFKC')
		.replaceAll('\u200c', ' ')
		.replace(/[\p{L}\p{N}\p{M}'’]+/gu, (word) => fold(word));
	const words = [''];
	let depth = 0;
	for (const letter of folded) {
		if (letter === '(') depth++;
		if (letter === ')') depth--;
		if (letter === ' ' && depth === 0) words.push('');
		else words.push(`${words.pop()}${letter}`);
	}
	return words;
}

/** Folds a text word by word, so that places in what is folded can be told as places in the text. */
function foldWithPlaces(text: string): {
	folded: string;
	placeOf: (from: number, to: number) => Span;
} {
	let folded = ' ';
	const words: { at: number; span: Span }[] = [];
	for (const match of text.matchAll(/[\p{L}\p{N}\p{M}'’‘`´\u0640]+/gu)) {
		const word = fold(match[0]);
		if (!word) continue;
		words.push({
			at: folded.length,
			span: [match.index, match.index + match[0].length],
		});
		folded += `${word} `;
	}
	return {
		folded,
		placeOf(from, to) {
			const inside = words.filter(({ at }) => at >= from && at < to);
			return [inside[0]?.span[0] ?? 0, inside.at(-1)?.span[1] ?? 0];
		},
	};
}

/**
 * The symbols, feelings and circumstances that a dream names. People dream in Persian on an English page: where another
 * language finds more than twice as much as the given one, it is taken to be that of the dream.
 */
export function findInDream(text: string, language: Language): Found {
	const { folded, placeOf } = foldWithPlaces(text);
	let best = findIn(folded, compiled[language], placeOf);
	let most = 2 * weight(best);
	for (const other of languages) {
		if (other === language) continue;
		const found = findIn(folded, compiled[other], placeOf);
		if (weight(found) > most) [best, most] = [found, weight(found)];
	}
	return best;
}

const weight = ({ symbols, feelings, elements }: Found) => symbols.length + feelings.length + elements.length;

function findIn(folded: string, lexicon: Compiled, placeOf: (from: number, to: number) => Span): Found {
	const spans = new Map<SymbolId, Span[]>();
	for (const [id, pattern, unless] of lexicon.symbols) {
		const places = spansOf(folded, pattern);
		if (places.length === 0) continue;
		const left = unless ? awayFrom(places, spansOf(folded, unless)) : places;
		if (left.length > 0) spans.set(id, left);
	}
	for (const [whole, parts] of Object.entries(partOf) as [SymbolId, readonly SymbolId[]][]) {
		for (const part of parts) {
			const left = awayFrom(spans.get(part) ?? [], spans.get(whole) ?? []);
			if (left.length > 0) spans.set(part, left);
			else spans.delete(part);
		}
	}
	const notFelt = spansOf(folded, lexicon.notFelt);
	const felt = lexicon.feelings.map(([name, pattern]) => ({
		name,
		places: awayFrom(spansOf(folded, pattern), notFelt),
	}));
	return {
		symbols: [...spans]
			.sort(([, one], [, other]) => (one[0]?.[0] ?? 0) - (other[0]?.[0] ?? 0))
			.map(([id, places]) => ({
				id,
				where: places.map(([from, to]) => placeOf(from, to)),
			})),
		feelings: inOrder(felt),
		elements: inOrder(
			lexicon.elements.map(([name, pattern]) => ({
				name,
				places: spansOf(folded, pattern),
			})),
		),
		recurring: spansOf(folded, lexicon.recurring).length > 0,
	};
}

/** The names that were found, the first in the text first. */
function inOrder<Name extends string>(found: readonly { name: Name; places: readonly Span[] }[]): Name[] {
	return found
		.filter(({ places }) => places.length > 0)
		.sort((one, other) => (one.places[0]?.[0] ?? 0) - (other.places[0]?.[0] ?? 0))
		.map(({ name }) => name);
}

/** Those of the places that share nothing with any of the others. */
const awayFrom = (places: readonly Span[], others: readonly Span[]) =>
	places.filter(([from, to]) => !others.some(([start, end]) => from < end && start < to));

function spansOf(folded: string, pattern: RegExp): Span[] {
	return [...folded.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}
