import type { Element, Feeling } from './intake.ts';
import type { SymbolId } from './symbols.ts';

/** What the screen reads of the facts. */
export type ShownFacts = {
	symbols: readonly {
		id: SymbolId;
		where: readonly (readonly [number, number])[];
	}[];
	feelings: readonly Feeling[];
	elements: readonly Element[];
	recurring: boolean;
};

/** What `dream-interpretation` answers besides facts and writer. */
export type DreamFields = { interpretation: string };
