import type { Language } from '#src/language/languages.ts';
import { type Event, type Heard, nothingHeard, type Person } from '#src/listening/heard.ts';
import { lexiconOf } from '#src/listening/lexicon/lexicons.server.ts';
import { readTokens } from '#src/listening/text/read-tokens.ts';
import { fold } from '#src/words/fold.ts';
import type { GuideTurn } from '../turn.ts';
import { followsFact } from './follows-fact.ts';
import { requestWords } from './request-words.ts';
import { longing, loves, unloved, unnamed } from './told-people.ts';

/** In whose words of love that is not returned the asker stands. */
const ofMe = /\b(?:i|i'm|im|i've|me|my feelings|back|us|someone else|somebody else)\b/;
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
/** "She said I only came for the money", told of somebody with whom there is a quarrel, is neither want nor guilt nor love. */
const saidOfOneself: ReadonlySet<Event> = new Set([
	...loves,
	'guilt',
	'shame',
	'loneliness',
	'anger',
	'money',
	'jealousy',
]);
const reported: Readonly<Record<Language, RegExp>> = {
	en: /^(?:and |but |then )*(?:he|she|they|my \S+(?: \S+)?)(?:'s)? (?:said|says|told me|tells me|called me|calls me|keeps (?:saying|telling|calling)|thinks) /,
	fa: /^(?:و |بعد |تازه )?(?:بهم |به من )?(?:میگه|می گه|میگن|می گن|گفت|گفته|گفتن|میگفت)(?: |$)/,
	ar: /^و?(?:قالت|قال|قالوا|بتقول|بیقول|بقولوا|تقول|یقول|حکت|حکی|قالتلی|قاللی|بتقولی|بیقولی)(?: |$)/,
	es: /^(?:y |pero )?(?:ella |el )?(?:me )?(?:dijo|dice|dicen|dijeron|llamo|llama|grito|repite)(?: |$)/,
};
/** "She said I", "he thinks my": what is told is said of the teller, whatever it sounds like. */
const ofTeller = /\b(?:said|says|told me|tells me|thinks) (?:that )?(?:i|i'm|im|i've|i'd|my)\b/;
/** Of these somebody comes home again, or not. */
const goesAway: ReadonlySet<Event> = new Set(['illness', 'journey', 'migration', 'military', 'court', 'quarrel']);
/** A message as it is heard alone, with those before it. */
type Followed = {
	readonly heard: Heard;
	readonly text: string;
	readonly folded: string;
	readonly language: Language;
	/** Those before it, as they are heard together. */
	readonly together: readonly Heard[];
	/** The newest of them that tells of somebody. */
	readonly told: Heard | undefined;
};

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
		const told = together.findLast((one) => one.people.some((person) => person !== 'other' && person !== 'god'));
		together.push(ofTheirs(corrected({ heard, text, folded: fold(text), language, together, told })));
	}
	return together;
}

/** Where a poet is buried tells of no death that anybody mourns. */
function ofTheirs(heard: Heard): Heard {
	if (heard.asks !== 'knowledge' || toldOfTheirs(heard)) return heard;
	return { ...nothingHeard, asks: 'knowledge' };
}

/** Whether what is told beside a question of knowledge is the visitor's own: a death is where somebody of theirs died. */
export const toldOfTheirs = ({ events: [event], people }: Heard): boolean =>
	event !== 'death' || people.some((person) => person !== 'other' && person !== 'god');

/** What a message is heard as behind those before it; the first correction that applies. */
function corrected(message: Followed): Heard {
	const { heard, text, language, together } = message;
	if (followsFact(text, together.at(-1), language)) return { ...nothingHeard, asks: 'knowledge' };
	return (
		stayingWith(message) ??
		saidOfTeller(message) ??
		ofWhatWasLost(message) ??
		behindHeavy(message) ??
		loved(message, heard)
	);
}

