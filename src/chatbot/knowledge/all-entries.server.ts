import { requireTelling } from '#src/methods/tarot/deck/decks.ts';
import { symbolKnowledge } from '#src/readings/dreams/knowledge.server.ts';
import { type KnowledgeEntry, withTellings } from '#src/words/knowledge.ts';
import { account } from './entries/account.server.ts';
import { beliefs } from './entries/beliefs.server.ts';
import { cards } from './entries/cards.server.ts';
import { days } from './entries/days.server.ts';
import { dreams } from './entries/dreams.server.ts';
import { emblems } from './entries/emblems.server.ts';
import { figures } from './entries/figures.server.ts';
import { hoopoe } from './entries/hoopoe.server.ts';
import { methods } from './entries/methods.server.ts';
import { numbers } from './entries/numbers.server.ts';
import { people } from './entries/people.server.ts';
import { poets } from './entries/poets.server.ts';
import { signs } from './entries/signs.server.ts';
import { stories } from './entries/stories.server.ts';
import { tests } from './entries/tests.server.ts';
import { minorArcana } from './minor-arcana.server.ts';
import { personalityTypes } from './personality-types.server.ts';

/** The trumps stand first among the cards, in the order of their numbers; upside down the deck tells of them. */
const cardsWithReversed = cards.map((entry, id) =>
	entry.kind === 'card'
		? withTellings(entry, (telling, language) => ({ ...telling, reversed: requireTelling(language, id).reversed }))
		: entry,
);

/** Everything that the guide knows. */
export const allEntries: readonly KnowledgeEntry[] = [
	...people,
	...poets,
	...figures,
	...cardsWithReversed,
	...minorArcana,
	...stories,
	...methods,
	...signs,
	...beliefs,
	...emblems,
	...numbers,
	...days,
	...tests,
	...personalityTypes,
	...dreams,
	...symbolKnowledge,
	...hoopoe,
	...account,
];
