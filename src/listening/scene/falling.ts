import type { Language } from '#src/language/languages.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import type { Match } from './phrases/phrase-finder.ts';
import type { Word } from './phrases/words.ts';

/** Whether it is a thing that falls where a text tells of falling. */
export function isThingThatFalls(
	words: readonly Word[],
	match: Match<SymbolId | null>,
	matches: readonly Match<SymbolId | null>[],
	language: Language,
): boolean {
	if (language === 'ar') return fallsItself(words, match, matches);
	return language === 'en' && isThingFalling(words, match);
}

const falls = /^[وف]?(?:سقطت|وقعت|طاحت)$/;

/** «وقعت» is "I fell" and "it fell": behind a noun, and right before one, it tells of that. */
function fallsItself(
	words: readonly Word[],
	{ label, first, last, denied }: Match<SymbolId | null>,
	matches: readonly Match<SymbolId | null>[],
) {
	if (label !== 'falling') return false;
	// «أسناني ... ما وقعت»
	if (denied && matches.some((match) => match.label === 'teeth')) return true;
	const [before, after] = [words[first - 1], words[last + 1]];
	const sentence = words[first]?.sentence;
	const tells = (word: Word | undefined, isNext: (match: Match<SymbolId | null>) => boolean) =>
		word?.sentence === sentence &&
		(word?.word.startsWith('ال') || matches.some((match) => match.label !== 'falling' && isNext(match)));
	return (
		(falls.test(words[first]?.word ?? '') && tells(before, (match) => match.last === first - 1)) ||
		(falls.test(words[last]?.word ?? '') && tells(after, (match) => match.first === last + 1))
	);
}

/** Whether somebody is named in the words of a clause, the nearest first, as far as "I dreamt". */
function isPersonBefore(words: readonly string[]): boolean {
	const dreamt = words.findIndex((word) => /^dream/.test(word));
	return words.slice(0, dreamt < 0 ? words.length : dreamt).some((word) => person.test(word));
}
const person =
	/^(?:i|we|me|us|im|i'm|he|she|they|you|myself|boyfriend|husband|wife|friend|sister|brother|mother|father|mum|mom|dad|son|daughter|child|baby|people|everyone|somebody|someone|man|woman|body|girl|boy|partner|girlfriend|cousin|nan|gran|grandma|grandad|uncle|aunt|kid|kids|neighbour|boss|teacher|stranger)$/;

/** "I dreamt my ring fell": where the verb stands behind a noun of its own, whoever dreamt. */
function fallsBehindNoun(words: readonly Word[], first: number, last: number): number | null {
	const dreams = words.slice(first, last).some(({ word }) => /^dream/.test(word));
	const at = words.findIndex(({ word }, index) => index > first && index <= last && /^f[ae]ll/.test(word));
	const isNoun = [2, 3].some((distance) => /^(?:my|the|an?|his|her|our|their)$/.test(words[at - distance]?.word ?? ''));
	return dreams && at > 0 && isNoun ? at : null;
}

/** "Mirrors falling off walls": in English the word right before "falling" tells what falls. */
function isThingFalling(words: readonly Word[], { label, first: begun, last: end }: Match<SymbolId | null>): boolean {
	const verb = fallsBehindNoun(words, begun, end);
	const first = verb ?? (words[begun]?.word === 'and' ? begun + 1 : begun);
	const own = words[first];
	if (label !== 'falling' || !/^f[ae]ll/.test(own?.word ?? '')) return false;
	const before = (distance: number) => {
		const word = words[first - distance];
		return word && word.clause === own?.clause ? word.word : '';
	};
	const one = before(1);
	// "My ring was too big and fell into the sea": who falls is told before the "and".
	if (/^(?:and|then)$/.test(one)) return !isPersonBefore([2, 3, 4, 5, 6, 7, 8].map(before));
	const isAuxiliary =
		/^(?:was|were|is|are|kept|keep|started|began|be|been|being|just|slowly|suddenly|all|always|still)$/.test(one);
	return isAuxiliary ? !falling.test(before(2)) : !falling.test(one);
}
const falling =
	/^(?:|i|we|me|us|im|i'm|am|he|she|they|you|myself|and|of|about|like|felt|feeling|then|endlessly|to|from|while|when|as|was|were|just|kept|keep|started|begin|began|suddenly|dream|dreamt|dreamed|for|forever|again|almost|nearly|always|without|or|not|didn't|never|boyfriend|husband|wife|friend|sister|brother|mother|father|mum|mom|dad|son|daughter|child|baby|people|everyone|somebody|someone|man|woman|body|girl|boy|partner|girlfriend|cousin|nan|gran|grandma|grandad|uncle|aunt|kid|kids|neighbour|boss|teacher|stranger)$/;
