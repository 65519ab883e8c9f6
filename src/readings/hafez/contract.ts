import type { PoemTelling } from '#src/methods/divan/poems/shape.ts';
import type { PoemId } from '#src/methods/divan/poems.ts';
import type { PageTexts } from '#src/readings/reading-page.ts';
import type { HafezFacts } from './facts.server.ts';
import type { MessageKey } from './messages.ts';
import type { HafezRequest } from './request.ts';
import type { HafezTexts } from './texts/en.ts';

/** What the Hafez oracle exchanges. */
export type Hafez = {
	name: 'hafez-interpretation';
	Request: HafezRequest;
	Facts: HafezFacts;
	Fields: { interpretation: string };
	Row: { poem_id: number; question: string | null; interpretation: string };
};

/** What the loader of its page hands over. */
export type HafezLoaded = PageTexts & {
	texts: HafezTexts;
	messages: Readonly<Record<MessageKey, string>>;
	tellings: Readonly<Record<PoemId, PoemTelling>>;
};
