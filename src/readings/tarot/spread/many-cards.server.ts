import { notable } from '../thesis/notable.server.ts';
import {
	type Composing,
	dignity,
	type Ends,
	guess,
	type Paragraphs,
	witness,
	witnessKind,
	wordsOf,
} from '../thesis/telling.server.ts';
import { rankFacts, type Thesis } from '../thesis/thesis.ts';
import type { Witness } from '../words/shape.ts';
import type { SpreadSize } from './spreads.ts';

/** What is not needed is told only as long as a reading stays below that many words. */
const ENOUGH_WORDS = 560;

/** Where a paragraph begins: the staff of the Celtic cross, the second half of the horseshoe, the quarters of a year. */
const breaks: Readonly<Partial<Record<SpreadSize, readonly number[]>>> = { 7: [4], 10: [6], 12: [3, 6, 9] };

/**
 * Seven to twelve cards: two that pull against each other, and each of the others in its place, in the order of the
 * places: one guesses in its own sentence, the next says whose side it takes.
 */
export function manyCards(composing: Composing, thesis: Thesis): Paragraphs {
	const { words, facts, told, say, pick } = composing;
	const [one, other] = thesis.between.map((index) => told[index]);
	if (!one || !other) return [];
	const ends: Ends = [one, other];
	const [x, y] = [one.name, other.name];
	const [asking, acting] = pick([ends, [other, one] as const]);
	const opening = [pick(one.side.images)];
	const more = pick(other.side.images);
	const quarrel = [
		thesis.speaking ? words.pairs[thesis.speaking] : dignity(composing, one.card, other.card),
		say(words.tension, { x, y, saysX: one.says, saysY: other.says }),
	];
	const others = eachInItsPlace(composing, thesis, ends);
	const answer = [
		say(words.counter, { x: asking.name, y: acting.name, line: asking.side.counter }),
		say(words.question, { x: asking.name, y: acting.name, line: asking.side.question }),
		say(words.act, { x: acting.name, y: asking.name, line: acting.side.act }),
	];
	let count = wordsOf([...opening, ...quarrel, ...others.flat(), ...answer]);
	const fits = (sentence: string | undefined): sentence is string => {
		if (!sentence || count + wordsOf([sentence]) > ENOUGH_WORDS) return false;
		count += wordsOf([sentence]);
		return true;
	};
	const [rarest, next] = rankFacts(facts).map((fact) => notable(composing, fact, x, y));
	const whole = [rarest].filter(fits);
	if (fits(more)) opening.push(more);
	whole.push(...[next].filter(fits));
	return [[...opening, ...quarrel], ...others, whole, answer].filter(({ length }) => length > 0);
}

/**
 * What each card says where it lies, in the order of the places: one guesses, the next takes a side, as long as there is a
 * way to say so that was not used before. The two of the thesis guess.
 */
function eachInItsPlace(composing: Composing, thesis: Thesis, ends: Ends): Paragraphs {
	const { words, facts, told, pick } = composing;
	const starts = breaks[facts.spreadType] ?? [];
	const turn = pick([0, 1, 2]);
	const sides: Record<Witness, number> = { one: 0, both: 0, neither: 0 };
	const paragraphs: Paragraphs = [[]];
	let guessed = false;
	for (const [index, each] of told.entries()) {
		if (starts.includes(index)) paragraphs.push([]);
		const kind = witnessKind(composing, thesis, each);
		const takesSide: boolean = guessed && !ends.includes(each) && sides[kind] < words.witness[kind].length;
		const line = takesSide
			? witness(composing, thesis, each, ends, turn + sides[kind]++)
			: guess(composing, each, turn + index);
		guessed = !takesSide;
		paragraphs.at(-1)?.push(line);
	}
	return paragraphs;
}
