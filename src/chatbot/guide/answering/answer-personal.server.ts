import { type Language, languages } from '#src/language/languages.ts';
import type { Heard, Person } from '#src/listening/heard.ts';
import { type Matter, matterOf } from '#src/listening/matter.ts';
import type { Presumption } from '#src/listening/presumption.ts';
import { answeredEvents } from '../answers/shape.ts';
import { guideAnswers } from '../guide-answers.server.ts';
import { guideWords } from '../guide-words.server.ts';
import { requestWords } from '../hearing/request-words.ts';
import { bare, subjectOf } from '../hearing/subject-of.ts';
import type { AnsweredAsk, Lines, Speech } from '../speech/shape.ts';
import type { Answer, Topic } from '../topic.ts';
import { topics } from '../topic.ts';
import { topicOfHeard, topicPresumes } from '../topic-of-matter.ts';
import { topicTexts } from '../topic-texts.server.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { ownLine } from './own-speech.server.ts';

/** These are received without an image, however they are told. */
const grave: ReadonlySet<Matter> = new Set([
	'bereavement',
	'illness',
	'betrayal',
	'separation',
	'dismissal',
	'eviction',
	'guilt',
]);
/** Beside these a death weighs more. */
const overshadowed: ReadonlySet<Heard['events'][number] | undefined> = new Set([
	'guilt',
	'theft',
	'lost_thing',
	'fear',
	'faith',
	'anger',
	'home',
	'change',
	'quarrel',
	'loneliness',
	'debt',
	'money',
	'court',
	'work_trouble',
	'tiredness',
	'awaiting',
]);
/** Events whose matter's images speak of something else: jealousy is no anger, and a thing lost has none. */
const unlike: ReadonlySet<string> = new Set(['jealousy', 'lost_thing']);
/** What is asked of these is whether they happen; an illness or a parting is there when its end is asked for. */
const stillToCome: ReadonlySet<Matter> = new Set(['bereavement', 'dismissal', 'eviction', 'betrayal']);
/** What is asked back follows what was asked, where that is plainer than the matter. */
const questionFor: Partial<Record<Heard['asks'], Matter>> = { should: 'decision', which: 'decision', will: 'waiting' };

/** Every image the guide has in a language: two of them never follow each other. */
const images = new Map<Language, readonly string[]>(
	languages.map((language) => [
		language,
		[
			...topics.flatMap((topic) => {
				const { first, deeper } = topicTexts[topic][language];
				return [...first, ...deeper].map(({ say }) => say);
			}),
			...guideWords[language].lore.map(({ say }) => say),
		],
	]),
);

/** Receives what was told, answers as far as it can be answered, adds one image at most, and asks back. */
export function answerPersonal(turn: GuideTurn, holding: ReadonlySet<Presumption>): Reply {
	const { speech, said, words, talk, heardEarlier } = turn;
	const { subject, goesOn } = subjectOf(turn);
	const isGrave = subject.weight === 'heavy' && subject.events.length > 0;
	if (!isGrave && requestWords[turn.language].normal.test(turn.folded))
		return { text: `${said.line(speech.normal)} ${said.line(speech.question.open)}`, kind: 'lore' };
	const matter = plainMatter(subject);
	// Who was dying when it was told, and has died, is told of for the first time.
	const isSame = (earlier: Heard) =>
		matterOf(earlier) === matter && matter !== 'open' && (earlier.news !== 'dying' || subject.news === 'dying');
	const isHarmed = subject.news === 'harmed';
	const brought = goesOn || heardEarlier.some((one) => isSame(one) || (isHarmed && one.news === 'harmed'));
	const own = ownSpeech(speech, subject);
	const heavy = subject.weight === 'heavy' || grave.has(matter) || own !== null;
	const plain = turn.heard.asks === 'speak' && (subject.events.length > 0 || matter === 'open');
	const topic = topicOfHeard(subject);
	const lead = talk && talk.kind in words.leads ? said.find(words.leads[talk.kind as 'yes']) : null;
	// "I shouted at my mother and then she died": the death is received first, whatever else is told.
	const mourned =
		!subject.news &&
		overshadowed.has(subject.events[0]) &&
		subject.events.includes('death') &&
		subject.tense !== 'ahead';
	const toReceive = mourned ? speech.receive.bereavement : (own?.receive ?? receiving(turn, subject, matter));
	const isToCome = heavy && subject.tense === 'ahead' && matter !== 'illness';
	const ofOne = own || mourned || brought || isToCome ? null : ownLine(turn, subject, matter, 'receive');
	const received = brought ? lead : (ofOne ?? said.line(toReceive));
	const answered = answerOf(turn, subject, matter, holding);
	const sorrowful = heardEarlier.some(({ weight, events }) => weight === 'heavy' && events.length > 0);
	const hurt = subject.events[0] === 'work_trouble' && !brought;
	const fits =
		!own && !hurt && !unlike.has(subject.events[0] ?? 'none') && (matter !== 'leaving' || subject.tense === 'ahead');
	const image =
		fits && (brought || (plain && !heavy && !sorrowful)) ? imageFor(turn, topic, matter, brought, holding) : null;
	const ask =
		image?.ask ??
		(own && (!answered || subject.news === 'lostChild' || subject.news === 'dying' || isHarmed)
			? said.line(own.question)
			: null) ??
		(own || isToCome ? null : ownLine(turn, subject, matter, 'question')) ??
		said.line(speech.question[((!heavy || subject.tense === 'ahead') && questionFor[turn.heard.asks]) || matter]);
	// "Tell me a little more" is not said in front of an answer.
	const isAnsweredOpen = matter === 'open' && answered !== null && !brought;
	const parts = [
		(isAnsweredOpen ? null : received) ??
			(answered || image ? null : said.line(brought ? speech.listening : speech.receive[matter])),
		answered,
		image?.say,
		ask,
	];
	return { text: parts.filter(Boolean).join(' '), kind: topic ? 'topic' : matter === 'open' ? 'lore' : 'topic', topic };
}

