import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { motifs, type ThemeWords } from './theme.ts';
import { listThemes, loadTheme } from './themes.server.ts';

const places = listThemes();

const telling = (words: ThemeWords, which: 0 | 1) => [
	words.openings[which],
	...words.body,
	words.counter,
	words.practices[which],
	words.closings[which],
];

describe.each(places)('$family: $name', (place) => {
	it.each(languages)('is told twice in %s, in 500 to 900 clean words', async (language) => {
		const theme = await loadTheme(place);
		expect(theme.name).toBe(place.name);
		expect(motifs).toContain(theme.motif);
		const words = theme.words[language];
		expect(words.keywords.length).toBeGreaterThanOrEqual(3);
		for (const which of [0, 1] as const) {
			const paragraphs = telling(words, which);
			const count = wordCount(paragraphs.join(' '));
			expect(count, `${count} words`).toBeGreaterThanOrEqual(500);
			expect(count).toBeLessThanOrEqual(880);
			const excerpt = words.excerpts[which];
			const title = words.titles[which];
			expect(title.length).toBeLessThanOrEqual(90);
			expect(excerpt.length).toBeLessThanOrEqual(300);
			expect([title, excerpt, ...paragraphs].flatMap((text) => faultsOf(text, language))).toEqual([]);
			expect(paragraphs.every((text) => !text.includes('\n'))).toBe(true);
			const sentences = paragraphs.flatMap(sentencesOf);
			expect(new Set(sentences).size).toBe(sentences.length);
			expect(words.closings[which]).toMatch(/[?؟][»”"]?$/);
		}
		for (const [one, other] of [words.titles, words.excerpts, words.openings, words.practices, words.closings])
			expect(one).not.toBe(other);
	});
});

describe.each(languages)('all themes in %s', (language) => {
	it('share no title and no sentence', async () => {
		const seen = new Map<string, string>();
		const twice: string[] = [];
		for (const place of places) {
			const words = (await loadTheme(place)).words[language];
			const texts = new Set([
				...words.titles,
				...[...telling(words, 0), ...telling(words, 1)].flatMap(sentencesOf).filter((one) => wordCount(one) > 3),
			]);
			for (const text of texts) {
				const where = seen.get(text);
				if (where) twice.push(`${where}, ${place.name}: ${text}`);
				seen.set(text, place.name);
			}
		}
		expect(twice).toEqual([]);
	});
});
