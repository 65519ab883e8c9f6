import type { Language } from '#src/language/languages.ts';
import { lexiconOf } from '#src/listening/lexicon/lexicons.server.ts';
import { readTokens } from '#src/listening/text/read-tokens.ts';
import { fold } from '#src/words/fold.ts';
import { type FoundEntry, findEntries } from '../../knowledge/find-entry.server.ts';
import { ofPoems, poemsOrElse, requestWords } from './request-words.ts';

/** Of a question who a poet was, the name is all that is left. */
const NOTHING_ELSE = 0.97;
/** So many messages back a talk about poets may have been. */
const BACK = 3;

const poetsIn = (text: string, language: Language) =>
	findEntries(text, language).filter(({ entry }) => entry.namedWhole);

const isNameOf = ({ entry }: FoundEntry, folded: string, language: Language) =>
	entry.words[language].names.some((name) => fold(name) === folded);

/** The poet whose name a text is, an "and" before it aside. */
function poetNamed(text: string, language: Language): FoundEntry | null {
	const name = fold(text).replace(requestWords[language].besides, '');
	return poetsIn(name, language).find((found) => isNameOf(found, name, language)) ?? null;
}

/** The poet of whom a text asks, and of nothing else: neither for a verse, nor for what a name sounds like. */
function poetAskedOf(text: string, language: Language): FoundEntry | null {
	const folded = fold(text);
	const left = fold(folded.replaceAll(requestWords[language].asksWho, ' '));
	if (left === folded || requestWords[language].ofOneself?.test(left)) return null;
	const [poet] = [left, fold(left.replaceAll(requestWords[language].ofPoet, ' ')), text].flatMap((asked) =>
		poetsIn(asked, language).filter(
			(found) => isNameOf(found, left, language) || (found.share >= NOTHING_ELSE && !namesPoem(left)),
		),
	);
	return poet ?? null;
}

/**
 * The poet of whom a message asks, and of nothing else. A bare name may as well answer who it was that left: it asks of a
 * poet where it comes first, or behind another question of knowledge.
 */
export function poetOf(text: string, earlier: readonly string[], language: Language): FoundEntry | null {
	const asked = poetAskedOf(text, language);
	if (asked) return asked;
	const [first] = earlier;
	const mayBeBare =
		first === undefined ||
		earlier
			.slice(-BACK)
			.some((one) => requestWords[language].defines.test(fold(one)) || poetAskedOf(one, language) !== null) ||
		(earlier.length <= BACK && poetNamed(first, language) !== null);
	return mayBeBare ? poetNamed(text, language) : null;
}

/** Whether a word for a poem stands in a text. */
export const namesPoem = (text: string): boolean =>
	fold(text)
		.split(' ')
		.some((word) => ofPoems.has(word));

/** Whether a verse is asked for, in a message that names a poet. */
export const asksForVerse = (text: string, language: Language): boolean =>
	fold(text)
		.split(' ')
		.some((word) => ofPoems.has(word) && !poemsOrElse.has(word)) ||
	lexiconOf(language)
		.guide(readTokens(text, language))
		.some(({ label }) => label === 'recite');
