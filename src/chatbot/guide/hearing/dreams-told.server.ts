import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import { findEntries } from '../../knowledge/find-entry.server.ts';
import { requestWords } from './request-words.ts';

/** "I had a dream I keep thinking about" has no more words than these, and the dream itself comes next. */
const ANNOUNCED_IN = 12;
/** A message with fewer words goes on with the talk, and tells nothing. */
const TELLING = 5;

const wordsIn = (text: string): number => fold(text).split(' ').length;

/** Whether a message says that there was a dream, without a sign of what was in it. */
const announces = (text: string, language: Language): boolean =>
	requestWords[language].dreamTold.test(fold(text)) &&
	wordsIn(text) <= ANNOUNCED_IN &&
	!findEntries(text, language).some(({ entry }) => entry.kind === 'symbol' && entry.page !== 'dreams');

/**
 * Whether each of a visitor's messages tells a dream: by its own words, by what only happens in dreams, or because the
 * message before it announced one.
 */
export function dreamsTold(messages: readonly string[], language: Language): boolean[] {
	const { dreamTold, onlyDreamt } = requestWords[language];
	return messages.map((text, place) => {
		const folded = fold(text);
		if (dreamTold.test(folded) || onlyDreamt.test(folded)) return true;
		const before = messages[place - 1];
		if (before === undefined || !announces(before, language)) return false;
		return wordsIn(text) >= TELLING && !/[?؟]/.test(text);
	});
}