/** What goes on about somebody who is dying, or about another thing that was told. */
function stayingWith({ heard, folded, language, together }: Followed): Heard | null {
	const dying = together.slice(-STAYS_FOR).findLast(({ news }) => news === 'dying');
	if (dying && staysWith(heard, dying)) return { ...dying, asks: heard.asks };
	// "Do I have to visit her", said of a mother who hit the child.
	const harmed = together.slice(-STAYS_FOR).findLast(({ news }) => news === 'harmed');
	if (harmed && heard.asks !== 'speak' && staysWith(heard, harmed)) return { ...harmed, asks: heard.asks };
	const goesOnOf = goingOnOf(heard, folded, together, language);
	if (goesOnOf) return goesOnOf;
	// A daughter who is bullied has no trouble at work.
	const { events, people } = heard;
	return events[0] === 'work_trouble' && people[0] === 'child' ? { ...heard, events: events.slice(1) } : null;
}

/** What others say of the one who tells it: no guilt, no love, and no complaint of the guide. */
function saidOfTeller({ heard, folded, language, together }: Followed): Heard | null {
	const { events, asks } = heard;
	const before = together.at(-1);
	if (!before || !reported[language].test(folded)) return null;
	const isOfQuarrel =
		(before.events.includes('quarrel') || before.events.includes('anger')) &&
		(events.every((event) => saidOfOneself.has(event)) || (language === 'en' && ofTeller.test(folded))) &&
		(events.length > 0 || asks === 'complaint');
	if (isOfQuarrel) return { ...before, asks: 'speak' };
	// "She says that I do not understand her" is no complaint of the guide.
	return asks === 'complaint' && before.people.length > 0 ? { ...heard, asks: 'speak', people: before.people } : null;
}

function ofWhatWasLost({ heard, together }: Followed): Heard | null {
	const { events, asks, tense } = heard;
	// "Do you think she'll come home", asked of a cat that is missing, is about no house.
	const missed = together.slice(-3).findLast((one) => one.events[0] === 'lost_thing' && one.people[0] === 'animal');
	if (missed && events.every((event) => event === 'home') && asks === 'will') return { ...missed, asks: 'will' };
	// "I was eleven weeks" is told of the child that was lost.
	const isOfLost = events[0] === 'pregnancy' && together.slice(-3).some(({ news }) => news === 'lostChild');
	return isOfLost && tense !== 'ahead' && asks === 'speak' ? { ...heard, events: [], people: [] } : null;
}

function behindHeavy({ heard, folded, language, together }: Followed): Heard | null {
	const { events, people } = heard;
	const isBehind = together.slice(-2).some((one) => one.weight === 'heavy' && one.events.length > 0);
	// English alone says "she" wherever she is meant.
	const isOfThem = language !== 'en' || requestWords.en.ofThem.test(folded);
	if (isBehind && isRemembered(heard) && isOfThem) return { ...heard, events: [], people: [] };
	// What the vet says of a dying cat is no new illness.
	const isDying =
		events[0] === 'illness' &&
		together.slice(-2).some((one) => one.events[0] === 'death' && one.people[0] === people[0]);
	return isDying ? { ...heard, events: ['death', ...events.slice(1)] } : null;
}

