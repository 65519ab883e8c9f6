import type { Language } from '#src/language/languages.ts';
import { findManners } from '#src/listening/scene/find-manner.server.ts';
import type { Figure, FigureWho } from '#src/listening/scene/scene.ts';
import { kindOf, type SymbolId, type SymbolKind } from '#src/listening/symbols.ts';
import { fold } from '#src/words/fold.ts';
import { seededChoices } from '#src/words/seeded.ts';
import type { DreamFacts } from './facts.server.ts';
import { lastToldOf } from './finding/last-told.server.ts';
import type { DreamRequest } from './request.ts';
import { words as ar } from './words/ar.server.ts';
import { words as en } from './words/en.server.ts';
import { words as es } from './words/es.server.ts';
import { words as fa } from './words/fa.server.ts';
import type { Choice, Lens } from './words/lens.ts';
import type { DoubtKind, DreamSign, Saying } from './words/saying.ts';
import type { DreamWords, SymbolWords } from './words/shape.ts';

const builtIn: Readonly<Record<Language, DreamWords>> = { en, fa, ar, es };
const lenses: readonly Lens[] = ['tradition', 'jung', 'everyday'];

type Pick = <T>(items: Choice<T>) => T;
type Dream = {
	request: DreamRequest;
	facts: DreamFacts;
	words: DreamWords;
	pick: Pick;
	/** Where among the ways to name a thing this reading begins, so that it uses none twice in a paragraph. */
	naming: number;
};

/**
 * The built-in writer's reading, in the paragraphs that the facts name: the dream's strangest moment in the dreamer's own
 * words, what was said and who was there; the three lenses, each symbol read by what happens to it; how it ends, a
 * counter-view, a question and an act. It is as long as the dream has things to read, no longer.
 */
export function compose(request: DreamRequest, facts: DreamFacts): string {
	const { dream, language, recurring, feeling } = request;
	const ids = facts.symbols.map(({ id }) => id).join(' ');
	const { pick } = seededChoices(`dream|${language}|${dream}|${ids}|${feeling ?? ''}|${recurring ?? ''}`);
	if (facts.waking) return pick(builtIn[language].waking[facts.waking]).join('\n\n');
	const told = { request, facts, words: builtIn[language], pick, naming: pick([0, 1, 2, 3]) };
	return [opening(told), ...throughLenses(told), closing(told)].join('\n\n');
}

/** So few letters more make no more of a dream than its turn. */
const LITTLE = 4;
/** What can be there or not. */
const ofThings: ReadonlySet<SymbolKind> = new Set(['animals', 'nature', 'food', 'things', 'body']);

/** The longest speech that is quoted whole, in characters. */
const MOST_QUOTED = 140;

