import type { Ask, Event } from '../heard.ts';
import type { Match } from '../text/phrases.ts';
import type { Token } from '../text/token.ts';
import {
	comesOrNot,
	hasAskedBefore,
	isCloudedInArabic,
	isHowLong,
	isReported,
	isSorrow,
	newsInArabic,
	willBe,
} from './arabic-asks.ts';
import { hasMark, type Reading, sentenceOf } from './reading.ts';

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
const clouded = /(?<!\p{L})(?:but|yet|not sure|unsure|deported|doubts|ولی|اما|لكن|لکن|ولكن|pero)(?!\p{L})/u;

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

/** An ask, and whether words told it. */
export type Asked = { readonly ask: Ask; readonly sure: boolean };

/** The words behind the last comma: «الدكتورة قالت لازم راحة، هيثبت؟» asks with these. */
function behindComma({ text }: Reading, tokens: readonly Token[]): readonly Token[] {
	for (let index = tokens.length - 1; index > 0; index--) {
		const [before, token] = [tokens[index - 1], tokens[index]];
		if (before && token && /[,،:–—-]/u.test(text.slice(before.to, token.from))) return tokens.slice(index);
	}
	return tokens;
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

/** "Le gustaré?", "estará molesta conmigo?", "me seguirá queriendo?": what somebody else feels. */
const feels =
	/\b(?:gustar[ae]n?|querra|amara|odiara|extranara|echara de menos|pensara|sentira|(?:estara|seguira) (?:(?:muy|tan|todavia|aun) )?(?:molest[oa]|enojad[oa]|enfadad[oa]|orgullos[oa]|enamorad[oa]|celos[oa]|dolid[oa]|resentid[oa]|queriendo|pensando|amando)|importare|caere|dolera)\b/;

/** What the words behind the last comma ask in Spanish: "no lo encuentro, aparecerá?", "murió a los dos meses, la abandoné?". */
function asksAtTheEnd(reading: Reading, tokens: readonly Token[]): Asked | null {
	const tail = behindComma(reading, tokens);
	const last = tail.at(-1);
	if (!last || tail.length === tokens.length || tail.length > 8) return null;
	if (!/^\s*\?/.test(reading.text.slice(last.to))) return null;
	if (reading.marks.some(({ label, first }) => label === 'or' && tokens.includes(reading.tokens[first] as Token)))
		return null;
	const letters = ({ from, to }: Token) => reading.text.slice(from, to).toLowerCase();
	// What a question word has asked before is not asked anew: "¿cómo le digo que sí, que vendré?"
	const head = tokens.slice(0, tokens.length - tail.length);
	if (head.some((token) => /^(?:qué|cómo|cuándo|dónde|quién|cuál|porqué)$/.test(letters(token)))) return null;
	if (head.some((token) => token.word === 'por') && /por qu[eé]/i.test(reading.text)) return null;
	const verb = tail.find(
		({ word }) => !/^(?:y|me|te|le|lo|la|los|las|les|nos|se|ya|si|algun|dia|el|ella|entonces)$/.test(word),
	);
	if (verb && feels.test(tail.map(({ word }) => word).join(' '))) return { ask: 'feelings_of', sure: true };
	if (verb && /(?:[aeid]r)(?:á|án|ás|é|emos)$/.test(letters(verb)) && reading.how.comes?.test(verb.word) !== false)
		return { ask: 'will', sure: true };
	// "Lo interno?", "la duermo?"
	const plain = `${tail.map(({ word }) => word).join(' ')} `;
	if (
		tail.length <= 4 &&
		/^(?:(?:y|entonces|mejor) )?(?:se )?(?:lo|la|le|los|las|les) (?!encuentro|recupero|gano|intereso|gusto|consigo|apruebo|paso|logro|extrano|quiero|tengo|merezco|conozco|importo|hago bien)[a-z]{2,}o $/.test(
			plain,
		)
	)
		return { ask: 'should', sure: true };
	if (/^(?:y )?(?:estoy|hago|hice|obre|hicimos) mal $/.test(plain)) return { ask: 'forgiven', sure: true };
	// "La abandoné?", "hice mal?": one's own deed, done, and nothing else asked.
	if (
		verb &&
		tail.length <= 3 &&
		/^(?:l[aeo]s? )?(?:abandon|traicion|descuid|mat|fall|dej)(?:é|e)$/.test(tail.map(letters).join(' '))
	)
		return { ask: 'forgiven', sure: true };
	return null;
}

/** "Como" that likens or counts: "tal como está", "mandé como 200"; "para que" that tells an end: "para que lo vieran". */
function isNoQuestionWord({ text, tokens, language }: Reading, { label, first, last }: Match<Ask>): boolean {
	const [own, before, next] = [tokens[first], tokens[first - 1], tokens[last + 1]];
	if (language !== 'es' || !own) return false;
	const letters = text.slice(own.from, tokens[last]?.to).toLowerCase();
	if (!before || before.sentence !== own.sentence) return false;
	if (label === 'how' && letters === 'como')
		return (
			/^(?:tal|asi|tanto|tanta|igual|mandad\p{L}+|hace|somos|soy|son|es|estoy|esta|ando|vivo|siento)$/u.test(
				before.word,
			) || /^(?:\d+|unos|unas|siempre|nunca|antes|loca|loco|tonta|tonto)$/.test(next?.word ?? '')
		);
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

function inSentence(reading: Reading, sentence: number): Asked | null {
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
	const orNot = hasMark(reading, 'or_not', sentence);
	if (!asking && !orNot) found.delete('feelings_of');
	const or = hasMark(reading, 'or', sentence) && !orNot;
	if (or && (asking || tokens.length <= SHORT) && !found.has('forgiven') && !found.has('feelings_of'))
		found.add('which');
	if (orNot && (asking || tokens.length <= SHORT)) found.add(comesOrNot(reading, tokens) ? 'will' : 'should');
	if (!asking) return best(found);
	if (reading.language === 'ar' && !found.has('forgiven') && !found.has('which')) {
		const told = asksBehindComma(reading, tokens);
		if (told) return told;
	}
	if (reading.language === 'es' && !found.has('forgiven') && !found.has('which') && !found.has('meaning')) {
		const told = asksAtTheEnd(reading, tokens);
		if (told) return told;
	}
	for (const match of reading.inQuestion)
		if (sentenceOf(reading, match) === sentence && !isRelative(reading, match)) found.add(match.label);
	if (isHowLong(reading)) found.delete('should');
	if (!found.has('will') && weighsAct(reading, tokens)) found.add('should');
	const { comes } = reading.how;
	if (found.size === 0 && comes && tokens.some(({ word }) => comes.test(word))) {
		return { ask: 'will', sure: true };
	}
	return best(found) ?? { ask: unsure(reading, tokens, sentence), sure: false };
}

function isGladNews(reading: Reading): boolean {
	const told = reading.events.map(({ label }) => label.event);
	if (isSorrow(reading, told)) return false;
	const joyful = reading.marks.filter(({ label }) => label === 'joyful');
	if (told.some((event) => sad.has(event)))
		return (
			!isCloudedInArabic(reading) &&
			joyful.some(({ at }) => at.length > 1) &&
			told.every((event) => !sad.has(event) || mendable.has(event))
		);
	const tellsBut = clouded.test(reading.text) || isCloudedInArabic(reading);
	const isClouded = tellsBut && !reading.text.includes('!');
	if ((joyful.length > 0 && !isClouded) || /[\u{1F60D}\u{1F389}\u{1F973}\u{1F38A}\u{1F979}]/u.test(reading.text))
		return true;
	const exclaims = /!|\p{Extended_Pictographic}|:\)|<3/u.test(reading.text);
	const cries = told.some((event) => troubling.has(event));
	// "I got promoted but now my friends are my staff", "she got in and I can't afford it": more is told than the good.
	if (!exclaims && (tellsBut || told.some((event) => costing.has(event)))) return false;
	const news = reading.language === 'ar' ? newsInArabic(reading) : told;
	return news.some((event) => joys.has(event) || (glad.has(event) && exclaims && !cries));
}

/** What is wanted of the answer: what the last sentence that asks anything asks. */
export function weighAsks(reading: Reading): Asked {
	for (let sentence = reading.asking.length - 1; sentence >= 0; sentence--) {
		const asked = inSentence(reading, sentence);
		if (asked) return asked;
	}
	return { ask: isGladNews(reading) ? 'joy' : 'speak', sure: false };
}
