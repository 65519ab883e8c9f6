import type { Ask, Event, Person } from '../heard.ts';
import { lexiconOf } from '../lexicon/lexicons.server.ts';
import type { GuideLexicon } from '../lexicon/shape.ts';
import type { Match } from '../text/phrases.ts';
import { anybodysDream } from './arabic-asks.ts';
import type { Asked } from './behind-comma.ts';
import { asksFactsOfLife, complainsOfOthers, isToldOfOthers, leavesFirst, remembers } from './persian-talk.ts';
import { hasMark, type Reading } from './reading.ts';
import { remembersTelling } from './remembers-telling.ts';
import { isOfOthersInSpanish } from './spanish-asks.ts';

/** Greetings, thanks and farewells stand alone or nearly so; longer messages are about something else. */
const FEW_WORDS = 9;

/** What is told before "we do not talk" is no leave-taking: "my father is dying and we do not talk". */
const grave: ReadonlySet<Event> = new Set([
	'death',
	'illness',
	'betrayal',
	'separation',
	'quarrel',
	'dismissal',
	'eviction',
]);

/** Spanish verbs that speak to the guide; a question with one is about the guide itself. */
const toGuideInSpanish =
	/^(?:eres|sos|tienes|tenes|puedes|podes|sabes|hablas|haces|llevas|crees|ves|lees|piensas|pensas|sientes|sentis|vives|vivis|trabajas|duermes|dormis|comes|escribes|escribis|bebes|rezas|prefieres|preferis|conoces|usas|aprendes|aprendiste|mientes|cobras|juzgas|cantas|bailas|lloras|sufres|envejeces|descansas|vuelas)$/;
/** "¿Tú has sufrido por amor?", "a ti quién te enseñó"; but "¿tú crees que me quiere?" asks of the matter. */
const addressesGuide = ({ text, tokens, marks }: Reading, asked: Ask, people: readonly Person[]): boolean =>
	(asked === 'will' || asked === 'why' || asked === 'how' || asked === 'which' || asked === 'speak') &&
	marks.some(({ label }) => label === 'question') &&
	/(?<!\p{L})(?:tú|vos|a ti)(?!\p{L})/iu.test(text) &&
	tokens.length <= FEW_WORDS + 3 &&
	people.every(isAnybody) &&
	!tokens.some(({ word }) =>
		/^(?:crees|opinas|piensas|dirias|harias|ves|aconsejas|recomiendas|dices|mi|mis|yo)$/.test(word),
	);
const isAnybody = (person: Person) => person === 'other' || person === 'god';

/** Persian verbs that speak to the guide: «میترسی»; a question with one is about the guide itself. */
const toGuide = /^ن?می\p{L}{1,7}ی$/u;

/** "Thanks for the poem", "you keep giving me the same poem": a poem named in these is not asked for. */
function withoutGifts<Label>(found: readonly Match<Label>[]): readonly Match<Label>[] {
	const isAside = ({ label }: Match<Label>) => label === 'recite' || label === 'topics';
	const around = found.filter(({ label }) => label === 'thanks' || label === 'complaint' || label === 'recall');
	return found.filter(
		(match) =>
			!isAside(match) ||
			!around.some(({ at, first, last }) => at.length > match.at.length && first <= match.first && last >= match.last),
	);
}
/** One's own dream in Arabic, of which the meaning is asked, not what dreams are. */
export const ownDream =
	/(?:^| )[وف]?(?:حلمت|حلمنا|(?:شفت|رایت|شفتنی|رایتنی|اشوف|بشوف)(?: \S+){0,2} (?:بال|ب|فی ال|فی )(?:منام|منامی|حلم|حلمی|نوم))(?: |$)/u;