function opening(told: Dream): string {
	const { request, facts, words, pick } = told;
	const { scene, leads } = facts;
	const [lead] = leads;
	const turn = wholeToQuote(told) ?? turnToQuote(request, facts);
	// A dream of one sentence has no rest from which it stands out.
	const isWhole = turn !== null && trimmed(request.dream.trim()).replace(/[!؟?]+$/u, '').length - turn.length < LITTLE;
	const isFirst = turn !== null && request.dream.trim().startsWith(turn);
	const first = turn
		? pick((isWhole && words.scene.wholes) || (isFirst && words.scene.firsts) || words.scene.turns)(turn)
		: lead
			? pick(words.openings.one)(words.things[lead])
			: pick(words.openings.none);
	const pair = leads
		.flatMap((one) => leads.map((other) => words.pairs[`${one}+${other}`]))
		.find((sentence) => sentence !== undefined);
	const speech = scene.speech.find((one) => one.words.length <= MOST_QUOTED && !/[«»“”"]/.test(one.words));
	const said = speech && pick(speech.who === 'self' ? words.scene.saidMyself : words.scene.said)(trimmed(speech.words));
	const denied = scene.absent.map((id) => words.scene.absent[id]).find((sentences) => sentences !== undefined);
	const gone = scene.absent.find((id) => ofThings.has(kindOf(id)));
	const missing = gone && words.scene.missing && pick(words.scene.missing)(words.things[gone]);
	return [first, said, figureSentence(told), pair ?? (denied ? pick(denied) : missing)].filter(Boolean).join(' ');
}

/** Punctuation of a sentence's end would stand twice within another sentence. */
const trimmed = (text: string) => text.replace(/(?:\s+(?:and|but|y|e|pero|و|وما|ولا|ولی|لكن))?[\s.,،:;؛]*$/u, '');

/** A dream of so few words is quoted as it is, where the language has words for that. */
const MOST_OF_WHOLE = 10;

function wholeToQuote({ request: { dream }, facts: { scene, symbols }, words }: Dream): string | null {
	const whole = dream.trim();
	const isPlain = !/[«»“”"\n.!?؟]/.test(whole.slice(0, -1)) && !tellsThatItIsOne.test(whole);
	const isKept = scene.symbols.every(({ id }) => symbols.some((symbol) => symbol.id === id));
	const isQuoted = words.scene.wholes && scene.turn && isPlain && isKept && scene.speech.length === 0;
	return isQuoted && whole.split(/\s+/).length <= MOST_OF_WHOLE ? trimmed(whole.replace(/[!؟?]+$/u, '')) : null;
}
const tellsThatItIsOne = /\bdream(?:t|ed|ing|s)?\b|خواب (?:می[\u200c ]?)?(?:دید|می)|تعبیر/u;

/** The strangest moment, unless the visitor took away a symbol that it holds. */
function turnToQuote({ dream }: DreamRequest, { scene, symbols }: DreamFacts): string | null {
	const { turn } = scene;
	if (!turn || /[«»“”"\n]/.test(turn) || beginsWithin(turn)) return null;
	const removed = scene.symbols.filter(({ id }) => !symbols.some((symbol) => symbol.id === id));
	const from = dream.indexOf(turn);
	const holdsRemoved = removed.some(({ where }) =>
		where.some(([start, end]) => start < from + turn.length && from < end),
	);
	return holdsRemoved ? null : trimmed(turn);
}

/** Whether the words begin within a sentence of which they leave out the head: "who died in spring". */
const beginsWithin = (turn: string) =>
	/^(?:que|quien|aunque|who|which|that|although|because|که|با اینکه|الذي|التي|اللي|رغم)(?=\s)/iu.test(turn);

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

/** Figures that are read as symbols where these lead. */
const readAs: Readonly<Partial<Record<FigureWho, SymbolId>>> = {
	mother: 'mother',
	father: 'father',
	relative: 'family',
	former_partner: 'ex',
	child: 'baby',
	child_unknown: 'baby',
};

function figureSentence({ facts: { scene, leads }, words, pick }: Dream): string | undefined {
	const told = scene.figures.filter(({ who }) => {
		const symbol = readAs[who];
		return symbol === undefined || !leads.includes(symbol);
	});
	const dead = scene.figures.find((figure: Figure) => figure.dead);
	if (dead) return pick(words.scene.dead[dead.mood ?? 'other']);
	const first = rank.find((who) => told.some((figure) => figure.who === who));
	const who = first && words.scene.figures[first];
	return who && pick(who);
}

/** A dream of fewer words gets one sentence a lens. */
const LEAST_OF_LONG = 12;

/** One paragraph a lens. Of several symbols each lens leaves one out, and of a short dream it reads one alone. */
function throughLenses(told: Dream): string[] {
	const { words, pick } = told;
	const { leads, feelings, elements, recurring } = told.facts;
	const turn = pick([0, 1, 2]);
	const isShort = told.request.dream.split(/\s+/).length < LEAST_OF_LONG;
	const most = isShort ? 1 : Math.max(1, leads.length - 1);
	const paragraphs = lenses.map((lens, index) => ({
		lens,
		said: rotated(leads, index + turn)
			.slice(0, most)
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

/** The symbols of those who died, and of their graves. */
const ofTheDead: ReadonlySet<SymbolId> = new Set(['dead-alive', 'living-dead', 'own-death', 'funeral', 'cemetery']);

/** Things that the old interpreters could not know. */
const modern: ReadonlySet<SymbolId> = new Set([
	'car',
	'train',
	'airplane',
	'phone',
	'elevator',
	'out-of-control',
	'celebrity',
	'failing-exam',
	'gun',
	'police',
]);

/** A symbol through one lens, by what happens to it where something is told of it. */
function read(id: SymbolId, lens: Lens, told: Dream): string {
	const { request, facts, words } = told;
	const how = facts.scene.symbols.find((symbol) => symbol.id === id)?.how;
	const manners = how ? findManners(how, request.language) : [];
	if (id === 'teeth' && facts.scene.absent.includes('blood')) manners.push('without_blood');
	if (id === 'snake' && facts.scene.absent.includes('attacked')) manners.push('not_biting');
	const ofAnimal = id === 'dead-alive' && isAnimalsReturn(facts) ? words.scene.manners['dead-alive.animal'] : undefined;
	const special =
		ofAnimal?.[lens] ?? manners.map((manner) => words.scene.manners[`${id}.${manner}`]?.[lens]).find(Boolean);
	const sentence = special ?? oneOf(id, lens, told);
	// A dream of one thing has named it at its beginning.
	const isKnown = facts.leads.length === 1 && facts.scene.symbols.some((symbol) => symbol.id === id);
	// The dead were met at the beginning; and the old books had no leaf for a telephone.
	const isBetterUnnamed = ofTheDead.has(id) || (lens === 'tradition' && modern.has(id));
	if (isKnown || isBetterUnnamed || namesItself(sentence, words.things[id])) return sentence;
	const names = words.scene.naming[lens];
	const name = names[(told.naming + facts.leads.indexOf(id)) % names.length] ?? names[0];
	return `${name(words.things[id])} ${sentence}`;
}

/** One of the sentences for a symbol: one that answers what the dream tells besides, where there is such a one. */
function oneOf(id: SymbolId, part: keyof SymbolWords, { facts, words, pick }: Dream): string {
	const more: readonly Saying[] = words.more[id]?.[part] ?? [];
	const [first, ...others] = more.flatMap((one) =>
		typeof one !== 'string' && isTold(one.when, facts) ? [one.say] : [],
	);
	if (first !== undefined) return pick([first, ...others]);
	return pick([words.symbols[id][part], ...more.flatMap((one) => (typeof one === 'string' ? [one] : []))]);
}

function isTold(sign: DreamSign, { scene, feelings, elements, recurring }: DreamFacts): boolean {
	switch (sign) {
		case 'woke':
		case 'saved':
		case 'lost':
			return scene.ending === sign;
		case 'company':
			return scene.figures.some(({ dead }) => !dead);
		case 'alone':
			return elements.includes('alone') && scene.figures.length === 0;
		case 'spoken':
			return scene.speech.some(({ who }) => who !== 'self');
		case 'afraid':
			return feelings.includes('fear');
		case 'glad':
			return feelings.includes('joy') || feelings.includes('trust');
		case 'recurring':
			return recurring;
	}
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

const isOfTheDead = ({ scene, leads }: DreamFacts) =>
	scene.figures.some(({ dead }) => dead) || leads.some((lead) => ofTheDead.has(lead));

/** "My dead cat came in": the one who returns is an animal. */
const isAnimalsReturn = ({ scene, symbols }: DreamFacts) =>
	symbols.some(({ id }) => kindOf(id) === 'animals') && !scene.figures.some(({ dead }) => dead);

/** Jinn and ghosts are no holy things. */
const doubtKind = (id: SymbolId): DoubtKind => (id === 'jinn' || id === 'ghost' ? 'happenings' : kindOf(id));

function closing(told: Dream): string {
	const { facts, words, pick } = told;
	const [felt] = facts.feelings;
	// What is asked about the dead, their sentences and their name, is no animal's.
	const [one, two] = facts.leads.filter((id) => id !== 'dead-alive' || !isAnimalsReturn(facts));
	const question = one ? oneOf(one, 'question', told) : pick(words.questions);
	// An act of another source than the question, so that a dream of one thing does not always end alike.
	const act = two ? oneOf(two, 'act', told) : pick(one ? [oneOf(one, 'act', told), pick(words.acts)] : words.acts);
	const counter = felt && !isOfTheDead(facts) && pick([true, false]) ? words.feelingCounters[felt] : doubt(told);
	return [ending(told), counter, question, act].filter(Boolean).join(' ');
}

/** How it ends: with the last that is told, where that is not what the reading began with. */
function ending({ request, facts, words, pick }: Dream): string | undefined {
	const { ending: ends } = facts.scene;
	const last = ends === 'saved' ? null : lastToldOf(request, facts);
	if (last) return pick(words.scene.lasts[ends === 'woke' ? 'woke' : 'open'])(last);
	return ends === 'open' ? undefined : pick(words.scene.endings[ends]);
}

/** A second thought: on what the dream is about, where that is known. */
function doubt({ facts, words, pick }: Dream): string {
	const [first, ...others] = facts.leads;
	if (!first) return pick(words.counters);
	const id = pick([first, ...others]);
	const kind = isOfTheDead(facts) ? 'dead' : doubtKind(id);
	const one = pick(words.doubts[kind]);
	return typeof one === 'string' ? one : one(words.things[id]);
}

const rotated = <T>(items: readonly T[], by: number): T[] => {
	const at = items.length > 0 ? by % items.length : 0;
	return [...items.slice(at), ...items.slice(0, at)];
};
