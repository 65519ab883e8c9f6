import type { PageTexts } from '#src/readings/reading-page.ts';
import type { CardText } from './cards/card-text.ts';
import type { TarotFacts } from './facts.ts';
import type { TarotRequest } from './request.ts';
import type { TarotTexts } from './texts/en.ts';

/** What the tarot exchanges. */
export type Tarot = {
	name: 'tarot-interpretation';
	Request: TarotRequest;
	Facts: TarotFacts;
	Fields: { interpretation: string };
	Row: { cards: TarotRequest['cards']; interpretation: string };
};

/** What the loader of its page hands over. */
export type TarotLoaded = PageTexts & { texts: TarotTexts; deck: readonly CardText[] };
