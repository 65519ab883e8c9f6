import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#src/language/languages.ts';
import { hear, hearWithReading } from '../hear.server.ts';
import { events, guideAsks, persons, questionAsks } from '../heard.ts';
import { hearByRules } from '../hearing/hear-by-rules.server.ts';
import { holdsOf } from '../holds-of.server.ts';
import { isFirstRight, messagesOf, questionsOf } from '../testing/corpus.ts';
import { likelihoods, traits } from './candidates.ts';
import { counted } from './features.ts';

import { heavyEvents } from './join.server.ts';
import { logLikelihoods } from './regression.ts';
import { weightsOf } from './weights.server.ts';
import { decodeWeights, encodeWeights, tasks } from './weights-file.ts';

const labels = {
	events: ['none', ...events],
	people: ['none', ...persons],
	asks: [...questionAsks],
	guide: [...questionAsks, ...guideAsks],
};

describe.each(languages)('the weights of %s', (language) => {
	const weights = weightsOf(language);
	test.each(tasks)('are those of the labels, features and traits that there are: %s', (task) => {
		const { labels: own, tables, regression, join, biases } = weights[task];
		expect(own).toEqual(labels[task]);
		expect(biases).toHaveLength(own.length);
		expect(join).toHaveLength(counted.length + (regression ? 1 : 0) + traits.length);
		for (const rows of [...counted.map((kind) => tables[kind]), ...(regression ? [regression] : [])]) {
			const { names, starts, labels: pairs, constants } = rows;
			expect(constants).toHaveLength(own.length);
			expect(starts.at(-1)).toBe(pairs.length);
			expect(names.every((name, at) => at === 0 || name > (names[at - 1] ?? 0))).toBe(true);
			expect(pairs.every((label) => label < own.length)).toBe(true);
		}
	});

	test('are small, and the same when they are read again', () => {
		const file = encodeWeights(weights);
		expect(file.length).toBeLessThan(5.7e6);
		const again = decodeWeights(file);
		expect(again.events.tables.stems.weights).toEqual(weights.events.tables.stems.weights);
		expect(again.events.regression).toEqual(weights.events.regression);
		expect(again.fields).toEqual(weights.fields);
		expect(again.guide.join).toEqual(weights.guide.join);
		expect(again.presumed).toEqual(weights.presumed);
	});
});

test('likelihoods are one together, and follow the weights', () => {
	const found = likelihoods([[1], [0], [0]], [2], [0, 0, 1]);
	expect(found.reduce((one, other) => one + other, 0)).toBeCloseTo(1);
	expect(found[0]).toBeGreaterThan(found[2] ?? 1);
	expect(found[2]).toBeGreaterThan(found[1] ?? 1);
});

test('the regression gives the logarithms of likelihoods, and knows nothing of other features', () => {
	const regression = {
		names: Uint32Array.of(7),
		starts: Uint32Array.of(0, 1),
		labels: Uint8Array.of(1),
		weights: Int8Array.of(100),
		step: 0.01,
		constants: [0, 0],
	};
	const [one = 0, other = 0] = logLikelihoods(regression, new Map([[7, 2]]));
	expect(Math.exp(one) + Math.exp(other)).toBeCloseTo(1);
	expect(other - one).toBeCloseTo(2);
	expect([...logLikelihoods(regression, new Map([[8, 2]]))].map(Math.exp)).toEqual([0.5, 0.5]);
});

describe('what the rules decide alone', () => {
	test.each<[Language, string]>([
		['en', 'I was not fired'],
		['en', 'My mother did not die'],
		['en', 'we did not get evicted and nobody cheated'],
		['fa', 'حامله نیستم'],
		['fa', 'اخراج نشدم'],
		['ar', 'أبي لم يمت'],
		['es', 'no me han despedido'],
		['es', 'mi marido no está enfermo'],
	])('what is denied did not happen: %s %s', (language, text) => {
		expect(hear(text, language).events).toEqual([]);
	});

	const hearings = languages.flatMap((language) =>
		[...questionsOf(language, 'dev'), ...messagesOf(language, 'dev')].map(({ text }) => ({
			language,
			hearing: hearWithReading(text, language),
		})),
	);

	test('no text becomes heavy news by a guess', () => {
		for (const { language, hearing } of hearings) {
			const found = new Set<string>(hearing.rules.heard.events);
			const guessed = hearing.heard.events.filter((event) => heavyEvents.has(event) && !found.has(event));
			if (guessed.length > 0)
				expect(hearing.guesses?.events[0]?.likelihood).toBeGreaterThanOrEqual(weightsOf(language).events.leastHeavy);
		}
	});

	test('nothing is presumed that the rules do not presume', () => {
		for (const { hearing } of hearings) {
			const byRules = holdsOf({ ...hearing, ...hearing.rules, guesses: null });
			for (const one of holdsOf(hearing)) expect([...byRules]).toContain(one);
		}
	});
});

const share = (right: readonly boolean[]) => (100 * right.filter(Boolean).length) / right.length;
describe('over the texts that teach nothing', () => {
	const questions = languages.flatMap((language) =>
		questionsOf(language, 'test').map((one) => ({
			one,
			rules: hearByRules(one.text, language).heard,
			joined: hear(one.text, language),
		})),
	);
	test.each(['events', 'people'] as const)('the first of the %s is right at least as often as by the rules', (list) => {
		const right = (means: 'rules' | 'joined') =>
			share(questions.map(({ one, [means]: heard }) => isFirstRight(heard[list], one[list], one.accept?.[list])));
		expect(right('joined')).toBeGreaterThanOrEqual(right('rules'));
	});
	test('so is the ask', () => {
		const right = (means: 'rules' | 'joined') =>
			share(questions.map(({ one, [means]: heard }) => [one.asks, ...(one.accept?.asks ?? [])].includes(heard.asks)));
		expect(right('joined')).toBeGreaterThanOrEqual(right('rules'));
	});
	test('so is the ask of messages to the guide', () => {
		const messages = languages.flatMap((language) =>
			messagesOf(language, 'test').map((one) => ({
				one,
				rules: hearByRules(one.text, language, { guide: true }).heard.asks,
				joined: hear(one.text, language, { guide: true }).asks,
			})),
		);
		const right = (means: 'rules' | 'joined') =>
			share(messages.map(({ one, [means]: asks }) => [one.asks, ...(one.accept?.asks ?? [])].includes(asks)));
		expect(right('joined')).toBeGreaterThanOrEqual(right('rules'));
	});
});
