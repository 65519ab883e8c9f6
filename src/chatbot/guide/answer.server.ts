import type { Language } from '#src/language/languages.ts';
import { type Event, type Heard, nothingHeard } from '#src/listening/heard.ts';
import { hearAndPresume } from '#src/listening/holds-of.server.ts';
import type { Presumption } from '#src/listening/presumption.ts';
import { findCrisis } from '#src/words/crisis/find-crisis.ts';
import { fold } from '#src/words/fold.ts';
import type { FoundEntry } from '../knowledge/find-entry.server.ts';
import type { ChatMessage } from '../request.ts';
import { answerAbjad } from './answering/answer-abjad.server.ts';
import { answerCardField } from './answering/answer-card-field.server.ts';
import { answerIdea } from './answering/answer-idea.server.ts';
import {
	answerFollowing,
	answerKnowledge,
	answerToldSign,
	answerWhetherAllowed,
	goOn,
} from './answering/answer-knowledge.server.ts';
import { answerParticular, findParticular, hearParticular } from './answering/answer-particular.server.ts';
import { answerComplaint, answerPersonal, receiveBeside } from './answering/answer-personal.server.ts';
import { answerRecall } from './answering/answer-recall.server.ts';
import {
	answerAgain,
	answerCardRequest,
	answerJoke,
	answerRecite,
	asksForJoke,
} from './answering/answer-request.server.ts';
import { answerQuotedVerse } from './answering/answer-verse.server.ts';
import { answerWording } from './answering/answer-wording.server.ts';
import { answerMercuryToday } from './answering/mercury-today.server.ts';
import { answerMoonToday } from './answering/moon-today.server.ts';
import { knowledgeOffer, type OfferLine, offerFor } from './answering/offers.server.ts';
import { ownLine } from './answering/own-speech.server.ts';
import { linesOfSpell, mayRefuse } from './answering/refusals.ts';
import { guideSpeech } from './guide-speech.server.ts';
import { guideWords } from './guide-words.server.ts';
import { abjadAsked } from './hearing/abjad-asked.ts';
import { dreamsTold, saysDream } from './hearing/dreams-told.server.ts';
import { findTalk } from './hearing/find-talk.server.ts';
import { followsFact } from './hearing/follows-fact.ts';
import { hearInTalk } from './hearing/hear-in-talk.server.ts';
import { hearTogether, reportsOfOthers, toldOfTheirs } from './hearing/hear-together.server.ts';
import { requestWords } from './hearing/request-words.ts';
import { createMemory } from './memory.ts';
import type { Topic } from './topic.ts';
import type { GuideTurn, Reply } from './turn.ts';
import { cannotKinds } from './words/shape.ts';

/** What the guide answers, and why. */
export type GuideAnswer = {
	text: string;
	offer: OfferLine | null;
	/** What was done: `topic` and `lore` answer what people tell of themselves. */
	kind: string;
	/** The topic that is spoken of. */
	topic: Topic | null;
	/** The theme of the magazine that tells more of it. */
	theme: string | null;
	heard: Heard;
	/** What the sentences take for granted of the person, so that it can be held against what was heard. */
	presumed: readonly Presumption[];
};

/** So long after a cry for help the guide stays plain. */
const PLAIN_FOR = 2;
/** So many of the visitor's earlier messages are heard again. */
const HEARD_AGAIN = 8;
/** These hold of an earlier message only. */
const ofOneMessage: ReadonlySet<Presumption> = new Set(['asked_for_future', 'two_options']);

/**
 * What the built-in guide answers to the newest message of a conversation: what was asked first, in two sentences, then
 * at most one image. It remembers what was told before and says nothing twice as long as there is anything else to say.
 * @param day for the card of the day, as `2026-03-14`
 * @param reading the text of the kept reading the visitor came from
 */
