import { type Language, languageFacts } from '#src/language/languages.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { FactCard, TarotFacts } from './facts.ts';
import type { TarotRequest } from './request.ts';
import type { Place } from './spreads.ts';
import { chooseThesis, type RankedFact, rankFacts, sideOf, type Thesis } from './thesis.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import { type MixedPair, mixedPairs, type SideWords, type TarotWords, type Variants } from './words/shape.ts';

const builtIn: Record<Language, TarotWords> = { en, fa, ar, es };

/** Which sentence of a card belongs to which position. */
const families: Readonly<Record<Place, 'self' | 'past' | 'now' | 'ahead'>> = {
	answer: 'self',
	self: 'self',
	past: 'past',
	present: 'now',
	challenge: 'now',
	future: 'ahead',
	outcome: 'ahead',
};

/** What is not needed is told only as long as a spread stays below that many words. */
const ENOUGH_WORDS = 320;

/** A card with its sentences as it lies. */
type Told = { card: FactCard; name: string; side: SideWords; says: string };
/** The two cards of the thesis. */
type Ends = readonly [Told, Told];

type Composing = {
	words: TarotWords;
	facts: TarotFacts;
	told: readonly Told[];
	/** One of a few sentences, its places filled. */
	say: (variants: Variants, values: Readonly<Record<string, string>>) => string;
	pick: ReturnType<typeof seededChoices>['pick'];
	number: (value: number) => string;
};

/** The built-in writer's reading: of one card what it says and would say the other way up; of several, their quarrel. */
export function compose({ language }: TarotRequest, facts: TarotFacts): string {
	const words = builtIn[language];
	const seed = facts.cards.map(({ id, reversed }) => `${id}${reversed ? 'r' : ''}`).join();
	const { pick } = seededChoices(`tarot|${language}|${seed}`);
	const { format } = new Intl.NumberFormat(languageFacts[language].locale);
	const told = facts.cards.map((card) => ({ card, name: nameOf(words, card), ...lying(words, card, card.reversed) }));
	const say: Composing['say'] = (variants, values) => filled(pick(variants), values);
	const composing: Composing = { words, facts, told, say, pick, number: format };
	const thesis = chooseThesis(facts);
	const paragraphs = thesis ? severalCards(composing, thesis) : oneCard(composing);
	return paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n');
}

const nameOf = ({ named }: TarotWords, { id, name }: { id: number; name: string }) => named?.[id] ?? name;

function lying(words: TarotWords, { id }: FactCard, reversed: boolean): { side: SideWords; says: string } {
	const [card, voice] = [words.cards[id], words.voices[id]];
	if (!card || !voice) throw new RangeError(`no words for card ${id}`);
	const way = reversed ? 'reversed' : 'upright';
	return { side: card[way], says: voice[way] };
}

/** One card: its picture, its word as it lies against its word the other way up, its answer, a doubt. */
function oneCard({ words, facts, told, say, pick }: Composing): string[][] {
	const [first] = told;
	const [card] = facts.cards;
	if (!first || !card) return [];
	const { name, side, says } = first;
	const other = lying(words, card, !card.reversed);
	// As it is drawn, and then as it lies.
	const images = card.reversed ? [pick(other.side.images), pick(side.images)] : side.images;
	return [
		[...images, words.cards[card.id]?.lore ?? ''],
		[
			say(words.turning[card.reversed ? 'reversed' : 'upright'], { name, says, other: other.says }),
			say(words.alone[card.element], { name }),
		],
		[say(words.places.answer, { name, line: side.self })],
		[side.counter, side.question, side.act],
	];
}

