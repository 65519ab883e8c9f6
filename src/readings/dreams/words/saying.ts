import type { SymbolId, SymbolKind } from '#src/listening/symbols.ts';
import type { Choice, Lens } from './lens.ts';

/** What a dream may tell besides its symbols: how it ends, that others are in it or nobody, that something is said, felt. */
export type DreamSign = 'woke' | 'saved' | 'lost' | 'company' | 'alone' | 'spoken' | 'afraid' | 'glad' | 'recurring';

/** A sentence with what the dream has to tell for it; a bare string presumes nothing. */
export type Saying = string | { readonly say: string; readonly when: DreamSign };

/** Further sentences for a symbol that is often dreamt, so that two dreams of it are not read alike. */
export type MoreOfSymbol = Readonly<Partial<Record<Lens | 'question' | 'act', Choice<Saying>>>>;
export type MoreOfSymbols = Readonly<Partial<Record<SymbolId, MoreOfSymbol>>>;

/** What a dream is about, for the second thought on it; `dead`: those who died, and graves. */
export type DoubtKind = SymbolKind | 'dead';

/** The second thought on a dream of one kind of thing; some take up the thing itself. */
export type Doubts = Readonly<Record<DoubtKind, Choice<string | ((thing: string) => string)>>>;
