import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { arcana, elements } from '#src/methods/tarot/arcana.ts';
import { requireTelling } from '#src/methods/tarot/deck/decks.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { seededRandom } from '#src/words/testing/random.ts';
import { compose } from './compose.server.ts';
import { tarotFacts } from './facts.ts';
import { randomRequest } from './testing/random-request.ts';
import { speakingPairs } from './thesis.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { SideWords, TarotWords } from './words/shape.ts';

const all: Record<(typeof languages)[number], TarotWords> = { en, fa, ar, es };
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
	const words = all[language];
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

	it('know every card and its voice, and speak of the pairs that the thesis knows', () => {
		expect(words.cards).toHaveLength(arcana.length);
		expect(words.voices).toHaveLength(arcana.length);
		const voices = words.voices.flatMap(({ upright, reversed }) => [upright, reversed]);
		expect(new Set(voices).size).toBe(2 * arcana.length);
		expect(voices.filter((voice) => /[.!?؟]$/.test(voice) || wordCount(voice) > 9)).toEqual([]);
		expect(Object.keys(words.pairs).sort()).toEqual([...speakingPairs].sort());
		for (const key of speakingPairs) {
			const [low = 0, high = 0] = key.split('-').map(Number);
			expect(low < high && high < arcana.length).toBe(true);
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

	it('make readings of 120 to 350 words of every single card and of a thousand spreads', () => {
		const singles = arcana.flatMap(({ id }) =>
			[false, true].map((reversed) =>
				readingOf({ spreadType: 1, cards: [{ card: { id }, position: 0, reversed }], language }),
			),
		);
		const random = seededRandom(22);
		const spreads = Array.from({ length: 1000 }, () => readingOf(randomRequest(language, random)));
		const counts = [...singles, ...spreads].map(wordCount);
		expect([Math.min(...counts) >= 120, Math.max(...counts) <= 350, Math.min(...counts), Math.max(...counts)]).toEqual([
			true,
			true,
			expect.anything(),
			expect.anything(),
		]);
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
