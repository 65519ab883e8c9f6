import type { Language } from '#src/language/languages.ts';
import { findManners } from '#src/listening/scene/find-manner.server.ts';
import type { Figure, FigureWho } from '#src/listening/scene/scene.ts';
import type { SymbolId } from '#src/listening/symbols.ts';
import { fold } from '#src/words/fold.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { DreamFacts } from './facts.server.ts';
import type { DreamRequest } from './request.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { Choice, Lens } from './words/lens.ts';
import type { DreamWords } from './words/shape.ts';

const builtIn: Readonly<Record<Language, DreamWords>> = { en, fa, ar, es };
const lenses: readonly Lens[] = ['tradition', 'jung', 'everyday'];

type Pick = <T>(items: Choice<T>) => T;
type Dream = { request: DreamRequest; facts: DreamFacts; words: DreamWords; pick: Pick };

/**
 * The built-in writer's reading, in the paragraphs that the facts name: the dream's strangest moment in the dreamer's own
 * words, what was said and who was there; the three lenses, each symbol read by what happens to it; how it ends, a
 * counter-view, a question and an act. It is as long as the dream has things to read, no longer.
 */
export function compose(request: DreamRequest, facts: DreamFacts): string {
	const { dream, language, recurring, feeling } = request;
	const ids = facts.symbols.map(({ id }) => id).join(' ');
	const { pick } = seededChoices(`dream|${language}|${dream}|${ids}|${feeling ?? ''}|${recurring ?? ''}`);
	const told = { request, facts, words: builtIn[language], pick };
	return [opening(told), ...throughLenses(told), closing(told)].join('\n\n');
}

/** The longest speech that is quoted whole, in characters. */
const MOST_QUOTED = 140;

