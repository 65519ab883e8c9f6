import type { Person } from '#src/listening/heard.ts';
import type { SymbolId } from '#src/listening/symbols.ts';

/** A place in a text: from the one index to before the other, in UTF-16 units. */
export type Span = readonly [from: number, to: number];

/** Who is in a dream besides the dreamer. */
export type FigureWho = Person | 'stranger' | 'dead_person' | 'holy_person' | 'crowd' | 'child_unknown';
/** How a figure is met. */
export type Mood = 'kind' | 'angry' | 'sad' | 'silent' | 'smiling';

export type Figure = {
	who: FigureWho;
	/** Known to be dead in waking life. */
	dead: boolean;
	mood: Mood | null;
};

/** What was understood of a dream; the wire's `facts.scene` (`docs/listening.md`). */
export type Scene = {
	/** Affirmed only, in the order of the text. `how`: what is told of it, in the dreamer's own words. */
	symbols: readonly { id: SymbolId; where: readonly Span[]; how: string | null }[];
	/** Named and denied. */
	absent: readonly SymbolId[];
	figures: readonly Figure[];
	/** What was said in the dream, letter for letter. */
	speech: readonly { who: string | null; words: string }[];
	/** The strangest moment: at most twelve consecutive words of the dreamer's. */
	turn: string | null;
	ending: 'woke' | 'saved' | 'lost' | 'open';
};
