import type { Language } from '#src/language/languages.ts';
import type { Event, Person } from '../heard.ts';
import { type EventLabel, type Lexicon, lexiconOf } from '../lexicon/lexicons.server.ts';
import type { Mark } from '../lexicon/shape.ts';
import { iraqiOrs, withoutNor } from '../text/arabic-or.ts';
import { guessLanguage } from '../text/guess-language.ts';
import { isDenied } from '../text/negation.ts';
import { longestMatches, type Match } from '../text/phrases.ts';
import { readTokens } from '../text/read-tokens.ts';
import type { Token } from '../text/token.ts';
import { asGladPassing, asksOfName, isShall, namesIn, toTeacher } from './read-english.ts';
import { isHelperVerb, isNobody } from './read-spanish.ts';
import type { Reading } from './reading.ts';
import { asksAnywhere, asksUnmarked, tellsWhen } from './unmarked-spanish.ts';

const isPerson = (match: Match<Person | 'none'>): match is Match<Person> => match.label !== 'none';
const isEvent = (match: Match<EventLabel>): match is Match<NonNullable<EventLabel>> => match.label !== null;
/** What did not happen where it is denied; the others are matters, and a matter stays one: «هنوز جواب نداده». */
const deniable: ReadonlySet<Event> = new Set([
	'death',
	'illness',
	'birth',
	'pregnancy',
	'betrayal',
	'separation',
	'quarrel',
	'wedding',
	'in_love',
	'dismissal',
	'eviction',
	'theft',
	'court',
	'military',
	'exam',
	'new_job',
	'job_search',
	'success',
	'guilt',
	'shame',
	'fear',
	'tiredness',
	'anger',
	'jealousy',
	'loneliness',
	'debt',
	'migration',
	'journey',
	'lost_thing',
]); // prettier-ignore
const openers = new Set([
	'and',
	'but',
	'so',
	'then',
	'ok',
	'hey',
	'hafez',
	'y',
	'pero',
	'entonces',
	'ahora',
	'pues',
	'oye',
	'hola',
	'buenas',
	'disculpa',
	'porfa',
	'bueno',
	'or',
	'o',
	'god',
	'please',
	'pls',
	'plz',
	'abeg',
	'hi',
	'hello',
	'hiya',
	'yo',
	'lol',
	'omg',
	'honestly',
	'now',
	'well',
	'because',
]); // prettier-ignore

/** "When I was small" does not ask; "when will", "when does" do. */
const auxiliary =
	/^(?:will|is|are|am|do|does|did|should|can|could|would|shall|was|were|has|have|the|else|on|one|of|now|even)$/;
/** "He broke my trust should I forgive him": an English verb before its subject asks wherever it stands. */
const inverted =
	/^(?:(?:will|wil|should|shud|shall|do|did|does|can|could|am|is|are|was|were) (?:i|he|she|we|they)|wil?l it)$/;
/** "After two rounds of IVF is it time to stop". */
const isItBehind = /^is it (?:time|ok|okay|worth|wrong|too|normal|possible|bad|selfish|mad|daft|fair|right|me|my)$/;
/** "So did he", "all I am I owe to him": before these it tells. */
const keepsStatement =
	/^(?:so|neither|nor|as|than|only|never|seldom|hardly|rarely|not|like|i|he|she|we|they|you|it|who|that|all)$/;
const subordinating = new Set(['when', 'where', 'who', 'which']);
const accented = /[áéíóú]/;

/** Whether a question word stands where it asks, in a language that puts it in front. */
function inFront(text: string, tokens: readonly Token[], { first }: Match<unknown>): boolean {
	const [token, before, next] = [tokens[first], tokens[first - 1], tokens[first + 1]];
	if (!token) return false;
	if (subordinating.has(token.word)) return next ? auxiliary.test(next.word) : true;
	if (asksAnywhere(tokens, first)) return true;
	if (tellsWhen(text, tokens, first)) return false;
	if (before && before.clause === token.clause && !openers.has(before.word))
		return (
			(isItBehind.test(`${token.word} ${next?.word ?? ''} ${tokens[first + 2]?.word ?? ''}`) &&
				before.word !== 'what') ||
			(inverted.test(`${token.word} ${next?.word ?? ''}`) && !keepsStatement.test(before.word))
		);
	// Spanish: "cuándo" asks; without its accent only where the sentence begins.
	if (!/^(?:que|como|cuando|donde|adonde|quien|cual|cuanto)$/.test(token.word)) return true;
	return accented.test(text.slice(token.from, token.to)) || !before || before.sentence !== token.sentence;
}

/** "Esta mañana", "por la mañana": a morning, not tomorrow. */
const isMorning = (tokens: readonly Token[], { label, first }: Match<Mark>, language: string) =>
	language === 'es' &&
	label === 'ahead' &&
	tokens[first]?.word === 'mañana' &&
	/^(?:esta|la|cada|toda|media|aquella|una)$/.test(tokens[first - 1]?.word ?? '');

