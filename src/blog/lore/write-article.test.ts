import { describe, expect, it } from 'vitest';
import { languages } from '#src/language/languages.ts';
import { faultsOf, sentencesOf, wordCount } from '#src/words/testing/prose.ts';
import { listThemes, loadTheme } from './themes.server.ts';
import { writeArticle } from './write-article.server.ts';

const themes = await Promise.all(listThemes().map(loadTheme));
const day = (number: number) => new Date(Date.UTC(2026, 10, 21 + number)).toISOString().slice(0, 10);

/** All articles the built-in writer has, three a day as they would come. */
const articles = [0, 1].flatMap((telling) =>
	themes.map((theme, index) => {
		const order = telling * themes.length + index;
		const written = writeArticle({ theme, telling: telling as 0 | 1, day: day(Math.floor(order / 3)), order });
		return { name: `${theme.name} ${telling}`, written };
	}),
);

describe.each(languages)('the articles of the built-in writer in %s', (language) => {
	it('have 500 to 900 clean words', () => {
		const wrong = articles.flatMap(({ name, written }) => {
			const { title, excerpt, content } = written[language];
			const count = wordCount(content);
			const faults = [title, excerpt, ...content.split('\n\n')].flatMap((text) => faultsOf(text, language));
			if (count < 500 || count > 900) faults.push(`${count} words`);
			return faults.map((fault) => `${name}: ${fault}`);
		});
		expect(wrong).toEqual([]);
	});

	it('have a title and an excerpt of their own each', () => {
		for (const part of ['title', 'excerpt'] as const)
			expect(new Set(articles.map(({ written }) => written[language][part])).size).toBe(articles.length);
	});

	it('share less than a tenth of their sentences with any other, but for the two tellings of a theme', () => {
		const wrong: string[] = [];
		const sentences = articles.map(({ written }) => new Set(sentencesOf(written[language].content)));
		for (const [one, mine] of sentences.entries())
			for (const [other, theirs] of sentences.entries()) {
				if (other <= one || other === one + themes.length) continue;
				const shared = [...mine].filter((sentence) => theirs.has(sentence)).length;
				if (shared * 10 >= mine.size) wrong.push(`${articles[one]?.name}, ${articles[other]?.name}: ${shared}`);
			}
		expect(wrong).toEqual([]);
	});
});

it('the two tellings of a theme open, practise and close differently', () => {
	for (const theme of themes) {
		const [first, second] = ([0, 1] as const).map((telling) =>
			writeArticle({ theme, telling, day: '2026-11-21', order: telling }),
		);
		for (const language of languages) {
			const [one, other] = [first, second].map((article) => article?.[language].content.split('\n\n') ?? []);
			for (const place of [0, -1]) expect(one?.at(place)).not.toBe(other?.at(place));
			expect(one?.length).toBe((theme.words[language].body.length ?? 0) + 5);
		}
	}
});
