import { fold } from '#src/words/fold.ts';
import { type FoundEntry, findEntries } from '../../knowledge/find-entry.server.ts';
import { findType } from '../../knowledge/personality-types.server.ts';

/** "Tell me about Saadi, we read a poem of his at school": what stands behind the name is told by the way. */
const asksOf =
	/^(?:(?:hi|hey|hello|so|and|ok|please|pls) )*(?:(?:can|could|would|will) you )?(?:please )?(?:who (?:is|was|s)|tell me (?:something |more |a bit |a little )?about|what do you know about) /;
/** "Khayyam: poet first or astronomer first?" */
const nameFirst = /^\s*([\p{L}' ]{4,30}?)\s*[—–:,-]+\s+.*\bor\b/u;
/** What a thing is a sign of to people, not to the asker. */
const standsFor =
	/\b(?:what|which)\b.*\b(?:stands? for|symboli[sz]e[sd]?|signif(?:y|ies)|represents?|symbol of)\b(?!.*\b(?:for|to) me\b)/;
const wantsVerse =
	/\b(?:read|recite|give|send|quote|tell) (?:me|us) (?:one|a|some|something (?:of|by|from)|another|any)\b(?! (?:bit|little))/;
const ofOneself = /\b(?:i|im|i m|my|me|mine|we|our|us|he|she|him|her)\b/;
/** So much of a question has to name the thing. */
const LEAST_SHARE = 0.34;

const isFact = ({ entry }: FoundEntry) => entry.kind !== 'hoopoe' && entry.kind !== 'card' && entry.kind !== 'symbol';
const beginsWith = (rest: string, { entry }: FoundEntry) =>
	entry.words.en.names.some((name) => `${rest} `.startsWith(`${fold(name)} `) && !rest.startsWith(`${fold(name)} s `));

/** What an English message asks of as a fact, whatever else is told in it; none where a type of personality is named; null where it asks of no fact. */
export function factAskedInEnglish(text: string): readonly FoundEntry[] | null {
	const folded = fold(text);
	if (wantsVerse.test(folded)) return null;
	const asks = asksOf.exec(folded);
	const name = nameFirst.exec(text)?.[1];
	const rest = asks ? folded.slice(asks[0].length) : name && !ofOneself.test(folded) ? fold(name) : null;
	const named = rest && findEntries(rest, 'en').find((found) => isFact(found) && beginsWith(rest, found));
	if (named) return [named];
	if (standsFor.test(folded) && !ofOneself.test(folded)) {
		const [best] = findEntries(folded, 'en');
		if (best && best.share >= LEAST_SHARE) return [best];
	}
	return findType(text) && /\bwhat (?:does|is|s|do|are) (?:that|it|this|they|he|she)\b/.test(folded) ? [] : null;
}
