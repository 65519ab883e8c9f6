import { type Event, events, type Heard, type Person, persons } from '../heard.ts';
import { isTimeOfBirth } from '../hearing/arabic-asks.ts';
import type { Hearing } from '../hearing/hear-by-rules.server.ts';
import type { Reading } from '../hearing/reading.ts';
import { NONE } from './candidates.ts';
import { featuresOf } from './features.ts';
import { type Guess, guess } from './guess.ts';
import { guessedAsk } from './guessed-ask.ts';
import { rulesSay } from './rules-say.ts';
import { weightsOf } from './weights.server.ts';
import type { Task, TaskWeights } from './weights-file.ts';

/** How likely each label is by rules and classifier together, the likeliest first. */
export type Guesses = {
	readonly events: readonly Guess[];
	readonly people: readonly Guess[];
	readonly asks: readonly Guess[];
};

/** Events that nobody is told of on a guess. */
export const heavyEvents: ReadonlySet<string> = new Set<Event>([
	'death',
	'illness',
	'betrayal',
	'dismissal',
	'eviction',
	'separation',
]);
/** What is good news, and what is none. */
const glad: ReadonlySet<Event> = new Set(['birth', 'wedding', 'success']);
const weary: ReadonlySet<Event> = new Set(['tiredness', 'fear', 'loneliness']);
const lost: ReadonlySet<string> = new Set<Event>(['death', 'dismissal', 'eviction', 'illness']);
/** What is felt beside heavy news does not come before it. */
const lesser: ReadonlySet<string> = new Set<Event>(['shame', 'tiredness']);
/** Guesses beside which a wrong done by one's partner stays first. */
const home: ReadonlySet<string> = new Set<Event>(['work_trouble', 'shame']);
const MOST_EVENTS = 3;
/** So likely another event has to be to be told before a death in Arabic. */
const LEAST_BEFORE_DEATH = 0.8;
/** In fewer words nothing is guessed that the rules do not find: a "yes" tells of no wedding. */
const LEAST_WORDS = 4;
/** So likely an event has to be in a talk, whose messages are about much else; the classifier learns it from questions. */
const LEAST_IN_TALK = 0.5;
/** So likely nobody has to be in a text that names one of these. */
const LEAST_TO_FORGET = 0.8;
/** So likely a "they" has to be somebody. */
const SURELY_THEY = 0.75;
/** Whom Arabic names is somebody's by the ending of the word: «وزوجتي ضاقت مني». */
const LEAST_TO_FORGET_IN_ARABIC = 0.97;
const near: ReadonlySet<Person> = new Set<Person>(['partner', 'former_partner', 'mother', 'father', 'sibling']);
/** So likely that a love is not returned, where the rules hear only love. */
const SURELY_IN_VAIN = 0.7;
/** So likely in Persian that nothing is told although words tell of something. */
const SURELY_NOTHING = 0.6;
/** The same in Arabic. */
const SURELY_NOTHING_IN_ARABIC = 0.5;
/** Of so many words a phrase tells what it tells. */
const PHRASED = 3;
const SURELY_NOTHING_BESIDE = 0.8;
/** So likely it has to be in a talk that nothing is told although words tell of something. */
const LEAST_NOTHING_IN_TALK = 0.95;

const isEvent = (label: string): label is Event => events.some((event) => event === label);
const isPerson = (label: string): label is Person => persons.some((person) => person === label);

/** How likely each label is for a text that the rules have heard. */
export function guessAll(hearing: Hearing, guide: boolean): Guesses {
	const { reading } = hearing;
	const weights = weightsOf(reading.language);
	const features = featuresOf(reading.text, reading.tokens, weights.fields);
	const of = (task: Task) => guess(weights[task], features, rulesSay(task, hearing));
	return { events: of('events'), people: of('people'), asks: of(guide ? 'guide' : 'asks') };
}

/** The label in front, with the rules' own behind it. */
const inFront = <Label>(label: Label, others: readonly Label[]): Label[] => [
	label,
	...others.filter((other) => other !== label),
];

