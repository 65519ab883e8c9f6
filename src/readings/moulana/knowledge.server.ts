import type { Language } from '#src/language/languages.ts';
import type { KnownStory, KnownVerse } from '#src/words/knowledge.ts';
import { type EntryId, entries } from './entries.server.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';

const wordsOf = { en, fa, ar, es };

const verseIn = (id: EntryId, language: Language) => {
	const { title, translation, message } = wordsOf[language][id];
	return { translation, about: `${title} ${message}`, meaning: message };
};
const storyIn = (id: EntryId, language: Language) => {
	const { title, story } = wordsOf[language][id];
	return { title, story };
};

/** A verse of each of the sixty-four stories, for visitors who ask the guide for one. */
export const moulanaVerses: readonly KnownVerse[] = entries.map(({ id, place, verse }) => ({
	id: `moulana-${id}`,
	poet: 'rumi',
	lines: verse,
	place,
	words: { en: verseIn(id, 'en'), fa: verseIn(id, 'fa'), ar: verseIn(id, 'ar'), es: verseIn(id, 'es') },
}));

/** The stories retold. */
export const moulanaStories: readonly KnownStory[] = entries.map(({ id, place }) => ({
	id,
	place,
	words: { en: storyIn(id, 'en'), fa: storyIn(id, 'fa'), ar: storyIn(id, 'ar'), es: storyIn(id, 'es') },
}));
