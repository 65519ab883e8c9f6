import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { subjects } from '#src/methods/subject/subject.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { compose } from './compose.server.ts';
import { type PoemId, poems } from './poems.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';

const all = { en, fa, ar, es };

describe.each(languages)('the words for Hafez in %s', (language) => {
	const words = all[language];
	const cells = poems.flatMap(({ id }) => subjects.map((subject) => ({ id, subject, ...words[id].turns[subject] })));

	it('make readings of 120 to 250 words in every combination, with nothing said twice', () => {
		const wrong: string[] = [];
		for (const { id, subject, turn, counter, question, act } of cells)
			for (const opening of words[id].openings)
				for (const heritage of words[id].heritage) {
					const reading = [opening, heritage, turn, counter, question, act].join(' ');
					const count = wordCount(reading);
					if (count < 120 || count > 250) wrong.push(`${id} ${subject}: ${count} words`);
					const sentences = sentencesOf(reading);
					if (new Set(sentences).size !== sentences.length) wrong.push(`${id} ${subject}: a sentence twice`);
				}
		expect(wrong).toEqual([]);
	});

	it('say each sentence once in the whole oracle', () => {
		const parts = [
			...poems.flatMap(({ id }) => [...words[id].openings, ...words[id].heritage]),
			...cells.flatMap(({ turn, counter, question, act }) => [turn, counter, question, act]),
		];
		const seen = new Map<string, number>();
		for (const sentence of parts.flatMap(sentencesOf)) seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
		// Two or three words ("It will keep.") may come back.
		expect([...seen].filter(([sentence, times]) => times > 1 && wordCount(sentence) > 4)).toEqual([]);
	});

	it('ask one question at the end, and are clean', () => {
		const wrong: string[] = [];
		for (const { id, subject, turn, counter, question, act } of cells) {
			if (!/[?؟]["”»’]?$/.test(question)) wrong.push(`${id} ${subject}: no question: ${question}`);
			if (/[?؟]/.test(act.replace(/«[^»]*»|“[^”]*”/g, ''))) wrong.push(`${id} ${subject}: an act that asks: ${act}`);
			for (const text of [turn, counter, question, act])
				for (const fault of faultsOf(text, language)) wrong.push(`${id} ${subject}: ${fault}`);
		}
		for (const { id } of poems)
			for (const text of [...words[id].openings, ...words[id].heritage])
				for (const fault of faultsOf(text, language)) wrong.push(`${id}: ${fault}`);
		expect(wrong).toEqual([]);
	});
});

describe('the built-in reading', () => {
	const facts = (id: PoemId, subject: (typeof subjects)[number]) => ({ poem: { id }, subjects: [subject] }) as never;
	const request = (question: string, language: (typeof languages)[number] = 'en') => ({ poem: '', question, language });

	it('is the same for the same request, and another for another question, poem or subject', () => {
		const reading = compose(request('Will she write?'), facts(7, 'waiting'));
		expect(compose(request('Will she write?'), facts(7, 'waiting'))).toBe(reading);
		expect(compose(request('Will she write?'), facts(7, 'love'))).not.toBe(reading);
		expect(compose(request('Will she write?'), facts(6, 'waiting'))).not.toBe(reading);
		const others = ['When will they answer?', 'How long still?', 'Is there news?', 'When do I hear?'].map((question) =>
			compose(request(question), facts(7, 'waiting')),
		);
		expect(new Set(others).size).toBeGreaterThan(1);
	});

	it('has three paragraphs in each language', () => {
		for (const language of languages)
			expect(compose(request('x', language), facts(1, 'open')).split('\n\n')).toHaveLength(3);
	});
});
