import { createStemFinder } from '#src/methods/subject/create-stem-finder.ts';
import { lexicon as ar } from './lexicon/ar.server.ts';
import { lexicon as en } from './lexicon/en.server.ts';
import { lexicon as es } from './lexicon/es.server.ts';
import { lexicon as fa } from './lexicon/fa.server.ts';
import type { Topic } from './topic.ts';

const find = createStemFinder<Topic>({ en, fa, ar, es });

/** Where a message names several things as often, what stands earlier here is what was brought. */
const weighty: readonly Topic[] = [
	'dream',
	'card',
	'verse',
	'name',
	'grief',
	'guilt',
	'loneliness',
	'fear',
	'anger',
	'longing',
	'faith',
	'meaning',
	'worth',
	'weariness',
	'decision',
	'waiting',
	'friendship',
	'family',
	'love',
	'money',
	'work',
	'change',
	'home',
	'gratitude',
];
/** Who tells a dream or a loss names much else besides. */
const heaviest: ReadonlySet<Topic> = new Set(['dream', 'card', 'verse', 'name', 'grief']);
const MOST_COUNTED = 2;

/** What a message brings, the weightiest first. */
export function findTopics(text: string, language: string): Topic[] {
	return find(text, language)
		.map(({ key, count }) => ({ key, weight: Math.min(count, MOST_COUNTED) + (heaviest.has(key) ? 1 : 0) }))
		.sort((one, other) => other.weight - one.weight || weighty.indexOf(one.key) - weighty.indexOf(other.key))
		.map(({ key }) => key);
}

/** What was spoken of in a conversation, by the visitor's messages in their order. */
export type Thread = {
	/** Every topic that was spoken of, in the order in which it became so. */
	brought: readonly Topic[];
	/** Every topic that was named, spoken of or not. */
	named: readonly Topic[];
	/** The one that is spoken of now. */
	last: Topic | null;
	/** In how many messages the one spoken of now has been so, without a break. */
	since: number;
};

/** Follows one more message. What names a topic that is new wins over the one that is spoken of already. */
export function followThread({ brought, named, last, since }: Thread, text: string, language: string): Thread {
	const found = findTopics(text, language);
	const [first, second] = found;
	const topic = (first === last && second && !brought.includes(second) ? second : first) ?? last;
	if (!topic) return noThread;
	return {
		brought: brought.includes(topic) ? brought : [...brought, topic],
		named: [...new Set([...named, ...found.toReversed()])],
		last: topic,
		since: topic === last ? since + 1 : 1,
	};
}

export const noThread: Thread = { brought: [], named: [], last: null, since: 0 };