/** A message without the love that is said of whom nobody courts. */
function loved({ text, folded, language, together, told }: Followed, heard: Heard): Heard {
	const { events } = heard;
	const [who] = told?.people ?? [];
	// "We didn't fight", said behind a friend was told of, is of that friend and oneself.
	const isOfUs = heard.people.join() === 'partner' && told !== undefined && !namesPartner(text, language);
	const people = isOfUs ? [] : heard.people;
	const isNear = kin.has(who) || who === 'friend' || who === 'colleague';
	const isOfTold = people.every((person) => unnamed.has(person)) && (unloved.has(who) || isNear);
	// "She is just a friend", said of whom a husband texts.
	const isBetrayed = together.slice(-2).some((one) => one.events.includes('betrayal'));
	const isLove =
		events.some((event) => loves.includes(event)) &&
		events.every((event) => loves.includes(event) || event === 'fear' || event === 'loneliness');
	// "Will she come home", asked of a mother in hospital, is asked of no parting.
	const isAway =
		heard.asks !== 'speak' &&
		events.length > 0 &&
		events.every((event) => event === 'separation') &&
		(told?.events.some((event) => goesAway.has(event)) ?? false);
	// "I love him", said of a son, is no romance.
	const isOfLiving = isNear && !told?.events.includes('death');
	const speaksOfLove = (isOfLiving ? romance[language] : requestWords[language].ofLove).test(folded);
	const isOfMe = language !== 'en' || ofMe.test(folded);
	// "She doesn't want her dad there", "my wife doesn't know": nobody is loved in vain.
	const isNotOfMe = !isOfMe && events[0] === 'unrequited';
	// "He's got a girlfriend now", said of a grandson.
	const isOfKin = !isOfMe && isLove && together.length > 0 && unloved.has(who);
	// "My mother begs me to take her out" is no courtship.
	const isOfParents = language === 'en' && isLove && close.has(people[0]) && !requestWords.en.ofLove.test(folded);
	const isNoLove =
		isOfKin || isOfParents || ((isLove || isAway) && (isOfTold || isBetrayed || isNotOfMe) && !speaksOfLove);
	return isNoLove ? { ...heard, events: [], people: isOfParents ? people : [] } : { ...heard, people };
}

/** "Should I go back", asked of a country. */
const goesBack: Readonly<Record<Language, RegExp>> = {
	en: /^(?:so |and |but )*(?:should|shall) (?:i|we) (?:go|move|return)(?: back)?(?: home| there)?$/,
	fa: /^(?:یعنی |به نظرت |بنظرت )*(?:باید )?(?:برگردم|برگردیم)$/,
	ar: /^(?:هل )?(?:لازم |علی ان )?(?:ارجع|نرجع|اعود|نعود)$/,
	es: /^(?:y |crees que |entonces )*(?:(?:deberia|debo|tengo que|me conviene|hago bien en|y si) )?(?:volver|regresar|volverme|regresarme|me vuelvo|vuelvo|regreso|me regreso)(?: a casa| alla)?$/,
};
/** "Is it normal to have doubts", and what makes them doubts of faith. */
const doubts: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:doubt|doubts|doubting|unsure|second thoughts|cold feet)\b/,
	fa: /(?:^| )(?:شک|تردید|دودل|مردد)/,
	ar: /(?:^| )(?:ال|ب)?(?:شک|شکوک|تردد|متردد)/,
	es: /\b(?:dud[ao]s?|dudar|dudando|indecis[oa])\b/,
};
const sacred: Readonly<Record<Language, RegExp>> = {
	en: /\b(?:god|allah|faith|pray\w*|church|mosque|religio\w*|belie\w+|bible|quran)\b/,
	fa: /خدا|ایمان|نماز|دین|دعا|قران|مذهب/,
	ar: /الله|ربنا|رب|ایمان|صلا|دین|قران|دعا/,
	es: /\b(?:dios|fe|rez\w+|iglesia|religi\w+|cre(?:er|o|es)|biblia)\b/,
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
	// Doubts before a wedding or a new job are none of faith.
	const doubted = together.slice(-4).findLast((one) => one.events.length > 0 && one.events[0] !== 'fear');
	const doubtsIt = doubts[language].test(folded) && !sacred[language].test(folded);
	if (
		doubted &&
		doubtsIt &&
		doubted.weight !== 'heavy' &&
		people.length === 0 &&
		events.every((one) => one === 'faith')
	)
		return { ...doubted, asks };
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

/** Whether a message tells what somebody said. */
export const reportsOfOthers = ({ folded, language }: GuideTurn): boolean => reported[language].test(folded);
