import { wholeDecks } from '#src/methods/tarot/deck/decks.ts';
import { factsOf, type TarotFacts } from './facts.ts';
import type { TarotRequest } from './request.ts';

/** The facts of a spread, with the names and meanings of its language. */
export const tarotFacts = (request: TarotRequest): TarotFacts => factsOf(request, wholeDecks[request.language]);