export function answerBuiltIn(
	conversation: readonly ChatMessage[],
	language: Language,
	day = '',
	reading?: string,
): GuideAnswer {
	const visitor = conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
	const newest = visitor.at(-1) ?? '';
	const earlier = visitor.slice(0, -1);
	const dreams = dreamsTold(visitor, language);
	const hear = (text: string, place: number) => hearAwake(text, language, dreams[place] ?? false);
	const first = Math.max(0, earlier.length - HEARD_AGAIN);
	const before = earlier.slice(first).map((text, place) => hear(text, first + place));
	const newly = hear(newest, visitor.length - 1);
	const together = hearTogether(
		[...before, newly].map(({ heard }, place) => ({ heard, text: visitor[first + place] ?? '' })),
		language,
	);
	const alone = { ...newly, heard: together.at(-1) ?? newly.heard };
	const holding = new Set([
		...alone.holding,
		...before.flatMap((one) => [...one.holding].filter((presumption) => !ofOneMessage.has(presumption))),
	]);
	const said = createMemory(conversation, holding);
	const words = guideWords[language];
	const done = (reply: Reply, heard: Heard, offer: OfferLine | null = null): GuideAnswer => ({
		text: reply.text,
		kind: reply.kind,
		topic: reply.topic ?? null,
		theme: reply.entry?.theme ?? null,
		offer,
		heard,
		presumed: said.presumed(),
	});

	const cries = visitor.slice(-1 - PLAIN_FOR, -1).flatMap((text) => findCrisis(text, language) ?? []);
	if (cries.length > 0) {
		const lines = cries.every(({ ofAnother }) => ofAnother) ? words.afterAnothersCry : words.afterCry;
		return done({ text: said.choose(lines.map((say) => ({ say }))), kind: 'after_cry' }, alone.heard);
	}

	const talk = findTalk(newest, language, alone.heard);
	const dreamt = dreams.at(-1) ?? false;
	const isAdded = dreamt && dreams.at(-2) === true && !saysDream(newest, language);
	// "My gran says it means a death", said of a dream, tells of none.
	const { omen, dreamTold } = requestWords[language];
	const isOmen = dreams.slice(-4, -1).includes(true) && omen.test(fold(newest)) && !dreamTold.test(fold(newest));
	const nameToCount = abjadAsked(newest, language);
	const counted = nameToCount === null ? null : answerAbjad(nameToCount, guideSpeech[language], language);
	if (counted?.entry)
		return done(counted, { ...nothingHeard, asks: 'knowledge' }, knowledgeOffer(counted.entry, language));
	const follows = !talk && !dreamt && followsFact(newest, together.at(-2), language);
	const particular = follows
		? null
		: findParticular(newest, { heard: alone.heard, before: together.slice(0, -1) }, dreamt, said, language);
	const plainly = follows
		? { ...nothingHeard, asks: 'knowledge' as const }
		: particular && hearParticular(particular, alone.heard);
	const { heard, found } = plainly
		? { heard: plainly, found: [] }
		: isAdded
			? { heard: { ...alone.heard, asks: 'speak' as const }, found: [] }
			: hearInTalk(alone.heard, talk, newest, earlier, dreamt, language);
	const turn: GuideTurn = {
		language,
		newest,
		folded: fold(newest),
		heard,
		isGuessed: alone.isGuessed,
		talk,
		follows,
		particular,
		dreamt,
		dreamtBefore: dreams.at(-2) ?? false,
		earlier,
		heardEarlier: together.slice(0, -1),
		said,
		speech: guideSpeech[language],
		words,
		reading,
		day,
	};
	if (isOmen) {
		const text = `${said.line(turn.speech.dreamOmen)} ${said.line(turn.speech.forYou)}`;
		return done({ text, kind: 'omen', topic: 'dream' }, { ...nothingHeard, asks: heard.asks });
	}
	const ofIdea = answerIdea(turn);
	if (ofIdea) return done(ofIdea, { ...nothingHeard, asks: 'knowledge' });
	const reply = replyTo(turn, found, holding);
	if (reply.entry) return done(reply, heard, knowledgeOffer(reply.entry, language));
	// Grave news is received, and nothing is offered beside it.
	const isGrave = heard.weight === 'heavy' && heard.events.length > 0;
	const mayOffer = !isGrave && (reply.kind === 'topic' || reply.kind === 'lore');
	return done(reply, heard, mayOffer ? offerFor(reply.topic ?? null, conversation, words, language, said) : null);
}

