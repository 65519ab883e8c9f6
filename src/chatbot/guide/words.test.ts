import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { offeredPages } from '../offer-link.ts';
import { guideWords } from './guide-words.server.ts';
import { topics } from './topic.ts';
import { topicTexts } from './topic-texts.server.ts';
import { cannotKinds, type Saying } from './words/shape.ts';

/** Arabic writes articles, pronouns and "and" as part of a word. */
const leastWords = { en: 30, fa: 30, ar: 24, es: 30 };

describe.each(languages)('what the guide says in %s', (language) => {
	const words = guideWords[language];
	const sayings: Saying[] = [
		...words.lore,
		...words.greeting,
		...words.thanks,
		...words.goodbye,
		...words.who,
		...words.machine,
		...words.insult,
		...words.wordless,
		...words.nothingYet,
		...cannotKinds.flatMap((kind) => words.cannot[kind]),
	];

	it('is enough', () => {
		expect(words.lore.length).toBeGreaterThanOrEqual(40);
		expect(words.offers.length).toBeGreaterThanOrEqual(6);
		for (const kind of cannotKinds) expect(words.cannot[kind].length).toBeGreaterThanOrEqual(3);
		for (const { page } of words.offers) expect(offeredPages).toContain(page);
	});

	it('is clean, and asks one question in its place', () => {
		for (const { say, ask } of sayings) {
			expect(say, say).not.toMatch(/[?؟]/);
			if (ask) expect(ask.match(/[?؟]/g), ask).toHaveLength(1);
			expect([...faultsOf(say, language), ...faultsOf(ask ?? '', language)], say).toEqual([]);
		}
		const rest = [...words.offers.map(({ line }) => line), ...Object.values(words.leads).flat(), ...words.afterCry];
		for (const text of rest) expect(faultsOf(text, language), text).toEqual([]);
	});

	it('has the length of something said in a chat', () => {
		for (const { say, ask } of [...words.lore, ...cannotKinds.flatMap((kind) => words.cannot[kind])]) {
			const count = wordCount(`${say} ${ask}`);
			expect(count, `${count} words: ${say}`).toBeGreaterThanOrEqual(leastWords[language]);
			expect(count, `${count} words: ${say}`).toBeLessThanOrEqual(100);
		}
		for (const lead of Object.values(words.leads).flat()) expect(wordCount(lead)).toBeLessThanOrEqual(12);
		for (const plain of words.afterCry) expect(plain).not.toMatch(/[?؟]/);
	});

	it('says no sentence twice, nor one of the topics', () => {
		const all = [
			...sayings.flatMap(({ say, ask }) => [say, ask ?? '']),
			...words.offers.map(({ line }) => line),
			...Object.values(words.leads).flat(),
			...words.afterCry,
			...Object.values(topicTexts).flatMap((texts) => {
				const { first, deeper, offers } = texts[language];
				return [...[...first, ...deeper].flatMap(({ say, ask }) => [say, ask]), ...offers.map(({ line }) => line)];
			}),
		].flatMap(sentencesOf);
		const seen = new Set<string>();
		expect(all.filter((sentence) => seen.size === seen.add(sentence).size)).toEqual([]);
	});
});

it('has words for every topic, each in a file of its own', () => {
	const files = readdirSync(new URL('./topics/', import.meta.url)).map((name) => name.replace('.server.ts', ''));
	expect(files.sort()).toEqual([...topics].sort());
	for (const topic of topics) expect(topicTexts[topic].en.first.length).toBeGreaterThan(0);
});
