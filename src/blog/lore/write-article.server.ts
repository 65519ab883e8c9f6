import { type Language, languages } from '#src/language/languages.ts';
import { dayNote } from './day-note.server.ts';
import type { Theme, ThemeWords } from './theme.ts';

/** One article in one language: paragraphs apart by an empty line. */
export type ArticleText = { title: string; excerpt: string; content: string };
export type ArticleTexts = Readonly<Record<Language, ArticleText>>;

/** Which of the two tellings of a theme. */
export type Telling = 0 | 1;

/** The paragraphs of one telling, in order. */
export function tellingOf(words: ThemeWords, telling: Telling): string[] {
	return [words.openings[telling], ...words.body, words.counter, words.practices[telling], words.closings[telling]];
}

/**
 * An article of the built-in writer: one telling of a theme, with a note on the day (`yyyy-mm-dd`) it is written on put
 * before the practice or before the closing, so that no two articles are the same. 500 to 900 words in each language.
 * @param order counts articles; see `dayNote`
 */
export function writeArticle({
	theme,
	telling,
	day,
	order,
}: {
	theme: Theme;
	telling: Telling;
	day: string;
	order: number;
}): ArticleTexts {
	const notes = dayNote(day, order);
	const write = (language: Language): ArticleText => {
		const words = theme.words[language];
		const paragraphs = tellingOf(words, telling);
		paragraphs.splice(order % 2 === 0 ? -2 : -1, 0, notes[language]);
		return { title: words.titles[telling], excerpt: words.excerpts[telling], content: paragraphs.join('\n\n') };
	};
	return Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, ArticleText>;
}