function opening({ request, facts, words, pick }: Dream): string {
	const { scene, leads } = facts;
	const [lead] = leads;
	const turn = turnToQuote(request, facts);
	const first = turn
		? pick(words.scene.turns)(turn)
		: lead
			? pick(words.openings.one)(words.things[lead])
			: pick(words.openings.none);
	const pair = leads
		.flatMap((one) => leads.map((other) => words.pairs[`${one}+${other}`]))
		.find((sentence) => sentence !== undefined);
	const speech = scene.speech.find((one) => one.words.length <= MOST_QUOTED && !/[«»“”"]/.test(one.words));
	const said = speech && pick(speech.who === 'self' ? words.scene.saidMyself : words.scene.said)(trimmed(speech.words));
	const denied = scene.absent.map((id) => words.scene.absent[id]).find((sentence) => sentence !== undefined);
	return [first, said, figureSentence(scene.figures, words, pick), pair ?? denied].filter(Boolean).join(' ');
}

/** Punctuation of a sentence's end would stand twice within another sentence. */
const trimmed = (text: string) => text.replace(/[\s.,،:;؛]+$/u, '');

/** The strangest moment, unless the visitor took away a symbol that it holds. */
function turnToQuote({ dream }: DreamRequest, { scene, symbols }: DreamFacts): string | null {
	const { turn } = scene;
	if (!turn || /[«»“”"\n]/.test(turn)) return null;
	const removed = scene.symbols.filter(({ id }) => !symbols.some((symbol) => symbol.id === id));
	const from = dream.indexOf(turn);
	const holdsRemoved = removed.some(({ where }) =>
		where.some(([start, end]) => start < from + turn.length && from < end),
	);
	return holdsRemoved ? null : trimmed(turn);
}

/** Whom a reading speaks of first. */
const rank: readonly FigureWho[] = [
	'holy_person',
	'partner',
	'former_partner',
	'child',
	'mother',
	'father',
	'grandparent',
	'sibling',
	'child_unknown',
	'friend',
	'teacher',
	'relative',
	'boss',
	'neighbour',
	'stranger',
	'crowd',
]; // prettier-ignore

function figureSentence(figures: readonly Figure[], words: DreamWords, pick: Pick): string | undefined {
	const dead = figures.find((figure) => figure.dead);
	const first = dead?.who ?? rank.find((who) => figures.some((figure) => figure.who === who));
	const who = first && words.scene.figures[first];
	const met = dead && pick(words.scene.dead[dead.mood ?? 'other']);
	return [met, who && pick(who)].filter(Boolean).join(' ');
}

/** One paragraph a lens. Of several symbols each lens leaves one out, so that no lens says everything. */
function throughLenses(told: Dream): string[] {
	const { words, pick } = told;
	const { leads, feelings, elements, recurring } = told.facts;
	const turn = pick([0, 1, 2]);
	const paragraphs = lenses.map((lens, index) => ({
		lens,
		said: rotated(leads, index + turn)
			.slice(0, Math.max(1, leads.length - 1))
			.slice(0, leads.length)
			.map((id) => read(id, lens, told)),
	}));
	const circumstances: readonly ((lens: Lens) => string)[] = [
		...feelings.slice(0, 1).map((feeling) => (lens: Lens) => words.feelings[feeling][lens]),
		...(recurring ? [(lens: Lens) => pick(words.recurring[lens])] : []),
		...(leads.length === 0 ? elements.slice(0, 3) : []).map((element) => (lens: Lens) => words.elements[element][lens]),
	];
	const inTurn = rotated(paragraphs, turn);
	for (const [index, circumstance] of circumstances.entries()) {
		const paragraph = inTurn[index % inTurn.length];
		paragraph?.said.push(circumstance(paragraph.lens));
	}
	// A dream of which nothing is known is read by how each lens reads at all.
	for (const { lens, said } of paragraphs) if (said.length === 0) said.push(pick(words.art[lens]));
	return paragraphs.map(({ said }) => said.join(' '));
}

/** A symbol through one lens, by what happens to it where something is told of it. */
function read(id: SymbolId, lens: Lens, { request, facts, words, pick }: Dream): string {
	const how = facts.scene.symbols.find((symbol) => symbol.id === id)?.how;
	const manners = how ? findManners(how, request.language) : [];
	if (id === 'teeth' && facts.scene.absent.includes('blood')) manners.push('without_blood');
	if (id === 'snake' && facts.scene.absent.includes('attacked')) manners.push('not_biting');
	const special = manners.map((manner) => words.scene.manners[`${id}.${manner}`]?.[lens]).find(Boolean);
	const sentence = special ?? words.symbols[id][lens];
	return namesItself(sentence, words.things[id])
		? sentence
		: `${pick(words.scene.naming[lens])(words.things[id])} ${sentence}`;
}

/** Whether a sentence names the thing it speaks of. */
function namesItself(sentence: string, thing: string): boolean {
	const text = ` ${fold(sentence)} `;
	const names = fold(thing).split(' ');
	return names
		.filter((word) => names.length === 1 || word.length > 2)
		.some((word) => {
			// The first letters of the name: short words stand whole, behind an article or not.
			const stem = word.replace(/^ال/, '').slice(0, 4);
			return stem.length > 2 ? text.includes(stem) : new RegExp(` (?:[وفبلک]?ال|لل)?${stem} `).test(text);
		});
}

function closing({ facts, words, pick }: Dream): string {
	const { scene, leads, feelings } = facts;
	const [felt] = feelings;
	const [one, two] = leads;
	const ending = scene.ending === 'open' ? undefined : pick(words.scene.endings[scene.ending]);
	const counter = pick(felt ? [words.feelingCounters[felt], ...words.counters] : words.counters);
	const question = one ? words.symbols[one].question : pick(words.questions);
	// An act of another source than the question, so that a dream of one thing does not always end alike.
	const act = two ? words.symbols[two].act : pick(words.acts);
	return [ending, counter, question, act].filter(Boolean).join(' ');
}

const rotated = <T>(items: readonly T[], by: number): T[] => {
	const at = items.length > 0 ? by % items.length : 0;
	return [...items.slice(at), ...items.slice(0, at)];
};
