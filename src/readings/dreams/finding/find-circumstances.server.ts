import { type Language, languages } from '#src/language/languages.ts';
import { guessLanguage } from '#src/listening/text/guess-language.ts';
import { fold } from '#src/words/fold.ts';
import { type Element, elements, type Feeling, feelings } from '../intake.ts';
import { lexicon as ar } from '../lexicon/ar.server.ts';
import { lexicon as en } from '../lexicon/en.server.ts';
import { lexicon as es } from '../lexicon/es.server.ts';
import { lexicon as fa } from '../lexicon/fa.server.ts';
import type { DreamLexicon, Expressions } from '../lexicon/shape.ts';

type Span = readonly [from: number, to: number];

/** What a dream is told with besides its symbols: feelings, company, place and movement, in the order of the text. */
export type Circumstances = {
	feelings: Feeling[];
	elements: Element[];
	recurring: boolean;
};

type Compiled = {
	feelings: [Feeling, RegExp][];
	elements: [Element, RegExp][];
	notFelt: RegExp;
	recurring: RegExp;
};

const compiled = Object.fromEntries(
	languages.map((language) => [language, compile({ en, fa, ar, es }[language])]),
) as Record<Language, Compiled>;

function compile(lexicon: DreamLexicon): Compiled {
	const each = <Name extends string>(names: readonly Name[], from: Readonly<Record<Name, Expressions>>) =>
		names.map((name): [Name, RegExp] => [name, patternOf(from[name], lexicon)]);
	return {
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

/** The words of a text, folded, each with a blank before and behind it. */
const foldWords = (text: string) =>
	` ${[...text.matchAll(/[\p{L}\p{N}\p{M}'’‘`´\u0640]+/gu)]
		.map(([word]) => fold(word))
		.filter(Boolean)
		.join(' ')} `;

/** The feelings and circumstances that a dream names, in the language that it is written in. */
export function findCircumstances(text: string, language: Language): Circumstances {
	const folded = foldWords(text);
	const lexicon = compiled[guessLanguage(text, language)];
	const notFelt = spansOf(folded, lexicon.notFelt);
	const felt = lexicon.feelings.map(([name, pattern]) => ({
		name,
		places: awayFrom(spansOf(folded, pattern), notFelt),
	}));
	return {
		feelings: inOrder(felt),
		elements: inOrder(lexicon.elements.map(([name, pattern]) => ({ name, places: spansOf(folded, pattern) }))),
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
