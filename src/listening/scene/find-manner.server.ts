import type { Language } from '#src/language/languages.ts';
import { type Manner, manners } from '#src/listening/lexicon/scene-lexicon.ts';
import { guessLanguage } from '#src/listening/text/guess-language.ts';
import { lexiconOf } from './phrases/language-lexicon.server.ts';
import { wordsOf } from './phrases/words.ts';

/** The manners that a symbol's `how` tells, in the order of the words. */
export function findManners(how: string, pageLanguage: Language): Manner[] {
	const lexicon = lexiconOf(guessLanguage(how, pageLanguage));
	const found = lexicon.findMarks(wordsOf(how, lexicon.language)).map(({ label }) => label.replace(/^manner:/, ''));
	return manners.filter((manner) => found.includes(manner));
}
