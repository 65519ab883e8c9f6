import type { Ask } from '../heard.ts';
import { hasMark, type Reading, sentenceOf } from './reading.ts';

/** Which ask a sentence means where it shows several. */
const precedence: readonly Ask[] = ['meaning', 'forgiven', 'which', 'why', 'feelings_of', 'how', 'should', 'will'];

/** Events that are told with joy where nothing asks. */
const gladEvents = new Set(['birth', 'success', 'new_job', 'wedding', 'pregnancy']);
const sadEvents = new Set([
	'death',
	'illness',
	'betrayal',
	'separation',
	'dismissal',
	'eviction',
	'loneliness',
	'tiredness',
	'fear',
	'anger',
	'guilt',
	'shame',
	'debt',
	'theft',
	'unrequited',
	'quarrel',
]); // prettier-ignore

function inSentence(reading: Reading, sentence: number): Ask | null {
	const asking = reading.asking[sentence] ?? false;
	const found = new Set<Ask>();
	for (const match of reading.always) if (sentenceOf(reading, match) === sentence) found.add(match.label);
	if (!asking) found.delete('feelings_of');
	if (asking) {
		for (const match of reading.inQuestion) if (sentenceOf(reading, match) === sentence) found.add(match.label);
		const words = reading.tokens.filter((token) => token.sentence === sentence).map(({ word }) => word);
		const { weighs, comes } = reading;
		if (weighs && words.some((word) => weighs.test(word))) found.add('should');
		if (comes && words.some((word) => comes.test(word))) found.add('will');
		const orNot = hasMark(reading, 'or_not', sentence);
		if (hasMark(reading, 'or', sentence) && !orNot && !found.has('meaning') && !found.has('forgiven')) {
			if (!found.has('feelings_of')) found.add('which');
		}
	}
	return precedence.find((ask) => found.has(ask)) ?? (asking ? 'will' : null);
}

/** What is wanted of the answer: what the last sentence that asks anything asks. */
export function weighAsks(reading: Reading): Ask {
	for (let sentence = reading.asking.length - 1; sentence >= 0; sentence--) {
		const ask = inSentence(reading, sentence);
		if (ask) return ask;
	}
	const labels = reading.events.map(({ label }) => label.event);
	const sad = labels.some((label) => sadEvents.has(label));
	const glad = labels.some((label) => gladEvents.has(label));
	const exclaims =
		/!|[\u{1F389}\u{1F60D}\u{1F973}\u{2764}\u{1F60A}\u{1F970}\u{1F38A}:]\)?/u.test(reading.text) &&
		/!|\p{Extended_Pictographic}|:\)/u.test(reading.text);
	const joyful = hasMark(reading, 'joyful');
	if (!sad && (joyful || (glad && exclaims) || (glad && hasMark(reading, 'past')))) return 'joy';
	return 'speak';
}
