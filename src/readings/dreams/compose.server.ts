import type { Language } from '#src/language/languages.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import { fold } from '#src/words/fold.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { DreamFacts } from './facts.server.ts';
import type { DreamRequest } from './request.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { Choice, DreamWords, Lens } from './words/shape.ts';

const builtIn: Readonly<Record<Language, DreamWords>> = { en, fa, ar, es };
const lenses: readonly Lens[] = ['tradition', 'jung', 'everyday'];

type Pick = <T>(items: Choice<T>) => T;

/**
 * The built-in writer's reading, in the paragraphs that the facts name: what the dream put on the stage, the three
 * lenses, and a counter-view with a question and an act. A dream of which nothing was found is read by its company, its
 * place and its movement.
 */
export function compose(request: DreamRequest, facts: DreamFacts): string {
	const { dream, language, recurring, feeling } = request;
	const words = builtIn[language];
	const ids = facts.symbols.map(({ id }) => id).join(' ');
	const { pick } = seededChoices(`dream|${language}|${dream}|${ids}|${feeling ?? ''}|${recurring ?? ''}`);
	return [opening(words, facts.leads, pick), ...throughLenses(words, facts, pick), closing(words, facts, pick)].join(
		'\n\n',
	);
}

function opening({ openings, pairs, anyPair, things }: DreamWords, leads: readonly SymbolId[], pick: Pick): string {
	const [one, two, three] = leads;
	if (!one) return pick(openings.none);
	if (!two) return pick(openings.one)(things[one]);
	const known = leads
		.flatMap((first) => leads.map((second) => pairs[`${first}+${second}`]))
		.find((sentence) => sentence !== undefined);
	const pair = known ?? pick(anyPair)(things[one], things[two]);
	const first = three
		? pick(openings.three)(things[one], things[two], things[three])
		: pick(openings.two)(things[one], things[two]);
	return `${first} ${pair}`;
}

/** How many sentences a lens gives to symbols and in all, by the number of leading symbols. */
const room = [
	{ symbols: 0, sentences: 4 },
	{ symbols: 1, sentences: 4 },
	{ symbols: 2, sentences: 3 },
	{ symbols: 2, sentences: 3 },
] as const;

/** The three paragraphs together have at least this many words; with opening and closing that makes a reading. */
const LEAST_WORDS = 130;

/** One paragraph a lens. No lens says everything: what one leaves out another takes up. */
function throughLenses(words: DreamWords, { leads, feelings, elements, recurring }: DreamFacts, pick: Pick): string[] {
	const { symbols, sentences } = room[leads.length] ?? room[3];
	const turn = pick([0, 1, 2]);
	const paragraphs = lenses.map((lens, index) => ({
		lens,
		// Of two symbols one lens leaves one out; of three each lens leaves another out.
		said: rotated(leads, index + turn)
			.slice(0, leads.length === 2 && index === turn ? 1 : symbols)
			.map((id) => named(words.symbols[id][lens], words.things[id], leads.length > 1)),
	}));
	const circumstances: readonly ((lens: Lens) => string)[] = [
		...feelings.slice(0, 1).map((feeling) => (lens: Lens) => words.feelings[feeling][lens]),
		...(recurring ? [(lens: Lens) => pick(words.recurring[lens])] : []),
		...(leads.length > 0 && elements[0] ? [pick([elements[0], ...elements.slice(1, 3)])] : elements.slice(0, 5)).map(
			(element) => (lens: Lens) => words.elements[element][lens],
		),
	];
	const inTurn = rotated(paragraphs, turn);
	for (const [index, circumstance] of circumstances.entries()) {
		const paragraph = inTurn[index % inTurn.length];
		if (paragraph && paragraph.said.length < sentences) paragraph.said.push(circumstance(paragraph.lens));
	}
	for (const { lens, said } of paragraphs)
		while (said.length < sentences) said.push(another(words.art[lens], said, pick));
	const count = () => paragraphs.flatMap(({ said }) => said.flatMap((sentence) => sentence.split(' '))).length;
	for (let index = 0; count() < LEAST_WORDS; index++) {
		const paragraph = inTurn[index % inTurn.length];
		if (paragraph) paragraph.said.push(another(words.art[paragraph.lens], paragraph.said, pick));
	}
	return paragraphs.map(({ said }) => said.join(' '));
}

/** One of the sentences that was not said yet. */
function another(sentences: Choice<string>, said: readonly string[], pick: Pick): string {
	return pick(sentences.filter((sentence) => !said.includes(sentence)) as [string, ...string[]]);
}

/** What begins with a capital in the middle of a sentence too. */
const properNames =
	/^(Jung|Freud|Nabulsi|Ibn|Moses|Moisés|Joseph|José|Solomon|Noah|Noé|Persephone|Perséfone|Jinn|Muslim|Samson)/;

/** Among several symbols, a sentence that does not name its own is told of which it speaks: "A snake: it sheds its skin …". */
function named(sentence: string, thing: string, amongOthers: boolean): string {
	if (!amongOthers) return sentence;
	const text = ` ${fold(sentence)} `;
	const words = fold(thing).split(' ');
	const names = words.length > 1 ? words.filter((word) => word.length > 2) : words;
	// The first letters of a word of its name: short words stand whole, behind an article or not.
	const said = names.some((word) => {
		const stem = word.replace(/^ال/, '').slice(0, 4);
		return stem.length > 2 ? text.includes(stem) : new RegExp(` (?:[وفبلک]?ال|لل)?${stem} `).test(text);
	});
	if (said) return sentence;
	const begun = properNames.test(sentence) ? sentence : sentence.replace(/^¿?\p{Lu}/u, (first) => first.toLowerCase());
	return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${begun}`;
}

function closing(words: DreamWords, { leads, feelings }: DreamFacts, pick: Pick): string {
	const felt = feelings[0];
	const counter = pick(felt ? [words.feelingCounters[felt], ...words.counters] : words.counters);
	// A question and an act of two different sources, so that a dream of one thing does not always end alike.
	const [asks, acts] = pick<readonly [SymbolId | undefined, SymbolId | undefined]>([
		[leads[0], leads[1]],
		[leads[1], leads[0]],
		[leads[2] ?? leads[0], leads[1]],
	]);
	const said = (id: SymbolId, part: 'question' | 'act') =>
		named(words.symbols[id][part], words.things[id], leads.length > 1);
	const question = asks ? said(asks, 'question') : pick(words.questions);
	const act = acts ? said(acts, 'act') : pick(words.acts);
	return `${counter} ${question} ${act}`;
}

const rotated = <T>(items: readonly T[], by: number): T[] => {
	const at = items.length > 0 ? by % items.length : 0;
	return [...items.slice(at), ...items.slice(0, at)];
};
