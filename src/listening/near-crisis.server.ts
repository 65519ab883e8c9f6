import { type Language, languages } from '#src/language/languages.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import type { Heard } from './heard.ts';
import { type NearCrisisLexicon, nearCrisis } from './lexicon/near-crisis.server.ts';
import { guessLanguage } from './text/guess-language.ts';
import { createPhraseFinder, longestMatches, type PhraseFinder } from './text/phrases.ts';
import { readTokens } from './text/read-tokens.ts';

const finders = new Map<Language, PhraseFinder<keyof NearCrisisLexicon>>();

function finderOf(language: Language): PhraseFinder<keyof NearCrisisLexicon> {
	const known = finders.get(language);
	if (known) return known;
	const { weary, spent, taken, none } = nearCrisis[language];
	const finder = createPhraseFinder<keyof NearCrisisLexicon>([
		['weary', weary],
		['spent', spent],
		['taken', taken],
		['none', none],
	]);
	finders.set(language, finder);
	return finder;
}

/**
 * Whether somebody may be near a crisis: weary of life, without strength beside heavy news, or left by
 * somebody who took their own life. Then a gentle line and the
 * help lines (`src/words/crisis/help-lines.ts`) stand beside the reading. A cry for help itself is none of this: it
 * replaces the reading (`findCrisis`).
 */
export function isNearCrisis(text: string, page: Language, heard: Heard): boolean {
	const language = guessLanguage(text, page);
	if (!languages.includes(language) || findCrisis(text, page)) return false;
	const labels = longestMatches(finderOf(language)(readTokens(text, language))).map(({ label }) => label);
	if (labels.includes('weary')) return true;
	if (
		labels.includes('taken') &&
		heard.events.includes('death') &&
		heard.people.some((person) => person !== 'other' && person !== 'god')
	)
		return true;
	const heavy = heard.weight === 'heavy' || heard.events.includes('loneliness');
	return labels.includes('spent') && heavy;
}
