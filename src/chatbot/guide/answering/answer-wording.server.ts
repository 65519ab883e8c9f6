import type { Event, Heard, Person } from '#src/listening/heard.ts';
import { subjectOf, toldOfThem } from '../hearing/subject-of.ts';
import { loves, unloved } from '../hearing/told-people.ts';
import type { Lines } from '../speech/shape.ts';
import { topicOfHeard } from '../topic-of-matter.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { wordingWords } from '../wording/asks-wording.ts';
import type { WordingKind } from '../wording/shape.ts';
import { guideWording } from '../wording/wording.server.ts';
import { receiveBeside } from './answer-personal.server.ts';

/** Asked at more length than this, the question is one of many things. */
const MOST_WORDS = 60;
/** Behind these nothing is asked back. */
const quiet: ReadonlySet<WordingKind> = new Set([
	'sympathy',
	'mourning',
	'lastWords',
	'deathToChild',
	'partingToChild',
	'comfort',
]);

const owed: ReadonlySet<Event | undefined> = new Set(['guilt', 'shame', 'lost_thing']);
const truths: readonly Event[] = ['pregnancy', 'faith', 'change', 'migration'];
const badNews: readonly Event[] = [
	'dismissal',
	'eviction',
	'debt',
	'money',
	'illness',
	'death',
	'exam',
	'study',
	'theft',
	'court',
	'business',
	'separation',
];
/** Told before by somebody who then asks how to say it. */
const grave: readonly Event[] = ['death', 'illness', 'dismissal', 'eviction', 'debt', 'court'];
const silences: readonly Event[] = ['quarrel', 'anger', 'separation', 'loneliness', 'awaiting'];
const officers: ReadonlySet<Person | undefined> = new Set(['boss', 'colleague']);
/** Whose death is mostly told because they have lost somebody, or to whom it has to be said. */
const acquainted: ReadonlySet<Person | undefined> = new Set(['friend', 'boss', 'colleague', 'neighbour', 'teacher']);
/** What is told of these is mostly their own trouble. */
const troubled: ReadonlySet<Person | undefined> = new Set(['friend', 'relative']);
/** Only these ask for words; "what does that say" asks for a meaning. */
const asksHow: ReadonlySet<Heard['asks']> = new Set(['how', 'should', 'which', 'recall']);

/** Whether words are asked for that can be said or written to somebody. */
export const asksForWording = (folded: string, language: GuideTurn['language']): boolean => {
	const { asks, asksElse } = wordingWords[language];
	return asks.test(folded) && !asksElse?.test(folded) && folded.split(' ').length <= MOST_WORDS;
};

/** How to begin what is to be said to somebody, with a first sentence that can be used; null where that is not asked. */
export function answerWording(turn: GuideTurn): Reply | null {
	const { language, folded, heard, said, speech, dreamt } = turn;
	if (dreamt || !asksHow.has(heard.asks) || !asksForWording(folded, language)) return null;
	const { subject } = subjectOf(turn);
	const kind = kindOf(turn, subject);
	const words = guideWording[language];
	const ofKind: Lines = kind === 'sympathy' && tellsDeath(turn) ? [...words.sympathy, ...words.mourning] : words[kind];
	const line = said.newLine(ofKind) ?? said.line(words.open);
	const received = kind === 'lastWords' ? receivedDying(turn) : receiveBeside(turn);
	const asked = quiet.has(kind)
		? ''
		: said.line(heard.news === 'hidden' ? speech.news.hidden.question : words.question);
	return {
		text: [received, line, asked].filter(Boolean).join(' '),
		kind: 'wording',
		topic: topicOfHeard(subject),
	};
}

/** Of somebody who is dying, where it was not received before. */
const receivedDying = ({ said, speech, heardEarlier }: GuideTurn) =>
	heardEarlier.some(({ news }) => news === 'dying') ? '' : said.line(speech.news.dying.receive);

const tellsDeath = ({ heard, heardEarlier }: GuideTurn) =>
	[heard, ...heardEarlier].some(({ events }) => events.includes('death'));

/** What is to be said, by the words of the question, then by whom it is for and what was told. */
function kindOf(turn: GuideTurn, subject: Heard): WordingKind {
	const { language, folded, earlier } = turn;
	// "Her", asked of a sister who was told of, is that sister.
	const ofThem = toldOfThem(turn);
	const heard = ofThem ? { ...turn.heard, people: ofThem.people } : turn.heard;
	const words = wordingWords[language];
	const [person] = [...heard.people, ...subject.people].filter((one) => one !== 'other');
	const events = [...new Set([...heard.events, ...subject.events])];
	const tells = (kinds: readonly Event[]) => events.some((event) => kinds.includes(event));
	const isDying = subject.news === 'dying' || words.dying.test(`${folded} ${earlier.at(-1) ?? ''}`);
	const ofOthers = heard.whose === 'other' || (heard.events.length === 0 && subject.whose === 'other');

	if (words.sorry.test(folded)) return 'apology';
	if (words.no.test(folded)) return 'refusal';
	if (isDying || (words.goodbye.test(folded) && tells(['death', 'illness']))) return 'lastWords';
	if (heard.people.includes('child') && tells(['death'])) return 'deathToChild';
	if (heard.people.includes('child') && tells(['separation'])) return 'partingToChild';
	if (tells(['death', 'illness']) && (ofOthers || acquainted.has(heard.people[0]))) return 'sympathy';
	if (officers.has(person)) return words.resigns.test(folded) ? 'resigning' : 'work';
	// "My cousin is divorced and stays with us, what do I say to him": the parting is his.
	const isTheirs = troubled.has(heard.people[0]) && !tells(['in_love', 'quarrel', 'guilt', 'lost_thing']);
	if (events.length > 0 && (isTheirs || (ofOthers && (ofThem || !unloved.has(person))))) return 'comfort';
	if (tells(['betrayal', 'jealousy'])) return 'confronting';
	if (words.proposes.test(folded) && !unloved.has(person)) return 'proposal';
	if (heard.news === 'hidden' || tells(truths)) return 'truth';
	if (owed.has(heard.events[0] ?? subject.events[0])) return 'apology';
	if (heard.events.includes('separation') && heard.tense !== 'past') return 'ending';
	if (tells(silences) && (unloved.has(person) || !tells(loves))) return 'silence';
	// "My brother died. My mother doesn't know. How do I tell her": what was told before is what has to be said.
	const before = events.length === 0 ? turn.heardEarlier.flatMap((one) => one.events) : [];
	if (grave.some((event) => before.includes(event)) && !loves.some((event) => before.includes(event))) return 'badNews';
	const isLove = tells(loves) || (heard.people[0] === 'beloved' && !tells(badNews));
	if (isLove && !unloved.has(person)) return 'love';
	return tells(badNews) ? 'badNews' : 'open';
}