/** What happens in a dream did not happen: of a dream that is told, only what is wanted is heard. */
function hearAwake(text: string, language: Language, dreamt: boolean) {
	const hearing = hearAndPresume(text, language, { guide: true });
	if (!dreamt) return hearing;
	return { heard: { ...nothingHeard, asks: hearing.heard.asks }, holding: new Set<Presumption>(), isGuessed: false };
}

function replyTo(turn: GuideTurn, found: readonly FoundEntry[], holding: ReadonlySet<Presumption>): Reply {
	const { heard, talk, said, words, speech } = turn;
	const ofCard = answerCardField(turn);
	if (ofCard) return ofCard;
	if (turn.follows) return answerFollowing(turn);
	if (talk?.kind === 'wordless') return { text: said.choose(words.wordless), kind: 'wordless' };
	const wording = answerWording(turn);
	if (wording) return wording;
	const mercury = answerMercuryToday(turn);
	if (mercury) return mercury;
	if (turn.particular) return answerParticular(turn.particular, turn);
	const cannot = talk && cannotKinds.find((kind) => kind === talk.kind);
	const known = heard.asks === 'knowledge' && found.length > 0;
	// "Do you remember how many children I said I have" asks for no future.
	const recalls = cannot === 'foretell' && heard.asks === 'recall';
	if (cannot && !known && !recalls && mayRefuse(cannot, turn) && (found.length === 0 || cannot !== 'foretell')) {
		const refusal = said.choose(cannot === 'spell' ? linesOfSpell(turn) : words.cannot[cannot]);
		const received = receiveBeside(turn);
		return { text: received ? `${received} ${refusal}` : refusal, kind: cannot };
	}
	if (wantsDoctor.has(heard.asks) && heard.people.length === 0 && requestWords[turn.language].medical.test(turn.folded))
		return { text: said.choose(words.cannot.medical), kind: 'medical' };
	const card = answerWhetherAllowed(turn) ?? answerCardRequest(turn, found) ?? answerQuotedVerse(turn);
	if (card) return card;
	// "Another one", behind a verse, is another verse.
	const again = talk?.kind === 'more' ? answerAgain(turn) : null;
	if (again) return again;
	if (talk && goingOn.has(talk.kind)) return (mayGoOn(turn) ? goOn(turn) : null) ?? answerPersonal(turn, holding);
	switch (heard.asks) {
		case 'recall':
			return answerRecall(turn);
		case 'greeting':
			return { text: said.choose(words.greeting), kind: 'greeting' };
		case 'thanks':
			return { text: thankedFor(turn), kind: 'thanks' };
		case 'farewell':
			return { text: said.choose(words.goodbye), kind: 'goodbye' };
		case 'insult':
			// "My dog died" is no insult where the word for a dog is one.
			if (heard.events.length > 0) return answerPersonal(turn, holding);
			return { text: said.choose(words.insult), kind: 'insult' };
		case 'off_topic':
			if (asksForJoke(turn)) return answerJoke(turn);
			return { text: said.line(speech.offTopic), kind: 'off_topic' };
		case 'about_you':
			return answerAboutItself(turn, found);
		case 'complaint': {
			// "My boss said I was too slow" is not said of the guide.
			const isOfOthers = heard.people.length > 0 && reportsOfOthers(turn);
			return isOfOthers
				? answerPersonal({ ...turn, heard: { ...heard, asks: 'speak' } }, holding)
				: answerComplaint(turn, holding);
		}
		case 'joy': {
			// "He was smiling", told behind a dream or a loss, is no good news.
			const before = turn.heardEarlier.findLast(({ events }) => events.length > 0);
			const isBehind = turn.dreamtBefore || (before !== undefined && isTrouble(before));
			const isMourned = turn.heardEarlier.some(({ events }) => events.includes('death'));
			const isSad =
				(isBehind && heard.events.length === 0) || (isMourned && heard.events.every((event) => event === 'birth'));
			if (isSad && !turn.newest.includes('!')) {
				const told: GuideTurn = { ...turn, heard: { ...heard, events: [], asks: 'speak', weight: 'plain' } };
				return (turn.dreamtBefore ? goOn(told) : null) ?? answerPersonal(told, holding);
			}
			return {
				text: `${ownLine(turn, heard, 'joy', 'joy') ?? said.line(speech.joy)} ${ownLine(turn, heard, 'joy', 'joyQuestion') ?? said.line(speech.joyQuestion)}`,
				kind: 'joy',
				topic: 'gratitude',
			};
		}
		case 'recite': {
			if (asksForJoke(turn)) return answerJoke(turn);
			const received = receiveBeside(turn);
			const reply = answerRecite(turn, found);
			return received ? { ...reply, text: `${received} ${reply.text}` } : reply;
		}
		case 'knowledge': {
			// Of the card of Death, or of a poet who was killed, nobody is bereaved.
			const received = toldOfTheirs(heard) ? receiveBeside(turn) : '';
			const known = answerMoonToday(turn) ?? answerKnowledge(turn, found);
			// What was just said is not said again to "and in plain words?".
			const reply = said.last.includes(known.text) ? (goOn(turn) ?? known) : known;
			return received ? { ...reply, text: `${received} ${reply.text}` } : reply;
		}
		default:
			return answerToldSign(turn, found) ?? (mayGoOn(turn) ? goOn(turn) : null) ?? answerPersonal(turn, holding);
	}
}

