import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { elements } from '#src/methods/tarot/arcana.ts';
import { wholeDeck } from '#src/methods/tarot/cards.ts';
import { requireTelling } from '#src/methods/tarot/deck/decks.ts';
import { deckSizes } from '#src/methods/tarot/deck-kinds.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { compose } from '../compose.server.ts';
import { tarotFacts } from '../facts.server.ts';
import { randomRequest } from '../testing/random-request.ts';
import { speakingPairs } from '../thesis/thesis.ts';
import { builtInWords } from './built-in.server.ts';
import type { SideWords, TarotWords } from './shape.ts';

const sides = ({ cards }: TarotWords) =>
	cards.flatMap(({ upright, reversed }, id) => [
		{ id, name: `${id}`, side: upright },
		{ id, name: `${id} reversed`, side: reversed },
	]);
const partsOf = ({ images, self, past, now, ahead, counter, question, act }: SideWords) => [
	...images,
	self,
	past,
	now,
	ahead,
	counter,
	question,
	act,
];
const readingOf = (request: Parameters<typeof tarotFacts>[0]) => compose(request, tarotFacts(request));

describe.each(languages)('the words for the tarot in %s', (language) => {
	const words = builtInWords[language];
	const { minor } = words;
	const ofPairs = Object.values(words.pairs);
	const frames = [
		...ofPairs,
		...[
			...[words.same, words.mixed, words.triads, words.arcs, words.alone, words.missing, words.dominant],
			...[words.turning, words.places, words.witness],
		].flatMap((set) => Object.values(set).flat()),
		...[words.tension, words.counter, words.question, words.act, words.home, words.quintessence].flat(),
		...[words.allUpright, words.allReversed, words.loneUpright, words.loneReversed].flat(),
	];
	const ofSuits = [
		...[minor.places, minor.numbers, minor.ranks, minor.suits, minor.noSuit].flatMap((set) =>
			Object.values(set).flat(),
		),
		...[minor.manyTrumps, minor.noTrump, minor.manyCourts].flat(),
	];

	it('know every card and its voice, and speak of the pairs that the thesis knows', () => {
		expect(words.cards).toHaveLength(wholeDeck.length);
		expect(words.voices).toHaveLength(wholeDeck.length);
		const voices = words.voices.flatMap(({ upright, reversed }) => [upright, reversed]);
		expect(new Set(voices).size).toBe(2 * wholeDeck.length);
		expect(voices.filter((voice) => /[.!?؟]$/.test(voice) || wordCount(voice) > 9)).toEqual([]);
		expect(Object.keys(words.pairs).sort()).toEqual([...speakingPairs].sort());
		for (const key of speakingPairs) {
			const [low = 0, high = 0] = key.split('-').map(Number);
			expect(low < high && high < deckSizes.trumps).toBe(true);
		}
	});

	it('name the card wherever its picture is told', () => {
		const wrong = sides(words).flatMap(({ id, name, side }) => {
			const own = requireTelling(language, id).name;
			// Letters that Arabic and Persian put before or change in a name in the middle of a sentence.
			const core = own
				.replace(/^(the|el|la|los) /i, '')
				.replace(/^ال/, '')
				.replace(/ان$/, '');
			return side.images.filter((image) => !image.toLowerCase().includes(core.toLowerCase())).map(() => name);
		});
		expect(wrong).toEqual([]);
	});

	it('say each sentence once in the whole deck', () => {
		const parts = [
			...words.cards.map(({ lore }) => lore),
			...sides(words).flatMap(({ side }) => partsOf(side)),
			...frames,
			...ofSuits,
		];
		const seen = new Map<string, number>();
		for (const sentence of parts.flatMap(sentencesOf)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
		expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
	});

	it('ask one question, give one act, and are clean', () => {
		const wrong: string[] = [];
		for (const { name, side } of sides(words)) {
			if (!/[?؟]$/.test(side.question)) wrong.push(`${name}: no question: ${side.question}`);
			if (/[?؟]/.test(side.act)) wrong.push(`${name}: an act that asks: ${side.act}`);
			for (const part of partsOf(side)) for (const fault of faultsOf(part, language)) wrong.push(`${name}: ${fault}`);
		}
		expect(wrong).toEqual([]);
	});

	it('fill every place they leave for a name or number', () => {
		const places = new Set(frames.flatMap((frame) => frame.match(/\{\w*\}/g) ?? []));
		expect([...places].sort()).toEqual([
			...['{at}', '{first}', '{last}', '{line}', '{middle}', '{name}', '{other}'],
			...['{saysX}', '{saysY}', '{says}', '{x}', '{y}'],
		]);
		const both = [
			...Object.values(words.arcs),
			...Object.values(words.missing),
			...Object.values(words.dominant),
		].flat();
		for (const frame of [...both, ...words.tension, ...words.counter, ...words.act, ...words.question])
			expect([frame, frame.includes('{x}'), frame.includes('{y}')]).toEqual([frame, true, true]);
		for (const element of elements)
			for (const frame of words.same[element])
				expect([frame.includes('{x}'), frame.includes('{y}')]).toEqual([true, true]);
	});

	it('fill the places of what is said of the whole deck', () => {
		const wanted = (frames: readonly string[], ...places: string[]) =>
			frames.filter((frame) => places.some((place) => !frame.includes(place)));
		const { month, ...others } = minor.places;
		expect(wanted(month, '{name}', '{line}', '{month}')).toEqual([]);
		expect(wanted(Object.values(others).flat(), '{name}', '{line}')).toEqual([]);
		expect(minor.at.month).toContain('{month}');
		expect(wanted([...Object.values(minor.numbers), ...Object.values(minor.ranks)].flat(), '{x}', '{y}')).toEqual([]);
		const left = ofSuits.flatMap((frame) => frame.match(/\{\w*\}/g) ?? []);
		expect(['{count}', '{line}', '{month}', '{name}', '{x}', '{y}']).toEqual([...new Set(left)].sort());
	});

	it('make readings of 120 to 360 words of every single card and of small spreads, and of 250 to 600 of large ones', () => {
		const singles = wholeDeck.flatMap(({ id }) =>
			[false, true].map((reversed) =>
				readingOf({ spreadType: 1, deck: 'whole', cards: [{ card: { id }, position: 0, reversed }], language }),
			),
		);
		const random = seededRandom(22);
		const requests = Array.from({ length: 1000 }, () => randomRequest(language, random));
		const range = (texts: readonly string[]) => {
			const counts = texts.map(wordCount);
			return [Math.min(...counts), Math.max(...counts)] as const;
		};
		const [low, high] = range([...singles, ...requests.filter(({ spreadType }) => spreadType <= 5).map(readingOf)]);
		expect([low >= 120, high <= 360, low, high]).toEqual([true, true, low, high]);
		const [least, most] = range(requests.filter(({ spreadType }) => spreadType > 5).map(readingOf));
		expect([least >= 250, most <= 600, least, most]).toEqual([true, true, least, most]);
	});

	it('leave no card of a large spread unspoken, and no place', () => {
		const random = seededRandom(78);
		for (let index = 0; index < 200; index++) {
			const request = randomRequest(language, random);
			const facts = tarotFacts(request);
			if (facts.cards.length <= 5) continue;
			const text = compose(request, facts).toLowerCase();
			const missing = facts.cards.filter(({ id, name, month = '' }) => {
				const called = words.named?.[id] ?? name.replace(/^(اثنت?)ان(?= )/, '$1ين');
				return !text.includes(called.toLowerCase()) || !text.includes(month.toLowerCase());
			});
			expect(missing).toEqual([]);
			expect(new Set(sentencesOf(text)).size).toBe(sentencesOf(text).length);
		}
	});
});

describe('the built-in reading', () => {
	const spread = (...ids: number[]) => ({
		spreadType: ids.length,
		cards: ids.map((id, position) => ({ card: { id }, position })),
		language: 'en' as const,
	});

	it('lets cards that belong together speak to each other', () => {
		expect(readingOf(spread(16, 9, 17))).toMatch(/The Star comes straight after The Tower|six-pointed star/);
	});

	it('is another when a card changes its position or is turned', () => {
		const reading = readingOf(spread(4, 10, 19));
		expect(readingOf(spread(4, 10, 19))).toBe(reading);
		expect(readingOf(spread(19, 10, 4))).not.toBe(reading);
		const turned = spread(4, 10, 19);
		expect(readingOf({ ...turned, cards: turned.cards.map((card) => ({ ...card, reversed: true })) })).not.toBe(
			reading,
		);
	});
});
