import type { PageTexts } from '#src/readings/reading-page.ts';
import type { MoulanaFacts } from './facts.ts';
import type { MoulanaRequest } from './request.ts';
import type { MoulanaTexts } from './texts/en.ts';

/** What Moulana's wisdom exchanges. Nothing of it is kept. */
export type Moulana = {
	name: 'moulana-wisdom';
	Request: MoulanaRequest;
	Facts: MoulanaFacts;
	Fields: { story: string; message: string; practice: string; quote: string };
	Row: null;
};

/** What the loader of its page hands over. */
export type MoulanaLoaded = PageTexts & { texts: MoulanaTexts };
