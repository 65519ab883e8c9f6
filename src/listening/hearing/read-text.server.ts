import type { Language } from '#src/language/languages.ts';
import type { Person } from '../heard.ts';
import { type EventLabel, lexiconOf } from '../lexicon/lexicons.server.ts';
import { guessLanguage } from '../text/guess-language.ts';
import { isDenied } from '../text/negation.ts';
import { longestMatches, type Match } from '../text/phrases.ts';
import { readTokens } from '../text/read-tokens.ts';
import type { Reading } from './reading.ts';

const isPerson = (match: Match<Person | 'none'>): match is Match<Person> => match.label !== 'none';
const isEvent = (match: Match<EventLabel>): match is Match<NonNullable<EventLabel>> => match.label !== null;

/** Finds all that the lexicons of the text's language know in it. */
export function readText(text: string, pageLanguage: Language): Reading {
	const language = guessLanguage(text, pageLanguage);
	const lexicon = lexiconOf(language);
	const tokens = readTokens(text, language);
	const marks = lexicon.marks(tokens);
	const asking = (tokens.length > 0 ? Array.from({ length: (tokens.at(-1)?.sentence ?? 0) + 1 }) : []).map(
		(_, sentence) => {
			const last = tokens.findLast((token) => token.sentence === sentence);
			const next = tokens.find((token) => token.sentence === sentence + 1);
			const behind = text.slice(last?.to ?? 0, next?.from ?? text.length);
			return (
				/[?؟]/.test(behind) ||
				marks.some(({ label, first }) => label === 'question' && tokens[first]?.sentence === sentence)
			);
		},
	);
	return {
		text,
		language,
		tokens,
		asking,
		people: longestMatches(lexicon.people(tokens)).filter(isPerson),
		events: longestMatches(lexicon.events(tokens))
			.filter(isEvent)
			.filter((match) => !isDenied(tokens, match, language)),
		always: longestMatches(lexicon.always(tokens)),
		inQuestion: longestMatches(lexicon.inQuestion(tokens)),
		marks,
		weighs: lexicon.weighs,
		comes: lexicon.comes,
	};
}
