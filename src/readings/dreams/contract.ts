import type { SymbolId } from '#src/listening/symbols.ts';
import type { PageTexts } from '#src/readings/reading-page.ts';
import type { DreamFacts } from './facts.server.ts';
import type { Feeling } from './intake.ts';
import type { MessageKey } from './messages.ts';
import type { DreamRequest } from './request.ts';
import type { DreamTexts } from './texts/en.ts';

/** What the interpretation of dreams exchanges. */
export type Dreams = {
	name: 'dream-interpretation';
	Request: DreamRequest;
	Facts: DreamFacts;
	Fields: { interpretation: string };
	Row: { dream_text: string; interpretation: string; symbols: readonly SymbolId[] };
};

/** What the loader of its page hands over. */
export type DreamsLoaded = PageTexts & {
	texts: DreamTexts;
	messages: Readonly<Record<MessageKey, string>>;
	names: Readonly<Record<SymbolId, string>>;
};

/** What stands in its form. */
export type DreamEntry = { dream: string; feeling: Feeling | null; recurring: boolean };