function joinEvents(
	[best]: readonly Guess[],
	{ least, leastHeavy }: TaskWeights,
	{ heard, reading }: Hearing,
	guide: boolean,
): readonly Event[] {
	const byRules = heard.events;
	const tokens = reading.tokens.length;
	if (byRules.length === 0 && reading.tokens.length < LEAST_WORDS) return byRules;
	if (guide && best && best.likelihood < LEAST_IN_TALK) return byRules;
	if (!best || best.likelihood < least || best.label === (byRules[0] ?? NONE)) return byRules;
	const { label, likelihood } = best;
	// In so few words («أنا مخنوق») the classifier knows no better than the rules.
	const isSure = reading.tokens.length >= LEAST_WORDS && likelihood >= LEAST_NOTHING_IN_TALK;
	if (!isEvent(label) && guide && !isSure) return byRules;
	// «اضطراب اجتماعی دارم»: what words tell plainly is not left unheard for a mere likelihood.
	const isPhrased = reading.events.some(({ label: { weak }, at }) => !weak && at.length >= PHRASED);
	const surelyNothing = {
		en: surelyNothingByWords(byRules[0], reading),
		fa: SURELY_NOTHING,
		ar: isPhrased ? SURELY_NOTHING_BESIDE : SURELY_NOTHING_IN_ARABIC,
		es: surelyNothingByWords(byRules[0], reading),
	};
	const isDoubted = byRules.length > 0 && likelihood < surelyNothing[reading.language];
	if (!isEvent(label) && isDoubted) return byRules;
	// What the rules find heavy is never left unheard.
	if (!isEvent(label)) return byRules.some((event) => heavyEvents.has(event)) ? byRules : [];
	// What is feared comes before the fear of it.
	if (label === 'fear' && byRules.length > 0) return byRules;
	// Whoever weeps is not congratulated on a guess: «أبكي كل ليلة من يوم ما ولدت».
	if (guide && glad.has(label) && !byRules.includes(label) && byRules.some((event) => weary.has(event))) return byRules;
	// Whoever was betrayed and weighs leaving was betrayed first.
	if (label === 'separation' && byRules.includes('betrayal')) return inFront('betrayal', byRules);
	// Whoever is missed need not be missed in vain: «مشتاقتله».
	if (label === 'unrequited' && byRules[0] === 'in_love' && likelihood < SURELY_IN_VAIN) return byRules;
	// Who moves for a job asks about the job.
	if (label === 'migration' && byRules[0] === 'new_job') return byRules;
	// "Por fin descansó mi papá": no tiredness is guessed before a death.
	const rests = reading.events.some((match) => match.label.event === 'death' && /descans/.test(match.phrase));
	if (rests && label === 'tiredness') return byRules;
	// "Se me quemó el departamento": it burned, nobody is burnt out.
	if (label === 'tiredness' && byRules[0] === 'lost_thing' && !byRules.includes(label)) return byRules;
	// Who has paid rent for years owes nothing.
	if (reading.language === 'es' && label === 'debt' && byRules[0] === 'home' && !byRules.includes(label))
		return byRules;
	// Who comes home from a journey to an emptied house tells of the theft.
	if (label === 'journey' && byRules.includes('theft')) return byRules;
	// "Nos llevamos de maravilla": what an idiom of the lexicon tells otherwise is no guess.
	const isIdiom = heavyEvents.has(label) || label === 'quarrel' || (reading.language === 'es' && label === 'debt');
	if (reading.notTold.includes(label) && isIdiom) return byRules;
	// "My husband humiliates me" is no trouble at work, and children that are taken away are no theft.
	if (home.has(label) && byRules[0] === 'betrayal' && heard.people[0] === 'partner') return byRules;
	if (label === 'theft' && byRules[0] === 'court' && heard.people[0] === 'child' && heard.asks === 'speak')
		return byRules;
	// Whoever was wronged is not told of a guilt on a guess.
	if (label === 'guilt' && byRules[0] === 'betrayal' && !byRules.includes('guilt')) return byRules;
	// Who lost the job and is ashamed to tell is told of the job first, who does not talk with the dying of the dying.
	const [first] = byRules;
	const beside =
		first === 'illness' ? label === 'quarrel' : first === 'death' ? label === 'tiredness' : lesser.has(label);
	if (first && lost.has(first) && beside && byRules.includes(label)) return byRules;
	if (reading.language === 'fa' && staysFirst(label, likelihood, byRules, heard.people)) return byRules;
	// «زوجي مسافر واشتقتله»: who is missed matters more than the journey.
	if (reading.language === 'ar' && label === 'journey' && first === 'loneliness') return byRules;
	// «اتهموني بسرقة مال الصندوق وأنا بريئة»: whoever is accused of it was robbed of nothing.
	if (label === 'theft' && first === 'betrayal' && accused.test(reading.text)) return byRules;
	// «بعد ما جبت البنت الخامسة جوزي مبقاش يبص في وشي»: the birth only tells since when.
	const tellsSince = label === 'birth' && reading.events.some((match) => isTimeOfBirth(reading, match));
	if (tellsSince && byRules.length > 1 && first !== 'birth') return byRules;
	// "Ando de cabeza por un compañero de la uni": in a line, what many words tell comes before what one hints at.
	if (reading.language === 'es' && tokens <= SHORT && likelihood < SURELY_NOTHING && wordsThatTell(first, reading) >= 4)
		return byRules;
	if (byRules.includes(label)) return inFront(label, byRules);
	// What is denied did not happen, nor does anything else that a text of denial resembles.
	if (reading.denied.includes(label) || (reading.denied.length > 0 && byRules.length === 0)) return byRules;
	if (heavyEvents.has(label) && likelihood < leastHeavy) return byRules;
	// «صاحبتي انتحرت»: what nothing tells of does not come before a death.
	if (reading.language === 'ar' && first === 'death' && likelihood < LEAST_BEFORE_DEATH) return byRules;
	return inFront(label, byRules).slice(0, MOST_EVENTS);
}

