import type { Language } from '#src/language/languages.ts';
import type { Ask, Heard } from '#src/listening/heard.ts';
import { foldWord } from '#src/listening/text/fold-letters.ts';
import { readTokens } from '#src/listening/text/read-tokens.ts';
import { type FoundEntry, findEntries } from '../knowledge/find-entry.server.ts';
import { askingWords } from '../knowledge/question-words.ts';
import type { Talk } from './find-talk.server.ts';

/** So well does a question name an entry that it asks for knowledge of it. */
const NAMED = { score: 4, share: 0.55 };
/** Asks that a question of knowledge, or of what was told, may be taken for where the message is heard alone. */
const open: ReadonlySet<Ask> = new Set([
	'will',
	'which',
	'why',
	'meaning',
	'knowledge',
	'feelings_of',
	'speak',
	'greeting',
	'farewell',
	'off_topic',
	'insult',
	'should',
]);
const maybeTold: ReadonlySet<Ask> = new Set(['will', 'which', 'knowledge', 'meaning', 'feelings_of', 'greeting']);
const askOfTalk: Partial<Record<Talk['kind'], Ask>> = {
	greeting: 'greeting',
	thanks: 'thanks',
	goodbye: 'farewell',
	who: 'about_you',
	machine: 'about_you',
	insult: 'insult',
	memory: 'recall',
};

/** The words of a text that name something, each under all its forms. */
export function namingWords(text: string, language: Language): string[][] {
	const asking = new Set(askingWords[language].map((word) => foldWord(word.replaceAll('\u200c', ''))));
	return readTokens(text, language)
		.filter(({ word }) => !asking.has(word) && word.length > 1)
		.map(({ word, keys }) => [...new Set([word, ...[...keys].map((key) => key.replace(/^[=^]/, ''))])]);
}

/** How many of the words of one text stand in another. */
export const sharedWords = (one: readonly string[][], other: readonly string[][]): number =>
	one.filter((forms) => other.some((those) => those.some((form) => form.length > 2 && forms.includes(form)))).length;

/**
 * What is wanted of the guide, heard with the conversation and with what it knows: a question that names something it
 * knows asks for that, and one that names what was told before asks for it back.
 */
export function hearInTalk(
	heard: Heard,
	talk: Talk | null,
	text: string,
	earlier: readonly string[],
	language: Language,
): { heard: Heard; found: readonly FoundEntry[] } {
	const found = findEntries(text, language);
	const as = (asks: Ask) => ({ heard: { ...heard, asks }, found });
	const [best] = found;
	const tells = heard.events.length > 0 || heard.asks === 'joy' || heard.asks === 'complaint';
	const named = best && best.score >= NAMED.score && best.share >= NAMED.share ? best : null;
	const question = /[?؟]/.test(text);
	const spoken = talk && askOfTalk[talk.kind];
	if (spoken && (open.has(heard.asks) || heard.asks === 'about_you') && !(named && named.entry.kind !== 'house'))
		return as(spoken);
	if (tells) return { heard, found };
	if (named?.entry.kind === 'house' && open.has(heard.asks) && heard.asks !== 'insult' && question)
		return as('about_you');
	const certain = named && named.entry.kind !== 'house' && (named.entry.kind !== 'symbol' || heard.asks !== 'speak');
	if (certain && open.has(heard.asks) && (heard.people.length === 0 || question) && heard.asks !== 'should')
		return as('knowledge');
	if (maybeTold.has(heard.asks) && !named && earlier.length > 0) {
		const asked = namingWords(text, language);
		if (earlier.some((message) => sharedWords(asked, namingWords(message, language)) > 0)) return as('recall');
	}
	return { heard, found };
}
