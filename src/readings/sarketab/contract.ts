import type { BirthEntry } from '#src/readings/person/birth/birth-fields.ts';
import type { PersonMessages } from '#src/readings/person/messages.ts';
import type { Religion } from '#src/readings/person/schemas.ts';
import type { PersonTexts } from '#src/readings/person/texts/en.ts';
import type { PageTexts } from '#src/readings/reading-page.ts';
import type { SarketabFacts } from './facts.server.ts';
import type { SarketabRequest } from './request.ts';
import type { SarketabTexts } from './texts/en.ts';

/** What sarketab exchanges. Nothing of it is kept. */
export type Sarketab = {
	name: 'sarketab-reading';
	Request: SarketabRequest;
	Facts: SarketabFacts;
	Fields: { reading: string };
	Row: null;
};

/** What the loader of its page hands over. */
export type SarketabLoaded = PageTexts & { texts: SarketabTexts; person: PersonTexts; messages: PersonMessages };

/** What stands in its form. */
export type SarketabEntry = BirthEntry & { name: string; motherName: string; religion: Religion | '' };
