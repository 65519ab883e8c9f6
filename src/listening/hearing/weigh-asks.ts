import type { Ask, Event } from '../heard.ts';
import type { Match } from '../text/phrases.ts';
import type { Token } from '../text/token.ts';
import {
	askOpened,
	comesOrIsLost,
	comesOrNot as comesOrNotInArabic,
	hasAskedBefore,
	isCloudedInArabic,
	isHowLong,
	isReported,
	isSorrow,
	newsInArabic,
	proposesAct,
	willBe,
} from './arabic-asks.ts';
import { type Asked, behindComma } from './behind-comma.ts';
import {
	comesOrNotInPersian,
	isClouded,
	isOrItsDenial,
	isSetByOthers,
	isToldBeforeHow,
	isWondered,
	settleInPersian,
} from './persian-asks.ts';
import { criesForJoy } from './read-english.ts';
import { hasMark, type Reading, sentenceOf } from './reading.ts';
import { asksAtTheEnd, foretells, mends } from './spanish-asks.ts';
import { isOfWhom } from './unmarked-spanish.ts';

/** Which ask a sentence means where it shows several. */
const precedence: readonly Ask[] = [
	'joy',
	'meaning',
	'forgiven',
	'which',
	'why',
	'feelings_of',
	'how',
	'should',
	'will',
];

/** Told without a question these are joy; the others only where the words show it. */
const joys: ReadonlySet<Event> = new Set(['birth', 'success']);
const glad: ReadonlySet<Event> = new Set([
	'birth',
	'success',
	'new_job',
	'wedding',
	'pregnancy',
	'migration',
	'home',
	'in_love',
	'journey',
	'business',
	'exam',
]); // prettier-ignore
const sad: ReadonlySet<Event> = new Set([
	'death',
	'illness',
	'betrayal',
	'separation',
	'dismissal',
	'eviction',
	'loneliness',
	'tiredness',
	'fear',
	'anger',
	'guilt',
	'shame',
	'debt',
	'theft',
	'unrequited',
	'quarrel',
	'awaiting',
	'jealousy',
]); // prettier-ignore

/** Sad ones that can end well: words of joy outweigh them. */
const mendable: ReadonlySet<Event> = new Set(['illness', 'quarrel', 'awaiting', 'debt']);

/** An exclamation mark beside these is a cry: "I can't find my passport and I fly tomorrow!" */
const troubling: ReadonlySet<Event> = new Set(['lost_thing', 'work_trouble', 'court', 'job_search']);

/** Good news that costs: told without a cry of joy beside one of these, it is told for the trouble in it. */
const costing: ReadonlySet<Event> = new Set(['money', 'debt', 'work_trouble', 'court', 'lost_thing']);
const clouded =
	/(?<!\p{L})(?:but|yet|regret|can['’]?t bring myself|can['’]?t face|dreading|supposed to be (?:me|us)|(?:instead of|over) me|should(?: have|['’]ve) been me|[iI] (?:trained (?:him|her)|(?:auditioned|applied|interviewed) for)|pretend|wrong (?:file|results?|person)|said yes to (?:him|her|another|some)|and (?:my|his|her) \p{L}+ (?:didn|hasn|isn|wasn)['’]?t|not sure|unsure|deported|doubts|ولی|اما|لكن|لکن|ولكن|pero|sin embargo|y ahora (?:no|nadie|ya no|todos|todas|tengo|mis? \p{L}+ (?:no|ya))|y (?:no (?:siento|puedo|duermo|me alegro|quiero|sé)|lloro|lloramos|me siento (?:sol[oa]|triste|mal|vac[ií][oa])|tengo (?:miedo|pánico|ansiedad)|estoy (?:agotad|triste|asustad|sol|deprimid)[oa]|(?:(?:mis?|las?|los|el|sus?) \p{L}+ |él |ella |ellos |ellas )?(?:ya )?(?:ni|nadie)|(?:él|ella|ellos|ellas) (?:ya )?no|(?:mis?|las?|los|el|sus?) \p{L}+ (?:ya )?no))(?!\p{L})/u;

/** Longer sentences with an "or" in them tell more often than they ask. */
const SHORT = 14;

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word);

