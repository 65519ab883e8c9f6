import { type Language, languageFacts } from '#src/language/languages.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { FactCard, TarotFacts } from './facts.ts';
import type { TarotRequest } from './request.ts';
import type { Place } from './spreads.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import {
	type CardWords,
	type MixedPair,
	mixedPairs,
	type SideWords,
	type TarotWords,
	type Variants,
} from './words/shape.ts';

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

/** The two or three cards a paragraph may hold together. */
const paragraphs = { 1: [[0]], 3: [[0], [1], [2]], 5: [[0, 1], [2], [3, 4]] } as const;

type Told = { card: FactCard; side: SideWords; words: CardWords };

/** The built-in writer's reading: each card in its place, what they do to each other, a doubt, a question and an act. */
export function compose({ language }: TarotRequest, facts: TarotFacts): string {
	const words = builtIn[language];
	const seed = facts.cards.map(({ id, reversed }) => `${id}${reversed ? 'r' : ''}`).join();
	const { pick } = seededChoices(`tarot|${language}|${seed}`);
	const told = facts.cards.map((card): Told => {
		const own = words.cards[card.id] as CardWords;
		return { card, words: own, side: card.reversed ? own.reversed : own.upright };
	});
	const place = ({ card, side }: Told) => side[families[card.place]];

	const [first] = told;
	if (told.length === 1 && first) {
		const { side, words: own } = first;
		// As it is drawn, and then as it lies.
		const images = first.card.reversed ? [pick(own.upright.images), pick(side.images)] : side.images;
		return [
			`${images.join(' ')} ${own.lore}`,
			`${side.past} ${side.now} ${pick(words.alone[first.card.element])}`,
			`${side.self} ${side.ahead}`,
			`${side.counter} ${side.question} ${side.act}`,
		].join('\n\n');
	}

	// The doubt, the question and the act come from three different cards, so that no card has the last word alone.
	const turn = pick([0, 1, 2] as const);
	const from = (step: number) => (told[(turn + step) % told.length] as Told).side;
	return [
		...paragraphs[facts.spreadType].map((indexes) =>
			indexes
				.map((index) => told[index] as Told)
				.map((one) => `${pick(one.side.images)} ${place(one)}`)
				.join(' '),
		),
		relations(words, facts, language, pick).join(' '),
		`${from(0).counter} ${from(1).question} ${from(2).act}`,
	].join('\n\n');
}

type Pick = ReturnType<typeof seededChoices>['pick'];

/** What the cards do to each other: a pair that speaks or a dignity, the triad, and what is notable of the whole. */
function relations(words: TarotWords, facts: TarotFacts, language: Language, pick: Pick): string[] {
	const { cards, triad, arc } = facts;
	const chosen = (variants: Variants) => pick(variants);
	const pairs = cards
		.flatMap((one, index) => cards.slice(index + 1).map((other) => [one.id, other.id].sort((a, b) => a - b).join('-')))
		.flatMap((key) => words.pairs[key] ?? []);
	const [speaking, ...more] = pairs;
	const said = [speaking ? pick([speaking, ...more]) : dignity(words, facts, pick)];
	if (triad) said.push(filled(chosen(words.triads[triad.effect]), { name: cards[triad.cards[1]]?.name ?? '' }));
	const whole = wholeOf(words, facts);
	if (arc) {
		const { format } = new Intl.NumberFormat(languageFacts[language].locale);
		const [from, ...rest] = arc.numbers;
		const last = rest.pop() ?? 0;
		const middle = arc.shape === 'valley' ? Math.min(...rest) : Math.max(...rest);
		const line = filled(chosen(words.arcs[arc.shape]), {
			first: format(from ?? 0),
			last: format(last),
			middle: format(middle),
		});
		// Five cards have said enough for one of the two.
		const [first, ...others] = whole;
		const notable = first ? [pick([first, ...others])] : [];
		if (cards.length === 3) said.push(line, ...notable);
		else said.push(pick([line, ...notable]));
	}
	return said;
}

/** How the outer two of three, or self and challenge, get along. */
function dignity(words: TarotWords, { cards, triad, dignities }: TarotFacts, pick: Pick): string {
	const [one, other] =
		cards.length === 3 && triad ? [triad.cards[0], triad.cards[2]] : (dignities[0]?.between ?? [0, 0]);
	const [x, y] = [cards[one] as FactCard, cards[other] as FactCard];
	if (x.element === y.element) return filled(pick(words.same[x.element]), { x: x.name, y: y.name });
	const ahead = mixedPairs.find((pair): pair is MixedPair => pair === `${x.element}-${y.element}`);
	const key = ahead ?? (`${y.element}-${x.element}` as MixedPair);
	return filled(pick(words.mixed[key]), ahead ? { x: x.name, y: y.name } : { x: y.name, y: x.name });
}

/** What can be said of the spread as a whole; nothing, where nothing stands out. */
function wholeOf(words: TarotWords, { cards, elements, reversedCount }: TarotFacts): readonly string[] {
	if (reversedCount === 0) return words.allUpright;
	if (reversedCount === cards.length) return words.allReversed;
	const most = Object.entries(elements.counts).find(([, count]) => count * 2 > cards.length)?.[0];
	return [
		...(most ? words.dominant[most as keyof typeof words.dominant] : []),
		...elements.missing.flatMap((element) => words.missing[element]),
	];
}

function filled(sentence: string, names: Readonly<Record<string, string>>): string {
	const whole = sentence.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
	return whole.charAt(0).toUpperCase() + whole.slice(1);
}