/** How many words the longest phrase has that tells of an event, and not only where nothing else is told. */
const wordsThatTell = (event: Event | undefined, { events: found }: Reading): number =>
	Math.max(0, ...found.filter(({ label }) => label.event === event && !label.weak).map(({ at }) => at.length));

/** So likely it has to be in Spanish and English that nothing is told, by how many words tell of something. */
function surelyNothingByWords(event: Event | undefined, reading: Reading): number {
	const words = wordsThatTell(event, reading);
	if (words >= 4) return 0.85;
	return words === 3 ? 0.5 : 0;
}
/** So many words are a line. */
const SHORT = 14;

/** Arabic words of an accusation. */
const accused = /اتهم|متهم|تهمة|لفق/u;

/** What by Persian texts is no more than beside a death in the family, and beside an injury. */
const besideDeath: ReadonlySet<string> = new Set<Event>(['exam', 'success', 'study', 'journey', 'awaiting']);
const besideIllness: ReadonlySet<string> = new Set<Event>(['job_search', 'work_trouble']);
/** What others have is envied. */
const luck: ReadonlySet<string> = new Set<Event>(['migration', 'home', 'wedding', 'new_job', 'success']);
const family: ReadonlySet<Person | undefined> = new Set([
	'mother',
	'father',
	'sibling',
	'child',
	'partner',
	'grandparent',
]);

/** Whether in Persian the first of the rules stays first, whatever is guessed. */
function staysFirst(label: Event, likelihood: number, [first]: readonly Event[], [person]: readonly Person[]): boolean {
	if (first === 'death') return besideDeath.has(label) && family.has(person);
	if (first === 'illness') return besideIllness.has(label) && likelihood < SURELY_BESIDE;
	// «همه جلو زدن، یکی رفت استرالیا، من هنوز همین‌جام»
	if (first === 'jealousy') return luck.has(label);
	if (first === 'loneliness') return label === 'journey' && likelihood < SURELY_BESIDE;
	return first === 'unrequited' && label === 'in_love' && likelihood < SURELY_BESIDE;
}
const SURELY_BESIDE = 0.8;
const isMarried = /(?:ازدواج|عروسی|عقد) کرد(?:م|یم)/u;
const isDivorced = /جدا شد(?:م|یم|ه‌?ام)|طلاق(?:مو|م رو|م را)? گرفت(?:م|یم)|طلاقم داد|مهر طلاق/u;

