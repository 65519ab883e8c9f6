import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listThemes } from '#src/blog/lore/themes.server.ts';
import { languages } from '#src/language/languages.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { answerBuiltIn } from '../guide/answer.server.ts';
import type { ChatMessage } from '../request.ts';
import { allEntries } from './all-entries.server.ts';
import { findEntries } from './find-entry.server.ts';
import { compareTypes } from './personality-types.server.ts';
import { askingWords } from './question-words.ts';

type Case = {
	text: string;
	before?: ChatMessage[];
	asks: string;
	split: 'train' | 'dev';
	mustContain?: string[];
	mustNot?: string[];
};

const plain = (text: string) =>
	text
		.split(/\s+|\u200c/)
		.map(foldWord)
		.join(' ');

describe.each(languages)('what the guide knows in %s', (language) => {
	it('is found by every name it has', () => {
		const missed = allEntries.flatMap(({ id, kind, words }) =>
			words[language].names.flatMap((name) => {
				const asked =
					kind === 'symbol' && !name.includes(dreamWord[language]) ? `${name} ${dreamWord[language]}` : name;
				const found = findEntries(asked, language)
					.slice(0, 4)
					.map(({ entry }) => entry.id);
				// "Door" is the word for "in" in Persian.
				return found.includes(id) || askingWords[language].includes(name)
					? []
					: [`${id}: ${name} -> ${found.join(', ')}`];
			}),
		);
		expect(missed).toEqual([]);
	});

	it('is first under the name it is called by', () => {
		const others = allEntries.flatMap(({ id, kind, words }) => {
			if (kind === 'symbol' || kind === 'hoopoe') return [];
			const [name = ''] = words[language].names;
			const [first] = findEntries(name, language);
			return first?.entry.id === id ? [] : [`${name}: ${first?.entry.id}`];
		});
		expect(others.length, others.join('\n')).toBeLessThanOrEqual(allEntries.length * 0.03);
	});

	it('is told in two sentences, what is quoted in them aside, and not at length', () => {
		for (const { id, words } of allEntries) {
			const { say } = words[language];
			expect(sentencesOf(say).length, `${id}: ${say}`).toBeLessThanOrEqual(5);
			expect(wordCount(say), `${id}: ${say}`).toBeLessThanOrEqual(75);
		}
	});

	it('answers the cases of the corpus', () => {
		const corpus = JSON.parse(
			readFileSync(new URL(`../../listening/corpus/${language}/guide.json`, import.meta.url), 'utf8'),
		) as Case[];
		const tally = { knowledge: [0, 0], recall: [0, 0] } as Record<string, [number, number]>;
		const wrong: string[] = [];
		for (const { text, before = [], asks, split, mustContain, mustNot } of corpus) {
			const answer = plain(answerBuiltIn([...before, { role: 'user', content: text }], language).text);
			for (const bad of mustNot ?? []) expect(answer, text).not.toContain(plain(bad));
			const counted = tally[asks];
			if (split !== 'dev' || !counted || !mustContain?.length) continue;
			counted[1]++;
			if (mustContain.some((word) => answer.includes(plain(word)))) counted[0]++;
			else wrong.push(`${text} -> ${answer}`);
		}
		for (const [right, all] of Object.values(tally)) expect(right / all, wrong.join('\n')).toBeGreaterThanOrEqual(0.85);
	});
});

const dreamWord = { en: 'dream', fa: 'خواب', ar: 'منام', es: 'sueño' };

it('knows every theme of the magazine', () => {
	const known = new Set(allEntries.map(({ theme }) => theme));
	const themes = listThemes().map(({ name }) => name);
	for (const theme of known) if (theme) expect(themes).toContain(theme);
	expect(themes.filter((name) => !known.has(name) && !toldWithin.has(name))).toEqual([]);
});

/** Themes that an entry tells of under the article of another. */
const toldWithin = new Set(['thinking', 'sensing', 'perceiving', 'conscientiousness']);

it('tells two types apart, and nothing where only one is named', () => {
	expect(compareTypes('difference between ISTJ and ISTP?', 'en')).toContain('perceiving');
	expect(compareTypes('what is an INFJ', 'en')).toBeNull();
});
