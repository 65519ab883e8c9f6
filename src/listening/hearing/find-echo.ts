import type { Event } from '../heard.ts';
import type { Reading } from './reading.ts';

const MOST_WORDS = 6;
const MOST_LETTERS = 60;
/** Words at which nobody would begin a quotation, or end it. */
const opening =
	/^(?:and|but|so|because|that|if|when|or|و|ولی|اما|که|چون|اگه|اگر|یا|تا|لکن|بس|لان|عشان|ان|او|ام|y|o|pero|porque|que|si)$/u;
const closing =
	/^(?:and|but|so|because|that|if|when|or|to|the|a|of|my|و|ولی|اما|که|چون|یا|از|به|با|تا|لکن|بس|لان|ان|او|ام|من|عن|الی|علی|فی|y|o|pero|porque|que|si|de|a|la|el|mi|un|una|con|en|por)$/u;

/** "Until when", which begins a question although its first word alone would not. */
const untilWhen = /^تا (?:کی|چه|چند|کجا)$/u;
/** Words of a question that stand in front of its matter: a quotation that leaves out the question word leaves them out too. */
const inverted =
	/^(?:must|should|shall|can|could|will|would|do|does|did|am|is|are|was|were|have|has|had|i|you|he|she|it|we|they)$/u;

/** An Arabic word with "and" before it, and what makes «ولا» an "and not" rather than an "or". */
const arabicAnd =
	/^و(?!لا$|الا$|حی|حد|احد|الد|لد|ظیف|فا|قت|جع|صل|طن|ین|عد|ضع|زن|رث|رق|جه|سخ|اسط|سط|دع|رد|اجب|اقع).{2,}/u;
const cannot = /^(?:استطیع|اقدر|اعرف|اجد|ادری|قادر|قادره)$/u;

/**
 * Up to six of the person's own words, letter for letter, that carry the matter, from or to the edge of a clause; null
 * where nothing that short can be quoted.
 */
export function findEcho(reading: Reading, events: readonly Event[]): string | null {
	const [event] = events;
	const carried = reading.events
		.filter(({ label }) => label.event === event)
		.sort((one, other) => other.at.length - one.at.length)[0];
	if (!carried) return null;
	const { tokens, text } = reading;
	const goesOn = (at: number) => {
		const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
		return word === 'ولا' ? cannot.test(next) : arabicAnd.test(word);
	};
	const clause = tokens[carried.first]?.clause;
	const from = tokens.findIndex((token) => token.clause === clause);
	const to = tokens.findLastIndex((token) => token.clause === tokens[carried.last]?.clause);
	const windows: [number, number][] = [[from, to]];
	// «أبي مات الشهر الماضي ولا أستطيع النوم» is quoted up to its "and", not without its father.
	const and = reading.language === 'ar' ? tokens.findIndex((_, at) => at > carried.last && at <= to && goesOn(at)) : -1;
	if (and > 0) windows.push([from, and - 1]);
	for (let size = MOST_WORDS; size >= 2; size--) windows.push([to - size + 1, to], [from, from + size - 1]);
	for (const [start, end] of windows) {
		let [first, last] = [start, end];
		if (first > carried.first || last < carried.last || first < from || last > to) continue;
		const isCut = first > from;
		const mayBegin = (place: number) => {
			const [word, next] = [tokens[place]?.word ?? '', tokens[place + 1]?.word ?? ''];
			if (isCut && inverted.test(word)) return false;
			return !opening.test(word) || untilWhen.test(`${word} ${next}`);
		};
		while (first < carried.first && !mayBegin(first)) first++;
		while (last > carried.last && closing.test(tokens[last]?.word ?? '')) last--;
		const quoted = text.slice(tokens[first]?.from ?? 0, tokens[last]?.to ?? 0);
		const words = quoted.split(/\s+/u).length;
		if (words >= 2 && words <= MOST_WORDS && quoted.length <= MOST_LETTERS && !/[\n.?!؟«»"“”;؛]/u.test(quoted))
			return quoted;
	}
	return null;
}
