import { type Composing, nameOf } from './telling.server.ts';
import type { RankedFact } from './thesis.ts';

/** A fact of the whole spread as it bears on the two cards of its thesis, `x` and `y`. */
export function notable(composing: Composing, fact: RankedFact, x: string, y: string): string {
	const { words, facts, told, say, number, language } = composing;
	const nameAt = (index = -1) => told[index]?.name ?? '';
	switch (fact.kind) {
		case 'arc': {
			const [first = 0, ...rest] = facts.arc?.numbers ?? [];
			const last = rest.pop() ?? 0;
			const middle = fact.key === 'valley' ? Math.min(...rest) : Math.max(...rest);
			return say(words.arcs[fact.key], { x, y, first: number(first), last: number(last), middle: number(middle) });
		}
		case 'triad':
			return say(words.triads[fact.key], { name: nameAt(facts.triad?.cards[1]) });
		case 'missing':
		case 'dominant':
			return say(words[fact.kind][fact.key], { x, y });
		case 'quintessence':
			return say(words.quintessence, { x, y, name: nameOf(words, facts.quintessence, language) });
		case 'loneUpright':
		case 'loneReversed':
		case 'home':
			return say(words[fact.kind], { x, y, name: nameAt(fact.card) });
		case 'number':
			return say(words.minor.numbers[fact.key], { x: nameAt(fact.cards[0]), y: nameAt(fact.cards[1]) });
		case 'rank':
			return say(words.minor.ranks[fact.key], { x: nameAt(fact.cards[0]), y: nameAt(fact.cards[1]) });
		case 'suit':
			return say(words.minor.suits[fact.key], { x: nameAt(fact.card), count: number(fact.count) });
		case 'noSuit':
			return say(words.minor.noSuit[fact.key], { x, y });
		case 'manyTrumps':
		case 'manyCourts':
			return say(words.minor[fact.kind], { x, y, count: number(fact.count) });
		case 'noTrump':
			return say(words.minor.noTrump, { x, y });
		default:
			return say(words[fact.kind], { x, y });
	}
}
