import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { symbolIds } from '#src/listening/symbols.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { compose } from '../compose.server.ts';
import { dreamFacts } from '../facts.server.ts';
import { words as ar } from './ar.server.ts';
import { words as en } from './en.server.ts';
import { words as es } from './es.server.ts';
import { words as fa } from './fa.server.ts';

describe.each(languages)('the words for dreams in %s', (language) => {
	const words = { en, fa, ar, es }[language];
	const { symbols, more, things, openings, pairs, scene } = words;
	const { snake } = things;
	const sentences: string[] = [
		...Object.values(symbols).flatMap((said) => Object.values(said)),
		...openings.one.map((open) => open(snake)),
		...openings.none,
		...Object.values(pairs),
		...scene.turns.map((turn) => turn('—')),
		...scene.said.map((said) => said('—')),
		...scene.saidMyself.map((said) => said('—')),
		...Object.values(scene.figures).flat(),
		...Object.values(scene.dead).flat(),
		...Object.values(scene.endings).flat(),
		...Object.values(scene.naming).flatMap((names) => names.map((name) => name(snake))),
		...Object.values(scene.manners).flatMap((said) => Object.values(said)),
		...Object.values(scene.absent).flat(),
		...Object.values(scene.lasts).flatMap((lasts) => lasts.map((last) => last('—'))),
		...Object.values(more).flatMap((parts) =>
			Object.values(parts).flatMap((said) => said.map((one) => (typeof one === 'string' ? one : one.say))),
		),
		...Object.values(words.doubts).flatMap((said) => said.map((one) => (typeof one === 'string' ? one : one(snake)))),
		...Object.values(words.feelings).flatMap((said) => Object.values(said)),
		...Object.values(words.feelingCounters),
		...Object.values(words.elements).flatMap((said) => Object.values(said)),
		...Object.values(words.art).flat(),
		...Object.values(words.recurring).flat(),
		...words.counters,
		...words.questions,
		...words.acts,
	];

	it('are single sentences, clean, each said once', () => {
		const wrong = sentences.flatMap((sentence) => [
			...faultsOf(sentence, language).map((fault) => `${fault}: ${sentence}`),
			...(sentencesOf(sentence).length === 1 && /[.?؟]["”»’]?$/.test(sentence)
				? []
				: [`not one sentence: ${sentence}`]),
			...(wordCount(sentence) > 32 ? [`too long: ${sentence}`] : []),
		]);
		expect(wrong).toEqual([]);
		expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
	});

	it('ask questions that cannot be answered with yes, and name acts that ask nothing', () => {
		const further = (part: 'question' | 'act') =>
			Object.values(more).flatMap((said) => said[part]?.map((one) => (typeof one === 'string' ? one : one.say)) ?? []);
		const questions = [
			...Object.values(symbols).map(({ question }) => question),
			...further('question'),
			...words.questions,
		];
		const acts = [...Object.values(symbols).map(({ act }) => act), ...further('act'), ...words.acts];
		expect(questions.filter((question) => !/[?؟]$/.test(question))).toEqual([]);
		expect(acts.filter((act) => /[?؟]$/.test(act))).toEqual([]);
		const yesOrNo = {
			en: /^(is|are|do|does|did|can|will|have|has|was|were|would|could)\b/i,
			fa: /^آیا/,
			ar: /^(هل|أ)\s/,
			es: /^¿(es|eres|has|hay|tienes|puedes|quieres|te|lo|fue)\s/i,
		};
		expect(questions.filter((question) => yesOrNo[language].test(question))).toEqual([]);
	});

	it('make a reading of every symbol alone, and of all in pairs with the next', () => {
		for (const [index, id] of symbolIds.entries()) {
			const next = symbolIds[(index + 1) % symbolIds.length] ?? id;
			for (const chosen of [[id], [id, next]]) {
				const request = { dream: '—'.repeat(10), language, symbols: chosen };
				const text = compose(request, dreamFacts(request));
				expect(text.split('\n\n'), id).toHaveLength(5);
				expect(wordCount(text), id).toBeGreaterThanOrEqual(60);
				expect(wordCount(text), id).toBeLessThanOrEqual(350);
				expect(faultsOf(text, language), id).toEqual([]);
				if (chosen.length > 1) continue;
				for (const lens of ['tradition', 'jung', 'everyday'] as const) {
					const ofIt = [
						symbols[id][lens],
						...(more[id]?.[lens] ?? []).flatMap((one) => (typeof one === 'string' ? [one] : [])),
					];
					expect(
						ofIt.filter((sentence) => text.includes(sentence)),
						`${id} ${lens}`,
					).toHaveLength(1);
				}
			}
		}
	});
});

it('is the same for the same request, and another with another feeling, symbol or dream', () => {
	const told = (change: object) => {
		const request = { dream: 'A snake crossed the road', language: 'en' as const, ...change };
		return compose(request, dreamFacts(request));
	};
	const reading = told({});
	expect(told({})).toBe(reading);
	for (const change of [
		{ feeling: 'joy' },
		{ symbols: ['snake'] },
		{ recurring: true },
		{ dream: 'A snake crossed a road' },
	])
		expect(told(change)).not.toBe(reading);
	const joy = told({ feeling: 'joy' });
	expect(Object.values(en.feelings.joy).filter((sentence) => joy.includes(sentence))).toHaveLength(1);
});
