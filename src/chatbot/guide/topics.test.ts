import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { type TopicTexts, topics } from './topic.ts';

const written = topics.filter((topic) => existsSync(new URL(`./topics/${topic}.server.ts`, import.meta.url)));
const load = async (topic: string) =>
	((await import(new URL(`./topics/${topic}.server.ts`, import.meta.url).href)) as { texts: TopicTexts }).texts;

describe.each(written)('what the guide says of %s', (topic) => {
	it.each(languages)('is whole and clean in %s', async (language) => {
		const { first, deeper, offers } = (await load(topic))[language];
		expect(first.length).toBeGreaterThanOrEqual(4);
		expect(deeper.length).toBeGreaterThanOrEqual(8);
		expect(offers.length).toBeGreaterThanOrEqual(2);
		for (const { say, ask } of [...first, ...deeper]) {
			const words = wordCount(`${say} ${ask}`);
			expect(words, `${words} words: ${say}`).toBeGreaterThanOrEqual(32);
			expect(words, `${words} words: ${say}`).toBeLessThanOrEqual(100);
			expect(say, say).not.toMatch(/[?؟]/);
			expect(ask.match(/[?؟]/g), ask).toHaveLength(1);
			expect([...faultsOf(say, language), ...faultsOf(ask, language)], say).toEqual([]);
		}
		for (const { line } of offers) {
			expect(wordCount(line)).toBeLessThanOrEqual(30);
			expect(faultsOf(line, language)).toEqual([]);
		}
	});
});

describe.each(languages)('the whole guide in %s', (language) => {
	it('says no sentence twice', async () => {
		const seen = new Set<string>();
		const twice: string[] = [];
		for (const topic of written) {
			const { first, deeper, offers } = (await load(topic))[language];
			const texts = [...[...first, ...deeper].flatMap(({ say, ask }) => [say, ask]), ...offers.map(({ line }) => line)];
			for (const sentence of texts.flatMap(sentencesOf)) {
				if (seen.has(sentence)) twice.push(`${topic}: ${sentence}`);
				seen.add(sentence);
			}
		}
		expect(twice).toEqual([]);
	});
});
