import type { Language } from '#src/language/languages.ts';
import type { seededChoices } from '#src/words/seeded.ts';
import type { FactCard, TarotFacts } from '../facts.ts';
import type { Place, PlainPlace, WholePlace } from '../spread/spreads.ts';
import type { WholeWords } from '../words/built-in.server.ts';
import { type MixedPair, mixedPairs, type SideWords, type Variants, type Witness } from '../words/shape.ts';
import { sideOf, type Thesis } from './thesis.ts';

/** A card with its sentences as it lies. */
export type Told = { card: FactCard; name: string; side: SideWords; says: string };
/** The two cards of the thesis. */
export type Ends = readonly [Told, Told];
/** Paragraphs, as their sentences. */
export type Paragraphs = string[][];

export type Composing = {
	language: Language;
	words: WholeWords;
	facts: TarotFacts;
	told: readonly Told[];
	/** One of a few sentences, its places filled. */
	say: (variants: Variants, values: Readonly<Record<string, string>>) => string;
	pick: ReturnType<typeof seededChoices>['pick'];
	number: (value: number) => string;
};

/** Which sentence of a card belongs to which position. */
const families: Readonly<Record<Place, 'self' | 'past' | 'now' | 'ahead'>> = {
	answer: 'self',
	self: 'self',
	hopes: 'self',
	advice: 'self',
	past: 'past',
	root: 'past',
	present: 'now',
	challenge: 'now',
	surroundings: 'now',
	hidden: 'now',
	future: 'ahead',
	near: 'ahead',
	crown: 'ahead',
	outcome: 'ahead',
	month: 'ahead',
};

const TRUMPS = 22;

/**
 * What a card is called inside a sentence: a trump by its name, which has its article; a card of a suit with the article
 * of its language. In Arabic a name stands after the word for card, in the genitive.
 */
export function nameOf({ named }: WholeWords, { id, name }: { id: number; name: string }, language: Language): string {
	const own = named?.[id];
	if (own) return own;
	if (id < TRUMPS) return name;
	if (language === 'en') return `the ${name}`;
	if (language === 'es') return `${/^Reina\b/.test(name) ? 'la' : 'el'} ${name}`;
	return language === 'ar' ? name.replace(/^(اثنت?)ان(?= )/, '$1ين') : name;
}

/** The sentences of a card that lies upright or reversed. */
export function lying({ cards, voices }: WholeWords, { id }: FactCard, reversed: boolean): Pick<Told, 'side' | 'says'> {
	const [card, voice] = [cards[id], voices[id]];
	if (!card || !voice) throw new RangeError(`no words for card ${id}`);
	const way = reversed ? 'reversed' : 'upright';
	return { side: card[way], says: voice[way] };
}

const isPlain = (place: Place, set: Readonly<Record<PlainPlace, unknown>>): place is PlainPlace => place in set;

/** Where a card lies, inside a sentence. */
export function placed({ at, minor }: WholeWords, { place, month = '' }: FactCard): string {
	return isPlain(place, at) ? at[place] : minor.at[place].replace('{month}', month);
}

/** The sentences with which a card guesses in a place. */
const guessesOf = ({ places, minor }: WholeWords, place: Place): Variants =>
	isPlain(place, places) ? places[place] : minor.places[place as WholePlace];

/**
 * What a card guesses in its place, in its own sentence.
 * @param turn which of the ways to say so; without it, any
 */
export function guess({ words, pick }: Composing, { card, name, side }: Told, turn?: number): string {
	const { place, month = '' } = card;
	const variants = guessesOf(words, place);
	const variant = turn === undefined ? pick(variants) : (variants[turn % variants.length] ?? variants[0]);
	return filled(variant, { name, month, line: side[families[place]] });
}

/** Whose side a third card takes, as the words know it: that of one of the two, of both, of neither. */
export function witnessKind({ facts }: Composing, thesis: Thesis, { card }: Told): Witness {
	const side = sideOf(facts, thesis, facts.cards.indexOf(card));
	return side === 'first' || side === 'second' ? 'one' : side;
}

/** The same said, in one of the ways there are for it. */
export function witness(composing: Composing, thesis: Thesis, each: Told, ends: Ends, turn: number): string {
	const { words, facts } = composing;
	const { card, name, says } = each;
	const side = sideOf(facts, thesis, facts.cards.indexOf(card));
	const [x, y] = side === 'second' ? [ends[1], ends[0]] : ends;
	const variants = words.witness[witnessKind(composing, thesis, each)];
	const variant = variants[turn % variants.length] ?? variants[0];
	return filled(variant, { name, says, at: placed(words, card), x: x.name, y: y.name });
}

/** How the elements of two cards get along. */
export function dignity({ words, say, language }: Composing, x: FactCard, y: FactCard): string {
	const name = (card: FactCard) => nameOf(words, card, language);
	if (x.element === y.element) return say(words.same[x.element], { x: name(x), y: name(y) });
	const ahead = mixedPairs.find((pair): pair is MixedPair => pair === `${x.element}-${y.element}`);
	const turned = mixedPairs.find((pair): pair is MixedPair => pair === `${y.element}-${x.element}`);
	const [first, second] = ahead ? [x, y] : [y, x];
	const pair = ahead ?? turned;
	return pair ? say(words.mixed[pair], { x: name(first), y: name(second) }) : '';
}

export const wordsOf = (sentences: readonly string[]): number =>
	sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);

/**
 * Fills the places of a sentence. One that comes after a colon begins small, in scripts that have capitals; the article of
 * a card begins large where a sentence begins, and runs together with the Spanish word before it.
 */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
	const whole = sentence
		.replace(/: \{line\}/, () => `: ${small(values.line ?? '')}`)
		.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
		.replace(/(?<=[.?!…][”»"]? )(?:the|el|la) (?=\p{Lu})/gu, capital)
		.replace(/(?<!\p{L})(de|a) el (?=\p{Lu})/gu, '$1l ');
	return capital(whole);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names and the English I keep their capital. */
const small = (sentence: string): string =>
	/^(I\b|(The|El|La|Los) \p{Lu})/u.test(sentence)
		? sentence
		: sentence.replace(/^(¿?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());