/** Several cards: two that pull against each other, whose side the others take, what stands out, and an answer to it. */
function severalCards(composing: Composing, thesis: Thesis): string[][] {
	const { words, facts, told, say, pick } = composing;
	const [one, other] = thesis.between.map((index) => told[index]);
	if (!one || !other) return [];
	const [x, y] = [one.name, other.name];
	const guess = ({ card, name, side }: Told) =>
		say(words.places[card.place], { name, line: side[families[card.place]] });
	const [asking, acting] = pick([
		[one, other],
		[other, one],
	] as const);
	const opening = [pick(one.side.images)];
	const more = pick(other.side.images);
	const quarrel = [
		thesis.speaking ? words.pairs[thesis.speaking] : dignity(composing, one.card, other.card),
		say(words.tension, { x, y, saysX: one.says, saysY: other.says }),
	];
	const guesses = [guess(one), guess(other)];
	const others = told.filter((each) => each !== one && each !== other);
	const turn = pick([0, 1, 2]);
	const witnesses = others.map((each, index) => ({
		image: '',
		line: witness(composing, thesis, each, [one, other], turn + index),
	}));
	const answer = [
		say(words.counter, { x: asking.name, y: acting.name, line: asking.side.counter }),
		say(words.question, { x: asking.name, y: acting.name, line: asking.side.question }),
		say(words.act, { x: acting.name, y: asking.name, line: acting.side.act }),
	];
	const [rarest, next] = rankFacts(facts).map((fact) => notable(composing, fact, x, y));
	const whole: string[] = [];
	let count = wordsOf([...opening, ...quarrel, ...guesses, ...witnesses.map(({ line }) => line), ...answer]);
	const fits = (sentence: string | undefined): sentence is string => {
		if (!sentence || count + wordsOf([sentence]) > ENOUGH_WORDS) return false;
		count += wordsOf([sentence]);
		return true;
	};
	if (fits(more)) opening.push(more);
	if (fits(rarest)) whole.push(rarest);
	for (const [index, each] of others.entries()) {
		const image = pick(each.side.images);
		const witness = witnesses[index];
		if (witness && fits(image)) witness.image = image;
	}
	if (fits(next)) whole.push(next);
	return [
		[...opening, ...quarrel],
		guesses,
		witnesses.flatMap(({ image, line }) => [image, line]),
		whole,
		answer,
	].filter(({ length }) => length > 0);
}

/** Whose side a third card takes, said in other words than those of the card before it. */
function witness(
	{ words, facts }: Composing,
	thesis: Thesis,
	{ card, name, says }: Told,
	ends: Ends,
	turn: number,
): string {
	const side = sideOf(facts, thesis, facts.cards.indexOf(card));
	const [x, y] = side === 'second' ? [ends[1], ends[0]] : ends;
	const variants = words.witness[side === 'first' || side === 'second' ? 'one' : side];
	const variant = variants[turn % variants.length] ?? variants[0];
	return filled(variant, { name, says, at: words.at[card.place], x: x.name, y: y.name });
}

/** How the elements of two cards get along. */
function dignity({ words, say }: Composing, x: FactCard, y: FactCard): string {
	const name = (card: FactCard) => nameOf(words, card);
	if (x.element === y.element) return say(words.same[x.element], { x: name(x), y: name(y) });
	const ahead = mixedPairs.find((pair): pair is MixedPair => pair === `${x.element}-${y.element}`);
	const turned = mixedPairs.find((pair): pair is MixedPair => pair === `${y.element}-${x.element}`);
	const [first, second] = ahead ? [x, y] : [y, x];
	const pair = ahead ?? turned;
	return pair ? say(words.mixed[pair], { x: name(first), y: name(second) }) : '';
}

/** A fact of the whole spread as it bears on the two cards. */
function notable({ words, facts, told, say, number }: Composing, fact: RankedFact, x: string, y: string): string {
	const nameAt = (index = -1) => told[index]?.name ?? '';
	switch (fact.kind) {
		case 'arc': {
			const [first = 0, ...rest] = facts.arc?.numbers ?? [];
			const last = rest.pop() ?? 0;
			const middle = fact.key === 'valley' ? Math.min(...rest) : Math.max(...rest);
			return say(words.arcs[fact.key], { x, y, first: number(first), last: number(last), middle: number(middle) });
		}
		case 'triad':
			return say(words.triads[fact.key], { name: nameAt(facts.triad?.cards[1]) });
		case 'missing':
		case 'dominant':
			return say(words[fact.kind][fact.key], { x, y });
		case 'quintessence':
			return say(words.quintessence, { x, y, name: nameOf(words, facts.quintessence) });
		case 'loneUpright':
		case 'loneReversed':
		case 'home':
			return say(words[fact.kind], { x, y, name: nameAt(fact.card) });
		default:
			return say(words[fact.kind], { x, y });
	}
}

const wordsOf = (sentences: readonly string[]) =>
	sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);

/** Fills the places of a sentence; one that comes after a colon begins small, in scripts that have capitals. */
function filled(sentence: string, values: Readonly<Record<string, string>>): string {
	const whole = sentence
		.replace(/: \{line\}/, () => `: ${small(values.line ?? '')}`)
		.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
	return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Names and the English I keep their capital. */
const small = (sentence: string): string =>
	/^(I\b|(The|El|La|Los) \p{Lu})/u.test(sentence)
		? sentence
		: sentence.replace(/^(¿?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());