/** Arabic: what reminds one, or who does not remember: «ذكرني هالشعر بجدي», «أختي ما تتذكر شو وعدتني», «وين راح الحب؟». */
const reminded =
	/(?:^| )(?:وین|فین|این) راحت? (?:ال)?(?:حب|حبنا|حبه|حبها|فرح|فرحه|فرحتنا|فرحتی|ضحکتنا|ضحکتی|عمری|شبابی|احلامی|ایامنا|ثقه|عشره|ود|دفا|شغف)(?: |$)|(?:^| )[وف]?(?:(?:ذکر|فکر)ت?نی (?:هال|هذا|هاد|ال|صوت|ریحه|ریح|شکل|کلام)|(?:ما|لا|مش|لم) (?:ع?م )?ب?[تی]ت?ذکر)/;
/** «قلت لك أمي ماتت وتسألني عن الطقس؟» */
const asksElse = /(?:^| )و(?:عم )?ب?ت(?:سالنی|قولی|قول لی|حکیلی|حکی لی|رد علی|جاوبنی) /;
/** «ما حد فاهمني» reproaches nobody here. */
const ofNobody = /^(?:ما حد|محدش|محد|ماحد|ما حدا|ماحدا|ولا حد|ولا حدا|لا احد|ولا احد|ولا واحد) /;
/** Words that speak to the guide in Arabic: «كلامك», «جاوبتني», «انت». */
const toGuideInArabic =
	/(?:^| )(?:انت|انتی|انتم|انتو|نتا|هدهد|\S{2,}(?:ک|کم)|[وف]?(?:ما)?(?:جاوبت|قلتلی|عطیتنی|اعطیتنی|فهمتنی|ردیت|ساعدتنی|فدتنی|حکیتلی)\S*)(?: |$)/;
const isNamed = (person: Person) => person !== 'other' && person !== 'god';

/** «زوجي ما بيسمعني», «ما حد فاهمني»: somebody else is reproached. */
const isOfOthersInArabic = (line: string, people: readonly Person[]): boolean =>
	!toGuideInArabic.test(line) && (people.some(isNamed) || ofNobody.test(line));

/** Spanish: what sets something right, and does not ask what was said: "te dije que está internado, no que murió". */
const setsRight = ({ language, text }: Reading, line: string): boolean =>
	language === 'es' &&
	/^(?:pero |no |es que )?(?:ya )?te (?:dije|conte|escribi) que /.test(line) &&
	!/[?¿]|acuerd|recuerd/.test(text);

/** English: "she read tea leaves" tells of somebody and asks for no fact. */
const tellsOfSomebody = ({ language, asking }: Reading, line: string): boolean =>
	language === 'en' &&
	!asking.some(Boolean) &&
	/^(?:she|he|they|we|i|mum|mom|dad|nan|gran|grandma|grandad|my \S+) (?:\S+ed|read|had|was|were|kept|did|went|saw|used|told|swore|knew|wore|thought|said|loves?|believes?|reads?|hates?) /.test(
		line,
	);

/** «أكلمه ولا أسكت؟», «ربنا مو سامعني»: words that elsewhere insult or complain, within longer ones that do not. */
const isAskedWithin = ({ label, at }: Match<keyof GuideLexicon>, all: readonly Match<keyof GuideLexicon>[]): boolean =>
	(label === 'insult' || label === 'complaint') &&
	all.some(
		(other) =>
			other.label === 'knowing' && other.at.length > at.length && at.every((index) => other.at.includes(index)),
	);

/** What a message says of the guide itself, or asks of it. */
function foundOfGuide(reading: Reading): readonly Match<keyof GuideLexicon>[] {
	const all = lexiconOf(reading.language).guide(reading.tokens);
	switch (reading.language) {
		case 'en':
			return withoutGifts(all);
		case 'fa':
			return all.filter((match) => !isToldOfOthers(match, reading));
		case 'ar':
			return all.filter((match) => !isAskedWithin(match, all));
		case 'es':
			return all;
	}
}

