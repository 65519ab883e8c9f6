import type { Language } from '#src/language/languages.ts';
import { fold } from '#src/words/fold.ts';
import { signOf } from './dream-sign.server.ts';
import { goesOnDreaming } from './goes-on-dreaming.server.ts';
import { requestWords } from './request-words.ts';

/** "I had a dream I keep thinking about" has no more words than these, and the dream itself comes next. */
const ANNOUNCED_IN = 12;
/** A message with fewer words goes on with the talk, and tells nothing. */
const TELLING = 5;

const wordsIn = (text: string): number => fold(text).split(' ').length;

/** Whether a message says that there was a dream, without a sign of what was in it. */
const announces = (text: string, language: Language): boolean =>
	requestWords[language].dreamTold.test(fold(text)) && wordsIn(text) <= ANNOUNCED_IN && signOf(text, language) === null;

/** Whether a message says of itself that it tells a dream. */
export function saysDream(text: string, language: Language): boolean {
	const { dreamTold, onlyDreamt } = requestWords[language];
	const folded = fold(text);
	return dreamTold.test(folded) || onlyDreamt.test(folded);
}

/**
 * Whether each of a visitor's messages tells a dream: by its own words, by what only happens in dreams, because the
 * message before it announced one, or because it adds to the one before it ("it was dark and deep").
 */
export function dreamsTold(messages: readonly string[], language: Language): boolean[] {
	const told: boolean[] = [];
	for (const [place, text] of messages.entries()) {
		const before = messages[place - 1];
		const isAnnounced =
			before !== undefined && announces(before, language) && wordsIn(text) >= TELLING && !/[?؟]/.test(text);
		const isAdded = told[place - 1] === true && goesOnDreaming(text, language);
		told.push(saysDream(text, language) || isAnnounced || isAdded);
	}
	return told;
}
