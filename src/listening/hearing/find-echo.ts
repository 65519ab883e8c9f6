import type { Event } from '../heard.ts';
import type { Reading } from './reading.ts';

const MOST_WORDS = 6;
const MOST_LETTERS = 60;
/** Words at which nobody would begin a quotation, or end it. */
const opening =
	/^(?:and|but|so|because|that|if|when|or|و|ولی|اما|که|چون|اگه|اگر|یا|تا|لکن|بس|لان|عشان|ان|او|ام|مع|y|o|pero|porque|que|si)$/u;
const closing =
	/^(?:and|but|so|because|that|if|when|or|to|the|a|of|my|و|ولی|اما|که|چون|یا|از|به|با|تا|لکن|بس|لان|ان|او|ام|ولا|والا|من|عن|الی|علی|فی|y|o|pero|porque|que|si|de|a|la|el|mi|un|una|con|en|por|desde|cuando|hasta|contra|sobre|entre)$/u;
/** Words that lead on: a quotation that is cut short does not end with them ("ashamed of my teeth I"). */
const leading =
	/^(?:i|you|he|she|we|they|it|his|her|our|their|your|an|this|these|in|on|at|for|with|from|by|about|as|than|is|am|are|was|were|be|has|have|had|will|not|never|no|very|two|three|four|five|six|seven|eight|nine|ten|این|ان|هر|در|برای|روی|یک|یه|دو|سه|چهار|پنج|شش|هفت|هشت|خیلی|هذا|هذه|کل|مع|عند|لم|لن|لا|ما|قد|انا|هو|هی|کان|کانت|yo|mis|su|sus|tu|tus|los|las|unos|unas|lo|le|se|me|te|nos|al|del|para|sin|no|ya|muy|mas|es|esta|este|ese|esa|fue|era|estamos|estoy|estan|estaba|estaban|vamos|seguimos|sigo|sigue|ni|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/u;

/** What is typed behind a sentence and is no part of it. */
const chatter = /^(?:lol|lmao|rofl|ha(?:ha)+|hehe|x{1,4}|tbh|ngl|imo|fr|pls|plz|please|innit|ffs|smh|btw)$/;
/** Persian words behind which a quotation does not begin: «با این قیمتا», «بین پزشکی و پرستاری». */
const leadsOn = /^(?:این|ان|اون|هر|در|برای|واسه|روی|یک|یه|دو|سه|چهار|پنج|شش|بین|میان|تا)$/u;
/** «بین پزشکی آزاد و پرستاری سراسری»: this "and" parts nothing. */
const isBetween = (words: readonly string[]): boolean =>
	words.at(-1) === 'و' && words.some((word) => /^(?:بین|میان)$/u.test(word));
/** Words before which a clause may be broken off: they begin something of its own. */
const breaking =
	/^(?:and|but|so|because|that|which|who|if|when|while|since|after|before|until|in|on|at|for|with|without|from|by|about|to|than|like|as|or|i|he|she|we|they|و|ولی|اما|که|چون|تا|یا|لکن|بس|لان|عشان|فی|من|علی|الی|عن|مع|بعد|قبل|منذ|من|حتی|اللی|الذی|التی|کی|y|o|pero|porque|que|si|cuando|mientras|desde|en|con|sin|por|para|a|al|hasta|como|contra|sobre|entre)$/u;

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
 * Up to six of the person's own words, letter for letter, that carry the matter: as much of their clause as can be had
 * without breaking it off inside a phrase; null where nothing that short can be quoted.
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
	// «أبي مات الشهر الماضي ولا أستطيع النوم» is quoted up to its "and", not without its father.
	const breaksAt = (at: number) =>
		(breaking.test(tokens[at]?.word ?? '') && !isBetween(tokens.slice(from, at + 1).map(({ word }) => word))) ||
		(reading.language === 'ar' && at > carried.last && goesOn(at));
	// A Persian clause ends with its verb.
	const endWorth = reading.language === 'fa' ? 3 : 2;
	/** Each with its worth: whole ends first, then length. */
	const windows: [number, number, number][] = [];
	for (let start = from; start <= carried.first; start++)
		for (let end = carried.last; end <= to; end++) {
			const before = tokens[start - 1]?.word ?? '';
			const isOwn = opening.test(before) || inverted.test(before);
			const isTorn = closing.test(before) || (reading.language === 'fa' && leadsOn.test(before));
			const begins = start === from ? 2 : isOwn ? 1 : isTorn ? -1 : 0;
			const ends = end === to || breaksAt(end + 1) ? endWorth : 0;
			windows.push([start, end, 10 * (begins + ends) + 3 * (end - start)]);
		}
	windows.sort(([, , one], [, , other]) => other - one);
	for (const [start, end] of windows) {
		let [first, last] = [start, end];
		const isCut = first > from;
		const mayBegin = (place: number) => {
			const [word, next] = [tokens[place]?.word ?? '', tokens[place + 1]?.word ?? ''];
			if (isCut && inverted.test(word)) return false;
			return !opening.test(word) || untilWhen.test(`${word} ${next}`);
		};
		while (first < carried.first && !mayBegin(first)) first++;
		const mayEnd = (word: string) => !closing.test(word) && !chatter.test(word) && !(last < to && leading.test(word));
		while (last > first + 1 && !mayEnd(tokens[last]?.word ?? '')) last--;
		const quoted = text.slice(tokens[first]?.from ?? 0, tokens[last]?.to ?? 0);
		const words = quoted.split(/\s+/u).length;
		if (words >= 2 && words <= MOST_WORDS && quoted.length <= MOST_LETTERS && !/[\n.?!؟«»"“”;؛]/u.test(quoted))
			return quoted;
	}
	return null;
}
