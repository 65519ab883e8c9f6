import type { PoemTelling } from '#src/methods/divan/poems/shape.ts';
import type { PoemId } from '#src/methods/divan/poems.ts';
import type { KeptCouplet } from '#src/platform/public-schema/json-values.ts';
import type { PageTexts } from '#src/readings/reading-page.ts';
import type { Edition } from './divan/find-edition.server.ts';
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
	/** The database copies the couplet beside a row whose poem is none of the twelve. */
	Row: { poem_id: number; question: string | null; interpretation: string; couplet?: KeptCouplet | null };
};

/** What the loader of its page hands over. */
export type HafezLoaded = PageTexts & {
	texts: HafezTexts;
	messages: Readonly<Record<MessageKey, string>>;
	tellings: Readonly<Record<PoemId, PoemTelling>>;
	/** The Divan that the operator has put in; null where there is none. */
	divan: Edition | null;
};