/** The answer to what was asked; null where nothing was. */
function answerOf(turn: GuideTurn, subject: Heard, matter: Matter, holding: ReadonlySet<Presumption>): string | null {
	const { asks } = turn.heard;
	if (!isAnswered(asks)) return null;
	// "She thinks that I took it" asks for no forecast.
	if (subject.news === 'accused' && asks !== 'how' && asks !== 'should') return null;
	const ofNews = subject.news && turn.speech.news[subject.news].answer?.[asks];
	const own = ofNews && turn.said.newLine(ofNews);
	if (own) return own;
	if (subject.news !== 'lostChild')
		return ownLine(turn, subject, matter, 'answer') ?? answerTo(turn, asks, matter, subject, holding);
	// What is answered to an illness, or to who expects a child, is none to this.
	const { forgiven } = turn.speech.news.lostChild;
	const isPractical = asks === 'how' || asks === 'should' || asks === 'which';
	return forgiven && !isPractical ? forgiven : turn.said.line(turn.speech.answer[asks]);
}

/** What is said of news that its matter does not tell apart; null for all else. */
function ownSpeech(speech: Speech, { news, events: [event] }: Heard) {
	// Whoever fell in a war is mourned before the war is spoken of.
	if (news && !(news === 'war' && event === 'death')) return speech.news[news];
	return event === 'court' || event === 'theft' || event === 'lost_thing' ? speech.news[event] : null;
}

/** The answer to what was asked of just this matter; where there is none, or it has been given, the general one. */
function answerTo(
	{ language, speech, said }: GuideTurn,
	asks: AnsweredAsk,
	matter: Matter,
	{ events: [event] }: Heard,
	holding: ReadonlySet<Presumption>,
): string {
	const own: Readonly<Partial<Record<Matter, Readonly<Partial<Record<AnsweredAsk, Lines>>>>>> = guideAnswers[language];
	const speaksOfIt = !event || (answeredEvents[matter]?.includes(event) ?? true);
	// "Which of the two" is answered only where two were named; the name of a child is asked for without.
	const ofTwo: readonly Presumption[] = asks === 'which' && matter !== 'child' ? ['two_options'] : [];
	const mayBeSaid = speaksOfIt && ofTwo.every((presumption) => holding.has(presumption));
	const answer = mayBeSaid ? said.newLine(own[matter]?.[asks] ?? []) : null;
	if (answer === null) return said.line(speech.answer[asks]);
	said.presume(ofTwo);
	return answer;
}

const isAnswered = (asks: Heard['asks']): asks is AnsweredAsk =>
	['will', 'should', 'which', 'why', 'how', 'feelings_of', 'forgiven', 'meaning'].includes(asks);

