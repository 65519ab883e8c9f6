import { languageFacts } from '#src/language/languages.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { TarotFacts } from './facts.ts';
import type { TarotRequest } from './request.ts';
import { manyCards } from './spread/many-cards.server.ts';
import { notable } from './thesis/notable.server.ts';
import {
	type Composing,
	dignity,
	filled,
	guess,
	lying,
	nameOf,
	type Paragraphs,
	witness,
	wordsOf,
} from './thesis/telling.server.ts';
import { chooseThesis, rankFacts, type Thesis } from './thesis/thesis.ts';
import { builtInWords } from './words/built-in.server.ts';

/** What is not needed is told only as long as a spread of a few cards stays below that many words. */
const ENOUGH_WORDS = 320;
/** From so many cards on, a reading is longer and goes from place to place. */
const MANY_CARDS = 7;

/** The built-in writer's reading: of one card what it says and would say the other way up; of several, their quarrel. */
export function compose({ language }: TarotRequest, facts: TarotFacts): string {
	const words = builtInWords[language];
	const seed = facts.cards.map(({ id, reversed }) => `${id}${reversed ? 'r' : ''}`).join();
	const { pick } = seededChoices(`tarot|${language}|${seed}`);
	const { format } = new Intl.NumberFormat(languageFacts[language].locale);
	const told = facts.cards.map((card) => ({
		card,
		name: nameOf(words, card, language),
		...lying(words, card, card.reversed),
	}));
	const say: Composing['say'] = (variants, values) => filled(pick(variants), values);
	const composing: Composing = { language, words, facts, told, say, pick, number: format };
	const thesis = chooseThesis(facts);
	const several = told.length < MANY_CARDS ? severalCards : manyCards;
	const paragraphs = thesis ? several(composing, thesis) : oneCard(composing);
	return paragraphs.map((sentences) => sentences.filter(Boolean).join(' ')).join('\n\n');
}

/** One card: its picture, its word as it lies against its word the other way up, its answer, a doubt. */
function oneCard({ words, facts, told, say, pick }: Composing): Paragraphs {
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
function severalCards(composing: Composing, thesis: Thesis): Paragraphs {
	const { words, facts, told, say, pick } = composing;
	const [one, other] = thesis.between.map((index) => told[index]);
	if (!one || !other) return [];
	const [x, y] = [one.name, other.name];
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
	const guesses = [guess(composing, one), guess(composing, other)];
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
