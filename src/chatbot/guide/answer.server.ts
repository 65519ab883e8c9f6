import { type Language, languageFacts } from '#src/language/languages.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import { seededChoices } from '#src/words/seeded.ts';
import { type OfferedPage, offeredPages, readOffer } from '../offer-link.ts';
import type { ChatMessage } from '../request.ts';
import { findTalk, type Talk } from './find-talk.server.ts';
import { followThread, noThread, type Thread } from './find-topics.server.ts';
import { guideWords } from './guide-words.server.ts';
import type { Offer, Topic } from './topic.ts';
import { topicTexts } from './topic-texts.server.ts';
import { type CannotKind, cannotKinds, type GuideWords, type Saying } from './words/shape.ts';

/** What the guide answers, and why. */
export type GuideAnswer = {
	/** One paragraph. */
	text: string;
	/** A line that leads to a reading, to stand behind it. */
	offer: { page: OfferedPage; line: string } | null;
	kind: Talk['kind'] | 'topic' | 'lore' | 'after_cry';
	/** The topic that is spoken of. */
	topic: Topic | null;
};

/** These bring something that a reading of ours is about: its page is named with the first answer. */
const readingsOf: Partial<Record<Topic, readonly OfferedPage[]>> = {
	dream: ['dreams'],
	card: ['tarot'],
	verse: ['hafez', 'moulana'],
	name: ['sarketab', 'lucky-number'],
};
/** Messages of the visitor from one offer to the next. */
const BETWEEN_OFFERS = { topic: 3, lore: 4 } as const;
/** So long after a cry for help the guide stays plain. */
const PLAIN_FOR = 2;

/**
 * What the built-in guide answers to the newest message of a conversation. It remembers what was brought before, goes
 * further into it, and says nothing that already stands in the conversation as long as there is anything else to say.
 */
export function answerBuiltIn(conversation: readonly ChatMessage[], language: Language): GuideAnswer {
	const words = guideWords[language];
	const visitor = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
	const said = createMemory(conversation, visitor);
	const newest = visitor.at(-1) ?? '';
	const before = visitor.slice(0, -1).reduce(followTopics(language), noThread);

	if (visitor.slice(-1 - PLAIN_FOR, -1).some((text) => findCrisis(text, language)))
		return { text: said.choose(words.afterCry.map((say) => ({ say }))), offer: null, kind: 'after_cry', topic: null };

	const talk = findTalk(newest, language);
	const plain = talk && say(words, talk, before, said, language);
	if (talk && plain) return { text: plain, offer: null, kind: talk.kind, topic: before.last };

	// A bare "yes" or "tell me more" brings nothing new: what was spoken of goes on.
	const thread = talk ? before : followThread(before, newest, language);
	const lead = talk && talk.kind in words.leads ? said.find(words.leads[talk.kind as 'yes']) : null;
	const about = thread.last ? further(thread.last, before, language, said) : null;
	const { say: told, ask } = about ?? said.require(words.lore);
	const cameBack = thread.last !== before.last && thread.last && before.named.includes(thread.last);
	const back = cameBack && thread.last ? said.find(words.back.map(fill('topic', words.names[thread.last]))) : null;
	return {
		text: [back ?? lead, told, ask].filter(Boolean).join(' '),
		offer: offerFor(about ? thread : { ...thread, last: null }, conversation, words, language, said),
		kind: about ? 'topic' : 'lore',
		topic: thread.last,
	};
}

const followTopics = (language: Language) => (thread: Thread, text: string) =>
	findTalk(text, language) ? thread : followThread(thread, text, language);

const fill = (name: string, value: string) => (sentence: string) => sentence.replace(`{${name}}`, value);

