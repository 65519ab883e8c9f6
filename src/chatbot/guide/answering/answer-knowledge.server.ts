import { fold } from '#src/words/fold.ts';
import type { KnowledgeEntry } from '#src/words/knowledge.ts';
import { allEntries } from '../../knowledge/all-entries.server.ts';
import { type FoundEntry, findEntries, findInTexts } from '../../knowledge/find-entry.server.ts';
import { compareTypes, findType } from '../../knowledge/personality-types.server.ts';
import { kindWords } from '../../knowledge/question-words.ts';
import { type DreamSign, signOf } from '../hearing/dream-sign.server.ts';
import { saysDream } from '../hearing/dreams-told.server.ts';
import { asksForVerdict, isFollowing, sentenceFor } from '../hearing/follows-fact.ts';
import { addedOf } from '../hearing/goes-on-dreaming.server.ts';
import { poetOf } from '../hearing/poet-asked.server.ts';
import { requestWords } from '../hearing/request-words.ts';
import { topicTexts } from '../topic-texts.server.ts';
import type { GuideTurn, Reply } from '../turn.ts';

/** How far back a subject is looked for, and how well it must have been named. */
const BACK = 3;
const SUBJECT = { score: 4, share: 0.25 };
const NEARLY = 0.6;
/** "I drew the Tower": so few words may name a card without calling it one. */
const WORDS_OF_A_CARD = 6;
/** So few words may go on with what was spoken of. */
const FEW_WORDS = 7;

/** A sentence with its `{places}` filled. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>) =>
	sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Of those that are named nearly as well as the best, the one that is named first. */
function firstNamed(found: readonly FoundEntry[]): FoundEntry | undefined {
	const near = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * NEARLY);
	return near.sort((one, other) => one.at - other.at)[0];
}

/** "It happened again" names no sign of a dream, though one is called "again". */
function tellsDream(text: string, language: GuideTurn['language']): boolean {
	const { dreamTold, onlyDreamt } = requestWords[language];
	const folded = fold(text);
	return (
		dreamTold.test(folded) ||
		onlyDreamt.test(folded) ||
		kindWords[language].symbol.some((word) => folded.split(' ').includes(fold(word)))
	);
}

/** The entry that was spoken of last, by the visitor or by the guide. */
export function subjectBefore({ earlier, language, said, dreamtBefore }: GuideTurn): KnowledgeEntry | null {
	const told = earlier
		.slice(-BACK - 2)
		.filter((text) => !isFollowing(fold(text), language))
		.slice(-BACK)
		.toReversed();
	const dreamt = dreamtBefore && told[0] ? signOf(told[0], language) : null;
	if (dreamt) return dreamt.entry;
	for (const text of [...told, said.last]) {
		const at = earlier.lastIndexOf(text);
		const poet = at < 0 ? null : poetOf(text, earlier.slice(0, at), language);
		if (poet) return poet.entry;
		const found = firstNamed(
			findEntries(text, language).filter(
				({ score, share, entry }) =>
					score >= SUBJECT.score &&
					share >= SUBJECT.share &&
					entry.kind !== 'hoopoe' &&
					(entry.kind !== 'symbol' || text === said.last || tellsDream(text, language)) &&
					(!entry.namedWhole || text === said.last),
			),
		);
		if (found) return found.entry;
	}
	return null;
}

/** Whether religion allows divination, where that is asked: whatever else is heard in it, guilt above all. */
export function answerWhetherAllowed(turn: GuideTurn): Reply | null {
	const { language, folded } = turn;
	const entry = allEntries.find(({ id }) => id === 'is-it-allowed');
	if (!entry || !requestWords[language].allowed.test(folded)) return null;
	return { text: entry.words[language].say, kind: 'knowledge', entry };
}

/** What is known of what a message asks, or that it is not known. */
export function answerKnowledge(turn: GuideTurn, found: readonly FoundEntry[]): Reply {
	const { language, newest, folded, speech, said } = turn;
	const compared = compareTypes(newest, language);
	if (compared) return { text: compared, kind: 'knowledge', ...(found[0] && { entry: found[0].entry }) };
	const type = findType(newest);
	if (type) return { text: type.words[language].say, kind: 'knowledge', entry: type };
	const [one, other] = found;
	if (one && other && requestWords[language].difference.test(folded) && other.score >= one.score * NEARLY)
		return {
			text: `${one.entry.words[language].say} ${other.entry.words[language].say}`,
			kind: 'knowledge',
			entry: one.entry,
		};
	const reversed = requestWords[language].reversed.test(folded);
	const [best] = found.filter(({ entry }) => !reversed || entry.words[language].reversed);
	const short = folded.split(' ').length <= FEW_WORDS;
	const entry = best?.entry ?? (short ? subjectBefore(turn) : null) ?? found[0]?.entry ?? findInTexts(newest, language);
	const telling = entry?.words[language];
	if (!entry || !telling) return { text: said.line(speech.unknown), kind: 'unknown' };
	if (reversed && telling.reversed) {
		const text = fill(said.line(speech.reversed), { name: telling.names[0] ?? '', meaning: telling.reversed });
		return { text, kind: 'knowledge', entry };
	}
	// What was just told is not told again to who asks on: "did they love each other".
	if (!best && short && !said.isNew(telling.say)) return answerFollowing(turn);
	return { text: telling.say, kind: 'knowledge', entry };
}

