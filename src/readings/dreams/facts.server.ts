import type { Presumption } from '#src/listening/presumption.ts';
import type { Scene, Span } from '#src/listening/scene/scene.ts';
import { seeScene } from '#src/listening/scene/see-scene.server.ts';
import { type SymbolId, tierOf } from '#src/listening/symbols.ts';
import { type Waking, wakingIn } from '#src/listening/waking.server.ts';
import { findCircumstances } from './finding/find-circumstances.server.ts';
import type { Element, Feeling } from './intake.ts';
import type { DreamRequest } from './request.ts';

/** What a dream is made of. */
export type DreamFacts = {
	/** What was understood of the dream, before the visitor corrected it (`docs/listening.md`). */
	scene: Scene;
	/** In the order of the text, those the visitor added last. `where` are places in the dream, in UTF-16 units. */
	symbols: readonly { id: SymbolId; tier: 1 | 2 | 3; where: readonly Span[] }[];
	/** The symbols that are read, three at most, the most telling first. */
	leads: readonly SymbolId[];
	/** Feelings; the one the visitor chose first. */
	feelings: readonly Feeling[];
	/** Company, place and movement. */
	elements: readonly Element[];
	recurring: boolean;
	/** What the sentences of the built-in writer presume of the dreamer's life. */
	presumed: readonly Presumption[];
	/** What was told instead of a dream: heavy news of waking life, or talk; nothing of it is read as a sign. */
	waking: Waking | null;
	/** What the paragraphs of the reading are, in their order. */
	paragraphs: readonly ['opening', 'tradition', 'jung', 'everyday', 'closing'] | readonly ['waking'];
};

/** How many symbols one reading can do justice to. */
const MOST_LEADS = 3;

/** Words that many dreams are told with, whatever they are about: they lead only where nothing stranger does. */
const backdrop: ReadonlySet<SymbolId> = new Set([
	'house',
	'family',
	'mother',
	'father',
	'school',
	'hands',
	'eyes',
	'clothes',
	'door',
	'road',
	'car',
	'water',
	'travel',
	'trying',
	'laughing',
	'phone',
]);

/** Whether a symbol is told within another's story: the hand that a tooth falls into, the smile of the dead. */
const isToldBy = (id: SymbolId, ids: readonly SymbolId[]) =>
	(id === 'hands' && ids.includes('teeth')) || (id === 'laughing' && ids.includes('dead-alive'));

/** The facts of a dream: what is found in its text, corrected by what the visitor said of it. */
export function dreamFacts({ dream, language, symbols: chosen, feeling, recurring }: DreamRequest): DreamFacts {
	const isCorrected = chosen !== undefined || feeling !== undefined || recurring === true;
	const waking = isCorrected ? null : wakingIn(dream, language);
	const seen = seeScene(dream, language);
	const scene: Scene = waking
		? { ...seen, symbols: [], absent: [] }
		: { ...seen, absent: seen.absent.filter((id) => !chosen?.includes(id)) };
	// "Do not be afraid", says somebody: what is said is not what the dreamer felt.
	const found = findCircumstances(
		scene.speech.reduce((text, { words }) => text.replace(words, ' '), dream),
		language,
	);
	const places = new Map(scene.symbols.map(({ id, where }) => [id, where]));
	const ids = chosen
		? [
				...scene.symbols.map(({ id }) => id).filter((id) => chosen.includes(id)),
				...chosen.filter((id) => !places.has(id)),
			]
		: [...places.keys()];
	const rank = (id: SymbolId) => tierOf(id) + (backdrop.has(id) ? 2 : 0) - (places.get(id)?.length ?? 1) / 10;
	return {
		scene,
		symbols: ids.map((id) => ({
			id,
			tier: tierOf(id),
			where: places.get(id) ?? [],
		})),
		leads: ids
			.filter((id) => !isToldBy(id, ids))
			.sort((one, other) => rank(one) - rank(other))
			.slice(0, MOST_LEADS),
		feelings: feeling ? [feeling, ...found.feelings.filter((other) => other !== feeling)] : found.feelings,
		elements: found.elements,
		recurring: recurring ?? found.recurring,
		presumed: scene.figures.some(({ dead }) => dead) ? ['person_dead'] : [],
		waking,
		paragraphs: waking ? ['waking'] : ['opening', 'tradition', 'jung', 'everyday', 'closing'],
	};
}
