import type { SymbolId } from '#src/listening/symbols.ts';
import type { Waking } from '#src/listening/waking.server.ts';
import type { Element, Feeling } from '#src/readings/dreams/intake.ts';
import type { Choice, Lens, Lenses } from './lens.ts';
import type { Doubts, MoreOfSymbols } from './saying.ts';
import type { SceneWords } from './scene-shape.ts';

/** All that is said of one symbol. */
export type SymbolWords = Lenses & {
	/** One question that cannot be answered with yes. */
	question: string;
	/** One act of less than ten minutes that can be done today. */
	act: string;
};

/** At least six, so that two dreams seldom get the same. */
export type Several = readonly [string, string, string, string, string, string, ...string[]];

/** All that the built-in writer can say of dreams in one language. */
export type DreamWords = {
	readonly symbols: Readonly<Record<SymbolId, SymbolWords>>;
	/** Further sentences for the symbols that are dreamt most. */
	readonly more: MoreOfSymbols;
	/** The symbol as a thing in a sentence: "a snake", "being chased". */
	readonly things: Readonly<Record<SymbolId, string>>;
	/** What is said of the dream as a scene. */
	readonly scene: SceneWords;
	/** Ways to begin a dream whose words hold nothing to quote. */
	readonly openings: {
		readonly one: Choice<(a: string) => string>;
		/** For a dream in which no symbol is known. */
		readonly none: Several;
	};
	/** Two things that speak to each other; the key is their names in alphabetical order with `+` between. */
	readonly pairs: Readonly<Record<string, string>>;
	readonly feelings: Readonly<Record<Feeling, Lenses>>;
	/** A second thought on each feeling, for the end. */
	readonly feelingCounters: Readonly<Record<Feeling, string>>;
	readonly elements: Readonly<Record<Element, Lenses>>;
	/** How each lens reads dreams at all: for dreams that leave room. */
	readonly art: Readonly<Record<Lens, Several>>;
	/** Of a dream that comes again. */
	readonly recurring: Readonly<Record<Lens, readonly [string, string]>>;
	/** The second thought on a dream of which a symbol is known, and on one of which none is. */
	readonly doubts: Doubts;
	readonly counters: Several;
	/** What is said where no dream was told, in two paragraphs: heavy news is received, and talk is not read. */
	readonly waking: Readonly<Record<Waking, Choice<readonly [string, string]>>>;
	readonly questions: Several;
	readonly acts: Several;
};
