import type { Language } from '#src/language/languages.ts';
import { type Event, type Heard, nothingHeard, type Person } from '#src/listening/heard.ts';
import { type Matter, matterOf } from '#src/listening/matter.ts';
import { fold } from '#src/words/fold.ts';
import type { GuideTurn } from '../turn.ts';
import { followsFact } from './follows-fact.ts';
import { requestWords } from './request-words.ts';

/** Matters of which nothing is told yet: an earlier one goes on beside them. */
export const bare: ReadonlySet<Matter> = new Set(['open', 'decision', 'person']);

const longing: ReadonlySet<Event> = new Set(['in_love', 'unrequited', 'loneliness', 'separation', 'tiredness']);
/** What is told of love. */
export const loves: readonly Event[] = ['in_love', 'unrequited'];
/** In whose words of love that is not returned the asker stands. */
const ofMe = /\b(?:i|i'm|im|i've|me|my feelings|back|us|someone else|somebody else)\b/;
/** People whom a message calls by no more than "him" or "her". */
const unnamed: ReadonlySet<Person> = new Set(['beloved', 'former_partner', 'other']);
/** These are hardly ever to be asked for love, and of them "her" is asked without it. */
export const unloved: ReadonlySet<Person | undefined> = new Set([
	'mother',
	'father',
	'sibling',
	'child',
	'grandparent',
	'relative',
	'boss',
	'teacher',
	'neighbour',
]);
const close: ReadonlySet<Person | undefined> = new Set(['mother', 'father', 'grandparent', 'child', 'sibling']);
/** "She was at our wedding", said behind heavy news, is remembered of whom the news is about. */
const remembered: ReadonlySet<Event> = new Set(['wedding', 'journey', 'home', 'success', 'birth', 'change']);
const isRemembered = ({ events, people, asks, tense, weight }: Heard): boolean =>
	asks === 'speak' &&
	tense !== 'ahead' &&
	weight !== 'heavy' &&
	events.length > 0 &&
	events.every((event) => remembered.has(event)) &&
	people.every((person) => unnamed.has(person) || person === 'partner' || person === 'relative');