const ofGod =
	/(?<!\p{L})(?:الله|الل[هّ]+|ربنا|ربي|رب[ّي]+|ربّنا) (?:بعد عن|بعيد عن|غضبان|زعلان|نسي|ناسي|تركني|سابني|تخلى|(?:مو|مش|ما|مب|لا) (?:سامع|شايف|راضي|يسمع|بيسمع|حاسس)|بيعاقب|يعاقب|عاقب|بيحاسب|يحاسب|يحبني|بيحبني|يكرهني|بيكرهني|بيختبر|يختبر|يسامح|بيسامح|يغفر|هيغفر|راضي عن|يتقبل|هيتقبل|يقبل|سيغفر)|(?<!\p{L})(?:علاقتي (?:ب|مع )(?:الله|ربنا|ربي|ربّي)|(?:أكلم|بكلم|أدعي|بدعي|أدعو|زعلانة? من|معاتبة?|أرجع ل|أرجع إلى|قريبة? من|بعيدة? عن|بعدت عن) ?(?:الله|ربنا|ربي)|أرجع لله|أتوب لله)/u;

function joinPeople(
	[best]: readonly Guess[],
	{ least }: TaskWeights,
	byRules: readonly Person[],
	{ language, marks, notMeant, people: named, text, tokens }: Reading,
): readonly Person[] {
	if (byRules.length === 0 && tokens.length < LEAST_WORDS) return byRules;
	// "They found a lump": a "they" alone is nobody.
	const isThey = language === 'en' && byRules.length === 0 && best?.label === 'other' && best.likelihood < SURELY_THEY;
	if (isThey && tokens.some(({ word }) => /^the(?:y|m|y'?(?:ve|re|d|ll))$/.test(word))) return byRules;
	// "He has a wife", "cáncer de mama": words that look like somebody and, by the lexicon, are nobody of the asker's.
	if (best && notMeant.some((person) => person === best.label) && !byRules.some((person) => person === best.label))
		return byRules;
	if (!best || best.likelihood < least || best.label === (byRules[0] ?? NONE)) return byRules;
	// «خدا منو نگه داره»: whoever is named comes before God, and who was divorced is no partner.
	if (language === 'fa' && best.label === 'god' && byRules.length > 1 && best.likelihood < LEAST_IN_TALK)
		return byRules;
	const isUnsure = best.label === NONE && best.likelihood < LEAST_IN_TALK;
	if (language === 'fa' && byRules[0] === 'beloved' && isUnsure && marks.some(({ label }) => label === 'somebody'))
		return byRules;
	if (language === 'fa' && byRules[0] === 'former_partner' && isDivorced.test(text)) return byRules;
	// «با کسی که دوستش دارم ازدواج کردم»
	if (language === 'fa' && best.label === 'beloved' && byRules[0] === 'partner' && isMarried.test(text)) return byRules;
	// «زن و بچه‌م چی می‌شن»
	const isPhrased = named.some(({ label, at }) => label === byRules[0] && at.length >= PHRASED);
	if (language === 'fa' && best.label === NONE && isPhrased) return byRules;
	// «ربنا بعد عني»: what God does to one, or one asks of him.
	if (language === 'ar' && byRules[0] === 'god' && best.label === NONE && ofGod.test(text)) return byRules;
	if (isPerson(best.label)) return inFront(best.label, byRules);
	// "My husband is under my feet", "mi compadre": whom the words name is there, however rarely such a text is about them.
	const forgets = language === 'ar' ? LEAST_TO_FORGET_IN_ARABIC : LEAST_TO_FORGET;
	const isOwn = language === 'es' && named.some(({ label, phrase }) => label === byRules[0] && /^=?mis? /.test(phrase));
	const isNear =
		byRules[0] &&
		(isOwn || near.has(byRules[0]) || (language === 'en' && byRules[0] === 'child' && best.likelihood < LEAST_IN_TALK));
	return isNear && best.likelihood < forgets ? byRules : [];
}

/**
 * What is heard where rules and classifier are weighed together: the rules' own, but for a first event, a first person or an
 * ask that is likelier than theirs by what the texts of the corpus show.
 */
export function joinWithRules(
	hearing: Hearing,
	guesses: Guesses,
	guide: boolean,
): Pick<Heard, 'events' | 'people' | 'asks'> {
	const weights = weightsOf(hearing.reading.language);
	return {
		events: joinEvents(guesses.events, weights.events, hearing, guide),
		people: joinPeople(guesses.people, weights.people, hearing.heard.people, hearing.reading),
		// The lexicons know nearly all ways to ask a question; only what a talk wants is guessed.
		asks: (guide && guessedAsk(hearing, guesses.asks[0], weights.guide)) || hearing.heard.asks,
	};
}