/** Goes on with what was spoken of: told if it was not yet, else asked what it is to the visitor. */
export function goOn(turn: GuideTurn): Reply | null {
	const { language, said, speech } = turn;
	const entry = subjectBefore(turn);
	const telling = entry?.words[language];
	if (!entry || !telling) return null;
	const name = telling.names[0] ?? '';
	const parts = said.isNew(telling.told ?? telling.say)
		? [entry.kind !== 'symbol' && fill(said.line(speech.again), { name }), telling.say]
		: telling.more && said.isNew(telling.more)
			? [telling.more]
			: [fill(said.line(speech.again), { name })];
	return { text: [...parts, said.line(speech.forYou)].filter(Boolean).join(' '), kind: 'knowledge', entry };
}

const inSentences = (text: string) => text.split(/(?<=[.!?؟…]) +/u);

/** A question about whom or what was just told of: what more is known, or that it is not known. */
export function answerFollowing(turn: GuideTurn): Reply {
	const { language, said, speech } = turn;
	const entry = subjectBefore(turn);
	const more = entry?.words[language].more;
	if (entry && more && said.isNew(more)) return { text: more, kind: 'knowledge', entry };
	const sentence = entry && sentenceFor(turn.folded, inSentences(entry.words[language].say), language);
	if (sentence) return { text: sentence, kind: 'knowledge', entry };
	const verdict = language === 'ar' && asksForVerdict.test(turn.folded) ? goOn(turn) : null;
	if (verdict) return verdict;
	return { text: said.line(speech.unknown), kind: 'unknown' };
}

const cardsOf = (found: readonly FoundEntry[]) =>
	found.filter(({ entry, score }) => entry.kind === 'card' && score >= SUBJECT.score);

/** Whether cards are told of: "papa" and "loco" are the Hierophant and the Fool only then. */
function drawn({ heard, folded, language }: GuideTurn): boolean {
	const words = folded.split(' ');
	const namesCards = kindWords[language].card.some((word) => words.includes(fold(word)));
	return namesCards || (heard.events.length === 0 && heard.people.length === 0 && words.length <= WORDS_OF_A_CARD);
}

/** What a dreamer adds to the dream that was told ("it was dark and deep"): their words, and what more is known of its sign. */
function answerAdded(turn: GuideTurn, sign: DreamSign | null): Reply | null {
	const { newest, language, said, speech } = turn;
	if (sign && said.isNew(sign.entry.words[language].told ?? sign.entry.words[language].say)) return null;
	const moment = fill(said.line(speech.dreamMoment), { moment: addedOf(newest, language) });
	const entry = subjectBefore(turn);
	const more = entry?.words[language].more;
	const isNew = more !== undefined && said.isNew(more);
	const tale = isNew ? null : said.unsaid(topicTexts.dream[language].first);
	return {
		text: [moment, isNew ? more : tale?.say, tale?.ask ?? said.line(speech.forYou)].filter(Boolean).join(' '),
		kind: 'sign',
		topic: 'dream',
		...(entry && { entry }),
	};
}

/** What was dreamt or drawn, as the guide knows it, and a question back to the one who told it. */
export function answerToldSign(turn: GuideTurn, found: readonly FoundEntry[]): Reply | null {
	const { language, newest, said, speech, talk, dreamt } = turn;
	if (talk) return null;
	const sign = dreamt ? signOf(newest, language) : null;
	const added = dreamt && turn.dreamtBefore && !saysDream(newest, language) ? answerAdded(turn, sign) : null;
	if (added) return added;
	const entry = dreamt ? sign?.entry : (drawn(turn) && firstNamed(cardsOf(found))?.entry) || null;
	if (!entry) {
		const tale = dreamt ? said.unsaid(topicTexts.dream[language].first) : null;
		const page = allEntries.find(({ id }) => id === 'dream-interpretation');
		return tale && page ? { text: `${tale.say} ${tale.ask}`, kind: 'topic', topic: 'dream', entry: page } : null;
	}
	const { say, told = say } = entry.words[language];
	const parts = [
		sign?.feared && said.line(speech.dreamFear),
		...(sign?.moment ? [fill(said.line(speech.dreamMoment), { moment: sign.moment }), told] : [say]),
		said.line(speech.forYou),
	];
	return {
		text: parts.filter(Boolean).join(' '),
		kind: 'sign',
		topic: dreamt ? 'dream' : 'card',
		entry,
	};
}
