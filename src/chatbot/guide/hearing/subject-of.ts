import type { Language } from '#src/language/languages.ts';
import { type Event, type Heard, nothingHeard, type Person } from '#src/listening/heard.ts';
import { lexiconOf } from '#src/listening/lexicon/lexicons.server.ts';
import { type Matter, matterOf } from '#src/listening/matter.ts';
import { readTokens } from '#src/listening/text/read-tokens.ts';
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
/** Of these, love is said as well, and is none of that kind. */
const kin: ReadonlySet<Person | undefined> = new Set([
	'mother',
	'father',
	'sibling',
	'child',
	'grandparent',
	'relative',
]);
const romance: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:in love|crush|fell for|falling for|fancy|dating|girlfriend|boyfriend|kiss\w*|met (?:someone|somebody))\b/,
	fa: /عاشق|خاطرخواه|نامزد|بوس|دوست (?:پسر|دختر)/,
	ar: /عاشق|عشق|مغرم|معجب|خطیب|حبیب|بوس/,
	es: /\b(?:enamor\w*|novi[oa]s?|gusta\w*|bes[oa]\w*|ligu\w*)\b/,
};
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
/** Of these somebody comes home again, or not. */
const goesAway: ReadonlySet<Event> = new Set(['illness', 'journey', 'migration', 'military', 'court', 'quarrel']);
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
	for (const { heard: alone, text } of messages) {
		const heard = knowsWhat(alone, text, language) ? { ...alone, asks: 'speak' as const } : alone;
		if (followsFact(text, together.at(-1), language)) {
			together.push({ ...nothingHeard, asks: 'knowledge' });
			continue;
		}
		const told = together.findLast((one) => one.people.some((person) => person !== 'other' && person !== 'god'));
		const { events } = heard;
		// "We didn't fight", said behind a friend was told of, is of that friend and oneself.
		const isOfUs = heard.people.join() === 'partner' && told !== undefined && !namesPartner(text, language);
		const people = isOfUs ? [] : heard.people;
		const onlyLove =
			events.some((event) => loves.includes(event)) &&
			events.every((event) => loves.includes(event) || event === 'fear' || event === 'loneliness');
		// "She is just a friend", said of whom a husband texts.
		const isBetrayed = together.slice(-2).some((one) => one.events.includes('betrayal'));
		const isOfTold =
			people.every((person) => unnamed.has(person)) &&
			(unloved.has(told?.people[0]) || told?.people[0] === 'friend' || told?.people[0] === 'colleague');
		// "I love him", said of a son, is no romance.
		const [who] = told?.people ?? [];
		const isNear = kin.has(who) || who === 'friend' || who === 'colleague';
		const speaksOfLove = isNear && !told?.events.includes('death') ? romance[language] : requestWords[language].ofLove;
		const isNoLove = onlyLove && (isOfTold || isBetrayed) && !speaksOfLove.test(fold(text));
		const isOfTold = people.every((person) => unnamed.has(person)) && unloved.has(told?.people[0]);
		// "Will she come home", asked of a mother in hospital, is asked of no parting.
		const isAway =
			heard.asks !== 'speak' &&
			events.length > 0 &&
			events.every((event) => event === 'separation') &&
			(told?.events.some((event) => goesAway.has(event)) ?? false);
		const isNoLove =
			(onlyLove || isAway) && (isOfTold || isBetrayed) && !requestWords[language].ofLove.test(fold(text));
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
		const goesOnOf = goingOnOf(heard, fold(text), together, language);
		if (goesOnOf) {
			together.push(goesOnOf);
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
		// "She says that I do not understand her" is no complaint of the guide.
		const isOthersWord =
			heard.asks === 'complaint' && reported[language].test(fold(text)) && (before?.people.length ?? 0) > 0;
		if (isOthersWord) {
			together.push({ ...heard, asks: 'speak', people: before?.people ?? [] });
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
		together.push(isNoLove ? { ...heard, events: [], people: [] } : { ...heard, people });
		together.push(isNoLove ? { ...heard, events: [], people: isOfParents ? people : [] } : heard);
	}
	return together;
}

/** "Should I go back", asked of a country. */
const goesBack: Readonly<Record<Language, RegExp>> = {
	en: /^(?:so |and |but )*(?:should|shall) (?:i|we) (?:go|move|return)(?: back)?(?: home| there)?$/,
	fa: /^(?:یعنی |به نظرت |بنظرت )*(?:باید )?(?:برگردم|برگردیم)$/,
	ar: /^(?:هل )?(?:لازم |علی ان )?(?:ارجع|نرجع|اعود|نعود)$/,
	es: /^(?:y |crees que |entonces )*(?:(?:deberia|debo|tengo que|me conviene|hago bien en|y si) )?(?:volver|regresar|volverme|regresarme|me vuelvo|vuelvo|regreso|me regreso)(?: a casa| alla)?$/,
};
/** What in Spanish names an examination. */
const examined = /\b(?:exam|nota|prueba|parcial|clase|oposicion)/;

/** A message that by itself is heard of somebody or something else than what it goes on about; null for all others. */
function goingOnOf(heard: Heard, folded: string, together: readonly Heard[], language: Language): Heard | null {
	const { events, people, asks } = heard;
	const before = together.at(-1);
	// "Why does he not answer me", behind a prayer: no message is awaited.
	const prayed = before?.events.includes('faith') && before.people.includes('god') ? before : undefined;
	if (prayed && people.length === 0 && events.length > 0 && events.every((event) => event === 'awaiting'))
		return { ...prayed, asks };
	if (goesBack[language].test(folded)) {
		const left = together.findLast((one) => one.events.includes('migration'));
		const parted = together.some((one) => one.events.some((event) => event === 'separation' || event === 'dismissal'));
		if (left && !parted) return { ...left, asks };
	}
	if (language !== 'es') return null;
	// "I don't know what I did to her", of a friend who is silent, confesses nothing.
	const wonders = /\bno se (?:que|si) /.test(folded) && events.every((event) => event === 'guilt') && events.length > 0;
	if (wonders && before?.events.includes('awaiting')) return { ...before, asks };
	// "I went blank", behind an interview, is of no examination.
	const isOfWork = (one: Heard) => one.events.some((event) => event === 'job_search' || event === 'new_job');
	if (events[0] === 'exam' && !examined.test(folded) && together.slice(-2).some(isOfWork))
		return { ...heard, events: ['job_search', ...events.slice(1)] };
	// "I wrote to her three times", of a friend, is no love.
	const [person] =
		together.findLast((one) => one.people.some((who) => !unnamed.has(who) && who !== 'god'))?.people ?? [];
	const isNear = unloved.has(person) || person === 'friend' || person === 'colleague';
	const isOfThem = people.length === 1 && people[0] === 'beloved' && !events.some((event) => loves.includes(event));
	return person && isNear && isOfThem && !requestWords.es.ofLove.test(folded) ? { ...heard, people: [person] } : null;
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

/** "I know I should stop" asks for no counsel. */
const knowsWhat = ({ asks }: Heard, text: string, language: Language): boolean =>
	asks === 'should' && !/[?؟]/.test(text) && known[language].test(fold(text));
const known: Readonly<Record<Language, RegExp>> = {
	en: /^(?:and |but |yes |ok )?i know (?:that )?(?:i|we) (?:should|shouldn't|shouldnt|must|have to|need to)\b/,
	fa: /^(?:اره |ولی |خودم )?می ?دونم (?:که )?(?:نباید|باید)/,
	ar: /^(?:نعم |بس )?(?:اعرف|اعلم|عارف|عارفه|بعرف) (?:انی|انو|انه|ان) (?:لازم|المفروض|یجب|مفروض|ما لازم)/,
	es: /^(?:si |pero |ya )?(?:ya )?se que (?:no )?(?:deberia|debo|tengo que|tendria que)\b/,
};

/** Whether a husband, a wife or a girlfriend is named, and not only "we". */
const namesPartner = (text: string, language: Language): boolean =>
	lexiconOf(language)
		.people(readTokens(text, language))
		.some(({ label }) => label === 'partner');

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