/** "She said I am not good enough", told of somebody with whom there is a quarrel, is neither guilt nor love. */
const saidOfOneself: ReadonlySet<Event> = new Set([...loves, 'guilt', 'shame', 'loneliness', 'anger']);
const reported: Readonly<Record<Language, RegExp>> = {
	en: /^(?:and |but |then )*(?:he|she|they|my \S+(?: \S+)?)(?:'s)? (?:said|says|told me|tells me|called me|calls me|keeps (?:saying|telling|calling)|thinks) /,
	fa: /^(?:و |بعد |تازه )?(?:بهم |به من )?(?:میگه|می گه|میگن|می گن|گفت|گفته|گفتن|میگفت)(?: |$)/,
	ar: /^و?(?:قالت|قال|قالوا|بتقول|بیقول|بقولوا|تقول|یقول|حکت|حکی|قالتلی|قاللی|بتقولی|بیقولی)(?: |$)/,
	es: /^(?:y |pero )?(?:ella |el )?(?:me )?(?:dijo|dice|dicen|dijeron|llamo|llama|grito|repite)(?: |$)/,
};
/** Behind these "what if I find nothing" is about work, or a home. */
const sought: ReadonlySet<Event> = new Set(['dismissal', 'job_search', 'eviction', 'home']);

/** "I miss her", "he never said that he loved me", "I can't go on", said after a death was told, are of the one who died. */
function isLoveOfTheDead({ heard: { events, people }, heardEarlier }: GuideTurn): boolean {
	const before = heardEarlier.findLast((earlier) => earlier.events.some((event) => !longing.has(event)));
	return (
		(before?.events.includes('death') ?? false) &&
		events.length > 0 &&
		events.every((event) => longing.has(event)) &&
		people.every((person) => unnamed.has(person))
	);
}

/**
 * What was heard in each message of a conversation, corrected by those before it: "shall I text her", asked of a mother, is
 * no love.
 */
export function hearTogether(
	messages: readonly { heard: Heard; text: string }[],
	language: Language,
): readonly Heard[] {
	const together: Heard[] = [];
	for (const { heard, text } of messages) {
		if (followsFact(text, together.at(-1), language)) {
			together.push({ ...nothingHeard, asks: 'knowledge' });
			continue;
		}
		const { events, people } = heard;
		const onlyLove =
			events.some((event) => loves.includes(event)) &&
			events.every((event) => loves.includes(event) || event === 'fear' || event === 'loneliness');
		const told = together.findLast((one) => one.people.some((person) => person !== 'other' && person !== 'god'));
		// "She is just a friend", said of whom a husband texts.
		const isBetrayed = together.slice(-2).some((one) => one.events.includes('betrayal'));
		const isOfTold = people.every((person) => unnamed.has(person)) && unloved.has(told?.people[0]);
		// "She doesn't want her dad there", "my wife doesn't know": nobody is loved in vain.
		const isNotOfMe = language === 'en' && events[0] === 'unrequited' && !ofMe.test(fold(text));
		// "He's got a girlfriend now", said of a grandson.
		const isOfKin =
			language === 'en' && onlyLove && together.length > 0 && unloved.has(told?.people[0]) && !ofMe.test(fold(text));
		// "My mother begs me to take her out" is no courtship.
		const isOfParents =
			language === 'en' && onlyLove && close.has(people[0]) && !requestWords.en.ofLove.test(fold(text));
		const isNoLove =
			isOfKin ||
			isOfParents ||
			(onlyLove && (isOfTold || isBetrayed || isNotOfMe) && !requestWords[language].ofLove.test(fold(text)));
		const dying = together.slice(-STAYS_FOR).findLast(({ news }) => news === 'dying');
		if (dying && staysWith(heard, dying)) {
			together.push({ ...dying, asks: heard.asks });
			continue;
		}
		// A daughter who is bullied has no trouble at work.
		if (events[0] === 'work_trouble' && people[0] === 'child') {
			together.push({ ...heard, events: events.slice(1) });
			continue;
		}
		const before = together.at(-1);
		const isReported =
			before !== undefined &&
			reported[language].test(fold(text)) &&
			(before.events.includes('quarrel') || before.events.includes('anger')) &&
			events.every((event) => saidOfOneself.has(event)) &&
			(events.length > 0 || heard.asks === 'complaint');
		if (isReported) {
			together.push({ ...before, asks: 'speak' });
			continue;
		}
		// "Do you think she'll come home", asked of a cat that is missing, is about no house.
		const missed = together.slice(-3).findLast((one) => one.events[0] === 'lost_thing' && one.people[0] === 'animal');
		if (missed && events.every((event) => event === 'home') && heard.asks === 'will') {
			together.push({ ...missed, asks: 'will' });
			continue;
		}
		// "I was eleven weeks" is told of the child that was lost.
		const isOfLost = events[0] === 'pregnancy' && together.slice(-3).some(({ news }) => news === 'lostChild');
		if (isOfLost && heard.tense !== 'ahead' && heard.asks === 'speak') {
			together.push({ ...heard, events: [], people: [] });
			continue;
		}
		const isBehindHeavy = together.slice(-2).some((one) => one.weight === 'heavy' && one.events.length > 0);
		// English alone says "she" wherever she is meant.
		const isOfThem = language !== 'en' || requestWords.en.ofThem.test(fold(text));
		if (isBehindHeavy && isRemembered(heard) && isOfThem) {
			together.push({ ...heard, events: [], people: [] });
			continue;
		}
		// What the vet says of a dying cat is no new illness.
		const isDying =
			events[0] === 'illness' &&
			together.slice(-2).some((one) => one.events[0] === 'death' && one.people[0] === people[0]);
		if (isDying) {
			together.push({ ...heard, events: ['death', ...events.slice(1)] });
			continue;
		}
		together.push(isNoLove ? { ...heard, events: [], people: isOfParents ? people : [] } : heard);
	}
	return together;
}

/** So many messages later what is asked is still asked beside somebody who is dying. */
const STAYS_FOR = 8;
/** What is told of oneself there, and of whom one fears to lose: "will he forgive me", "what if she won't see me". */
const besideDying: ReadonlySet<Event> = new Set([
	...longing,
	'fear',
	'awaiting',
	'guilt',
	'shame',
	'quarrel',
	'anger',
	'illness',
	'change',
	'journey',
	'faith',
]);
const answered: ReadonlySet<Heard['asks']> = new Set<Heard['asks']>([
	...(['speak', 'will', 'should', 'which', 'why', 'how', 'feelings_of', 'forgiven', 'meaning'] as const),
]);

/** Whether a message goes on about somebody who is dying: nobody else is named, and nothing that stands by itself. */
const staysWith = ({ events, people, asks, news }: Heard, dying: Heard): boolean =>
	!news &&
	answered.has(asks) &&
	events.every((event) => besideDying.has(event)) &&
	people.every((person) => unnamed.has(person) || person === 'god' || person === dying.people[0]);

/** What was told of the person whom a message calls by "him" or "her" only; undefined where it names somebody. */
export function toldOfThem({ heard, heardEarlier, folded, language }: GuideTurn): Heard | undefined {
	const { events, people } = heard;
	if (!people.every((person) => unnamed.has(person))) return undefined;
	if (people.length === 0 && !requestWords[language].ofThem.test(folded)) return undefined;
	const told = heardEarlier.findLast(
		(one) =>
			!(one.events.length > 0 && one.events.every((event) => event === 'death')) &&
			(one.people.some((person) => !unnamed.has(person) && person !== 'god') ||
				one.events.some((event) => loves.includes(event))),
	);
	const isLoved = told !== undefined && !unloved.has(told.people[0]);
	const speaksOfLove = requestWords[language].ofLove.test(folded);
	return events.every((event) => loves.includes(event) && !isLoved && !speaksOfLove) ? told : undefined;
}

/** Whether an event was only guessed, of a message that goes on about somebody or something told before. */
function isHardlyTold({ heard, heardEarlier, isGuessed, folded, language }: GuideTurn): boolean {
	const { events, weight, people } = heard;
	if (events[0] === 'lost_thing' && heardEarlier.some((one) => one.events.some((event) => sought.has(event))))
		return true;
	// "He won't come out of his room" is no change in the life of the one who tells it.
	const isVague = isGuessed || events.every((event) => event === 'change' || event === 'home');
	return (
		events.length > 0 &&
		isVague &&
		weight !== 'heavy' &&
		people.every((person) => unnamed.has(person)) &&
		requestWords[language].ofThem.test(folded)
	);
}

/** "Should I write to her", asked of a sister with whom one quarrelled at a funeral, is asked of the quarrel. */
function ofLiving(told: Heard): Heard {
	const events = told.events.filter((event) => event !== 'death');
	return events.length < told.events.length ? { ...told, events, weight: 'plain' } : told;
}

/** What a message is about with the talk before it: a message that names nothing belongs to what was told. */
export function subjectOf(turn: GuideTurn): { subject: Heard; goesOn: boolean } {
	const { heard, heardEarlier } = turn;
	const isOfTheDead = isLoveOfTheDead(turn);
	const ofThem = isOfTheDead ? undefined : toldOfThem(turn);
	if (ofThem) return { subject: ofLiving({ ...ofThem, asks: heard.asks }), goesOn: true };
	const bareNow =
		(bare.has(matterOf(heard)) && heard.events.length === 0 && heard.asks !== 'joy') ||
		isOfTheDead ||
		isHardlyTold(turn);
	// "How do I go on" is asked of the death that was told, whatever else was told since.
	const heavy = heardEarlier.findLast(({ weight, events }) => weight === 'heavy' && events.length > 0);
	const before = heavy ?? heardEarlier.findLast((earlier) => !bare.has(matterOf(earlier)));
	if (!bareNow || !before) return { subject: heard, goesOn: false };
	return { subject: { ...before, asks: heard.asks }, goesOn: true };
}

/** Whether a message tells what somebody said. */
export const reportsOfOthers = ({ folded, language }: GuideTurn): boolean => reported[language].test(folded);