/** The answer to what is no topic; null where the conversation goes on as it was. */
function say(words: GuideWords, talk: Talk, thread: Thread, said: Memory, language: Language): string | null {
	const { kind } = talk;
	if (kind === 'memory') {
		const names = thread.named.map((topic) => words.names[topic]);
		if (names.length === 0) return said.choose(words.nothingYet);
		const list = new Intl.ListFormat(languageFacts[language].locale).format(names);
		return said.choose(words.remembered.map(fill('topics', list)).map((sentence) => ({ say: sentence })));
	}
	if (kind === 'more' || kind === 'yes' || kind === 'no' || kind === 'why' || kind === 'unsure') return null;
	// What it must not do it refuses again in the same words rather than not at all.
	if (cannotKinds.some((other) => other === kind)) return said.choose(words.cannot[kind as CannotKind]);
	const saying = said.unsaid(words[kind as 'greeting']);
	return saying ? joined(saying) : null;
}

const joined = ({ say: told, ask }: Saying) => (ask ? `${told} ${ask}` : told);

/** What has not been said of a topic yet: for the first time it is received, then gone into. */
function further(topic: Topic, before: Thread, language: Language, said: Memory): Saying | null {
	const texts = topicTexts[topic][language];
	return said.unsaid(before.brought.includes(topic) ? texts.deeper : texts.first) ?? said.unsaid(texts.deeper);
}

function offerFor(
	{ last, brought, since }: Thread,
	conversation: readonly ChatMessage[],
	words: GuideWords,
	language: Language,
	said: Memory,
): GuideAnswer['offer'] {
	const offers = conversation.flatMap(({ role, content }, index) => {
		const found = role === 'assistant' && content.split('\n\n').map(readOffer).find(Boolean);
		return found ? [{ page: found.page, index }] : [];
	});
	const from = offers.at(-1)?.index ?? -1;
	const turns = conversation.slice(from + 1).filter(({ role }) => role === 'user').length;
	const asked = last !== null && since === 1 && brought.at(-1) === last ? readingsOf[last] : undefined;
	if (!asked && turns < BETWEEN_OFFERS[last ? 'topic' : 'lore']) return null;

	const own = (last && topicTexts[last][language].offers) || [];
	const open = [...own, ...words.offers].flatMap((offer): { page: OfferedPage; line: string }[] =>
		isOffered(offer) && said.isNew(offer.line) ? [offer] : [],
	);
	const pages = new Set(offers.map(({ page }) => page));
	const ofTopic = open.filter(({ line }) => own.some((offer) => offer.line === line));
	const fresh = (list: typeof open) => list.filter(({ page }) => !pages.has(page));
	const wanted = ofTopic.filter(({ page }) => asked?.includes(page));
	return (
		said.pick(wanted) ?? said.pick(fresh(ofTopic)) ?? said.pick(fresh(open)) ?? said.pick(ofTopic) ?? said.pick(open)
	);
}

const isOffered = (offer: Offer): offer is { page: OfferedPage; line: string } =>
	offeredPages.some((page) => page === offer.page);

type Memory = ReturnType<typeof createMemory>;

/** What the guide has said so far, and choices among what it has not; the same for the same conversation. */
function createMemory(conversation: readonly ChatMessage[], visitor: readonly string[]) {
	const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
	const told = flat(
		conversation
			.filter(({ role }) => role === 'assistant')
			.map(({ content }) => content)
			.join('\n'),
	);
	const choices = seededChoices(JSON.stringify(visitor));
	const isNew = (text: string) => !told.includes(flat(text));
	const pick = <T>(items: readonly T[]): T | null => {
		const [first, ...rest] = items;
		return first === undefined ? null : choices.pick([first, ...rest]);
	};
	const unsaid = <S extends Saying>(sayings: readonly S[]): S | null =>
		pick(sayings.filter(({ say: one, ask }) => isNew(one) && (!ask || isNew(ask))));
	/** One that is new, else the one that was said longest ago. */
	const require = <S extends Saying>(sayings: readonly S[]): S => {
		const found =
			unsaid(sayings) ??
			[...sayings].sort((one, other) => told.lastIndexOf(flat(one.say)) - told.lastIndexOf(flat(other.say)))[0];
		if (!found) throw new Error('the guide has no words');
		return found;
	};
	return {
		isNew,
		pick,
		unsaid,
		require,
		find: (sentences: readonly string[]) => pick(sentences.filter(isNew)),
		choose: (sayings: readonly Saying[]) => joined(require(sayings)),
	};
}