/** Whether the asker weighs an act of their own in the sentence. */
function weighsAct({ how, language }: Reading, tokens: readonly Token[]): boolean {
	const { weighs, opens } = how;
	if (opens?.test(`${wordsOf(tokens).join(' ')} `)) return true;
	if (!weighs) return false;
	return tokens.some(({ word, clause }, index) => {
		if (!weighs.test(word)) return false;
		const before = tokens[index - 1];
		// In Arabic nouns look the same, so the verb has to begin its clause.
		return (
			language !== 'ar' ||
			!before ||
			before.clause !== clause ||
			/^(?:هل|واش|ولا|ام|او|و|تری|طب|طیب|بقی|یعنی|وهل)$/.test(before.word)
		);
	});
}

/** "Me" as the one whom somebody feels something for. */
const toMe =
	/^(?:me|conmigo|منو|مرا|بهم|ازم|باهام|فینی|فیا|فیی|مین?ی|منی|عنی|معی|معایا|معای|لی|ب?(?:ی|ت)\p{L}{2,}نی)$/u;

/** What is asked where no words of the lexicon tell it; `sure` is false. */
function unsure(reading: Reading, tokens: readonly Token[], sentence: number): Ask {
	const somebody =
		hasMark(reading, 'somebody', sentence) ||
		reading.people.some((match) => match.label !== 'god' && sentenceOf(reading, match) === sentence);
	if (somebody && tokens.some(({ word }) => toMe.test(word))) return 'feelings_of';
	return 'will';
}

/** What the words behind the last comma ask by themselves, in Arabic, where the matter is told first and then asked about. */
function asksBehindComma(reading: Reading, tokens: readonly Token[]): Asked | null {
	const tail = behindComma(reading, tokens);
	if (tail.length === tokens.length) return null;
	const isIn = ({ first }: { readonly first: number }) => tail.some((token) => token === reading.tokens[first]);
	const found = new Set([...reading.always, ...reading.inQuestion].filter(isIn).map(({ label }) => label));
	if (reading.marks.some((match) => match.label === 'or' && isIn(match))) return null;
	if (!found.size && hasAskedBefore(reading, tokens, tail)) return null;
	const [opener] = tail;
	const { comes } = reading.how;
	if (!found.size && opener && willBe.test(opener.word) && comes) found.add('will');
	else if (!found.has('will') && weighsAct(reading, tail)) found.add('should');
	const ask = precedence.find((one) => found.has(one));
	return ask ? { ask, sure: true } : null;
}

const bareYesOrNo = /^(?:si|o|no|un|nomas|solo|nada|mas|y|ya|dime|responde|contesta|quiero|saber|por|favor|porfa)$/;

