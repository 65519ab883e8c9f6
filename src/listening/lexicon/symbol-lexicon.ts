import type { Phrase } from '#src/listening/scene/phrases/phrase-finder.ts';
import type { SymbolId } from '#src/listening/symbols.ts';

/** By which words one language tells the symbols of dreams. */
export type SymbolLexicon = {
	/** Words that phrases name by `@name`. */
	readonly lists: Readonly<Record<string, string>>;
	readonly symbols: Readonly<Record<SymbolId, readonly Phrase[]>>;
	/** What holds the word of a symbol and means something else: homonyms and idioms. Longer phrases win over shorter ones. */
	readonly not: readonly Phrase[];
	/** A symbol that is named and denied by these words: "I was not late". */
	readonly denied?: Readonly<Partial<Record<SymbolId, readonly Phrase[]>>>;
};