/** The matter; where nobody is told of but "somebody", none. */
function plainMatter(heard: Heard): Matter {
	const matter = matterOf(heard);
	// What is lost is looked and waited for; "I do not understand yet" is no answer to it.
	if (matter === 'open' && heard.events[0] === 'lost_thing') return 'waiting';
	// Who is waited for in love is no letter on a desk.
	const [person] = heard.people;
	if (matter === 'waiting' && !heard.news && (person === 'beloved' || person === 'former_partner')) return 'unrequited';
	return matter === 'person' && heard.people.every((person) => nobody.has(person)) ? 'open' : matter;
}

const nobody: ReadonlySet<Person> = new Set(['other', 'god', 'animal']);

const kin: ReadonlySet<Person> = new Set(['partner', 'mother', 'father', 'sibling', 'child', 'friend', 'relative']);

function receiving({ speech }: GuideTurn, { weight, tense, whose, asks, people, events }: Heard, matter: Matter) {
	// "I am afraid of the birth" is no talk of a small thing that changes everything.
	if (matter === 'child' && events.includes('fear')) return speech.receive.fear;
	// "Shall I leave him or wait": nobody has left yet.
	if (matter === 'separation' && tense === 'ahead' && asks === 'which') {
		const [first] = speech.receive.separation;
		return [first, ...speech.receive.decision] as const;
	}
	if (weight !== 'heavy' && !grave.has(matter)) return speech.receive[matter];
	// "He cheated, should I leave": what lies ahead there is the decision.
	const decides = matter === 'betrayal' && (asks === 'should' || asks === 'which' || asks === 'how');
	if (tense === 'ahead' && stillToCome.has(matter) && !decides) return speech.feared;
	if (weight !== 'heavy') return speech.receive[matter];
	// Whoever lost the job, "it says little of you" is said to the one who lost it.
	// Children that one has to feed have lost no job.
	const ofKin = matter === 'dismissal' && people.some((person) => kin.has(person) && person !== 'child');
	if (whose === 'other') return speech.ofOther;
	// "I was laid off and my wife is pregnant" or "my husband was laid off": the line that fits both stands last.
	const [first, ...more] = speech.receive[matter];
	const last = more.at(-1) ?? first;
	const ofBoth: Lines = [typeof last === 'string' ? last : first];
	return ofKin ? ofBoth : speech.receive[matter];
}

/** One plain sentence for heavy news that stands beside a question of another kind; '' where nothing of it was told. */
export function receiveBeside(turn: GuideTurn): string {
	const { heard, said } = turn;
	if (heard.weight !== 'heavy' || heard.events.length === 0) return '';
	const matter = plainMatter(heard);
	return ownLine(turn, heard, matter, 'receive') ?? said.line(receiving(turn, heard, matter));
}

function imageFor(
	{ said, words, language }: GuideTurn,
	topic: Topic | null,
	matter: Matter,
	brought: boolean,
	holding: ReadonlySet<Presumption>,
): Answer | null {
	if (images.get(language)?.some((image) => said.last.includes(image))) return null;
	if (topic) {
		const needs = topicPresumes[topic] ?? [];
		if (!needs.every((presumption) => holding.has(presumption))) return null;
		said.presume(needs);
		const texts = topicTexts[topic][language];
		return said.unsaid(brought ? texts.deeper : texts.first) ?? said.unsaid(texts.deeper);
	}
	return matter === 'open' && said.last ? said.unsaid(words.lore) : null;
}

/** Acknowledges a complaint, and gives the answer that was missed; asks again where it was not understood. */
export function answerComplaint(turn: GuideTurn, holding: ReadonlySet<Presumption>): Reply {
	const { speech, said, heard, heardEarlier } = turn;
	const own = said.line(speech.complaint);
	// What was told before was missed; of the complaint itself only what is grave: "no answer" is no wait.
	const told = heardEarlier.findLast(({ events }) => events.length > 0);
	const missed = told ?? (grave.has(matterOf(heard)) ? heard : heardEarlier.at(-1));
	if (!missed || bare.has(matterOf(missed)))
		return { text: `${own} ${said.line(speech.complaintQuestion)}`, kind: 'complaint' };
	const matter = matterOf(missed);
	const answer = isAnswered(missed.asks)
		? answerTo(turn, missed.asks, matter, missed, holding)
		: said.line(receiving(turn, missed, matter));
	return {
		// Whoever complains is not asked the same again.
		text: `${own} ${answer} ${said.newLine(speech.question[matter]) ?? said.line(speech.complaintQuestion)}`,
		kind: 'complaint',
		topic: topicOfHeard(missed),
	};
}