/** "Will I get the flat or not" asks what comes, "do I go or not" whether to go. */
const comesOrNotInEnglish =
	/(?:^| )(?:will|won't|wont|gonna|am i (?:getting|gonna|going to be|being)|(?:is|are|does|did|has|have|was) (?:he|she|they|it|my|the|this|that|there|we))(?: |$)/;

/** "Paso el año o no": nobody weighs that. */
const comesOfItself =
	/^(?:y |pero |al final |entonces )*(?:(?:paso|salvo|saco) (?:el|la|de) |(?:lo |la )?(?:apruebo|gano|ganamos|consigo|logro|recupero|encuentro) |quedo (?:en|embarazada|seleccionad[oa]) |(?:me|nos) (?:sale|toca|llaman|llama|dan|va|quiere|escribe|contratan|ascienden|pagan) )/;

/** «میاد یا نه» and «هيرجع ولا لأ» ask what comes, «برم یا نه» and «أروح ولا لا» whether to go. */
function comesOrNot(reading: Reading, tokens: readonly Token[]): boolean {
	const { language, how } = reading;
	// "Sí o no nomás", "me darán el crédito o ni de broma"
	if (language === 'es')
		return (
			tokens.every(({ word }) => bareYesOrNo.test(word)) ||
			comesOfItself.test(wordsOf(tokens).join(' ')) ||
			foretells(reading, behindComma(reading, tokens)) ||
			(!how.opens?.test(`${wordsOf(tokens).join(' ')} `) && tokens.some(({ word }) => how.comes?.test(word)))
		);
	// «روشنه یا نه», «باز میشه امسال یا نه»: nobody weighs an act.
	if (language === 'fa') return comesOrNotInPersian(tokens, how.weighs);
	if (language === 'en') return comesOrNotInEnglish.test(wordsOf(tokens).join(' '));
	return comesOrNotInArabic(reading, tokens);
}

/** "Como" that likens or counts: "tal como está", "mandé como 200"; "para que" that tells an end: "para que lo vieran". */
function isNoQuestionWord({ text, tokens, language }: Reading, { label, first, last }: Match<Ask>): boolean {
	const [own, before, next] = [tokens[first], tokens[first - 1], tokens[last + 1]];
	// "I don't know how to start": what follows is told.
	if (language === 'en' && label === 'how' && /^(?:start|begin)$/.test(next?.word ?? ''))
		return tokens.length > last + 2;
	if (language !== 'es' || !own) return false;
	const letters = text.slice(own.from, tokens[last]?.to).toLowerCase();
	if (!before || before.sentence !== own.sentence) return false;
	if (label === 'which' && isOfWhom(tokens, first)) return true;
	if (label === 'how' && letters === 'como')
		return (
			/^(?:tal|asi|tanto|tanta|igual|mandad\p{L}+|hace|somos|soy|son|es|estoy|esta|ando|vivo|siento)$/u.test(
				before.word,
			) || /^(?:\d+|unos|unas|siempre|nunca|antes|loca|loco|tonta|tonto)$/.test(next?.word ?? '')
		);
	if (label === 'why' && before.word === 'que') return true;
	// In front it asks.
	return label === 'why' && letters === 'para que' && !/^(?:y|pero|entonces|ay)$/.test(before.word);
}

/** "Qué onda con él", but "qué onda con el 40". */
function isOfHim({ text, tokens, language }: Reading, { label, last }: Match<Ask>): boolean {
	const next = tokens[last + 1];
	return (
		language === 'es' &&
		label === 'meaning' &&
		tokens[last]?.word === 'con' &&
		text.slice(next?.from, next?.to) === 'él'
	);
}

/** Where somebody is only told of by it: "olvidar a alguien que no me quiere". */
function isRelative({ tokens, language }: Reading, { label, first }: Match<Ask>): boolean {
	// «ياخذ البنت اللي يحبها»
	if (language === 'ar' && label === 'feelings_of')
		return (
			/^(?:اللی|یلی|الی|الذی|التی|الذین)$/.test(tokens[first - 1]?.word ?? '') &&
			!/^(?:شو|ایش|وش|ایه|شنو|ما|ماذا|مین)$/.test(tokens[first - 2]?.word ?? '')
		);
	if (
		language !== 'es' ||
		label !== 'feelings_of' ||
		!/^que(?: no)?$/.test(`${tokens[first - 2]?.word === 'que' ? 'que ' : ''}${tokens[first - 1]?.word}`)
	)
		return false;
	const at = tokens[first - 1]?.word === 'que' ? first - 2 : first - 3;
	return /^(?:alguien|persona|hombre|mujer|tipo|tipa|chico|chica|el|la|los|quien|gente|uno|una|madre|padre|hijo|hija|mujer|pareja)$/.test(
		tokens[at]?.word ?? '',
	);
}

/** A lone question word within a phrase that tells more: "cómo" in "cómo me irá". */
const isPartOfLonger = ({ inQuestion }: Reading, { first }: Match<Ask>): boolean =>
	inQuestion.some(({ at }) => at.length > 1 && at.includes(first));

/** Arabic: a word within what asks otherwise: «شو ذنبي». */
const isWithin = ({ language, always }: Reading, { label, at }: Match<Ask>): boolean =>
	language === 'ar' &&
	always.some((one) => one.label !== label && one.at.length > at.length && at.every((index) => one.at.includes(index)));

const wonders = (reading: Reading, match: Match<Ask>) => reading.language === 'fa' && isWondered(reading, match);

function inSentence(reading: Reading, sentence: number): Asked | null {
	const { language } = reading;
	const best = (found: ReadonlySet<Ask>): Asked | null => {
		const ask = precedence.find((one) => found.has(one));
		return ask ? { ask, sure: true } : null;
	};
	const tokens = reading.tokens.filter((token) => token.sentence === sentence);
	const asking = (reading.asking[sentence] ?? false) && !isReported(reading, tokens);
	const found = new Set<Ask>();
	for (const match of reading.always) {
		if (sentenceOf(reading, match) !== sentence) continue;
		// "I know how": a lone question word does not ask by itself.
		if (!asking && match.at.length === 1 && reading.how.asksInFront) continue;
		if (asking && match.at.length === 1 && isPartOfLonger(reading, match)) continue;
		if (isNoQuestionWord(reading, match) || isRelative(reading, match)) continue;
		found.add(isOfHim(reading, match) ? 'feelings_of' : match.label);
	}
	const orNot = hasMark(reading, 'or_not', sentence) || (reading.language === 'fa' && isOrItsDenial(tokens));
	if (!asking && !orNot) found.delete('feelings_of');
	const isSet = reading.language === 'fa' && !asking && isSetByOthers(tokens);
	const or = hasMark(reading, 'or', sentence) && !orNot && !isSet;
	// «هشوفها تاني ولا خلاص راحت؟»
	const isOrLost = reading.language === 'ar' && comesOrIsLost(tokens);
	if (or && (asking || tokens.length <= SHORT) && !found.has('forgiven') && !found.has('feelings_of'))
		found.add(isOrLost ? 'will' : 'which');
	if (orNot && (asking || tokens.length <= SHORT)) found.add(comesOrNot(reading, tokens) ? 'will' : 'should');
	if (!asking) return best(found) ?? (proposesAct(reading) ? { ask: 'should', sure: true } : null);
	if (reading.language === 'ar' && !found.has('forgiven') && !found.has('which')) {
		const told = asksBehindComma(reading, tokens);
		if (told) return told;
	}
	const opened = found.has('which')
		? null
		: (askOpened(reading, behindComma(reading, tokens)) ?? askOpened(reading, tokens));
	if (opened) return { ask: opened, sure: true };
	const mended = language === 'es' && mends(reading, tokens);
	if (mended) return mended;
	if (language === 'es' && !found.has('forgiven') && !found.has('which') && !found.has('meaning')) {
		const told = asksAtTheEnd(reading, tokens);
		if (told) return told;
	}
	for (const match of reading.inQuestion)
		if (
			sentenceOf(reading, match) === sentence &&
			!isRelative(reading, match) &&
			!wonders(reading, match) &&
			!isWithin(reading, match) &&
			!(match.label === 'which' && language === 'es' && isOfWhom(reading.tokens, match.first))
		)
			found.add(match.label);
	if (reading.language === 'fa' && isToldBeforeHow(reading, sentence)) found.delete('feelings_of');
	if (isHowLong(reading)) found.delete('should');
	if (!found.has('will') && weighsAct(reading, tokens)) found.add('should');
	if (reading.language === 'fa') settleInPersian(tokens, found);
	const { comes } = reading.how;
	if (found.size === 0 && comes && tokens.some(({ word }) => comes.test(word))) {
		return { ask: 'will', sure: true };
	}
	return best(found) ?? { ask: unsure(reading, tokens, sentence), sure: false };
}

/** "My friend got engaged to the guy I was in love with" */
const hasLovedThem =
	/\b(?:guy|man|boy|lad|girl|woman|one|person|bloke) (?:that |who |whom )?i(?:'m|’m|'ve|’ve)? (?:am |was |have |had |still |always |once |used to |been |secretly )*(?:in love with|love|loved|like|liked|wanted|fancied|fancy|dated|had a crush on)\b/i;

function isGladNews(reading: Reading): boolean {
	const told = reading.events.map(({ label }) => label.event);
	if (isSorrow(reading, told)) return false;
	if (reading.language === 'en' && hasLovedThem.test(reading.text)) return false;
	if (reading.language === 'en' && !clouded.test(reading.text) && criesForJoy(reading.text)) return true;
	const joyful = reading.marks.filter(({ label }) => label === 'joyful');
	// «آشتی کردم ولی دلم صاف نیست»
	const isMixed = reading.language === 'fa' && clouded.test(reading.text) && !reading.text.includes('!');
	if (reading.language === 'fa' && isClouded(reading.text)) return false;
	if (isMixed && told.some((event) => sad.has(event))) return false;
	if (told.some((event) => sad.has(event)))
		return (
			!isCloudedInArabic(reading) &&
			!(reading.language === 'es' && clouded.test(reading.text) && !reading.text.includes('!')) &&
			joyful.some(({ at }) => at.length > 1) &&
			told.every((event) => !sad.has(event) || mendable.has(event))
		);
	// English: "I got in!! but I can't pay for it".
	const last = reading.language === 'en' ? reading.text.slice(reading.text.lastIndexOf('!') + 1) : reading.text;
	const tellsBut = clouded.test(last) || isCloudedInArabic(reading);
	const isBut = tellsBut && (reading.language === 'en' || !reading.text.includes('!'));
	if ((joyful.length > 0 && !isBut) || /[\u{1F60D}\u{1F389}\u{1F973}\u{1F38A}\u{1F979}]/u.test(reading.text))
		return true;
	if (isBut && reading.language === 'en') return false;
	const exclaims = /!|\p{Extended_Pictographic}|:\)|<3/u.test(reading.text);
	const cries = told.some((event) => troubling.has(event));
	// "I got promoted but now my friends are my staff", "she got in and I can't afford it": more is told than the good.
	if (!exclaims && (tellsBut || told.some((event) => costing.has(event)))) return false;
	const news = reading.language === 'ar' ? newsInArabic(reading) : told;
	return news.some((event) => joys.has(event) || (glad.has(event) && exclaims && !cries));
}

const losses: ReadonlySet<Event> = new Set(['death', 'theft']);
const tellsOfLoss = ({ events }: Reading) => events.some(({ label }) => losses.has(label.event) && !label.weak);

/** What is wanted of the answer: what the last sentence that asks anything asks. */
export function weighAsks(reading: Reading): Asked {
	for (let sentence = reading.asking.length - 1; sentence >= 0; sentence--) {
		const asked = inSentence(reading, sentence);
		// "Me robaron el coche, qué alegría": nobody is congratulated on that.
		if (asked?.ask === 'joy' && reading.language === 'es' && tellsOfLoss(reading)) return { ask: 'speak', sure: false };
		// «چرا آتیش می‌گیرم؟ مریضم من؟»: what is surely asked before.
		const isLoose = reading.language === 'fa' && asked && !asked.sure;
		const before = isLoose && sentence > 0 ? inSentence(reading, sentence - 1) : null;
		if (before?.sure && reading.asking[sentence - 1]) return before;
		if (asked) return asked;
	}
	return { ask: isGladNews(reading) ? 'joy' : 'speak', sure: false };
}
