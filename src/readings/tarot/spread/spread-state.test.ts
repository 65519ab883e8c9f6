import { describe, expect, it } from 'vitest';
import { type SpreadEvent, type SpreadState, spreadState } from './spread-state.ts';

const choose: SpreadEvent = { type: 'choose', size: 3, kind: 'trumps' };
const cut: SpreadEvent = { type: 'cut', share: 0.5 };
const rest: SpreadEvent = { type: 'rest' };
const deck = Array.from({ length: 22 }, (_, id) => ({ id, reversed: id % 2 === 1 }));
const deal: SpreadEvent = { type: 'deal', deck };
const fail: SpreadEvent = { type: 'fail' };
const complete: SpreadEvent = { type: 'complete' };
const pick = (place: number): SpreadEvent => ({ type: 'pick', place });
const turn = (place: number): SpreadEvent => ({ type: 'turn', place });

const reached = (...events: SpreadEvent[]) => events.reduce(spreadState, { step: 'choosing' } as SpreadState);
const three = [choose, rest, deal, pick(4), pick(0), pick(9)];

describe('a spread goes', () => {
	it.each<[string, SpreadEvent[], object]>([
		['to the shuffle', [choose], { step: 'shuffling', size: 3, kind: 'trumps', lifted: null }],
		['on with the deck cut', [choose, cut], { step: 'shuffling', lifted: 11 }],
		['on with one card lifted at least', [choose, { type: 'cut', share: 0 }], { lifted: 1 }],
		['on with one card left at least', [choose, { type: 'cut', share: 1 }], { lifted: 21 }],
		['to the deck at rest', [choose, rest], { step: 'shuffling', resting: true }],
		['on with a deck that is cut at rest', [choose, rest, cut], { resting: true, lifted: 11 }],
		['back to the choice when the cards did not come', [choose, fail], { step: 'choosing', failed: true }],
		['from there to another shuffle', [choose, fail, choose], { step: 'shuffling', lifted: null }],
		['to the deck on the table', [choose, rest, deal], { step: 'picking', deck, picks: [] }],
		['on with a card picked, face down', [choose, deal, pick(3)], { picks: [{ id: 3, place: 3, revealed: false }] }],
		['on with that card turned', [choose, deal, pick(3), turn(3)], { picks: [{ id: 3, place: 3, revealed: true }] }],
		[
			'on with only the card turned that is meant',
			[choose, deal, pick(3), pick(5), turn(5)],
			{
				picks: [
					{ place: 3, revealed: false },
					{ place: 5, revealed: true },
				],
			},
		],
		['on until all are picked, in their order', three, { step: 'picking', picks: [{ id: 4 }, { id: 0 }, { id: 9 }] }],
		['to its end', [...three, complete], { step: 'complete', size: 3, picks: [{ id: 4 }, { id: 0 }, { id: 9 }] }],
		['over from its end', [...three, complete, choose], { step: 'shuffling', lifted: null }],
	])('%s', (_what, events, state) => {
		expect(reached(...events)).toMatchObject(state);
	});

	it('with the cards that were lifted below the others', () => {
		const state = reached(choose, cut, rest, deal);
		expect('deck' in state && state.deck.map(({ id }) => id)).toEqual([
			...deck.slice(11).map(({ id }) => id),
			...deck.slice(0, 11).map(({ id }) => id),
		]);
	});
});

describe('what does not belong to a state changes nothing:', () => {
	it.each<[string, SpreadEvent[], SpreadEvent]>([
		['a cut before a spread is chosen', [], cut],
		['a card dealt before a spread is chosen', [], deal],
		['a second cut', [choose, cut], { type: 'cut', share: 0.2 }],
		['a second rest', [choose, rest], rest],
		['a pick during the shuffle', [choose], pick(1)],
		['a cut on the table', [choose, deal], cut],
		['cards that did not come, when they are dealt already', [choose, deal], fail],
		['a card that is not there', [choose, deal], pick(22)],
		['a card that was picked already', [choose, deal, pick(1)], pick(1)],
		['a fourth card of three', three, pick(1)],
		['an end before all are picked', [choose, deal, pick(1)], complete],
		['a turn after the end', [...three, complete], turn(4)],
		['a pick after the end', [...three, complete], pick(1)],
	])('%s', (_what, before, event) => {
		const state = reached(...before);
		expect(spreadState(state, event)).toBe(state);
	});
});
