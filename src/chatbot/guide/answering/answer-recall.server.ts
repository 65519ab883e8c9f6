import { type Language, languageFacts } from '#src/language/languages.ts';
import { hear } from '#src/listening/hear.server.ts';
import type { Ask, Person } from '#src/listening/heard.ts';
import { namingWords, sharedWords } from '../hearing/hear-in-talk.server.ts';
import { requestWords } from '../hearing/request-words.ts';
import type { GuideTurn, Reply } from '../turn.ts';
import { fill } from './answer-knowledge.server.ts';

/** Shorter messages tell nothing: a greeting, a bare yes. */
const LEAST_WORDS = 2;
/** What is quoted of one message, in letters; and of how many messages where the question names none. */
const LONGEST_QUOTE = 220;
const MOST_QUOTES = 4;
/** These are mostly told of as "he" or "she". */
const unnamed: ReadonlySet<Person> = new Set(['partner', 'former_partner', 'beloved', 'other', 'god']);
/** Of the latest messages. */
const REMEMBERED = 40;

/** Messages that want something of the guide and tell nothing of their own. */
const tellingNothing: ReadonlySet<Ask> = new Set<Ask>([
	...(['greeting', 'thanks', 'farewell', 'complaint', 'insult', 'off_topic'] as const),
	...(['knowledge', 'recite', 'recall', 'about_you'] as const),
]);
/** "Should I call her" tells nothing either. */
const BARE_QUESTION = 6;

function tells(text: string, language: Language): boolean {
	const { asks, events, people } = hear(text, language, { guide: true });
	if (tellingNothing.has(asks)) return events.length > 0 && people.length > 0;
	return asks === 'speak' || events.length > 0 || text.trim().split(/\s+/).length > BARE_QUESTION;
}

/** What the visitor told before, in their own words. */
export function answerRecall(turn: GuideTurn): Reply {
	const { earlier, language, newest, folded, speech, said, words, heard } = turn;
	const told = earlier
		.slice(-REMEMBERED)
		.filter((text) => text.trim().split(/\s+/).length >= LEAST_WORDS || /\d/.test(text));
	if (told.length === 0) return { text: said.choose(words.nothingYet), kind: 'recall' };
	const quotes = (texts: readonly string[]) =>
		new Intl.ListFormat(languageFacts[language].locale, { type: 'unit', style: 'short' }).format(
			texts.map((text) => fill(speech.quote, { text: quoteOf(text) })),
		);
	const asked = namingWords(newest, language);
	const weighed = told.map((text, at) => ({ text, at, weight: sharedWords(asked, namingWords(text, language)) }));
	const most = Math.max(...weighed.map(({ weight }) => weight));
	const [first] = told;
	if (requestWords[language].first.test(folded) && most < 2 && first)
		return { text: fill(said.line(speech.recall), { quotes: quotes([first]) }), kind: 'recall' };
	if (most > 0) {
		const best = weighed.filter(({ weight }) => weight === most);
		// What was said next about the same belongs to it: "he plays chess on Sundays".
		const next = best.flatMap(({ at }) => (at + 1 < told.length ? [at, at + 1] : [at]));
		const texts = told.filter((_, at) => next.includes(at)).slice(0, MOST_QUOTES);
		return { text: fill(said.line(speech.recall), { quotes: quotes(texts) }), kind: 'recall' };
	}
	const [person] = heard.people;
	const unheard =
		person !== undefined &&
		!unnamed.has(person) &&
		!told.some((text) => hear(text, language, { guide: true }).people.includes(person));
	const tales = told.filter((text) => tells(text, language));
	const others = { quotes: quotes((tales.length > 0 ? tales : told).slice(0, MOST_QUOTES)) };
	if (unheard)
		return { text: `${said.line(speech.nothingTold)} ${fill(said.line(speech.butTold), others)}`, kind: 'recall' };
	return { text: fill(said.line(speech.recall), others), kind: 'recall' };
}

/** A message as it was written, cut behind a sentence or a word where it is long. */
function quoteOf(text: string): string {
	const whole = text
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.!؟?…]+$/u, '');
	if (whole.length <= LONGEST_QUOTE) return whole;
	const cut = whole.slice(0, LONGEST_QUOTE);
	return `${cut.slice(0, Math.max(cut.lastIndexOf('. '), cut.lastIndexOf(' ')))} …`;
}