/** What a message to the guide wants: something of the guide itself, knowledge, or what any text may ask. */
export function weighGuideAsks(
	reading: Reading,
	{ ask: asked, sure }: Asked,
	events: readonly Event[],
	people: readonly Person[],
): Ask {
	const { tokens } = reading;
	if (reading.language === 'fa' && asksFactsOfLife(reading)) return 'knowledge';
	const line = tokens.map(({ word }) => word).join(' ');
	const isTold = remembersTelling(reading);
	const found = foundOfGuide(reading).filter(({ label }) => !(isTold && label === 'recite'));
	const covered = (...labels: (keyof GuideLexicon)[]) =>
		new Set(found.filter(({ label }) => labels.includes(label)).flatMap(({ at }) => at)).size;
	// «رئیسم حرفای تکراری می‌زنه»: it is not the guide that is complained of.
	const ofOthers = reading.language === 'fa' && complainsOfOthers(reading, people);
	const has = (label: keyof GuideLexicon) =>
		!(label === 'complaint' && ofOthers) && found.some((match) => match.label === label);
	const told = events.length > 0 || people.some((person) => person !== 'god');
	const short = tokens.length <= FEW_WORDS;
	const polite = covered('greeting', 'thanks', 'farewell');
	// "You did not answer what I asked you" reproaches, it does not ask what was said.
	const isReminded =
		reading.language === 'ar' &&
		(reminded.test(line) || covered('about_you') > covered('recall') || asksElse.test(line));
	// "¿Le cuentas a alguien lo que hablamos?" asks about the guide.
	const inSpanish = reading.language === 'es';
	if (inSpanish && events.length === 0 && covered('about_you') > Math.max(covered('recall'), covered('recite')) + 1)
		return 'about_you';
	if (has('recall') && !isReminded && !setsRight(reading, line) && covered('complaint') < covered('recall'))
		return 'recall';
	// «كلبي مريض»
	const ofAnimal = reading.language === 'ar' && people[0] === 'animal' && events.length > 0;
	const mostlyInsult = !ofAnimal && covered('insult') * 2 >= tokens.length;
	// "Am I stupid" insults nobody.
	const ofOneself = reading.language === 'en' && /(?:^| )(?:am i|i am|i'm|im|was i|i feel)(?: |$)/.test(line);
	if (has('insult') && !ofOneself && (mostlyInsult || (short && !told))) return 'insult';
	const closing = tokens.filter(({ sentence }) => sentence === tokens.at(-1)?.sentence).length;
	// "I read your poem to my nan. Thanks": the last sentence is nothing but thanks.
	const thanksLast = found.some(
		({ label, at, last }) => label === 'thanks' && at.length === closing && last === tokens.length - 1,
	);
	if (thanksLast && !reading.asking.some(Boolean)) return 'thanks';
	if (reading.language === 'ar' && asked === 'meaning' && ownDream.test(line)) return 'meaning';
	if (reading.language === 'ar' && asked === 'meaning' && anybodysDream.test(line)) return 'knowledge';
	// «شعرای حافظو برام می‌خوند، حالا زیر خاکه»
	const isRemembered =
		reading.language === 'fa' &&
		remembers(
			reading,
			events.some((event) => grave.has(event)),
		);
	// "¿Cuánto mide la Torre Eiffel?" names no card.
	const plainlyOff = (inSpanish || reading.language === 'en') && covered('off_topic') > covered('topics') + 1;
	if (has('topics') && !has('complaint') && !isRemembered && !plainlyOff) {
		// "Mi novio es frío como la luna" asks of no card.
		const likens = inSpanish && people.length > 0 && covered('knowing') <= 1 && !/[?¿]/.test(reading.text);
		if (likens && asked === 'speak') return 'speak';
		if (asked === 'speak' && !has('knowing') && !has('recite') && tellsOfSomebody(reading, line)) return 'speak';
		const isRead = reading.language === 'ar' && covered('recite') > covered('knowing') + 1;
		if (has('recite') && (!has('knowing') || isRead)) return 'recite';
		const asksOfFact = asked === 'will' && !sure && reading.asking.some(Boolean);
		if (has('knowing') || asksOfFact || (tokens.length <= 4 && polite === 0))
			return has('about_you') && !has('knowing') ? 'about_you' : 'knowledge';
	}
	const reproaches = reading.language === 'ar' && covered('complaint') > covered('recite');
	// «شعر نمی‌خوام، یه جواب درست بده»: a poem that is not wanted.
	const reproachesTale = has('recite') && covered('complaint') > covered('recite');
	if ((reading.language === 'fa' || inSpanish) && reproachesTale) return 'complaint';
	// "Hasta aquí por hoy, mañana te cuento más"
	if (inSpanish && has('recite') && covered('farewell') > covered('recite')) return 'farewell';
	if (has('recite') && asked !== 'how' && !told && !isRemembered && !reproaches) return 'recite';
	const ofOther =
		(reading.language === 'ar' && isOfOthersInArabic(line, people)) || (inSpanish && isOfOthersInSpanish(line, people));
	const praises = reading.language === 'ar' && covered('thanks') > covered('complaint');
	if (has('complaint') && praises) return 'thanks';
	if (has('complaint') && !ofOther) return 'complaint';
	// «شارژ گوشیم داره تموم میشه، تا فردا»
	const leaves = reading.language === 'fa' && covered('farewell') > covered('off_topic');
	const asksAfterUs = reading.language === 'ar' && short && covered('greeting') > covered('off_topic');
	const isOff = !leaves && !isRemembered && !asksAfterUs && (!told || covered('off_topic') > 1);
	if (has('off_topic') && isOff) return 'off_topic';
	// "How are you today?" greets, although it asks something of the guide.
	if (inSpanish && addressesGuide(reading, asked, people)) return 'about_you';
	const greets = short && covered('greeting') > covered('about_you');
	if (has('about_you') && !greets) return 'about_you';
	if (asked === 'joy' && (told || polite * 2 < tokens.length)) return 'joy';
	const asks = sure && reading.asking.some(Boolean);
	if (polite > 0 && (polite * 2 >= tokens.length || (short && !told && !asks))) {
		// "Hola, buenas noches"
		if (inSpanish && covered('greeting') > covered('farewell') && !has('thanks')) return 'greeting';
		// «سلام شبتون بخیر»
		if (reading.language === 'fa' && opensInPersian.test(line)) return 'greeting';
		for (const label of ['farewell', 'thanks', 'greeting'] as const) if (has(label)) return label;
	}
	// A longer message that ends with a farewell.
	const last = tokens.length - 1;
	const isGrave = events.some((event) => grave.has(event));
	if (
		!reading.asking.some(Boolean) &&
		!isGrave &&
		found.some((match) => match.label === 'farewell' && (match.last >= last - 1 || leavesFirst(match, reading)))
	)
		return 'farewell';
	if (has('recite') && !isRemembered && !isReminded) return 'recite';
	const asksOfFacts = asked === 'will' && !sure && events.length === 0 && reading.asking.some(Boolean);
	return asksOfFacts ? weighFactAsked(reading, people) : asked;
}

/** A greeting that wishes a good night on coming. */
const opensInPersian = /^(?:سلام|درود)(?! .*(?:خداحافظ|خدافظ|برم|میرم|فعلا|تا بعد|تشکر|ممنون|مرسی|دمت|بخوابم))/;

/**
 * A question of fact: about the asker it asks what was told before, else it is looked up in the knowledge. Where something
 * happened, that is asked about: "is my husband cheating".
 */
function weighFactAsked(reading: Reading, people: readonly Person[]): Ask {
	const { tokens, language } = reading;
	const isPersianToGuide = language === 'fa' && people.every((person) => person === 'god');
	if (isPersianToGuide && tokens.some(({ word }) => toGuide.test(word))) return 'about_you';
	if (language === 'es' && people.every(isAnybody) && tokens.some(({ word }) => toGuideInSpanish.test(word)))
		return 'about_you';
	// "¿Qué pájaro le llevaba noticias a Salomón?": somebody of a tale was not told of before.
	const named = language === 'es' ? people.filter((person) => !isAnybody(person)) : people;
	return hasMark(reading, 'self') || named.length > 0 ? 'recall' : 'knowledge';
}