/** What is no good news, so that "he laughed" behind it is none. */
const isTrouble = ({ weight, events }: Heard): boolean =>
	weight === 'heavy' || events.some((event) => troubles.has(event));
const troubles: ReadonlySet<Event> = new Set([
	'quarrel',
	'anger',
	'work_trouble',
	'jealousy',
	'guilt',
	'shame',
	'theft',
	'court',
	'unrequited',
	'fear',
]);

/** Thanked after heavy news was told, the guide stays plain. */
function thankedFor({ heardEarlier, said, speech, words }: GuideTurn): string {
	const heavy = heardEarlier.some(({ weight, events }) => weight === 'heavy' && events.length > 0);
	return heavy ? said.line(speech.thanksAfterGrief) : said.choose(words.thanks);
}

/** A bare "yes" or "tell me more" brings nothing new. */
const goingOn: ReadonlySet<string> = new Set(['yes', 'no', 'why', 'unsure', 'more']);
const wantsDoctor: ReadonlySet<Heard['asks']> = new Set(['should', 'will', 'how', 'meaning']);

/** A bare "more", or a question of meaning that names nothing, belongs to what was spoken of. */
function mayGoOn({ heard, talk, folded, heardEarlier, dreamtBefore }: GuideTurn): boolean {
	const before = heardEarlier.at(-1);
	if (dreamtBefore && (heard.asks === 'meaning' || talk?.kind === 'more')) return true;
	if (heard.events.length > 0 || (before && before.events.length > 0)) return false;
	// Behind a loss "why" asks of that.
	if (heardEarlier.some(({ weight }) => weight === 'heavy')) return false;
	if (talk && talk.kind !== 'more' && talk.kind !== 'why') return false;
	return talk !== null || heard.asks === 'meaning' || (heard.asks === 'speak' && folded.split(' ').length <= 3);
}

function answerAboutItself({ said, words, language, talk }: GuideTurn, found: readonly FoundEntry[]): Reply {
	const own = found.find(({ entry }) => entry.kind === 'hoopoe');
	if (own) return { text: own.entry.words[language].say, kind: 'about_you' };
	const kind = talk?.kind === 'machine' ? 'machine' : 'who';
	return { text: said.choose(words[kind]), kind };
}
