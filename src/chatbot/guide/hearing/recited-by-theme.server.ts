import type { Language } from '#src/language/languages.ts';
import type { Ask, Heard } from '#src/listening/heard.ts';
import { fold } from '#src/words/fold.ts';
import { findEntries } from '../../knowledge/find-entry.server.ts';
import { asksForVerse, namesPoem } from './poet-asked.server.ts';
import { requestWords } from './request-words.ts';
import { themeAsked } from './theme-asked.ts';

/** A request for a verse on a theme is short, and an "and about love?" behind one shorter still. */
const WORDS_BY_THEME = 12;
const WORDS_ON = 5;
/** Of a verse that is named, these ask for something else. */
const otherwise: ReadonlySet<Ask> = new Set<Ask>(['meaning', 'recall', 'complaint', 'thanks', 'joy', 'why']);

/** "And about love?": a theme, and hardly anything beside it. */
const isShort = (text: string) => fold(text).split(' ').length <= WORDS_ON;

/** The request for a verse or a story that a bare theme goes on with; null where none was asked for. */
export function requestBefore(earlier: readonly string[], language: Language): string | null {
	const asked = earlier.findLast((text) => !isShort(text) || namesWhat(text, language) || !themeAsked(text, language));
	return asked !== undefined && namesWhat(asked, language) ? asked : null;
}

const namesWhat = (text: string, language: Language) =>
	asksForVerse(text, language) || requestWords[language].story.test(fold(text));

/** Whether a verse or story on a theme is asked for: "a poem by Hafez on loneliness", and behind that "and on patience?". */
export function asksByTheme(text: string, earlier: readonly string[], heard: Heard, language: Language): boolean {
	if (otherwise.has(heard.asks) || themeAsked(text, language) === null) return false;
	const isOfNobody = heard.people.every((who) => who === 'beloved');
	if (isShort(text) && isOfNobody && requestBefore(earlier, language) !== null) return true;
	return (
		heard.weight !== 'heavy' &&
		fold(text).split(' ').length <= WORDS_BY_THEME &&
		namesPoem(text) &&
		asksForVerse(text, language) &&
		!findEntries(text, language).some(({ entry, score }) => entry.namedWhole && score >= WORKS_NAMED)
	);
}

/** So surely a work or its poet is named, "Twenty Love Poems". */
const WORKS_NAMED = 8;