function findAsking(
	text: string,
	tokens: readonly Token[],
	marks: readonly Match<Mark>[],
	how: Lexicon['how'],
	language: Language,
) {
	const denied = marks.filter(({ label }) => label === 'no_question').flatMap(({ at }) => at);
	const words = marks.filter(
		(match) =>
			match.label === 'question' &&
			!match.at.some((index) => denied.includes(index)) &&
			(!how.asksInFront || inFront(text, tokens, match)),
	);
	const sentences = (tokens.at(-1)?.sentence ?? -1) + 1;
	return Array.from({ length: sentences }, (_, sentence) => {
		const last = tokens.findLast((token) => token.sentence === sentence);
		const next = tokens.find((token) => token.sentence === sentence + 1);
		const behind = text.slice(last?.to ?? 0, next?.from ?? text.length);
		return (
			/[?؟]/.test(behind) ||
			words.some(({ first }) => tokens[first]?.sentence === sentence) ||
			(language === 'en' && asksOfName(text, tokens, sentence)) ||
			(language === 'es' &&
				asksUnmarked(
					text,
					tokens.filter((token) => token.sentence === sentence),
				))
		);
	});
}

/** Without the matches in whose place a longer phrase means nothing: «دبیرستان» is no «دبیر». */
function withoutNone<Label>(matches: readonly Match<Label>[], none: Label): readonly Match<Label>[] {
	const nothing = matches.filter(({ label }) => label === none);
	return matches.filter(
		({ first, last, phrase }) =>
			!nothing.some((one) => one.first === first && one.last === last && one.phrase.length > phrase.length),
	);
}

/** The people whose words are part of a longer phrase that names nobody. */
const namedWithin = (all: readonly Match<Person | 'none'>[], longest: readonly Match<Person | 'none'>[]): Person[] =>
	all
		.filter(isPerson)
		.filter(({ at }) =>
			longest.some(
				(one) => one.label === 'none' && one.at.length > at.length && at.every((index) => one.at.includes(index)),
			),
		)
		.map(({ label }) => label);

/** The events whose words are part of a longer phrase that tells of none. */
const toldWithin = (all: readonly Match<EventLabel>[], longest: readonly Match<EventLabel>[]): Event[] =>
	all
		.filter(isEvent)
		.filter(({ at }) =>
			longest.some(
				(one) => one.label === null && one.at.length > at.length && at.every((index) => one.at.includes(index)),
			),
		)
		.map(({ label }) => label.event);

/** «أم كلثوم»: an Arabic "or" that is part of a name. */
const isKunya = ({ label, at }: Match<Mark>, all: readonly Match<Mark>[]): boolean =>
	label === 'or' &&
	all.some(
		(one) => one.label === 'no_question' && one.at.length > at.length && at.every((index) => one.at.includes(index)),
	);

/** Finds all that the lexicons of the text's language know in it. */
export function readText(text: string, pageLanguage: Language): Reading {
	const language = guessLanguage(text, pageLanguage);
	const lexicon = lexiconOf(language);
	const tokens = readTokens(text, language);
	const allMarks = lexicon.marks(tokens);
	const asking = findAsking(text, tokens, allMarks, lexicon.how, language);
	const marks =
		language === 'ar'
			? withoutNor(
					[...allMarks, ...iraqiOrs(tokens)].filter((match) => !isKunya(match, allMarks)),
					tokens,
					asking,
				)
			: allMarks;
	const isMeant = (match: Match<unknown>) => language !== 'es' || !isHelperVerb(tokens, match);
	const who = longestMatches(lexicon.people(tokens).filter(isMeant));
	const always = longestMatches(lexicon.always(tokens).filter(isMeant));
	const asksWhy = ({ first }: Match<unknown>) =>
		always.some((ask) => ask.label === 'why' && tokens[ask.first]?.sentence === tokens[first]?.sentence);
	const allEvents = lexicon.events(tokens).filter(isMeant);
	const longest = longestMatches(allEvents);
	const told = withoutNone(longest, null).filter(isEvent);
	const events =
		language === 'en'
			? told.filter((match) => !isShall(text, tokens, match)).map((match) => asGladPassing(text, tokens, match))
			: told;
	const named = withoutNone(who, 'none').filter(isPerson);
	const denied = events.filter(
		(match) => deniable.has(match.label.event) && !asksWhy(match) && isDenied(tokens, match, language),
	);
	// Where the matter itself is denied, what only hints at one tells nothing: "no me han despedido, era un bulo de la oficina".
	const matterDenied = denied.some(({ label }) => !label.weak);
	return {
		text,
		language,
		tokens,
		asking,
		people:
			language === 'en' ? [...named.map((match) => toTeacher(tokens, match)), ...namesIn(text, tokens, who)] : named,
		notMeant: language === 'es' ? namedWithin(lexicon.people(tokens), who) : [],
		notTold: language === 'es' || language === 'fa' ? toldWithin(allEvents, longest) : [],
		events: events.filter((match) => !denied.includes(match) && !(matterDenied && match.label.weak)),
		denied: denied.map(({ label }) => label.event),
		always,
		inQuestion: longestMatches(lexicon.inQuestion(tokens)),
		marks: marks.filter(
			(match) =>
				!isMorning(tokens, match, language) &&
				!(language === 'es' && isNobody(tokens, match)) &&
				(match.label !== 'joyful' || !isDenied(tokens, match, language)),
		),
		how: lexicon.how,
	};
}
